import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['7', '7', false],
  ['٢٥', '25', false],
  ['۹۹', '99', false],
  [' 3 ', '3', false],
  ['', '', false],
  ['x', '', false],
  ['1.5', '1', true],
  ['1,5', '1', true],
  ['١٫٥', '1', true],
  ['١،٥', '1', true],
  ['.5', '', true],
  ['2.', '2', false],
  ['2.0', '2', false],
  ['1,000', '1000', false],
  ['١٬٠٠٠', '1000', false],
  ['1,000.5', '1000', true],
  ['\u200f١٢', '12', false],
])('%j is %j, with a fraction: %j', (typed, whole, hasFraction) => {
  expect(readQuantity(typed)).toMatchObject({ whole, hasFraction });
});

test.each([
  ['١٬٠٠٠', '1000'],
  ['1,5', '1.5'],
  ['١٫', '1.'],
  ['2 jars', '2'],
  ['1.2.3', '1.23'],
  ['جرّة', ''],
])('%j is rewritten as %j, which is read as a number', (typed, text) => {
  expect(readQuantity(typed).text).toBe(text);
});
