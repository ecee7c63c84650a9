import { expect, test } from 'vitest';
import { parseWeight, pricePerMeasure } from './weight.ts';

test.each([
  ['500g', 500, 'g'],
  ['500 g', 500, 'g'],
  [' 500 grams ', 500, 'g'],
  ['1kg', 1, 'kg'],
  ['1.5L', 1.5, 'l'],
  ['1,5 l', 1.5, 'l'],
  ['1,000 g', 1000, 'g'],
  ['١٬٥٠٠ مل', 1500, 'ml'],
  ['0,500 kg', 0.5, 'kg'],
  ['500ml', 500, 'ml'],
  ['750 ML', 750, 'ml'],
  ['٥٠٠ غم', 500, 'g'],
  ['۵۰۰ غرام', 500, 'g'],
  ['١٫٥ لتر', 1.5, 'l'],
  ['2 كيلو', 2, 'kg'],
  ['250مل', 250, 'ml'],
  ['٢٥٠ جرام', 250, 'g'],
  ['2 كيلوغرام', 2, 'kg'],
  ['3 ليتر', 3, 'l'],
])('%j is %d %s', (text, amount, measure) => {
  expect(parseWeight(text)).toEqual({ amount, measure });
});

test('a text without an end is told from a weight in one go', () => {
  expect(parseWeight(`1${' '.repeat(8000)}x1`)).toBeNull();
  expect(parseWeight(`${' '.repeat(8000)}1${' '.repeat(8000)}`)).toBeNull();
  expect(parseWeight(`1${','.repeat(8000)}1`)).toBeNull();
});

test.each([
  ['25 bags', 25, 'bags'],
  ['40tablets', 40, 'tablets'],
  ['6 قطع', 6, 'قطع'],
  ['30 حبة', 30, 'حبة'],
  ['6 حبات', 6, 'حبة'],
])('%j is counted', (text, amount, counted) => {
  expect(parseWeight(text)).toEqual({ amount, counted });
});

test.each(['', '500', 'g', 'a jar', '0g', '-5g', '1.2.3kg', '½ kg', 'NaNg'])('%j is no weight', (text) => {
  expect(parseWeight(text)).toBeNull();
});

test.each([
  [3.5, '500g', 7, 'kg'],
  [2.75, '300g', 9.17, 'kg'],
  [7.25, '750ml', 9.67, 'l'],
  [4.2, '1.5L', 2.8, 'l'],
  [9, '2kg', 4.5, 'kg'],
] as const)('%d JD for %s are %d per %s', (price, weight, each, per) => {
  expect(pricePerMeasure(price, weight)).toEqual({ price: each, per });
});

test('what is counted or not understood has no price per kilogram', () => {
  expect(pricePerMeasure(3, '25 bags')).toBeNull();
  expect(pricePerMeasure(3, '')).toBeNull();
});
