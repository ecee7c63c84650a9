import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forgotPassword, login, register, resetPassword, updateProfile } from '../../contracts/accounts.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { subscribe, unsubscribeNewsletter } from '../../contracts/newsletter.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { linkIn, receive } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);
let shown = build;
const shop = await openShop({}, async () => shown, { mail: true });
const { app, db, deps, log, logged, call, send, admin, addProduct } = shop;
const product = await addProduct({ name: { en: 'Sumac', ar: 'سمّاق' } });

/** The log lines of requests since `from`. */
const requestsSince = (from: number) =>
  log
    .slice(from)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.startsWith('request'));

/** Makes a request; returns the answer with its log line. */
async function lineOf(path: string, init: RequestInit = {}) {
  const from = log.length;
  const answer = await app.request(path, init);
  const lines = requestsSince(from);
  expect(lines).toHaveLength(1);
  return { answer, line: lines[0], body: await answer.text() };
}

describe('a request has one line', () => {
  test.each([
    ['GET', '/api/products?q=secret+search', 200, '/api/products'],
    ['GET', `/api/products/${product.id}`, 200, '/api/products/{id}'],
    ['GET', '/api/nothing/salma@secret.example', 404, '/api/*'],
    ['POST', '/api/auth/login', 400, '/api/auth/login'],
    ['GET', '/products?store=mouneh&q=secret+search', 200, '/products'],
    ['GET', '/ar/products?store=mouneh&q=secret', 200, '/ar/products'],
    ['GET', `/products/${product.slug}`, 200, '/products/{slug}'],
    ['GET', `/ar/Products/${product.slug}/`, 200, '/ar/products/{slug}'],
    ['GET', '/products/salma@secret.example', 404, '/products/{slug}'],
    ['GET', '/products.data?store=mouneh&q=secret', 200, '/products.data'],
    ['GET', '/_.data', 200, '/.data'],
    ['GET', '/newsletter/leave/secret-token', 200, '/newsletter/leave/{token}'],
    ['GET', '/ar/o/secret-token', 404, '/ar/o/{token}'],
    ['GET', '/admin/products/new', 200, '/admin/products/new'],
    ['GET', '/ar/admin/orders/secret-order', 200, '/ar/admin/orders/{id}'],
    ['GET', '/salma@secret.example', 404, '/*'],
    ['GET', '/ar/secret/place', 404, '/ar/*'],
    // No pattern of the router matches a line break.
    ['GET', '/secret%0Aplace', 404, '/*'],
    ['GET', '/ar/secret%0Aplace', 404, '/*'],
    ['GET', '/sitemaps/products-17.xml', 404, '/sitemaps/{file}'],
    ['GET', '/share/en/no-secret.jpg', 404, '/share/{language}/{file}'],
    ['GET', '/media/secret.webp', 404, '/media/*'],
    ['POST', '/products/secret', 405, '/*'],
    ['TRACEROUTE', '/secret', 405, '/*'],
  ])('%s %s is told as %i by its pattern %s', async (method, path, status, route) => {
    const { line, body } = await lineOf(path, { method });
    const level = status < 400 ? 30 : 40;
    const told = { level, status, route, method: method === 'TRACEROUTE' ? 'OTHER' : method, msg: 'request' };
    expect(line).toEqual({
      ...told,
      time: expect.any(Number),
      ms: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(JSON.stringify(line)).not.toMatch(/secret|salma/i);
    if (status === 200) expect(body).not.toContain(line.requestId);
  });

  test.each(['/healthz', '/readyz', '/favicon.svg', '/sw.js'])(
    'that nobody needs to see for %s',
    async (path) => {
      const { line, answer } = await lineOf(path);
      expect([answer.status, line.level]).toEqual([200, 20]);
    },
  );

  test('and its answer says which it is', async () => {
    for (const path of ['/api/products', '/about', '/healthz', '/nothing', '/favicon.svg']) {
      const { answer, line } = await lineOf(path);
      expect(answer.headers.get('x-request-id')).toBe(line.requestId);
    }
  });
});

test('a method that changes something is refused for pages, which change nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await app.request('/contact', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

describe('a request id from outside', () => {
  const given = '7f1c0a52-6b1f-4f0e-9d4b-0f4f7f0e9a11';
  const ask = async (requestId: string) =>
    (await lineOf('/healthz', { headers: { 'X-Request-Id': requestId } })).line.requestId;

  test('is not taken from anybody', async () => {
    expect(await ask(given)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  test('is taken from a trusted proxy if it is one', async () => {
    deps.config.trustProxy = true;
    try {
      expect(await ask(given)).toBe(given);
      for (const wrong of ['0791234567', 'salma@secret.example', 'x'.repeat(65), '{"level":60}', 'a b'])
        expect(await ask(wrong)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    } finally {
      deps.config.trustProxy = false;
    }
  });
});

describe('a page that fails', () => {
  // A new version of the catalogue, for which nothing is cached.
  beforeEach(async () => {
    await db.execute(sql`update catalogue_version set version = version + 1`);
    await deps.catalogueVersion.refresh();
    await db.execute(sql`alter table products rename column price_qirsh to lost`);
  });
  const repair = () => db.execute(sql`alter table products rename column lost to price_qirsh`);

  test.each([
    ['/products?store=mouneh', 'Error reference:'],
    ['/ar/products?store=mouneh', 'الرقم المرجعي للخطأ:'],
  ])('%s shows its number, which the log has with the cause', async (path, words) => {
    const { answer, line, body } = await lineOf(path).finally(repair);
    logged.length = 0;
    expect(answer.status).toBe(500);
    expect(line).toMatchObject({
      level: 50,
      msg: 'request failed',
      code: '42703',
      route: path.split('?')[0],
    });
    expect(line.stack).toMatch(/^\s+at /);
    expect(body.replace(/<!--.*?-->/g, '')).toContain(`${words} <bdi dir="ltr">${line.requestId}</bdi>`);
    expect(answer.headers.get('x-request-id')).toBe(line.requestId);
  });

  test('or makes do without what it lacks has the cause in its line all the same', async () => {
    const { answer, line, body } = await lineOf('/').finally(repair);
    logged.length = 0;
    expect(answer.status).toBe(200);
    expect(line).toMatchObject({ level: 50, status: 200, route: '/', code: '42703' });
    expect(body).not.toContain(line.requestId);
  });
});

test.each([
  ['/about', '<html lang="en" dir="ltr">', 'Something went wrong'],
  ['/ar/about', '<html lang="ar" dir="rtl">', 'حدث خطأ'],
])(
  'when not even the page for faults can be drawn, %s says so in the reader’s language',
  async (path, ...parts) => {
    const { module } = build.entry;
    const fail = () => Promise.reject(new Error('the pen is broken'));
    shown = { ...build, entry: { module: { ...module, default: fail } } };
    const { answer, line, body } = await lineOf(path);
    shown = build;
    logged.length = 0;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    for (const part of [...parts, `<bdi dir="ltr">${line.requestId}</bdi>`]) expect(body).toContain(part);
  },
);

test('the log of a whole journey names nobody, and holds no password, token or address', async () => {
  const [email, password, second] = ['salma@secret.example', 'a jar of secret olives', 'a newer secret jar'];
  const person = { name: 'Secret Salma', phone: '0791234567' };
  const { token } = await call(register, { name: person.name, email, password });
  await send(login, { email, password: 'not the secret password' });
  await send(login, { email: 'nobody@secret.example', password });
  await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"email":"${email}","password":"${password}`,
  });
  await call(updateProfile, { phone: person.phone, address: 'Secret Street 12' }, { token });
  const order = {
    ...orderOf(itemOf(product)),
    customer_name: person.name,
    customer_email: email,
    shipping_address: {
      street: 'Secret Street 12',
      city: 'Secret City',
      country: 'Jordan',
      phone: person.phone,
    },
  };
  await call(placeOrder, order, { token });
  await send(placeOrder, { ...order, items: [] }, { token });
  await call(sendMessage, { ...person, email, subject: 'product', message: 'Call me in Secret Street' });
  await call(subscribe, { email, language: 'en' });
  await call(forgotPassword, { email, language: 'en' });
  const [welcome, reset] = [
    await receive(deps, 'newsletter-welcome', email),
    await receive(deps, 'password-reset', email),
  ];
  const leave = linkIn(welcome, '/newsletter/leave/').split('/').at(-1) ?? '';
  const resetToken = linkIn(reset, '/reset-password#').split('#').at(-1) ?? '';
  await app.request(`/newsletter/leave/${leave}`);
  await call(unsubscribeNewsletter, { token: leave });
  await send(resetPassword, { token: 'a-secret-that-is-too-old', password: second });
  await call(resetPassword, { token: resetToken, password: second });
  await app.request(`/ar/products?store=mouneh&q=${encodeURIComponent('هدية إلى سلمى secret')}`, {
    headers: {
      Cookie: 'name=Secret%20Salma',
      Referer: `https://shop.example/?${email}`,
      'User-Agent': email,
    },
  });
  const asAdmin = { headers: { Authorization: `Bearer ${await admin()}` } };
  await app.request(`/api/admin/users?q=${encodeURIComponent(email)}`, asAdmin);
  await app.request(`/api/products/${encodeURIComponent(email)}`, asAdmin);

  const again = await call(login, { email, password: second });
  await db.execute(sql`alter table order_items rename column quantity to lost`);
  expect((await send(placeOrder, order, { token: again.token })).status).toBe(500);
  await db.execute(sql`alter table users rename column address to lost`);
  expect((await send(login, { email, password: second })).status).toBe(500);
  const fresh = { name: person.name, email: `other-${email}`, password };
  expect((await send(register, fresh)).status).toBe(500);
  // Mails that are due now fail as well, and are retried.
  const failed = logged.splice(0).filter((line) => JSON.parse(line).msg === 'request failed');
  expect(failed).toHaveLength(3);

  const adminToken = asAdmin.headers.Authorization.slice('Bearer '.length);
  for (const line of log) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(line).not.toMatch(/secret|salma|سلمى|791234567|\w@\w|%|Bearer/i);
    for (const hidden of [token, again.token, adminToken, resetToken, leave])
      expect(line).not.toContain(hidden);
  }
});

afterAll(() => {
  expect(log.length).toBeGreaterThan(40);
});
