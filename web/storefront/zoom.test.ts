import { expect, test } from 'vitest';
import { maxZoom, panBy, whole, zoomAround } from './zoom.ts';

const size = { width: 400, height: 300 };

test('what is under the finger stays under it when an image is magnified', () => {
  const finger = { x: 80, y: -40 };
  const before = zoomAround(whole, 2, { x: 0, y: 0 }, size);
  const after = zoomAround(before, 3, finger, size);
  const under = ({ scale, x, y }: typeof after) => [(finger.x - x) / scale, (finger.y - y) / scale];
  expect(under(after)).toEqual(under(before));
});

test.each([
  [0.2, 1],
  [9, maxZoom],
])('a scale of %d becomes %d', (asked, scale) => {
  expect(zoomAround(whole, asked, { x: 0, y: 0 }, size).scale).toBe(scale);
});

test('an image is moved to its edge and no further, and a whole one stays', () => {
  const twice = zoomAround(whole, 2, { x: 0, y: 0 }, size);
  expect(panBy(twice, { x: 5000, y: -5000 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(panBy(whole, { x: 50, y: 50 }, size)).toEqual(whole);
  expect(zoomAround(panBy(twice, { x: 200, y: 0 }, size), 1, { x: 90, y: 9 }, size)).toEqual(whole);
});
