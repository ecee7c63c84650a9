import { expect, test } from 'vitest';
import { boxesLeft } from './boxes.ts';

test('of what is left of its parts as many boxes can be made as the scarcest part allows', () => {
  expect(boxesLeft([])).toBeNull();
  expect(boxesLeft([{ quantity: 2, left: null }])).toBeNull();
  expect(
    boxesLeft([
      { quantity: 2, left: 7 },
      { quantity: 1, left: null },
      { quantity: 1, left: 5 },
    ]),
  ).toBe(3);
  expect(boxesLeft([{ quantity: 2, left: 1 }])).toBe(0);
});
