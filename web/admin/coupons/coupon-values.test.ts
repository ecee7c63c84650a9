import { expect, test } from 'vitest';
import { couponFormSchema, valuesOf } from './coupon-values.ts';

test('a share is read in any of the digits, with its sign or without', () => {
  for (const percent of ['20', '20%', '20 %', '٢٠٪'])
    expect(couponFormSchema.parse({ ...valuesOf(null), code: 'OLIVE', percent })).toMatchObject({
      percent: 20,
    });
});

test('nothing is no minimum, and an amount of nothing is none', () => {
  const typed = { ...valuesOf(null), code: 'OLIVE', kind: 'amount' as const, minimum: '٠' };
  expect(couponFormSchema.parse({ ...typed, amount: 'د.أ ٢' })).toMatchObject({ amount: 2, minimum: null });
  for (const [amount, fault] of [
    ['0', 'amount_required'],
    ['1,500 JD', 'price_unclear'],
  ] as const) {
    const { error } = couponFormSchema.safeParse({ ...typed, amount });
    expect(error?.issues.map(({ message }) => message)).toEqual([fault]);
  }
});

test('what a form gets wrong is told at once', () => {
  const days = { from: '2026-12-02', until: '2026-12-01' };
  const { error } = couponFormSchema.safeParse({ ...valuesOf(null), ...days, uses: '2', uses_each: '5' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'code_invalid',
    'percent_invalid',
    'day_order',
    'uses_each_high',
  ]);
});
