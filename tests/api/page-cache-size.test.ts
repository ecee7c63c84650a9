import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '../../server/api.ts';
import { publicCacheKeys } from '../../server/http/cache/cache-key.ts';
import { createPageCache, max } from '../../server/http/cache/page-cache.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const mebibyte = 1024 * 1024;
const settling = { timeout: 20_000, interval: 500 };
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
afterAll(() => agent.destroy());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * The memory of this process, including external buffers. V8 frees the buffers of dead objects on another thread after
 * a collection, so a decrease is polled.
 */
function measureHeap(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const get = (url: string, encoding: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    request(url, { agent, headers }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

/** URLs that a visitor can invent: `n` makes them unique, `text` sets their length. */
const shapes: ((n: number, text: string) => string)[] = [
  (n, text) => `/login.data?_routes=${n}${text}`,
  (n, text) => `/ar/about.data?_routes=${n}${text}`,
  (n, text) => `/login.data?_routes=root,en,${'en,'.repeat(text.length / 3)}${n}`,
  (n, text) => `/signup?next=/${n}${text}`,
  (n, text) => `/ar/reset-password.data?next=/${n}${text}`,
  (n, text) => `/store-selection?category=${n}${text}`,
  (n, text) => `/ar/products?store=mouneh&q=${n}${text}`,
  (n, text) => `/products.data?store=cilka&sort=${n}${text}`,
  (n, text) => `/api/products?q=${n}${text}`,
  (n, text) => `/api/products?ids=${n}${text}`,
  (n, text) => `/api/products?limit=${1 + (n % 500)}&cursor=${text}`,
  (n, text) => `/api/products/suggestions?language=ar&q=${n}${text}`,
  (n, text) => `/api/categories/${n}${text}`,
  (n, text) => `/ar/products/${n}${text}`,
  (n, text) => `/sitemaps/${n}${text}`,
  (n, text) => `/about?strange=${n}${text}`,
];
const letters = ['(', 'a', '%D8%A7', '+'];
const lengths = [0, 40, 280, 900, 1100, 4_000, 15_500];
const encodings = ['identity', 'br', 'gzip'];
const pick = <One>(list: readonly One[], n: number): One => list[Math.floor(n) % list.length] as One;

function addressOf(n: number): string {
  const letter = pick(letters, n / shapes.length / lengths.length);
  const length = pick(lengths, n / shapes.length);
  return pick(shapes, n)(n, letter.repeat(length / letter.length));
}

/** Requests the URL of each number up to `count`, twenty at a time. */
async function walk(count: number, urlOf: (n: number) => string): Promise<void> {
  let next = 0;
  const go = async () => {
    for (let n = next++; n < count; n = next++) await get(urlOf(n), pick(encodings, n / 5));
  };
  await Promise.all(Array.from({ length: 20 }, go));
}

test('addresses that are longer than any page makes are answered and leave nothing behind', {
  timeout: 120_000,
}, async () => {
  const { base, deps } = await openSeededShop();
  const ask = (first: number, count: number) =>
    walk(count, (n) => `${base}/login.data?_routes=${first + n}${'('.repeat(15_500)}`);
  await ask(0, 100);
  const before = measureHeap();
  const { bytes } = deps.vitals.pageCache;
  await ask(100, 600);
  await expect.poll(() => measureHeap() - before, settling).toBeLessThan(16 * mebibyte);
  expect(deps.vitals.pageCache.bytes).toBe(bytes);
});

test('fifteen thousand invented addresses take no more memory than is counted, and no more than kept pages may take', {
  timeout: 120_000,
}, async () => {
  const counts = { hits: 0, misses: 0, bytes: 0 };
  const render = () =>
    new Response(counts.misses % 4 === 0 ? randomBytes(8_000).toString('hex') : 'makdous', {
      headers: { 'Cache-Control': 'public', 'Content-Security-Policy': randomBytes(500).toString('hex') },
    });
  const cache = createPageCache({ render, cacheKeyOf: publicCacheKeys(endpoints), version: () => 1, counts });
  const server = createServer(cache((_, response) => response.end('not kept')));
  afterAll(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await walk(500, (n) => `${base}/about?warm=${n}`);
  const before = measureHeap();
  await walk(15_000, (n) => {
    expect(counts.bytes).toBeLessThanOrEqual(max.plain + max.asked);
    return base + addressOf(n);
  });
  expect(counts.bytes).toBeGreaterThan(max.asked);
  await expect.poll(() => measureHeap() - before, settling).toBeLessThan(1.2 * counts.bytes + 16 * mebibyte);
});
