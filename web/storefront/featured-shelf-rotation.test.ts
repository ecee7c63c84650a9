import { expect, test } from 'vitest';
import { nextStart, pickFeatured, readStart } from './featured-shelf-rotation.ts';

test('the shelf goes on by six and begins again after the last', () => {
  expect(nextStart(0, 24)).toBe(6);
  expect(nextStart(18, 24)).toBe(0);
  expect(nextStart(6, 8)).toBe(4);
});

test('six products stand on the shelf even at the end of the list', () => {
  expect(pickFeatured([1, 2, 3, 4, 5, 6, 7, 8], 6)).toEqual([7, 8, 1, 2, 3, 4]);
  expect(pickFeatured([1, 2, 3], 0)).toEqual([1, 2, 3]);
});

test('a stored start that the list does not have is the beginning', () => {
  expect(readStart('12', 24)).toBe(12);
  for (const stored of [null, '', '24', '-6', '1.5', 'x']) expect(readStart(stored, 24)).toBe(0);
});
