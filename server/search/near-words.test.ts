import { expect, test } from 'vitest';
import { editCost, likeness, threesOf, withoutOneLetter } from './near-words.ts';

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

test('a word in threes marks its ends', () => {
  expect(threesOf('lab')).toEqual(['^la', 'lab', 'ab$']);
  expect(threesOf('ab')).toEqual(['^ab', 'ab$']);
  expect(threesOf('')).toEqual([]);
});

test('likeness goes from nothing to the same', () => {
  expect(likeness('labneh', 'labneh')).toBe(1);
  expect(likeness('labneh', 'sumac')).toBe(0);
  expect(likeness('pomegrante', 'pomegranate')).toBeGreaterThan(0.5);
});
