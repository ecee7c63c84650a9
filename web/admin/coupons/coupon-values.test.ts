import { expect, test } from 'vitest';
import { couponFormSchema, valuesOf } from './coupon-values.ts';

test('a share is read in any of the digits, with its sign or without', () => {
  for (const percent of ['20', '20%', '20 %', '٢٠٪'])
    expect(couponFormSchema.parse({ ...valuesOf(null), code: 'OLIVE', percent })).toMatchObject({
      percent: 20,
    });
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
