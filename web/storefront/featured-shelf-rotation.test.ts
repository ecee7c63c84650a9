import { expect, test } from 'vitest';
import { nextStart, readStart } from './featured-shelf-rotation.ts';

test('the shelf goes on by six and begins again after the last', () => {
  const after = (start: number, total: number) =>
    nextStart({ start, total, products: [], from: null, next: 'some' });
  expect(after(0, 24)).toBe(6);
  expect(after(18, 24)).toBe(0);
  expect(after(6, 8)).toBe(4);
});

test('where no more products come the beginning is next, whatever the index says', () => {
  expect(nextStart({ start: 6, total: 24, products: [], from: 'some', next: null })).toBe(0);
});

test('a stored start that is no place in a list is the beginning', () => {
  expect(readStart('12')).toBe(12);
  for (const stored of [null, '', '-6', '1.5', 'x', '1e300']) expect(readStart(stored)).toBe(0);
});
