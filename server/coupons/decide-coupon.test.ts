import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponKey } from '../../contracts/coupon-key.ts';
import { discountOf, keptDiscount } from '../../contracts/discount.ts';
import { checkCoupon, type OfferedCoupon } from './decide-coupon.ts';

const coupon = (fields: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  ...{ id: 'eid', code: 'EID10', kind: 'percent', percent: 10, amountQirsh: null },
  ...{ minimumQirsh: null, from: null, until: null, left: null, ownLeft: null },
  ...fields,
});
const bill = { subtotalQirsh: 2000, feeQirsh: 200, today: '2026-11-23' };
const check = (fields?: Partial<OfferedCoupon>, changes: Partial<typeof bill> = {}) => {
  const checked = checkCoupon(coupon(fields), { ...bill, ...changes });
  return 'fault' in checked ? checked.fault.code : checked.saves;
};
const amount = (amountQirsh: number) => ({ kind: 'amount' as const, percent: null, amountQirsh });
const delivery = { kind: 'delivery' as const, percent: null };

test('a code is the same in capitals, with spaces or hyphens, and in any digits or look-alike letters', () => {
  const same = ['EID10', 'eid 10', ' Eid-10 ', 'EID١٠', 'eid۱۰', '\u200feid10\u200e'];
  expect(new Set(same.map(couponKey))).toEqual(new Set(['eid10']));
  expect(couponKey('هديّة ٢٠')).toBe(couponKey('هديه20'));
  expect(couponKey('eid11')).not.toBe('eid10');
});

test('a share of the goods is whole qirsh, half a qirsh for the customer; a sum is never more than the goods', () => {
  expect(check()).toBe(2);
  // Ten percent of 0.25 and of 0.24.
  expect(check({}, { subtotalQirsh: 25 })).toBe(0.03);
  expect(check({}, { subtotalQirsh: 24 })).toBe(0.02);
  expect(check(amount(500))).toBe(5);
  expect(check(amount(5000))).toBe(20);
  expect(check({ percent: 100 })).toBe(20);
});

test('free delivery takes off the fee, and is not used up where there is none to take off', () => {
  expect(check(delivery)).toBe(2);
  expect(check(delivery, { feeQirsh: 0 })).toBe('coupon_no_use');
});

describe('a coupon is refused', () => {
  test('before its first day and after its last one, which are days on which it can be used', () => {
    const days = { from: '2026-11-23', until: '2026-11-24' };
    expect(
      ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((today) => check(days, { today })),
    ).toEqual(['coupon_early', 2, 2, 'coupon_over']);
  });

  test('once it was used as often as it may be, by all and by this person', () => {
    expect(check({ left: 1, ownLeft: 1 })).toBe(2);
    expect(check({ left: 0, ownLeft: 1 })).toBe('coupon_used_up');
    expect(check({ left: 1, ownLeft: 0 })).toBe('coupon_used');
    // The seller has lowered the limit below the uses.
    expect(check({ left: -3 })).toBe('coupon_used_up');
  });

  test('below its minimum, with what is missing to it', () => {
    const checked = checkCoupon(coupon({ minimumQirsh: 2350 }), bill);
    expect(checked).toMatchObject({ fault: { code: 'coupon_below_minimum', missing: 3.5 } });
    expect(check({ minimumQirsh: 2000 })).toBe(2);
  });
});

test('for any goods a discount is from nothing to what they cost, and so is what stays of it', () => {
  const terms = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amountQirsh: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      percent: fc.constant(null),
      amountQirsh: fc.integer({ min: 1, max: 10_000_000 }),
    }),
  );
  fc.assert(
    fc.property(terms, fc.nat(10_000_000), fc.nat(10_000_000), (one, before, back) => {
      const after = Math.max(0, before - back);
      const discount = discountOf(one, before);
      const kept = keptDiscount(discount, before, after);
      expect(Number.isInteger(discount) && Number.isInteger(kept)).toBe(true);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(before);
      expect(kept).toBeLessThanOrEqual(after);
      // No more is refunded than was paid.
      expect(before - discount - (after - kept)).toBeGreaterThanOrEqual(0);
    }),
    { seed: 67, numRuns: 500 },
  );
});
