import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { refresh } from '../../contracts/accounts.ts';
import { updateProduct } from '../../contracts/catalogue.ts';
import { listOrders, placeOrder } from '../../contracts/orders.ts';
import { cachePages } from '../../server/app.ts';
import type { MailJob } from '../../server/jobs/job.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, db, deps, call, admin, addCustomer, addProduct } = await openShop();
const hour = 3_600_000;

/** Sets the process's clock back by an hour: for the database, which has its own clock, all queued jobs are an hour ahead. */
async function putClockBack(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hour });
  await db.execute(sql`
    update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'`);
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '1 hour'`);
}

afterAll(() => {
  vi.useRealTimers();
});

test('when the clock goes back, sessions, order numbers, prices on pages and queued mails go on as before', async () => {
  const server = createServer(cachePages(deps, app)(getRequestListener(app.fetch)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/products`;
  const shownPrice = async () => (await (await fetch(address)).json()).data[0].price;

  const { token, user } = await addCustomer();
  const product = await addProduct({ price: 2 });
  const owner = await admin();
  const before = await call(placeOrder, orderOf(itemOf(product)), { token });
  expect(await shownPrice()).toBe(2);

  await putClockBack();

  const after = await call(placeOrder, orderOf(itemOf(product)), { token });
  expect(Number(after.number.slice(3))).toBeGreaterThan(Number(before.number.slice(3)));
  const { items } = await call(listOrders, {}, { token });
  expect(items.map(({ number }) => number)).toEqual([after.number, before.number]);
  const renewed = await call(refresh, {}, { token });
  await call(listOrders, {}, { token: renewed.token });

  const { id, category } = product;
  await call(updateProduct, { id, category, price: 3, version: 1 }, { token: owner });
  expect(await shownPrice()).toBe(3);

  const done: MailJob[] = [];
  await deps.jobs.catchUp(db);
  const { rows } = await db.execute(sql`select cron_on <= now() as "isNow" from pgboss.version`);
  expect(rows, 'what is done daily and hourly goes on').toEqual([{ isNow: true }]);
  await deps.jobs.work(async (job) => void done.push(job), { everySeconds: 0.5 });
  await expect.poll(() => done).toContainEqual({ mail: 'welcome', userId: user.id });
});
