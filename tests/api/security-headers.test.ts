import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportOrders, subscribeToAllOrders } from '../../contracts/admin-orders.ts';
import { createProduct, listProducts } from '../../contracts/catalogue.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { getInvoice, placeOrder } from '../../contracts/orders.ts';
import { uploadImage } from '../../contracts/uploads.ts';
import { createApp } from '../../server/app.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const build: ServerBuild = await import(/* @vite-ignore */ file.href);
const shop = await openShop({ publicUrl: 'https://shop.example' }, async () => build, { seeded: true });
const { app, deps, call, admin, addCustomer } = shop;
const plain = createApp(
  { ...deps, config: { ...deps.config, publicUrl: 'http://localhost:3000' } },
  async () => build,
);

type Target = Pick<Hono, 'request'>;
/** The requests to check, by kind of answer. */
const asked: Record<string, (target: Target) => Response | Promise<Response>> = {
  'the health': (target) => target.request('/healthz'),
  'a public call': (target) => target.request('/api/products'),
  'a refused call': (target) => target.request('/api/auth/profile'),
  'an unknown call': (target) => target.request('/api/nothing'),
  'a call that is no JSON': (target) => target.request('/api/auth/login', { method: 'POST', body: '{' }),
  'the description of the API': (target) => target.request('/api/openapi.json'),
  'a file that is not there': (target) => target.request('/assets/nothing.js'),
  'an image that is not there': (target) => target.request('/media/nothing.webp'),
  'the service worker': (target) => target.request('/sw.js'),
  'the manifest': (target) => target.request('/manifest.webmanifest'),
  'the icon': (target) => target.request('/favicon.ico'),
  'what robots may read': (target) => target.request('/robots.txt'),
  'the map of pages': (target) => target.request('/sitemap.xml'),
  'an image to share': (target) => target.request('/share/en.jpg'),
  'data of a page': (target) => target.request('/_.data'),
  'a page that was asked for in a wrong way': (target) => target.request('/', { method: 'DELETE' }),
  'a redirect': (target) => target.request('/products'),
  'a redirect by a cookie': (target) => target.request('/cart', { headers: { Cookie: 'language=ar' } }),
};

const documents: Record<string, (target: Target) => Response | Promise<Response>> = {
  'a page': (target) => target.request('/'),
  'a page that is not there': (target) => target.request('/no/such/page'),
  'the page of the API': (target) => target.request('/api/docs'),
};

beforeAll(async () => {
  const token = await admin();
  const customer = await addCustomer();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8c1d2f' } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)]);
  const { image } = await call(uploadImage, { file }, { token });
  const product = await call(
    createProduct,
    { name: { en: 'Jar', ar: 'مرطبان' }, price: 1, category: 'dairy', store: 'mouneh', image },
    { token },
  );
  const order = await call(placeOrder, orderOf(itemOf(product)), customer);
  const as = (who: string) => ({ headers: { Authorization: `Bearer ${who}` } });
  const drawing = (await call(listProducts, { limit: 1 })).items[0];
  asked['a photograph'] = (target) => target.request(product.image);
  asked['a smaller photograph'] = (target) => target.request(product.image.replace('.webp', '-160.avif'));
  asked['a drawing'] = (target) => target.request(drawing?.image ?? '');
  asked['an invoice'] = (target) =>
    target.request(`/api${getInvoice.path.replace('{id}', order.id)}`, as(customer.token));
  asked['a table of orders'] = (target) => target.request(`/api${exportOrders.path}`, as(token));
  asked['a stream of events'] = (target) => target.request(`/api${subscribeToAllOrders.path}`, as(token));
});

const directivesOf = (response: Response): Map<string, string[]> =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** The headers of every answer, whatever its kind. */
function expectClosed(response: Response, what: string): void {
  const policy = directivesOf(response);
  expect(response.headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(policy.get('frame-ancestors'), what).toEqual(["'none'"]);
  expect(policy.get('default-src')?.join(), what).toMatch(/^'(none|self)'$/);
  expect(response.headers.get('content-security-policy'), what).not.toMatch(/unsafe-(inline|eval|hashes)|\*/);
  expect(response.headers.get('access-control-allow-origin'), what).toBeNull();
  expect(response.headers.get('x-powered-by'), what).toBeNull();
  expect(response.headers.get('server'), what).toBeNull();
  expect(response.headers.get('set-cookie'), what).toBeNull();
}

describe('every kind of answer', () => {
  test('is closed to other sites, and of its own type alone', async () => {
    for (const [what, ask] of Object.entries({ ...asked, ...documents })) {
      const response = await ask(app);
      expectClosed(response, what);
      const isForAll = what === 'an image to share';
      expect(response.headers.get('cross-origin-resource-policy'), what).toBe(
        isForAll ? 'cross-origin' : 'same-origin',
      );
      await response.body?.cancel();
    }
  });

  test('asks browsers to come by HTTPS from now on, unless the shop has a plain address', async () => {
    for (const [what, ask] of Object.entries({ ...asked, ...documents })) {
      const [safe, open] = [await ask(app), await ask(plain)];
      expect(safe.headers.get('strict-transport-security'), what).toBe('max-age=63072000; includeSubDomains');
      expect(open.headers.get('strict-transport-security'), what).toBeNull();
      await Promise.all([safe.body?.cancel(), open.body?.cancel()]);
    }
  });

  test('that is a document keeps its window, the address it came from and the machine to itself', async () => {
    for (const [what, ask] of Object.entries(documents)) {
      const { headers } = await ask(app);
      expect(headers.get('content-type'), what).toMatch(/^text\/html/);
      expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin');
      expect(headers.get('referrer-policy'), what).toBe('same-origin');
      for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
        expect(headers.get('permissions-policy'), what).toContain(`${power}=()`);
      }
    }
  });

  test('that is an image cannot run or load anything, opened by itself', async () => {
    for (const what of ['a drawing', 'a photograph', 'a smaller photograph']) {
      const response = (await asked[what]?.(app)) as Response;
      expect(response.headers.get('content-type'), what).toMatch(/^image\//);
      expect([...directivesOf(response).keys()], what).toEqual(['default-src', 'frame-ancestors', 'sandbox']);
    }
  });

  test('that says again what is known leaves its policy as it was', async () => {
    const first = await app.request('/sw.js');
    expect(directivesOf(first).get('connect-src')).toEqual(["'self'"]);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await app.request('/sw.js', { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });
});

/** Every page that web/routes.ts has, in both languages. */
const pages = [
  ...new Set(
    Object.values(build.routes).flatMap((route) =>
      route?.path && route.path !== 'ar' && route.path !== '*'
        ? [`/${route.path.replace(/^ar\//, '').replace(/:\w+/g, 'labneh-balls-in-olive-oil')}`]
        : [],
    ),
  ),
  '/',
  '/products?store=mouneh',
  '/products?store=cilka&view=list',
  '/products?store=mouneh&q=zzzzqqq',
].flatMap((path) => [path, pathInLanguage(path, 'ar')]);

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test.each(pages)(
    '%s lets run what stands in it and nothing else, and no style stands in it',
    async (path) => {
      const response = await app.request(path);
      const isRedirect = [301, 302].includes(response.status);
      if (isRedirect) return expect(response.headers.get('location')).toMatch(/^\/(?!\/)/);
      const html = await response.text();
      const policy = directivesOf(response);
      const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes]) => !/\bsrc=|ld\+json/.test(attributes ?? ''),
      );
      const hashes = new Set(scripts.map(([, , script]) => digest(script ?? '')));
      expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...hashes]));
      expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('style-src')).toBeUndefined();
      expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['default']);
    },
  );

  test('lets images of plain addresses in where the shop has one itself', async () => {
    expect(directivesOf(await plain.request('/')).get('img-src')).toEqual(["'self'", 'data:', 'http:']);
  });

  test('of the API’s description lets its own style in and nothing else', async () => {
    const response = await app.request('/api/docs');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
    const policy = directivesOf(response);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual([digest(style)]);
    expect(policy.get('script-src')).toBeUndefined();
  });

  test('is laxer for those who change the pages, and for nobody else', async () => {
    const development = createApp(deps, async () => build, new Hono());
    expect(directivesOf(await development.request('/')).get('style-src')).toContain("'unsafe-inline'");
  });
});
