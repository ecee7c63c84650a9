import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder, listAdminOrders } from '../../contracts/admin-orders.ts';
import { changeOrder, returnGoods } from '../../contracts/order-revisions.ts';
import {
  getOrder,
  type OrderStatus,
  orderStatuses,
  placeOrder,
  setOrderStatus,
} from '../../contracts/orders.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import { balanceOf, paymentStates, recordPayment, reversePayment } from '../../contracts/payments.ts';
import { orders } from '../../server/orders/order.table.ts';
import { dueQirsh, hasPaymentState } from '../../server/orders/payment-states.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openShop } from '../support/shop.ts';

const { call, db, addCustomer, addProduct, admin } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
const jar = await addProduct({ price: 4 });
const settings = await call(getPaymentSettings, {}, asAdmin);
const methods = ['cash' as const, 'cliq' as const];
await call(setPaymentSettings, { ...settings, methods, cliq_alias: 'M', cliq_name: 'M' }, asAdmin);

/** An order of three jars, 12.00 by CliQ, and what befalls it. */
async function open() {
  const { id, number } = await call(placeOrder, { ...orderOf(itemOf(jar, 3)), payment: 'cliq' }, customer);
  const setStatus = (status: OrderStatus) => call(setOrderStatus, { id, status }, asAdmin);
  return {
    setStatus,
    pay: async (amount: number) => {
      const { entries } = await call(recordPayment, { id, method: 'cliq', amount }, asAdmin);
      return entries.at(-1)?.id ?? 0;
    },
    undo: (entry: number) => call(reversePayment, { id: entry }, asAdmin),
    setJars: async (quantity: number) => {
      const { revision } = await call(getAdminOrder, { id }, asAdmin);
      const lines = [{ position: 0, quantity }];
      await call(changeOrder, { id, revision: revision.number, lines, agreed: true }, asAdmin);
    },
    giveBack: async (quantity: number) => {
      const { revision } = await call(getAdminOrder, { id }, asAdmin);
      const lines = [{ position: 0, quantity }];
      await call(returnGoods, { id, revision: revision.number, lines }, asAdmin);
      const { items } = await call(listActivity, { limit: 1 }, asAdmin);
      return () => call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    },
    /** State, what is due and what is told of where to pay, and by which filters it is found. */
    read: async () => {
      const { payment, pay_to } = await call(getOrder, { id }, customer);
      const found = await Promise.all(
        paymentStates.map(async (state) => {
          const { items } = await call(listAdminOrders, { payment: state }, asAdmin);
          return items.some((order) => order.number === number) ? [state] : [];
        }),
      );
      expect(found.flat()).toEqual([payment.state]);
      expect(pay_to !== null).toBe(payment.due > 0);
      return [payment.state, payment.due];
    },
  };
}

test('a deposit that was given back on the way is owed when the order arrives, too', async () => {
  const order = await open();
  await order.pay(5);
  await order.pay(-5);
  expect(await order.read()).toEqual(['unpaid', 12]);
  await order.setStatus('delivered');
  expect(await order.read()).toEqual(['unpaid', 12]);
});

test('what was only overpaid when it was given back is owed once the order costs more again', async () => {
  const order = await open();
  await order.pay(12);
  await order.setJars(2);
  await order.pay(-4);
  expect(await order.read()).toEqual(['paid', 0]);
  await order.setJars(3);
  expect(await order.read()).toEqual(['part', 4]);
  await order.setStatus('delivered');
  expect(await order.read()).toEqual(['part', 4]);
});

test('a cancelled order that was refunded and is taken up again is owed, until and after it arrives', async () => {
  const order = await open();
  await order.pay(12);
  await order.setStatus('cancelled');
  await order.pay(-12);
  expect(await order.read()).toEqual(['refunded', 0]);
  await order.setStatus('pending');
  expect(await order.read()).toEqual(['unpaid', 12]);
  await order.setStatus('delivered');
  expect(await order.read()).toEqual(['unpaid', 12]);
});

test('goods that came back and were refunded are owed when the return is undone', async () => {
  const order = await open();
  await order.setStatus('delivered');
  await order.pay(12);
  const undoReturn = await order.giveBack(1);
  await order.pay(-4);
  expect(await order.read()).toEqual(['paid', 0]);
  await undoReturn();
  expect(await order.read()).toEqual(['part', 4]);
});

test('what was given back after the arrival is asked for never again: not by a later payment, nor by a step back', async () => {
  const order = await open();
  await order.setStatus('delivered');
  await order.pay(12);
  const refund = await order.pay(-6);
  expect(await order.read()).toEqual(['refunded', 0]);
  await order.pay(1);
  expect(await order.read()).toEqual(['paid', 0]);
  await order.setStatus('shipped');
  expect(await order.read()).toEqual(['paid', 0]);
  await order.setStatus('delivered');
  await order.pay(-3);
  expect(await order.read()).toEqual(['refunded', 0]);
  // What was waived goes with the entry that it came by: of 13 that came 3 went, which are waived.
  await order.undo(refund);
  expect(await order.read()).toEqual(['refunded', 0]);
});

test('of an order under way a part that was given back is owed again', async () => {
  const order = await open();
  await order.pay(12);
  await order.pay(-2);
  expect(await order.read()).toEqual(['part', 2]);
});

test('an order whose goods all came back is called refunded once all was given back, as a cancelled one is', async () => {
  const order = await open();
  await order.setStatus('delivered');
  await order.pay(12);
  await order.giveBack(3);
  expect(await order.read()).toEqual(['refund_due', 0]);
  await order.pay(-12);
  expect(await order.read()).toEqual(['refunded', 0]);
});

test('the database says of an order what the server says, whatever it costs and was paid, given back and waived', async () => {
  const qirsh = fc.nat(4).map((jars) => jars * 400);
  const drawn = fc.sample(
    fc.record({
      status: fc.constantFrom(...orderStatuses),
      paymentMethod: fc.constantFrom('chat' as const, 'cash' as const),
      isPriced: fc.boolean(),
      ...{ total: qirsh, paid: qirsh, refunded: qirsh, waived: qirsh },
    }),
    { numRuns: 1500, seed: 1 },
  );
  const rows = await db
    .insert(orders)
    .values(
      drawn.map(({ total, paid, refunded, waived, isPriced, ...one }, index) => ({
        ...one,
        feePending: !isPriced && one.status === 'pending',
        ...{ subtotalQirsh: total, deliveryFeeQirsh: 0, totalQirsh: total },
        ...{ paidQirsh: paid, refundedQirsh: refunded, waivedQirsh: waived },
        ...{
          customerName: '',
          customerEmail: '',
          street: '',
          city: '',
          country: '',
          language: 'en' as const,
        },
        ...{ idempotencyKey: `drawn ${index}`, bodyHash: '' },
      })),
    )
    .returning({ id: orders.id });
  const found = await db
    .select({
      id: orders.id,
      due: sql`greatest(0, ${dueQirsh})`.mapWith(Number),
      states: sql<string[]>`array_remove(array[${sql.join(
        paymentStates.map((state) => sql`case when ${hasPaymentState[state]} then ${state}::text end`),
        sql`, `,
      )}], null)`,
    })
    .from(orders)
    .where(
      inArray(
        orders.id,
        rows.map(({ id }) => id),
      ),
    );
  const byId = new Map(found.map((row) => [row.id, row]));
  for (const [index, { total, paid, refunded, waived, status, paymentMethod }] of drawn.entries()) {
    const { state, due } = balanceOf({
      total: total / 100,
      paid: paid / 100,
      refunded: refunded / 100,
      waived: waived / 100,
      status,
    });
    const row = byId.get(rows[index]?.id ?? '');
    const isLeftOut = state === 'unpaid' && due === 0;
    expect([drawn[index], row?.states]).toEqual([drawn[index], isLeftOut ? [] : [state]]);
    if (status !== 'cancelled') expect([paymentMethod, row?.due]).toEqual([paymentMethod, due * 100]);
  }
});
