import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSchema } from './money.schemas.ts';
import { formatAmount, fromQirsh, plainAmount, sumPrices, toQirsh } from './money.ts';

const seed = 100;
const isPrice = (value: unknown) => priceSchema.safeParse(value).success;

test('sums are made in qirsh', () => {
  expect(sumPrices([{ price: 0.1, quantity: 3 }])).toBe(0.3);
  expect(
    sumPrices([
      { price: 0.1, quantity: 1 },
      { price: 0.2, quantity: 1 },
    ]),
  ).toBe(0.3);
  expect(sumPrices([{ price: 1.15, quantity: 99 }])).toBe(113.85);
  expect(sumPrices([])).toBe(0);
});

test('amounts have two decimals, and where they are read a comma before each three digits, and below zero a minus sign that stays before them in Arabic', () => {
  expect([3.5, 0, 999.99, 1234.56, 1_234_567.8, -1000].map(formatAmount)).toEqual([
    '3.50',
    '0.00',
    '999.99',
    '1,234.56',
    '1,234,567.80',
    '\u2066−1,000.00\u2069',
  ]);
  expect([3.5, 1234.56].map(plainAmount)).toEqual(['3.50', '1234.56']);
});

test.each([0, 0.01, 0.29, 1.1, 8.95, 19.99, 100_000])('%o is a price', (value) => {
  expect(isPrice(value)).toBe(true);
});

test.each([
  -0.01,
  0.001,
  1.005,
  1e-9,
  3.4999999,
  100_000.01,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1',
  null,
])('%o is no price', (value) => {
  expect(isPrice(value)).toBe(false);
});

test(`every whole number of qirsh goes over the wire and back (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (qirsh) => {
      const price = JSON.parse(JSON.stringify(fromQirsh(qirsh)));
      expect(isPrice(price)).toBe(true);
      expect(toQirsh(price)).toBe(qirsh);
      expect(plainAmount(price)).toBe(`${Math.trunc(qirsh / 100)}.${String(qirsh % 100).padStart(2, '0')}`);
    }),
    { seed, numRuns: 2000 },
  );
});

test(`a sum is what whole numbers give, in any order (seed ${seed})`, () => {
  const line = fc.record({
    qirsh: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const priced = lines.map(({ qirsh, quantity }) => ({ price: qirsh / 100, quantity }));
      const whole = lines.reduce((sum, { qirsh, quantity }) => sum + qirsh * quantity, 0);
      expect(sumPrices(priced)).toBe(whole / 100);
      expect(sumPrices(priced.toReversed())).toBe(whole / 100);
    }),
    { seed },
  );
});
