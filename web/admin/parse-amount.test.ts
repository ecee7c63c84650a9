import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['2', 2],
  ['2.00', 2],
  [' 2,5 ', 2.5],
  ['.5', 0.5],
  ['٢٫٥٠', 2.5],
  ['۳.۲۵', 3.25],
  ['\u200f٠\u200f', 0],
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', '.', '-1', '2.555', '1,500', '1e3', '2 JD', 'free'])('%j is none', (text) => {
  expect(parseAmount(text)).toBeNull();
});
