import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { errors } from '../../contracts/error.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { orders } from '../../server/orders/order.table.ts';
import { bearer, callAt, sendTo, signUpAt } from '../support/ask-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase('seeded');

const watcher = 'the-token-of-the-one-who-watches';

test('a shop that has more to do than it can refuses new work at once, and finishes what it has begun', async () => {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: await makeTemporaryFolder(),
    RATE_LIMITS: 'off',
    METRICS_TOKEN: watcher,
  };
  const { address } = await runShop(env);
  const customers = await Promise.all(Array.from({ length: 8 }, () => signUpAt(address)));
  const { items } = await callAt(address, listProducts, { limit: 1 });
  const input = orderOf(...items.map((product) => itemOf(product)));
  const kept = `${address}/products?store=mouneh`;
  // Cached answers carry no request id.
  await expect.poll(async () => (await fetch(kept)).headers.get('X-Request-Id')).toBeNull();

  let isOpen = true;
  let refusals = 0;
  /** Places an order, retrying as long as it is refused. */
  const order = async (place: number): Promise<number> => {
    for (;;) {
      const { status } = await sendTo(address, placeOrder, input, customers[place % customers.length]);
      if (status !== 503 || !isOpen) return status;
      refusals += 1;
      await wait(50);
    }
  };
  // A token makes a public call bypass the cache.
  const look = () => sendTo(address, listProducts, {}, bearer('nobody'));
  const blocker = await db.$client.connect();
  await blocker.query('begin; lock table orders in exclusive mode');
  const load = Promise.all(Array.from({ length: 400 }, (_, place) => order(place)));
  try {
    await eventually(async () => {
      const refused = await look();
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        success: false,
        code: 'unavailable',
        error: errors.unavailable.text,
      });
      for (const [path, text] of [
        ['/about', 'The shop is very busy just now'],
        ['/ar/about', 'المتجر مزدحم الآن'],
      ] as const) {
        const page = await fetch(address + path);
        expect([page.status, page.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
        expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(await page.text()).toContain(text);
      }
      expect(refusals).toBeGreaterThan(0);
    });
    expect((await fetch(kept)).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const metrics = await fetch(`${address}/metrics`, { headers: bearer(watcher) });
    const [, counted] = /^mouneh_http_requests_refused_total (\d+)$/m.exec(await metrics.text()) ?? [];
    expect(Number(counted)).toBeGreaterThan(0);
  } finally {
    isOpen = false;
    await blocker.query('rollback');
    blocker.release();
  }
  const answers = await load;
  const placed = answers.filter((status) => status === 201).length;
  expect(placed).toBeGreaterThan(50);
  expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(await db.$count(orders)).toBe(placed);
  await expect.poll(async () => (await look()).status).toBe(200);
});
