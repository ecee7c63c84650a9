import { expect, test } from 'vitest';
import { changePrice } from './price-change.ts';

test('a changed price is rounded to 0.05, and what would be no price is none', () => {
  expect(changePrice(3.5, { percent: 10 })).toBe(3.85);
  expect(changePrice(3.3, { percent: 5 })).toBe(3.45);
  expect(changePrice(1.15, { percent: -20 })).toBe(0.9);
  expect(changePrice(2.25, { amount: 0.1 })).toBe(2.35);
  expect(changePrice(2.25, { amount: -0.5 })).toBe(1.75);
  expect(changePrice(0.5, { amount: -0.5 })).toBeNull();
  expect(changePrice(0.05, { percent: -90 })).toBeNull();
  expect(changePrice(99_999, { percent: 10 })).toBeNull();
});
