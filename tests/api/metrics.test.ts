import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgotPassword } from '../../contracts/accounts.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { cutOffDatabase } from '../support/cut-off-database.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const metricsToken = 'the-token-of-the-one-who-watches';
const away = 'postgres://nobody@127.0.0.1:1/gone';
const { app, db, deps, call, send, logged, addCustomer, addProduct } = await openShop({
  metricsToken,
  databaseReadUrls: [away],
});

const ask = (authorization?: string) =>
  app.request('/metrics', authorization === undefined ? {} : { headers: { Authorization: authorization } });

/** Every value by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${metricsToken}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text.endsWith('\n')).toBe(true);
  const values = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    values.map((line) => {
      const [, name = '', value = ''] =
        /^([a-z_0-9]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})?) (-?[\d.e+-]+|Nan)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return [name, Number(value)];
    }),
  );
}

test('the figures are shown to who has the token, and to nobody else', async () => {
  for (const wrong of [
    undefined,
    '',
    'Bearer',
    'Bearer wrong',
    `Basic ${metricsToken}`,
    `Bearer ${metricsToken}x`,
  ]) {
    const answer = await ask(wrong);
    expect([answer.status, await answer.text()]).toEqual([401, 'unauthorized']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect((await ask(`bearer ${metricsToken}`)).status).toBe(200);
});

test('a shop without a token has no such page', async () => {
  const other = await openShop();
  const headers = { Authorization: 'Bearer null' };
  for (const init of [{}, { headers }]) expect((await other.app.request('/metrics', init)).status).toBe(404);
});

test('requests are counted and timed by their pattern', async () => {
  const product = await addProduct();
  const { token } = await addCustomer();
  const before = await readMetrics();
  for (const key of ['first', 'first', 'second'])
    await call(placeOrder, orderOf(itemOf(product)), { token, headers: { 'Idempotency-Key': key } });
  await send(placeOrder, {});
  await app.request('/api/products/one@example.com');
  await app.request('/nothing', { method: 'BREW' });
  const after = await readMetrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const orders = 'method="POST",route="/api/orders"';
  expect(grown(`mouneh_http_requests_total{${orders},status="201"}`)).toBe(3);
  expect(grown(`mouneh_http_requests_total{${orders},status="401"}`)).toBe(1);
  expect(grown(`mouneh_http_request_duration_seconds_count{${orders}}`)).toBe(4);
  expect(grown(`mouneh_http_request_duration_seconds_bucket{le="+Inf",${orders}}`)).toBe(4);
  expect(grown(`mouneh_http_request_duration_seconds_sum{${orders}}`)).toBeGreaterThan(0);
  expect(grown('mouneh_orders_placed_total')).toBe(2);
  expect(after.get('mouneh_http_requests_total{method="GET",route="/api/products/{id}",status="404"}')).toBe(
    1,
  );
  expect(after.get('mouneh_http_requests_total{method="OTHER",route="/*",status="405"}')).toBe(1);
  expect([...after.keys()].join()).not.toContain('@');

  const buckets = [...after]
    .filter(([name]) => name.includes('_bucket{') && name.includes(orders))
    .map(([, value]) => value);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(buckets.length).toBeGreaterThan(8);
  expect(logged.splice(0).join()).toContain('a replica failed');
});

test('what waits to be done, what was given up, and what the process is made of can be read', async () => {
  await call(forgotPassword, { email: 'salma@example.com' });
  await db.execute(sql`update pgboss.job set state = 'failed' where data ->> 'mail' = 'welcome'`);
  deps.vitals.pageCache.hits = 41;
  const values = await readMetrics();
  expect(values.get('mouneh_jobs{queue="mail",state="created"}')).toBeGreaterThanOrEqual(1);
  expect(values.get('mouneh_jobs{queue="mail",state="failed"}')).toBe(1);
  expect(values.get('mouneh_build_info{version="0.1.0",build=""}')).toBe(1);
  expect(values.get('mouneh_replica_up{replica="127.0.0.1:1"}')).toBe(0);
  // The pool opens and closes connections in between.
  const miscounted = async () => {
    const now = await readMetrics();
    const pool = (state: string) =>
      now.get(`mouneh_database_connections{database="primary",state="${state}"}`) ?? 0;
    return pool('used') + pool('idle') - db.$client.totalCount;
  };
  await expect.poll(miscounted).toBe(0);
  const own = {
    mouneh_ready: 1,
    mouneh_database_up: 1,
    mouneh_page_cache_hits_total: 41,
    mouneh_page_cache_misses_total: 0,
    mouneh_page_cache_bytes: 0,
    mouneh_slow_queries_total: 0,
    'mouneh_database_waiting{database="primary"}': 0,
    'mouneh_database_waiting{database="127.0.0.1:1"}': 0,
  };
  for (const [name, value] of Object.entries(own)) expect([name, values.get(name)]).toEqual([name, value]);
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
  ])
    expect(values.get(name)).toBeGreaterThan(0);
  for (const part of ['p50', 'p99', 'max'])
    expect(values.get(`nodejs_eventloop_lag_${part}_seconds`)).toBeGreaterThanOrEqual(0);
});

test('without the database the figures are still told, and that it is away', async () => {
  await cutOffDatabase(db);
  const values = await readMetrics();
  expect([values.get('mouneh_database_up'), values.get('mouneh_ready')]).toEqual([0, 0]);
  expect(values.has('mouneh_jobs{queue="mail",state="created"}')).toBe(false);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  logged.length = 0;
});
