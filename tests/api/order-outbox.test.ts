import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Order, placeOrder } from '../../contracts/orders.ts';
import { orderOutbox } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';

const { db, deps, logged, call, addCustomer, addProduct, admin } = await openShop();
await admin();
const customer = await addCustomer();
const product = await addProduct();
const place = () => call(placeOrder, orderOf(itemOf(product)), customer);

async function mailsAbout({ id }: Order): Promise<string[]> {
  const waiting = await deps.jobs.waiting(db);
  return waiting.flatMap((job) => ('orderId' in job && job.orderId === id ? [job.mail] : [])).sort();
}

test('each order is passed on once: a mail to the customer and one to the seller', async () => {
  const placed = await Promise.all([place(), place(), place(), place(), place()]);
  await outboxIsEmpty(db);
  for (const order of placed) expect(await mailsAbout(order)).toEqual(['order-received', 'seller-order']);
});

test('an order whose mails cannot be queued is saved, noted, and passed on with the next', async () => {
  await db.execute(sql`alter table pgboss.job add constraint queue_is_full check (false) not valid`);
  const order = await place();
  await eventually(() => expect(logged.splice(0).join()).toContain('orders wait to be passed on'));
  await db.execute(sql`alter table pgboss.job drop constraint queue_is_full`);
  expect(await db.select().from(orderOutbox)).toEqual([{ orderId: order.id, userId: customer.user.id }]);
  expect(await mailsAbout(order)).toEqual([]);
  const next = await place();
  await outboxIsEmpty(db);
  for (const one of [order, next]) expect(await mailsAbout(one)).toEqual(['order-received', 'seller-order']);
});
