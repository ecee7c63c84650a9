import type { Request } from 'playwright-core';
import type { ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { type Language, pathInLanguage } from '../../contracts/language.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });
const seller = await ensureFirstAdmin(deps);
const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);

let token = '';
/** An example for each page with a parameter, by the page's path before the parameter. */
const shown: Record<string, string> = { '/newsletter/leave': 'no-such-letter', '/admin/legal': 'terms' };

async function ask<Data>(method: string, path: string, body?: object): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  const { data, error } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${error}`);
  return data;
}

/** A separate session: pages renew theirs. */
async function login(): Promise<string> {
  const { email, password } = seller;
  return (await ask<{ token: string }>('POST', '/auth/login', { email, password })).token;
}

/** The seller has ordered and written as a customer, so that every page of the admin has content. */
beforeAll(async () => {
  token = await login();
  const [product] = await ask<Product[]>('GET', '/products?limit=1');
  if (!product) throw new Error('the shop is empty');
  const item = { product_id: product.id, quantity: 2, price: product.price };
  const order = await ask<{ id: string }>('POST', '/orders', orderOf(item));
  await ask('POST', '/contact', {
    name: 'Salma',
    email: seller.email,
    subject: 'order',
    message: 'Where is it?',
  });
  const first = async (path: string) => (await ask<{ id: string }[]>('GET', path))[0]?.id ?? '';
  Object.assign(shown, {
    '/products': product.slug,
    '/admin/orders': order.id,
    '/admin/customers': await first('/admin/users'),
    '/admin/messages': await first('/admin/messages'),
    '/admin/products': product.id,
    '/admin/categories': await first('/admin/categories'),
  });
});

/** Every page of web/routes.ts, in English. */
const pages = [
  ...new Set([
    '/',
    '/products?store=mouneh',
    ...Object.values(build.routes).flatMap((route) =>
      route?.path && !/^ar(\/|$)/.test(route.path) ? [`/${route.path.replace('*', 'no/such/page')}`] : [],
    ),
  ]),
];
/** Pages that differ with a session. */
const ownPages = /^\/(admin|cart|checkout|favorites|orders|profile|confirm-email|contact|$)/;
const fill = (page: string) =>
  page.replace(/^(.*)\/:\w+$/, (_, before: string) => `${before}/${shown[before] ?? 'nothing'}`);

/** Records the requests of a visitor that leave the shop. */
function watchTheDoor({ context }: Visitor): Request[] {
  const leaving: Request[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== base && !['data:', 'blob:'].includes(protocol)) leaving.push(request);
  });
  return leaving;
}

const addressesOf = (requests: Request[]) => requests.map((request) => request.url());

/** Visits the pages of accounts and of the admin, or as a guest every page except the admin's. */
async function visitAll(
  language: Language,
  isSeller: boolean,
): Promise<{ left: string[]; broken: string[] }> {
  const visitor = await openVisitor(browser(), base, { language, serviceWorkers: 'allow' });
  const { page } = visitor;
  visitor.expected.push('404');
  const leaving = watchTheDoor(visitor);
  const broken: string[] = [];
  const own = isSeller ? await login() : null;
  if (own) await page.addInitScript(keepSession, own);
  for (const path of pages.filter((one) => (isSeller ? ownPages.test(one) : !one.startsWith('/admin')))) {
    await page.goto(base + pathInLanguage(fill(path), language));
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    // Some pages redirect to another one first.
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor({ timeout: 5_000 }).catch(() => broken.push(path));
  }
  return { left: addressesOf(leaving), broken };
}

describe('no page asks anybody but the shop for anything', () => {
  test('there are pages to look at', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages).toContain('/admin/orders/:id');
  });

  test.each([
    ['the seller, whose own are the account, orders and the shop admin', 'en', true],
    ['a guest', 'ar', false],
  ] as const)('for %s, in %s', { timeout: 180_000 }, async (_, language, isSeller) => {
    expect(await visitAll(language, isSeller)).toEqual({ left: [], broken: [] });
  });
});

test('an image that the seller has named by its address elsewhere is fetched there, and learns nothing of who looks', async () => {
  const image = 'https://images.example/jar.jpg';
  const [product] = await ask<Product[]>('GET', '/products?store=cilka&limit=1');
  if (!product) throw new Error('the shop is empty');
  await ask('PUT', `/products/${product.id}`, { image, category: product.category });
  const visitor = await openVisitor(browser(), base);
  await visitor.context.route('https://images.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const leaving = watchTheDoor(visitor);
  await visitor.visit(`/products/${product.slug}`);
  await expect.poll(() => leaving.length).toBeGreaterThan(0);
  expect([...new Set(addressesOf(leaving))]).toEqual([image]);
  for (const request of leaving) {
    const headers = await request.allHeaders();
    expect(headers.referer).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  }
});

test('what gets into a page in the browser cannot become code, style or another site’s frame', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page } = visitor;
  visitor.expected.push('Content Security Policy', 'TrustedHTML', 'TrustedScript', 'Trusted Type');
  await visitor.visit('/about');
  const outcome = await page.evaluate(async () => {
    const refused: string[] = [];
    const violated = new Set<string>();
    const wanted = [
      'style-src-attr',
      'style-src-elem',
      'frame-src',
      'connect-src',
      'require-trusted-types-for',
    ];
    const allRefused = new Promise<void>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violated.add(effectiveDirective);
        if (wanted.every((directive) => violated.has(directive))) resolve();
      });
    });
    const attempt = (name: string, act: () => void) => {
      try {
        act();
      } catch {
        refused.push(name);
      }
    };
    const make = (name: string) => document.body.appendChild(document.createElement(name));
    attempt('markup', () => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran=true">');
    });
    attempt('script text', () => {
      (make('script') as HTMLScriptElement).text = 'window.ran=true';
    });
    attempt('script address', () => {
      (make('script') as HTMLScriptElement).src = '/assets/other.js';
    });
    attempt('worker', () => new Worker('/assets/other.js'));
    attempt('handler', () => make('div').setAttribute('onclick', 'window.ran=true'));
    attempt('eval', () => setTimeout('window.ran=true', 0));
    make('p').setAttribute('style', 'position: fixed');
    make('style').textContent = 'body { display: none }';
    (make('iframe') as HTMLIFrameElement).src = 'https://elsewhere.example/';
    await fetch('https://elsewhere.example/').catch(() => refused.push('fetch'));
    await allRefused;
    return {
      refused,
      ran: 'ran' in window,
      isHidden: getComputedStyle(document.body).display === 'none',
      position: getComputedStyle(document.querySelector('body > p:last-of-type') as Element).position,
    };
  });
  expect(outcome.refused).toEqual([
    'markup',
    'script text',
    'script address',
    'worker',
    'handler',
    'eval',
    'fetch',
  ]);
  expect(outcome).toMatchObject({ ran: false, isHidden: false, position: 'static' });
});
