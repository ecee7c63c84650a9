import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countClaims } from '../../contracts/claims.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { setStampCard } from '../../contracts/stamp-card.ts';
import { messages } from '../../server/messages/message.table.ts';
import { orderStatusChanges, orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, db, admin, addCustomer, addProduct } = await openShop();
const token = await admin();
const counted = () => call(countClaims, {}, { token });
const hour = 3600_000;

test('where there is too little to count, nothing is offered', async () => {
  expect(await counted()).toEqual({ customers: null, shipping: null, reply: null, stamp_card: null });
});

test('the stamp card is told while the shop has one', async () => {
  await call(setStampCard, { every: 10 }, { token });
  expect((await counted()).stamp_card).toBe(10);
  await call(setStampCard, { every: null }, { token });
  expect((await counted()).stamp_card).toBeNull();
});

test('customers who have ordered are counted once each; a cancelled order and an administrator’s own make none', async () => {
  const product = await addProduct();
  const order = async (who: string) =>
    call(placeOrder, orderOf(itemOf(product)), {
      token: who,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  for (let made = 0; made < 11; made++) {
    const customer = await addCustomer();
    await order(customer.token);
    const second = await order(customer.token);
    await call(setOrderStatus, { id: second.id, status: 'delivered' }, { token });
  }
  const { id } = await order((await addCustomer()).token);
  await call(setOrderStatus, { id, status: 'cancelled' }, { token });
  await order(token);
  expect((await counted()).customers).toBe(11);
});

test('days to deliver are those that nine orders in ten took, from the changes of status', async () => {
  const delivered = await db
    .select({ orderId: orderStatusChanges.orderId, at: orderStatusChanges.changedAt })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.after, 'delivered'));
  // Ten within 60 hours, and one that was forgotten for a month.
  for (const [place, { orderId, at }] of delivered.entries()) {
    const hours = place === 0 ? 700 : 50 + place;
    const createdAt = new Date(at.getTime() - hours * hour);
    await db.update(orders).set({ createdAt }).where(eq(orders.id, orderId));
  }
  expect((await counted()).shipping).toEqual({ en: '3 days', ar: '3 أيام' });
});

test('hours to answer are those that nine messages in ten took', async () => {
  const createdAt = new Date();
  const row = {
    name: 'Salma',
    email: 's@example.com',
    subject: 'general',
    message: '?',
    language: 'en',
  } as const;
  const waits = [1, 1, 2, 2, 2, 3, 3, 4, 4.5, 5];
  const answered = waits.map((hours) => ({
    ...row,
    createdAt,
    answer: 'Yes.',
    answeredAt: new Date(createdAt.getTime() + hours * hour),
  }));
  await db.insert(messages).values([...answered, { ...row, createdAt }]);
  expect((await counted()).reply).toEqual({ en: '5 hours', ar: '5 ساعات' });
});
