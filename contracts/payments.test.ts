import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQirsh } from './money.ts';
import { type OrderStatus, orderStatuses } from './orders.ts';
import { balanceOf, paymentAfter } from './payments.ts';

test('what is due, to be given back and already paid always make up what the order costs', () => {
  const qirsh = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.nat(5_000_000), qirsh, fc.constantFrom(...orderStatuses), (total, paid, status) => {
      const { state, due, refund } = balanceOf({
        total: fromQirsh(total),
        paid: fromQirsh(paid),
        ...{ refunded: 0, waived: 0 },
        status,
      });
      const isCancelled = status === 'cancelled';
      expect(Math.round((due - refund) * 100)).toBe((isCancelled ? 0 : total) - paid);
      expect(Math.min(due, refund)).toBe(0);
      expect(state === 'refund_due').toBe(refund > 0);
      expect(state === 'part').toBe(due > 0 && paid > 0);
      expect(state === 'paid').toBe(due === 0 && refund === 0 && !isCancelled);
    }),
  );
});

test('an order that was cancelled is owed nothing, and what was paid for it goes back', () => {
  expect(balanceOf({ total: 10, paid: 0, refunded: 0, waived: 0, status: 'cancelled' })).toEqual({
    state: 'unpaid',
    due: 0,
    refund: 0,
  });
  expect(balanceOf({ total: 10, paid: 10, refunded: 0, waived: 0, status: 'cancelled' })).toEqual({
    state: 'refund_due',
    due: 0,
    refund: 10,
  });
});

/** The payment of an order after these payments and refunds. */
const after = (total: number, status: OrderStatus, ...amounts: number[]) => {
  const order = { total, status };
  const nothing = { paid: 0, refunded: 0, waived: 0 };
  const none = { ...nothing, ...balanceOf({ ...order, ...nothing }) };
  return amounts.reduce((payment, amount) => paymentAfter(payment, order, amount), none);
};

test('what is given back of an order that has arrived is not asked for again, whatever was paid before and is paid later', () => {
  expect(after(10, 'delivered', 10, -10)).toMatchObject({ state: 'refunded', due: 0, waived: 10 });
  expect(after(10, 'delivered', 10, -2)).toMatchObject({ state: 'refunded', due: 0, waived: 2 });
  expect(after(10, 'delivered', 8, -2)).toMatchObject({ state: 'part', due: 2, waived: 2 });
  expect(after(10, 'delivered', 10, -6, 1)).toMatchObject({ state: 'paid', due: 0, waived: 6 });
  // The waived sum stays when the order costs more, or is under way again.
  const payment = after(10, 'delivered', 10, -10);
  expect(balanceOf({ ...payment, total: 12, status: 'delivered' })).toMatchObject({
    state: 'unpaid',
    due: 2,
  });
  expect(balanceOf({ ...payment, total: 10, status: 'shipped' })).toMatchObject({
    state: 'refunded',
    due: 0,
  });
});

test('what is given back of an order under way, of a cancelled one, or of too much is waived by no step', () => {
  for (const status of ['pending', 'processing', 'shipped'] as const) {
    expect(after(10, status, 10, -10)).toMatchObject({ state: 'unpaid', due: 10, waived: 0 });
    expect(after(10, status, 10, -2)).toMatchObject({ state: 'part', due: 2, waived: 0 });
    const back = balanceOf({ ...after(10, status, 10, -10), total: 10, status: 'delivered' });
    expect(back).toEqual({ state: 'unpaid', due: 10, refund: 0 });
  }
  expect(after(10, 'cancelled', 10, -10)).toMatchObject({ state: 'refunded', due: 0, waived: 0 });
  expect(after(8, 'delivered', 12, -4)).toMatchObject({ state: 'paid', due: 0, waived: 0 });
  expect(after(8, 'delivered', 12, -5)).toMatchObject({ state: 'refunded', due: 0, waived: 1 });
});

test('what the seller waives of an order under way is not asked for again: of what was due before, of a payment or of too much nothing is waived', () => {
  const waive = (amount: number, total: number, status: OrderStatus, ...before: number[]) =>
    paymentAfter(after(total, status, ...before), { total, status }, amount, true);
  for (const status of ['pending', 'processing', 'shipped', 'delivered'] as const) {
    expect(waive(-2, 10, status, 10)).toMatchObject({ state: 'refunded', due: 0, paid: 8, waived: 2 });
    expect(waive(-10, 10, status, 10)).toMatchObject({ state: 'refunded', due: 0, waived: 10 });
    expect(waive(-2, 10, status, 8)).toMatchObject({ state: 'part', due: 2, waived: 2 });
    expect(waive(-5, 8, status, 12)).toMatchObject({ state: 'refunded', due: 0, waived: 1 });
    expect(waive(2, 10, status, 5)).toMatchObject({ state: 'part', due: 3, waived: 0 });
  }
  expect(waive(-2, 10, 'cancelled', 10)).toMatchObject({ state: 'refund_due', refund: 8, waived: 0 });
});

test('an order that costs nothing any more is refunded once all that was paid went back, cancelled or returned', () => {
  expect(after(0, 'delivered', 12, -12)).toMatchObject({ state: 'refunded', due: 0, refund: 0, waived: 0 });
  expect(after(0, 'cancelled', 12, -12)).toMatchObject({ state: 'refunded', due: 0, refund: 0, waived: 0 });
  expect(after(0, 'delivered')).toMatchObject({ state: 'paid', due: 0 });
});

test('no step of the delivery changes what is due, and nothing is due of what is called refunded', () => {
  const amounts = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 6 });
  const status = fc.constantFrom(...orderStatuses);
  fc.assert(
    fc.property(fc.nat(20), amounts, status, status, (total, drawn, one, other) => {
      const payment = after(total, one, ...drawn);
      const later = balanceOf({ ...payment, total, status: other });
      if (one !== 'cancelled' && other !== 'cancelled') expect(later.due).toBe(payment.due);
      if (later.state === 'refunded') expect([later.due, later.refund]).toEqual([0, 0]);
    }),
  );
});
