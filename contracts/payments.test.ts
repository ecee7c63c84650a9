import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQirsh } from './money.ts';
import { orderStatuses } from './orders.ts';
import { balanceOf } from './payments.ts';

test('what is due, to be given back and already paid always make up what the order costs', () => {
  const qirsh = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.nat(5_000_000), qirsh, fc.constantFrom(...orderStatuses), (total, paid, status) => {
      const { state, due, refund } = balanceOf({
        total: fromQirsh(total),
        paid: fromQirsh(paid),
        refunded: 0,
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
  expect(balanceOf({ total: 10, paid: 0, refunded: 0, status: 'cancelled' })).toEqual({
    state: 'unpaid',
    due: 0,
    refund: 0,
  });
  expect(balanceOf({ total: 10, paid: 10, refunded: 0, status: 'cancelled' })).toEqual({
    state: 'refund_due',
    due: 0,
    refund: 10,
  });
});

test('what was given back once an order has arrived is not asked for again, unless the order costs more since', () => {
  const given = (total: number, paid: number, refunded: number) =>
    balanceOf({ total, paid, refunded, status: 'delivered' });
  expect(given(10, 0, 10)).toEqual({ state: 'refunded', due: 0, refund: 0 });
  expect(given(10, 8, 2)).toEqual({ state: 'refunded', due: 0, refund: 0 });
  expect(given(10, 6, 2)).toEqual({ state: 'part', due: 2, refund: 0 });
  expect(given(12, 0, 10)).toEqual({ state: 'unpaid', due: 2, refund: 0 });
  // For goods that came back the order costs less: it is paid.
  expect(given(8, 8, 2)).toEqual({ state: 'paid', due: 0, refund: 0 });
  expect(given(8, 9, 1)).toEqual({ state: 'refund_due', due: 0, refund: 1 });
});

test('an order under way whose payment went back is owed again; cancelled it is refunded, and nothing is due of what is called that', () => {
  for (const status of ['pending', 'processing', 'shipped'] as const) {
    const all = balanceOf({ total: 10, paid: 0, refunded: 10, status });
    expect(all).toEqual({ state: 'unpaid', due: 10, refund: 0 });
    const some = balanceOf({ total: 10, paid: 8, refunded: 2, status });
    expect(some).toEqual({ state: 'part', due: 2, refund: 0 });
  }
  const cancelled = balanceOf({ total: 10, paid: 0, refunded: 10, status: 'cancelled' });
  expect(cancelled).toEqual({ state: 'refunded', due: 0, refund: 0 });
  const dinars = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(
      dinars,
      dinars,
      dinars,
      fc.constantFrom(...orderStatuses),
      (total, paid, refunded, status) => {
        const { state, due, refund } = balanceOf({ total, paid, refunded, status });
        if (state === 'refunded') expect([due, refund]).toEqual([0, 0]);
      },
    ),
  );
});
