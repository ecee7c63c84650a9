import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { orders } from '../../server/orders/order.table.ts';
import { words as ar } from '../../web/i18n/ar.ts';
import { words as en } from '../../web/i18n/en.ts';
import { callAt, sendTo, signUpAt } from '../support/ask-shop.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase('seeded');

test('while the database is away the shop says when to try again, and is back as soon as the database is', async () => {
  const proxy = await openDatabaseProxy(url);
  const env = { DATABASE_URL: proxy.url, DATA_DIR: await makeTemporaryFolder(), RATE_LIMITS: 'off' };
  const { address } = await runShop(env);
  const customer = await signUpAt(address);
  const { items } = await callAt(address, listProducts, { limit: 2 });
  const input = orderOf(...items.map((product) => itemOf(product)));
  const key = randomUUID();
  const order = () => sendTo(address, placeOrder, input, { ...customer, 'Idempotency-Key': key });
  const statusOf = async (path: string) => (await fetch(address + path)).status;

  proxy.close();
  for (const refused of [await order(), await sendTo(address, listProducts, {})]) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  }
  for (const [path, { shell }] of [
    ['/products?store=mouneh', en],
    ['/ar/products?store=mouneh', ar],
  ] as const) {
    const page = await fetch(address + path);
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(await page.text()).toContain(shell.broken.text);
  }
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);

  await proxy.open();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  const placed = await order();
  expect(placed.status).toBe(201);
  const again = await order();
  expect((await again.json()).data.number).toBe((await placed.json()).data.number);
  expect(await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key))).toHaveLength(
    1,
  );
  await outboxIsEmpty(db);
  expect(await statusOf('/ar/products?store=mouneh')).toBe(200);
});
