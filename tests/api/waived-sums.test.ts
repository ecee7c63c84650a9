import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getOrder, orderStatuses } from '../../contracts/orders.ts';
import { describePayment } from '../../contracts/payment-words.ts';
import { balanceOf, paymentStates, recordPayment } from '../../contracts/payments.ts';
import { orders } from '../../server/orders/order.table.ts';
import { dueQirsh, hasPaymentState } from '../../server/orders/payment-states.ts';
import { openPaidOrders } from '../support/paid-orders.ts';

const { call, send, db, asAdmin, customer, open } = await openPaidOrders();

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
  // The waived sum belongs to its entry: of 13 received 3 were refunded and waived.
  await order.undo(refund);
  expect(await order.read()).toEqual(['refunded', 0]);
});

test('of an order under way a part that was given back is owed again', async () => {
  const order = await open();
  await order.pay(12);
  await order.pay(-2);
  expect(await order.read()).toEqual(['part', 2]);
});

test('what the seller waives of an order under way is not asked for, until the entry is undone', async () => {
  const order = await open();
  await order.pay(12);
  const refund = await order.pay(-5, true);
  expect(await order.read()).toEqual(['refunded', 0]);
  const { payment, pay_to } = await call(getOrder, { id: order.id }, customer);
  expect([describePayment(payment, 'en'), pay_to]).toEqual(['Paid, 5.00 JD refunded', null]);
  await order.setStatus('delivered');
  expect(await order.read()).toEqual(['refunded', 0]);
  await order.setStatus('shipped');
  await order.undo(refund);
  expect(await order.read()).toEqual(['paid', 0]);
  // Once undone, it waives nothing of a later refund.
  await order.pay(-5);
  expect(await order.read()).toEqual(['part', 5]);
});

test('of a refund that waives the activity log undoes the waiver too', async () => {
  const order = await open();
  await order.pay(12);
  await order.pay(-12, true);
  expect(await order.read()).toEqual(['refunded', 0]);
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await order.read()).toEqual(['paid', 0]);
});

test('a refund that is sent again waives once, and its key is good for no other answer', async () => {
  const order = await open();
  const record = async (key: string, amount: number, waived?: boolean) => {
    const input = { id: order.id, method: 'cliq', amount, waived };
    const { status } = await send(recordPayment, input, { ...asAdmin, headers: { 'Idempotency-Key': key } });
    return status;
  };
  await order.pay(12);
  expect(await record('waived', -2, true)).toBe(201);
  expect(await record('waived', -2, true)).toBe(201);
  for (const waived of [false, undefined]) expect(await record('waived', -2, waived)).toBe(409);
  expect(await order.read()).toEqual(['refunded', 0]);
  expect(await record('owed', -3)).toBe(201);
  expect(await record('owed', -3, false)).toBe(201);
  expect(await record('owed', -3, true)).toBe(409);
  expect(await order.read()).toEqual(['part', 3]);
  // The request counts, not its result: beyond the total nothing is waived, for a delivered order everything.
  expect(await record('beyond', 5)).toBe(201);
  expect(await record('too much', -2, true)).toBe(201);
  expect(await record('too much', -2, true)).toBe(201);
  expect(await record('too much', -2)).toBe(409);
  await order.setStatus('delivered');
  expect(await record('arrived', -1)).toBe(201);
  expect(await record('arrived', -1)).toBe(201);
  expect(await record('arrived', -1, true)).toBe(409);
});

test('who says of an order under way that a refund is owed again is asked anew where it has arrived meanwhile', async () => {
  const order = await open();
  const refund = async (key: string, amount: number, waived?: boolean) => {
    const input = {
      id: order.id,
      method: 'cliq',
      amount,
      expected_paid: 12,
      ...(waived !== undefined && { waived }),
    };
    const headers = { 'Idempotency-Key': key };
    const { status, code } = await send(recordPayment, input, { ...asAdmin, headers });
    return code ?? status;
  };
  await order.pay(12);
  await order.setStatus('delivered');
  expect(await refund('owed', -4, false)).toBe('changed_meanwhile');
  expect(await order.read()).toEqual(['paid', 0]);
  // Without an explicit choice the rule for a delivered order applies; the key is not valid for another answer.
  expect(await refund('unasked', -4)).toBe(201);
  expect(await refund('unasked', -4)).toBe(201);
  expect(await refund('unasked', -4, false)).toBe('payment_conflict');
  expect(await order.read()).toEqual(['refunded', 0]);
});

test('a refund that is owed again stays so when it is sent again after the delivery, and one that adds nothing needs no answer', async () => {
  const order = await open();
  const record = async (key: string, amount: number) => {
    const input = { id: order.id, method: 'cliq', amount, waived: false };
    const headers = { 'Idempotency-Key': key };
    return (await send(recordPayment, input, { ...asAdmin, headers })).status;
  };
  await order.pay(14);
  expect(await record('owed', -4)).toBe(201);
  expect(await order.read()).toEqual(['part', 2]);
  await order.setStatus('delivered');
  expect(await record('owed', -4)).toBe(201);
  expect(await order.read()).toEqual(['part', 2]);
  expect(await record('overpaid', 4)).toBe(201);
  expect(await record('given back', -2)).toBe(201);
  expect(await order.read()).toEqual(['paid', 0]);
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
