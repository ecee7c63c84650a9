import { expect, test } from 'vitest';
import { isInSeason } from './season.ts';

const monthsOf = (from: number, until: number) =>
  Array.from({ length: 12 }, (_, place) => place + 1).filter((month) => isInSeason({ from, until }, month));

test('a season has its first and its last month, and goes over the new year where the last comes first', () => {
  expect(monthsOf(8, 10)).toEqual([8, 9, 10]);
  expect(monthsOf(11, 2)).toEqual([1, 2, 11, 12]);
  expect(monthsOf(5, 5)).toEqual([5]);
  expect(monthsOf(6, 5)).toHaveLength(12);
});
