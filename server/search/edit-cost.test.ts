import { expect, test } from 'vitest';
import { editCost, withoutOneLetter } from './edit-cost.ts';

test.each([
  ['labneh', 'labneh', 0],
  ['labenh', 'labneh', 0.5],
  ['مكدوص', 'مكدوس', 0.5],
  ['labnh', 'labneh', 1],
  ['labnneh', 'labneh', 1],
  ['zabneh', 'labneh', 1],
  ['لبته', 'لبنه', 1],
  ['chese', 'cheese', 1],
  ['molases', 'molasses', 1],
])('%s becomes %s for %d', (one, other, cost) => {
  expect(editCost(one, other)).toBe(cost);
  expect(editCost(other, one)).toBe(cost);
});

test.each([
  ['labneh', 'laban'],
  ['sumac', 'sumaqs'],
  ['abcd', 'badc'],
])('%s is more than one edit from %s', (one, other) =>
  expect(editCost(one, other)).toBe(Number.POSITIVE_INFINITY),
);

test('words that are one edit apart meet when a letter is left out', () => {
  for (const other of ['labenh', 'labnh', 'labnneh', 'zabneh']) {
    const met = new Set(['labneh', ...withoutOneLetter('labneh')]).intersection(
      new Set([other, ...withoutOneLetter(other)]),
    );
    expect(met.size, other).toBeGreaterThan(0);
  }
});
