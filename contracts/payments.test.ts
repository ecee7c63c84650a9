import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQirsh } from './money.ts';
import { balanceOf } from './payments.ts';

test('what is due, to be given back and already paid always make up what the order costs', () => {
  const qirsh = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.nat(5_000_000), qirsh, fc.boolean(), (total, paid, isCancelled) => {
      const { state, due, refund } = balanceOf({
        total: fromQirsh(total),
        paid: fromQirsh(paid),
        isCancelled,
      });
      expect(Math.round((due - refund) * 100)).toBe((isCancelled ? 0 : total) - paid);
      expect(Math.min(due, refund)).toBe(0);
      expect(state === 'refund_due').toBe(refund > 0);
      expect(state === 'part').toBe(due > 0 && paid > 0);
      expect(state === 'paid').toBe(due === 0 && refund === 0 && !isCancelled);
    }),
  );
});

test('an order that was cancelled is owed nothing, and what was paid for it goes back', () => {
  expect(balanceOf({ total: 10, paid: 0, isCancelled: true })).toEqual({
    state: 'unpaid',
    due: 0,
    refund: 0,
  });
  expect(balanceOf({ total: 10, paid: 10, isCancelled: true })).toEqual({
    state: 'refund_due',
    due: 0,
    refund: 10,
  });
});
