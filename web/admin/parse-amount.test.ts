import { expect, test } from 'vitest';
import { isUnclear, readAmount } from '../../contracts/amounts.ts';
import {
  amountFault,
  isZeroOrLess,
  parseAmount,
  readNumber,
  tellAmount,
  tellNumber,
} from './parse-amount.ts';

test.each([
  ['2', 2],
  ['2.00', 2],
  [' 2,5 ', 2.5],
  ['.5', 0.5],
  ['2.', 2],
  ['٢٫٥٠', 2.5],
  ['۳.۲۵', 3.25],
  ['\u200f٠\u200f', 0],
  ['2.555', 2.555],
  ['٢٫٥٥٥', 2.555],
  ['1,234.56', 1234.56],
  ['12,345.', 12_345],
  ['1,234,567', 1_234_567],
  ['١٬٢٣٤٫٥٠', 1234.5],
  ['1،5', 1.5],
  ['0,500', 0.5],
  ['2 JD', 2],
  ['7.50jod ', 7.5],
  ['\u2067٢٫٥٠ د.أ\u2069', 2.5],
  ['٣ دينار', 3],
  ['٣ دنانير', 3],
  ['د.أ ٢', 2],
  ['د.ا ٢٫٥٠', 2.5],
  ['JD 2', 2],
  ['JOD2.50', 2.5],
  ['JD .5', 0.5],
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  '',
  '.',
  '-1',
  '1,500',
  '1e3',
  'JD',
  '2 JD 3',
  '1,500 JD',
  'JD 1,500',
  'JD 2 JD',
  '2 USD',
  'free',
])('%j is none', (text) => {
  expect(parseAmount(text)).toBeNaN();
});

test('a comma before three digits may mean two things, before any other number of them only one', () => {
  expect(['1,500', '١,٥٠٠', '١،٥٠٠', '12,345'].map(isUnclear)).toEqual([true, true, true, true]);
  expect(['1,5', '1,50', '1.500', '1٫500', '1234,567', '0,500'].map(isUnclear)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('why a text is no amount is told: two that it may mean, none, a third decimal, or more than the shop takes', () => {
  const typed = ['1,500', '1,500 JD', 'د.أ ١،٥٠٠', '', '-1', '2.555', '999999999999', '٠', '2,50'];
  expect(typed.map(amountFault)).toEqual([
    ...['price_unclear', 'price_unclear', 'price_unclear'],
    ...['price_invalid', 'price_invalid', 'price_decimals', 'amount_high', null, null],
  ]);
});

test('zero and what has a minus before it aren’t above zero; what is no amount is another fault', () => {
  const typed = ['0', '٠', '0.00', '-1', '−2,5', '-0', '-1 JD', '1', '', 'abc', '-', '-abc'];
  expect(typed.map(isZeroOrLess)).toEqual([
    ...[true, true, true, true, true, true, true],
    ...[false, false, false, false, false],
  ]);
});

test('a number’s field is a number, empty, or what was typed into it', () => {
  expect(['٨', ' 12 ', '', '  ', null, 'abc', '-1', '1,500'].map((typed) => readNumber(typed, null))).toEqual(
    [...[8, 12, null, null, null, 'abc', '-1', 1500]],
  );
});

test('two versions of an amount are told in one form, however they were typed, and what is no amount as it stands', () => {
  expect(['3', '٢٫٥', '3.5 JD', '', 'abc'].map(tellAmount)).toEqual(['3.00', '2.50', '3.50', '', 'abc']);
  expect(['٥', '12', '', 'few'].map(tellNumber)).toEqual(['5', '12', '', 'few']);
});

test('where nothing but thousands can be meant, they are: of pieces, and of a price that only narrows a list', () => {
  expect(['1,500', '١٬٥٠٠', '12,345', '1,5'].map(readAmount)).toEqual([1500, 1500, 12_345, 1.5]);
});
