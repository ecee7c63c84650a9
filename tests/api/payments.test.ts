import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteAccount, exportData } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminOrder, getDaySheet } from '../../contracts/admin-orders.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { getOrder, type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import {
  balanceOf,
  isPaymentTracked,
  listPayments,
  recordPayment,
  reversePayment,
} from '../../contracts/payments.ts';
import { sumDue } from '../../contracts/sum-due.ts';
import { orders } from '../../server/orders/order.table.ts';
import { payments } from '../../server/payments/payment.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, call, send, addProduct, addCustomer, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
const product = await addProduct({ price: 4 });
const place = (): Promise<Order> => call(placeOrder, orderOf(itemOf(product, 3)), customer);
const pay = (order: Order, amount: number, more = {}) =>
  call(recordPayment, { id: order.id, method: 'cash', amount, ...more }, asAdmin);
const withKey = (key: string) => ({ ...asAdmin, headers: { 'Idempotency-Key': key } });

test('an order is unpaid, part paid, paid and overpaid by its ledger alone: being delivered pays nothing', async () => {
  const order = await place();
  const nothing = { paid: 0, refund: 0, refunded: 0, waived: 0 };
  expect(order.payment).toEqual({ method: 'chat', state: 'unpaid', due: 12, ...nothing });
  await call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
  expect((await call(getOrder, { id: order.id }, customer)).payment.state).toBe('unpaid');
  expect((await pay(order, 5)).payment).toMatchObject({ state: 'part', paid: 5, due: 7 });
  expect((await pay(order, 7)).payment).toMatchObject({ state: 'paid', paid: 12, due: 0 });
  const { payment, entries } = await pay(order, 0.1, { method: 'cliq', reference: 'T-77', note: 'a tip' });
  expect(payment).toMatchObject({ state: 'refund_due', refund: 0.1 });
  expect(entries.map(({ amount, method }) => [amount, method])).toEqual([
    [5, 'cash'],
    [7, 'cash'],
    [0.1, 'cliq'],
  ]);
  expect(entries[2]).toMatchObject({ reference: 'T-77', note: 'a tip', reversed: false });
  await pay(order, -0.1);
  expect((await call(getOrder, { id: order.id }, customer)).payment.state).toBe('paid');
  expect((await call(getAdminOrder, { id: order.number }, asAdmin)).payment.state).toBe('paid');
  await call(setOrderStatus, { id: order.id, status: 'cancelled' }, asAdmin);
  expect((await call(getOrder, { id: order.id }, customer)).payment).toMatchObject({
    state: 'refund_due',
    refund: 12,
  });
});

test('a payment that is sent twice is one, and its key is good for no other', async () => {
  const order = await place();
  const input = { id: order.id, method: 'cash' as const, amount: 12, expected_paid: 0 };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call(recordPayment, input, withKey('one tap'))),
  );
  for (const { entries, payment } of answers) {
    expect(entries).toHaveLength(1);
    expect(payment.state).toBe('paid');
  }
  for (const other of [{ amount: 6 }, { method: 'cliq' as const }, { reference: 'A' }, { note: 'B' }])
    expect(await send(recordPayment, { ...input, ...other }, withKey('one tap'))).toMatchObject({
      status: 409,
      code: 'payment_conflict',
    });
});

test('of two administrators who take the whole sum at once, one is told that the other was quicker', async () => {
  const order = await place();
  const input = { id: order.id, method: 'cash' as const, amount: 12, expected_paid: 0 };
  const answers = await Promise.all([
    send(recordPayment, input, withKey('Salma')),
    send(recordPayment, input, withKey('Omar')),
  ]);
  expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved']);
});

test('no more goes back than came, nothing and half a qirsh are no payment', async () => {
  const order = await place();
  const refusal = (amount: number) => send(recordPayment, { id: order.id, method: 'cash', amount }, asAdmin);
  await pay(order, 3);
  expect(await refusal(-3.01)).toMatchObject({ status: 409, code: 'refund_high' });
  for (const amount of [0, 0.001, 100_001]) expect((await refusal(amount)).status).toBe(400);
  expect((await call(listPayments, { id: order.id }, asAdmin)).payment.paid).toBe(3);
});

test('a wrong entry is taken back by a counter-entry, once, by the ledger or by Undo, and stays so', async () => {
  const order = await place();
  const { entries } = await pay(order, 12);
  const id = entries[0]?.id ?? 0;
  const [entry] = (await call(listActivity, { subject: String(id) }, asAdmin)).items;
  expect(entry).toMatchObject({ action: 'payment.record', undoable: true, subject: { en: order.number } });
  expect(JSON.stringify(entry)).not.toContain('Salma');
  const undoing = await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  const taken = await call(listPayments, { id: order.id }, asAdmin);
  expect(taken.payment).toMatchObject({ state: 'unpaid', paid: 0 });
  expect(taken.entries).toMatchObject([
    { amount: 12, reversed: true },
    { amount: -12, reverses: id },
  ]);
  expect(await call(reversePayment, { id }, asAdmin)).toEqual(taken);
  expect(undoing).toMatchObject({ undoes: entry?.id, undoable: false });
  expect(await send(undoActivity, { id: undoing.id }, asAdmin)).toMatchObject({ code: 'not_undoable' });
  expect(await call(listPayments, { id: order.id }, asAdmin)).toEqual(taken);

  const other = await place();
  const [first] = (await pay(other, 12)).entries;
  const answers = await Promise.all([1, 2].map(() => send(reversePayment, { id: first?.id ?? 0 }, asAdmin)));
  // Neither answer has an entry that could be undone.
  for (const answer of answers) expect([answer.status, answer.activity ?? null]).toEqual([200, null]);
  expect((await call(listPayments, { id: other.id }, asAdmin)).entries).toHaveLength(2);
  const [undone] = (await call(listActivity, { subject: String(first?.id) }, asAdmin)).items;
  expect(undone).toMatchObject({ undone: true, undoable: false });
});

test('a payment that was refunded is not taken back as well: more would have gone back than came', async () => {
  const order = await place();
  const [came] = (await pay(order, 12)).entries;
  const went = (await pay(order, -12)).entries.at(-1);
  const takeBack = (id = 0) => send(reversePayment, { id }, asAdmin);
  expect(await takeBack(came?.id)).toMatchObject({ status: 409, code: 'refund_stands' });
  const [entry] = (await call(listActivity, { subject: String(came?.id) }, asAdmin)).items;
  expect(await send(undoActivity, { id: entry?.id ?? 0 }, asAdmin)).toMatchObject({ code: 'refund_stands' });
  expect((await call(getOrder, { id: order.id }, customer)).payment).toMatchObject({ paid: 0, due: 12 });
  // If both were wrong, the refund is reversed first.
  expect((await takeBack(went?.id)).status).toBe(200);
  expect((await takeBack(came?.id)).status).toBe(200);
  expect((await call(listPayments, { id: order.id }, asAdmin)).payment).toMatchObject({ paid: 0, due: 12 });
});

test('whatever key a payment was sent with, every entry can be taken back', async () => {
  const order = await place();
  const [first] = (await pay(order, 5)).entries;
  const other = { id: order.id, method: 'cash' as const, amount: 1 };
  await call(recordPayment, other, withKey(`reversal of ${first?.id}`));
  await call(reversePayment, { id: first?.id ?? 0 }, asAdmin);
  expect((await call(listPayments, { id: order.id }, asAdmin)).payment.paid).toBe(1);
});

test('the database refuses to change or delete an entry; what names a person may be emptied', async () => {
  const order = await place();
  const { entries } = await pay(order, 12, { reference: 'T-1', note: 'from his cousin' });
  const isEntry = eq(payments.id, entries[0]?.id ?? 0);
  const appendOnly = { cause: { message: expect.stringContaining('append-only') } };
  await expect(db.delete(payments).where(isEntry)).rejects.toMatchObject(appendOnly);
  await expect(db.update(payments).set({ amountQirsh: 1 }).where(isEntry)).rejects.toMatchObject(appendOnly);
  await expect(db.update(payments).set({ note: 'else' }).where(isEntry)).rejects.toMatchObject(appendOnly);
  await db.update(payments).set({ note: '', reference: '', recordedBy: null }).where(isEntry);
  const [emptied] = (await call(listPayments, { id: order.id }, asAdmin)).entries;
  expect(emptied).toMatchObject({ amount: 12, note: '', reference: '', by: null });
});

test('day sheet, CSV and the export of one’s data tell what is paid; with the person goes what may name one', async () => {
  const person = await addCustomer();
  const order = await call(placeOrder, orderOf(itemOf(product, 3)), person);
  // Payment as agreed in the chat is not to be collected until a part is paid.
  const toCollect = async () => {
    const { parcels } = await call(getDaySheet, {}, asAdmin);
    return sumDue(parcels.filter(isPaymentTracked)).due;
  };
  const before = await toCollect();
  await pay(order, 5, { reference: 'Rania’s transfer', note: 'from her cousin' });
  const sheet = await call(getDaySheet, {}, asAdmin);
  expect(await toCollect()).toBeCloseTo(before + 7, 2);
  const found = sheet.parcels.find(({ number }) => number === order.number);
  expect(found).toMatchObject({ payment: { state: 'part', due: 7 }, customer_name: order.customer_name });
  expect(found).not.toHaveProperty('customer_email');
  const file = async (path: string, token: string) =>
    (await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).text();
  const own = await file(exportData.path, person.token);
  expect(JSON.parse(own).orders[0]).toMatchObject({
    payment: { state: 'part', paid: 5, due: 7 },
    payments: [{ amount: 5, method: 'cash' }],
  });
  expect(own).not.toContain('cousin');
  expect(await file(exportOrders.path, asAdmin.token)).toContain('"Part paid, 7.00 JD still to pay"');
  await deliverOrders(db, person);
  await call(deleteAccount, { password: person.password }, person);
  const { payment, entries } = await call(listPayments, { id: order.id }, asAdmin);
  expect(payment).toMatchObject({ paid: 5, due: 7 });
  expect(entries).toMatchObject([{ amount: 5, reference: '', note: '' }]);
});

test('after any payments, refunds and counter-entries state and sums are those that the ledger alone gives', async () => {
  const amount = fc.integer({ min: -1500, max: 1500 }).filter((qirsh) => qirsh !== 0);
  const step = fc.oneof(
    fc.record({ qirsh: amount, repeats: fc.nat(1) }),
    fc.record({ takeBack: fc.nat(20) }),
    fc.record({ status: fc.constantFrom('delivered' as const, 'cancelled' as const, 'pending' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.uuid(), async (steps, key) => {
      const order = await place();
      for (const [place, one] of steps.entries()) {
        if ('status' in one) await call(setOrderStatus, { id: order.id, status: one.status }, asAdmin);
        if ('takeBack' in one) {
          const { entries } = await call(listPayments, { id: order.id }, asAdmin);
          const entry = entries[one.takeBack % Math.max(1, entries.length)];
          if (entry) await send(reversePayment, { id: entry.id }, asAdmin);
        }
        if ('qirsh' in one) {
          const input = { id: order.id, method: 'cash', amount: fromQirsh(one.qirsh) };
          for (let sent = 0; sent <= one.repeats; sent += 1)
            await send(recordPayment, input, withKey(`${key} ${place}`));
        }
      }
      const [{ sum } = { sum: 0 }] = await db
        .select({ sum: sql`coalesce(sum(${payments.amountQirsh}), 0)`.mapWith(Number) })
        .from(payments)
        .where(eq(payments.orderId, order.id));
      const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
      const { entries } = await call(listPayments, { id: order.id }, asAdmin);
      const counted = entries.filter(({ reverses, reversed }) => reverses === null && !reversed);
      const given = counted.slice(counted.findLastIndex((entry) => entry.amount > 0) + 1);
      const refundedQirsh = given.reduce((back, entry) => back - toQirsh(entry.amount), 0);
      const recorded = await db.select().from(payments).where(eq(payments.orderId, order.id));
      const waivedQirsh = recorded
        .filter(({ id }) => counted.some((entry) => entry.id === id))
        .reduce((all, entry) => all + entry.waivedQirsh, 0);
      expect(row).toMatchObject({ paidQirsh: sum, refundedQirsh, waivedQirsh });
      const [paid, refunded, waived] = [sum, refundedQirsh, waivedQirsh].map((qirsh) => fromQirsh(qirsh));
      const sums = { paid: paid ?? 0, refunded: refunded ?? 0, waived: waived ?? 0 };
      const status = row?.status ?? 'pending';
      expect((await call(getOrder, { id: order.id }, customer)).payment).toEqual({
        method: 'chat',
        ...sums,
        ...balanceOf({ ...sums, total: order.total, status }),
      });
    }),
    { numRuns: 12 },
  );
});

test('a payment that was taken back and is sent again under its key is refused, not answered as recorded', async () => {
  const order = await call(
    placeOrder,
    orderOf(itemOf(await addProduct({ price: 4 }), 3)),
    await addCustomer(),
  );
  const input = { id: order.id, method: 'cash' as const, amount: 5, expected_paid: 0 };
  const keyed = { ...asAdmin, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const { entries } = await call(recordPayment, input, keyed);
  await call(reversePayment, { id: entries[0]?.id ?? 0 }, asAdmin);
  expect(await send(recordPayment, input, keyed)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect((await call(recordPayment, input, asAdmin)).payment.paid).toBe(5);
});
