import { expect, test } from 'vitest';
import { moveTo, nearestTo } from './move-image.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
])('of three, the one at %i moved to %i gives %s', (from, to, order) => {
  expect(moveTo([...'abc'], from, to).join('')).toBe(order);
});

test('a point belongs to the box whose middle is nearest, in whichever row', () => {
  const boxes = [0, 100, 0, 100].map((x, place) => ({ x, y: place < 2 ? 0 : 100, width: 90, height: 90 }));
  expect(nearestTo({ x: 130, y: 20 }, boxes)).toBe(1);
  expect(nearestTo({ x: -50, y: 400 }, boxes)).toBe(2);
});
