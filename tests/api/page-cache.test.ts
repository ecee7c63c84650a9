import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cacheablePages, routesOf } from '../../contracts/cacheable-pages.ts';
import { updateProduct } from '../../contracts/catalogue.ts';
import { languages, pathInLanguage } from '../../contracts/language.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { endpoints } from '../../server/api.ts';
import { openBus } from '../../server/database/bus.ts';
import { subscribeToCatalogueVersion } from '../../server/database/catalogue-version.ts';
import { publicCacheKeys } from '../../server/http/cache/cache-key.ts';
import { createPageCache } from '../../server/http/cache/page-cache.ts';
import { openShop } from '../support/empty-shop.ts';

const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);
const shop = await openShop({}, async () => build);
const { app, deps, db, call, admin, addProduct, addCustomer } = shop;

/** Requests that the shop rendered, past the cache. */
const rendered: string[] = [];
beforeEach(() => {
  rendered.length = 0;
});

/** An instance of the shop with its own cache; returns functions that request it. */
async function openInstance(version: () => number | null, render = app.fetch) {
  const cache = createPageCache({
    render: (request) => {
      rendered.push(request.url.replace('http://shop', ''));
      return render(request);
    },
    cacheKeyOf: publicCacheKeys(endpoints),
    version,
    counts: deps.vitals.pageCache,
  });
  const server = createServer(cache(getRequestListener(app.fetch)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }>(
      (resolve, reject) => {
        const sent = ask(
          { port, path, method, headers: { Connection: 'close', ...headers } },
          async (answer) => {
            const bytes = Buffer.concat(await answer.toArray());
            const { statusCode: status = 0, headers } = answer;
            resolve({ status, headers, bytes, text: bytes.toString() });
          },
        );
        sent.on('error', reject).end();
      },
    );
}

const get = await openInstance(deps.catalogueVersion.current);
const listening = () => expect.poll(deps.catalogueVersion.current).not.toBeNull();

test('a public answer is made once, for however many ask at once and after', async () => {
  await addProduct();
  await listening();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/products')));
  await get('/api/products');
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(rendered).toEqual(['/api/products']);
});

test('a page, its data and its search in another order of parameters are each made once; strange parameters are left out', async () => {
  await addProduct({ name: { en: 'Sumac', ar: 'سمّاق' }, store: 'mouneh' });
  await listening();
  await get('/ar/products?store=mouneh&q=sumac&utm_source=mail');
  await get('/ar/products?q=sumac&store=mouneh&fbclid=1');
  await get('/about?a=1');
  await get('/about?b=2');
  await get('/about.data?b=2');
  await get('/_.data?c=3');
  await get('/_.data?d=4');
  expect(rendered).toEqual(['/ar/products?store=mouneh&q=sumac', '/about', '/about.data', '/_.data']);
});

test('data asked for by the names of their routes are made once, and passed on unkept when a name is invented', async () => {
  await listening();
  await get('/ar/about.data?_routes=ar%3Aabout,root');
  await get('/ar/about.data?_routes=root,ar%3Aabout,root&a=1');
  expect(rendered).toEqual(['/ar/about.data?_routes=root%2Car%3Aabout']);
  expect((await get('/ar/about.data?_routes=root,en:about')).status).toBe(200);
  expect((await get(`/ar/about.data?_routes=${'('.repeat(9_000)}`)).status).toBe(200);
  expect(rendered).toHaveLength(1);
});

test('data may name the routes of its page and no others', () => {
  for (const page of Object.keys(cacheablePages)) {
    for (const language of languages) {
      const known = routesOf(page, language);
      const lineage: string[] = [];
      for (let id = known.at(-1); id; id = build.routes[id]?.parentId) lineage.unshift(id);
      expect(known, page).toEqual(expect.arrayContaining(lineage));
      const path = lineage.map((id) => build.routes[id]?.path).filter(Boolean);
      expect(`/${path.join('/')}`.replace(/:(\w+)/, '{$1}')).toBe(pathInLanguage(page, language));
    }
  }
});

test('an address beyond a kilobyte, where to go after a login, and a list of ids are answered and not kept', async () => {
  await listening();
  for (const path of [
    '/login?next=%2Fcart',
    '/ar/signup.data?next=%2Far%2Fcart',
    '/api/products?ids=00000000-0000-4000-8000-000000000000',
    `/store-selection?category=${'%D8'.repeat(400)}`,
  ])
    expect((await get(path)).status, path).toBe(200);
  expect(rendered).toEqual([]);
  expect((await get('/login?next=%2Fcart')).text).toContain('/signup?next=%2Fcart');
});

test('who changes a price or the fee reads the change at once', async () => {
  const product = await addProduct({ name: { en: 'Freekeh', ar: 'فريكة' }, price: 4 });
  const token = await admin();
  await listening();
  expect((await get(`/products/${product.slug}`)).text).toContain('"price":"4.00"');
  await call(updateProduct, { id: product.id, category: 'shelf', price: 4.75, version: 1 }, { token });
  expect((await get(`/products/${product.slug}`)).text).toContain('"price":"4.75"');
  expect((await get(`/api/products/${product.id}`)).text).toContain('4.75');

  await get('/api/settings/delivery_fee');
  await call(setDeliveryFee, { amount: 2.25 }, { token });
  expect(JSON.parse((await get('/api/settings/delivery_fee')).text).data).toEqual({ delivery_fee: 2.25 });
});

test('another instance and a change by hand in the database are heard of', async () => {
  const product = await addProduct({ name: { en: 'Olives', ar: 'زيتون' }, price: 3 });
  const bus = openBus(db);
  const version = subscribeToCatalogueVersion(db, bus);
  const other = await openInstance(version.current);
  await expect.poll(version.current).not.toBeNull();
  expect((await other(`/api/products/${product.id}`)).text).toContain('"price":3,');
  await call(
    updateProduct,
    { id: product.id, category: 'shelf', price: 3.5, version: 1 },
    { token: await admin() },
  );
  await expect.poll(async () => (await other(`/api/products/${product.id}`)).text).toContain('"price":3.5,');
  await db.execute(sql`update products set price_qirsh = 375 where id = ${product.id}`);
  await expect.poll(async () => (await other(`/api/products/${product.id}`)).text).toContain('"price":3.75,');
  await Promise.all([version.close(), bus.close()]);
});

test('an instance that cannot hear of changes keeps nothing until it can again', async () => {
  const bus = openBus(db);
  const version = subscribeToCatalogueVersion(db, bus);
  const deaf = await openInstance(version.current);
  await expect.poll(version.current).not.toBeNull();
  await deaf('/api/categories');
  await deaf('/api/categories');
  expect(rendered).toHaveLength(1);
  await bus.close();
  await expect.poll(version.current).toBeNull();
  expect((await deaf('/api/categories')).status).toBe(200);
  expect(rendered).toHaveLength(1);
  await version.close();
});

test('a connection that is cut is made again, and what was changed meanwhile is not missed', async () => {
  const product = await addProduct({ name: { en: 'Honey', ar: 'عسل' }, price: 9 });
  await listening();
  const before = deps.catalogueVersion.current();
  await get(`/api/products/${product.id}`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update products set price_qirsh = 950 where id = ${product.id}`);
    await tx.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'mouneh bus'
    `);
  });
  await expect.poll(deps.catalogueVersion.current).toBeGreaterThan(before ?? 0);
  expect((await get(`/api/products/${product.id}`)).text).toContain('"price":9.5,');
});

test('who has the answer already is told so, and each encoding has a tag of its own', async () => {
  await listening();
  const plain = await get('/about');
  const [brotli, gzip] = [
    await get('/about', { 'Accept-Encoding': 'gzip, deflate, br' }),
    await get('/about', { 'Accept-Encoding': 'gzip, br;q=0' }),
  ];
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag ?? '');
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  const again = await get('/about', {
    'Accept-Encoding': 'br',
    'If-None-Match': `"other", ${brotli.headers.etag}`,
  });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers).toMatchObject({ etag: brotli.headers.etag, vary: 'Accept-Encoding' });
  expect((await get('/about', { 'If-None-Match': brotli.headers.etag ?? '' })).status).toBe(200);
  const head = await get('/about', {}, 'HEAD');
  expect(head.text).toBe('');
  expect(head.headers['content-length']).toBe(String(plain.bytes.length));
});

test('a kept page says the same to browsers as a fresh one, and lets a CDN keep it', async () => {
  await listening();
  const kept = await get('/contact');
  const fresh = await app.request('/contact');
  const own = ['vary', 'x-request-id'];
  for (const [name, value] of fresh.headers) if (!own.includes(name)) expect(kept.headers[name]).toBe(value);
  // Without stale-while-revalidate, which browsers obey: they would show outdated pages.
  expect(kept.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  expect(kept.headers['cdn-cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
});

test('calls with a token, errors, redirects and private answers are never kept', async () => {
  await listening();
  const { token } = await addCustomer();
  await get('/api/products', { Authorization: `Bearer ${token}` });
  expect(rendered).toEqual([]);
  for (const path of ['/products/no-such-thing', '/products', '/api/products?sort=sideways']) {
    const first = await get(path);
    const second = await get(path);
    expect(second.status).toBe(first.status);
    expect(first.status).toBeGreaterThanOrEqual(300);
  }
  expect(rendered).toHaveLength(6);
  for (const path of ['/api/orders', '/newsletter/leave/a-token', '/healthz']) await get(path);
  expect(rendered).toHaveLength(6);
});

test('a kept answer names no request; what is not kept names the one that it answers, in head and body', async () => {
  await listening();
  for (const path of ['/about', '/about', '/api/categories'])
    expect((await get(path)).headers['x-request-id']).toBeUndefined();
  const [first, second] = [await get('/api/products/no-such-jar'), await get('/api/products/no-such-jar')];
  expect(JSON.parse(first.text).requestId).toBe(first.headers['x-request-id']);
  expect(JSON.parse(second.text).requestId).toBe(second.headers['x-request-id']);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('what is kept, made and stored is counted', async () => {
  await listening();
  await call(setDeliveryFee, { amount: 2.75 }, { token: await admin() });
  const { pageCache } = deps.vitals;
  const { misses } = pageCache;
  await Promise.all(Array.from({ length: 5 }, () => get('/api/settings/delivery_fee')));
  const { hits } = pageCache;
  for (let time = 0; time < 3; time += 1) await get('/api/settings/delivery_fee');
  expect([pageCache.misses - misses, pageCache.hits - hits]).toEqual([1, 3]);
  const { bytes } = pageCache;
  await get('/api/categories');
  expect(pageCache.bytes).toBeGreaterThan(bytes);
});

test('a visitor who is remembered as an Arabic reader is redirected before a kept page is taken', async () => {
  await listening();
  await get('/about');
  const answer = await get('/about', { Cookie: 'language=ar' });
  expect([answer.status, answer.headers.location]).toEqual([302, '/ar/about']);
  expect((await get('/ar/about', { Cookie: 'language=ar' })).status).toBe(200);
});

test('a language link is no kept page: it leads to the page itself, is remembered, and no cache may hold it', async () => {
  await listening();
  await get('/about');
  for (const [asked, cookie, leads] of [
    ['/about?lang=en', 'language=ar', '/about'],
    ['/about?lang=en', '', '/about'],
    ['/ar/products?store=cilka&lang=ar', 'language=en', '/ar/products?store=cilka'],
    ['/ar/cart?lang=en', 'language=ar', '/cart'],
  ] as const) {
    const { status, headers } = await get(asked, cookie ? { Cookie: cookie } : {});
    expect([status, headers.location, headers['cache-control']]).toEqual([302, leads, 'private, no-store']);
    const language = asked.endsWith('ar') ? 'ar' : 'en';
    expect(String(headers['set-cookie'])).toMatch(
      new RegExp(`^language=${language}; Max-Age=31536000; Path=/;.* SameSite=Lax$`),
    );
  }
  expect((await get('/about?lang=xx')).status).toBe(200);
});

test('a fault is answered as a fault and asked anew', async () => {
  await listening();
  let isBroken = true;
  const shaky = await openInstance(deps.catalogueVersion.current, async (request) => {
    if (isBroken) throw new Error('the shelf fell down');
    return app.fetch(request);
  });
  expect((await shaky('/api/categories')).status).toBe(200);
  isBroken = false;
  await shaky('/api/categories');
  await shaky('/api/categories');
  expect(rendered).toHaveLength(2);
});
