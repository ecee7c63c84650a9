import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportOrders, getAdminOrder, getDaySheet, listAdminOrders } from '../../contracts/admin-orders.ts';
import { toQirsh } from '../../contracts/money.ts';
import { changeOrder, declineProposal } from '../../contracts/order-revisions.ts';
import { getOrder, type Order, orderStatuses, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import {
  isPaymentTracked,
  ledgerMethods,
  listPayments,
  type PaymentState,
  paymentStates,
  recordPayment,
  reversePayment,
} from '../../contracts/payments.ts';
import { getStats } from '../../contracts/stats.ts';
import { sumDue } from '../../contracts/sum-due.ts';
import { orders } from '../../server/orders/order.table.ts';
import { payments } from '../../server/payments/payment.table.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { overview as overviewAr } from '../../web/i18n/ar/admin/overview.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { overview as overviewEn } from '../../web/i18n/en/admin/overview.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, db, call, addCustomer, addProduct, admin } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
const jar = await addProduct({ price: 4 });
const moneyNow = async () => (await call(getStats, {}, asAdmin)).money;
const place = (payment: 'cash' | 'cliq' | 'chat'): Promise<Order> =>
  call(placeOrder, { ...orderOf(itemOf(jar, 3)), payment }, customer);
const pay = (order: Order, amount: number, method: 'cash' | 'cliq' = 'cash') =>
  call(recordPayment, { id: order.id, method, amount }, asAdmin);
const deliver = (order: Order) => call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
const cancel = (order: Order) => call(setOrderStatus, { id: order.id, status: 'cancelled' }, asAdmin);

/** Orders in every state, reached in every way. */
async function fillLedger(): Promise<void> {
  const settings = await call(getPaymentSettings, {}, asAdmin);
  const methods = ['cash' as const, 'cliq' as const, 'chat' as const];
  await call(setPaymentSettings, { ...settings, methods, cliq_alias: 'M', cliq_name: 'M' }, asAdmin);
  await place('chat');
  await place('cash');
  await pay(await place('chat'), 5);
  await pay(await place('cliq'), 12, 'cliq');
  await pay(await place('cash'), 13.5);
  await cancel(await place('cash'));
  const refunded = await place('cliq');
  await pay(refunded, 12, 'cliq');
  await cancel(refunded);
  await pay(refunded, -2, 'cliq');
  for (const status of ['pending', 'delivered', 'cancelled'] as const) {
    const givenBack = await place('cliq');
    await pay(givenBack, 12, 'cliq');
    await call(setOrderStatus, { id: givenBack.id, status }, asAdmin);
    await pay(givenBack, -12, 'cliq');
    const { payment, pay_to: to } = await call(getOrder, { id: givenBack.id }, customer);
    // Under way it is due again, with the account to pay to; once closed it is refunded.
    const owed = status === 'pending';
    expect(payment).toMatchObject({
      state: owed ? 'unpaid' : 'refunded',
      refunded: 12,
      due: owed ? 12 : 0,
    });
    expect(to?.method).toBe(owed ? 'cliq' : undefined);
  }
  const less = await place('cash');
  await pay(less, 12);
  await call(setOrderStatus, { id: less.id, status: 'delivered' }, asAdmin);
  await pay(less, -1);
  const mistaken = await place('cash');
  const { entries } = await pay(mistaken, 12);
  await call(reversePayment, { id: entries[0]?.id ?? 0 }, asAdmin);
  const changed = await place('cash');
  await pay(changed, 12);
  const lines = [{ position: 0, quantity: 2 }];
  await call(changeOrder, { id: changed.id, revision: 1, lines, agreed: true }, asAdmin);
  // From another month: counts as paid, but not in today's sums.
  const old = await place('cash');
  const entry = { orderId: old.id, method: 'bank' as const, amountQirsh: 300, idempotencyKey: 'old' };
  await db.insert(payments).values({ ...entry, recordedAt: new Date('2026-01-15T12:00:00Z') });
}

const readAll = async (): Promise<Order[]> => {
  const rows = await db.select({ id: orders.id }).from(orders);
  return Promise.all(rows.map(({ id }) => call(getAdminOrder, { id }, asAdmin) as unknown as Promise<Order>));
};

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + toQirsh(amount), 0) / 100;

test('a shop that records no payment has no sums', async () => {
  const none = Object.fromEntries(ledgerMethods.map((method) => [method, 0]));
  await deliver(await place('chat'));
  const agreed = { orders: 0, due: 0 };
  expect(await moneyNow()).toMatchObject({
    ...{ today: none, month: none, outstanding: 0, agreed, refunds_due: 0 },
    orders_to_refund: { total: 0 },
  });
});

test('the money of the overview is what ledger and orders alone give, summed from nothing', async () => {
  await fillLedger();
  const all = await readAll();
  const ledgers = await Promise.all(all.map(({ id }) => call(listPayments, { id }, asAdmin)));
  const dayOf = (at: string | number) =>
    new Date(at).toLocaleDateString('sv', { timeZone: 'Asia/Amman', dateStyle: 'short' });
  const today = dayOf(Date.now());
  const taken = (isIn: (day: string) => boolean) =>
    Object.fromEntries(
      ledgerMethods.map((method) => [
        method,
        sum(
          ledgers
            .flatMap(({ entries }) => entries)
            .filter((entry) => entry.method === method && isIn(dayOf(entry.at)))
            .map(({ amount }) => amount),
        ),
      ]),
    );
  const agreed = all.filter((order) => order.status === 'delivered' && !isPaymentTracked(order));
  expect(await moneyNow()).toEqual({
    today: taken((day) => day === today),
    month: taken((day) => day.slice(0, 7) === today.slice(0, 7)),
    outstanding: sum(all.filter(isPaymentTracked).map(({ payment }) => payment.due)),
    agreed: { orders: agreed.length, due: sum(agreed.map(({ payment }) => payment.due)) },
    refunds_due: sum(all.map(({ payment }) => payment.refund)),
    orders_to_refund: { total: all.filter(({ payment }) => payment.refund > 0).length },
    delivered_unpaid: {
      total: all.filter(({ status, payment }) => status === 'delivered' && payment.state === 'unpaid').length,
    },
  });
  expect((await moneyNow()).today).toMatchObject({ cash: 41.5, cliq: 22, bank: 0 });
  expect((await moneyNow()).refunds_due).toBe(1.5 + 10 + 4);
});

test('a shop that records payments is told of delivered orders that are in no sum, of the last 30 days, until one is paid', async () => {
  const before = (await moneyNow()).agreed;
  const [order, old] = [await place('chat'), await place('chat')];
  expect((await moneyNow()).agreed).toEqual(before);
  await Promise.all([deliver(order), deliver(old), place('cash').then(deliver)]);
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 31 * 24 * 3600_000) })
    .where(eq(orders.id, old.id));
  const more = { orders: before.orders + 1, due: sum([before.due, order.total]) };
  expect((await moneyNow()).agreed).toEqual(more);
  await pay(order, 1);
  expect((await moneyNow()).agreed).toEqual(before);
});

test('the overview counts delivered orders with nothing paid as the list of them does, until they are paid', async () => {
  const listed = async () =>
    (await call(listAdminOrders, { status: 'delivered', payment: 'unpaid' }, asAdmin)).page.total;
  const before = await listed();
  const order = await place('cash');
  await deliver(order);
  expect((await moneyNow()).delivered_unpaid).toEqual({ total: before + 1 });
  expect(await listed()).toBe(before + 1);
  await pay(order, 12);
  expect((await moneyNow()).delivered_unpaid).toEqual({ total: before });
  expect(await listed()).toBe(before);
});

test('the overview names orders whose customer declined a change, until the seller changes them anew or they go out', async () => {
  const declinedNow = async () => (await call(getStats, {}, asAdmin)).declined;
  const suggest = (order: Order, revision: number, quantity: number) =>
    call(changeOrder, { id: order.id, revision, lines: [{ position: 0, quantity }] }, asAdmin);
  const order = await place('chat');
  const { revision } = await suggest(order, 1, 2);
  expect(await declinedNow()).toEqual([]);
  await call(declineProposal, { id: order.id, revision: revision.proposed?.number ?? 0 }, customer);
  expect(await declinedNow()).toEqual([{ id: order.id, number: order.number, is_fee: false }]);
  const again = await suggest(order, 1, 1);
  expect(await declinedNow()).toEqual([]);
  await call(declineProposal, { id: order.id, revision: again.revision.proposed?.number ?? 0 }, customer);
  expect(await declinedNow()).toHaveLength(1);
  await call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
  expect(await declinedNow()).toEqual([]);
});

test('an order whose change was declined is named also after ten newer ones that were changed since', async () => {
  const decline = async () => {
    const order = await place('chat');
    const wanted = { id: order.id, revision: 1, lines: [{ position: 0, quantity: 2 }] };
    const { revision } = await call(changeOrder, wanted, asAdmin);
    await call(declineProposal, { id: order.id, revision: revision.proposed?.number ?? 0 }, customer);
    return order;
  };
  const waiting = await decline();
  for (let count = 0; count < 10; count += 1) {
    const { id } = await decline();
    await call(
      changeOrder,
      { id, revision: 1, agreed: true, lines: [{ position: 0, quantity: 1 }] },
      asAdmin,
    );
  }
  const { declined } = await call(getStats, {}, asAdmin);
  expect(declined).toEqual([{ id: waiting.id, number: waiting.number, is_fee: false }]);
});

test('what is owed of all orders and what is to be collected on a day are two sums with two names', async () => {
  const sums = async () => ({
    owed: (await moneyNow()).outstanding,
    collect: sumDue((await call(getDaySheet, {}, asAdmin)).parcels).due,
  });
  const before = await sums();
  const more = async () => {
    const { owed, collect } = await sums();
    return { owed: sum([owed, -before.owed]), collect: sum([collect, -before.collect]) };
  };
  const chat = await place('chat');
  expect(await more()).toEqual({ owed: 0, collect: chat.total });
  const cash = await place('cash');
  expect(await more()).toEqual({ owed: cash.total, collect: sum([chat.total, cash.total]) });
  await call(setOrderStatus, { id: cash.id, status: 'delivered' }, asAdmin);
  expect(await more()).toEqual({ owed: cash.total, collect: chat.total });
  for (const [{ outstanding }, { sheetCollect, toCollect }] of [
    [overviewEn, ordersEn],
    [overviewAr, ordersAr],
  ] as const)
    for (const name of [sheetCollect('', 1), toCollect]) expect(name).not.toContain(outstanding);
});

test('a list, its counts and the CSV have the orders of a payment state, and no other', async () => {
  const all = await readAll();
  const wanted = (state: PaymentState) =>
    all
      .filter(({ payment }) => payment.state === state && (state !== 'unpaid' || payment.due > 0))
      .map(({ number }) => number)
      .toSorted();
  const headers = { Authorization: `Bearer ${asAdmin.token}` };
  for (const payment of paymentStates) {
    expect(wanted(payment).length).toBeGreaterThan(0);
    for (const more of [{}, { q: 'salma' }, { store: jar.store }]) {
      const { items, page } = await call(listAdminOrders, { payment, ...more }, asAdmin);
      expect(items.map(({ number }) => number).toSorted()).toEqual(wanted(payment));
      expect(page.total).toBe(items.length);
      for (const status of orderStatuses)
        expect(page.counts[status]).toBe(items.filter((order) => order.status === status).length);
    }
    const sheet = await app.request(`/api${exportOrders.path}?payment=${payment}`, { headers });
    const numbers = [...(await sheet.text()).matchAll(/^(MN-\d+),/gm)].map((found) => found[1]);
    expect(numbers.toSorted()).toEqual(wanted(payment));
  }
});

test('an order that costs nothing by now is paid, and found as that', async () => {
  const order = await place('cash');
  const free = { subtotalQirsh: 0, deliveryFeeQirsh: 0, totalQirsh: 0 };
  await db.update(orders).set(free).where(eq(orders.id, order.id));
  const { items } = await call(listAdminOrders, { payment: 'paid' }, asAdmin);
  expect(items.map(({ number }) => number)).toContain(order.number);
  expect(items.find(({ id }) => id === order.id)?.payment.state).toBe('paid');
});
