import { expect, test } from 'vitest';
import { suggestPhones } from './suggest-phone.ts';

test.each([
  ['a number', '079 123 4567', []],
  ['a number in Arabic digits', '٠٧٩١٢٣٤٥٦٧', []],
  ['a letter O for a 0', 'O79 123 4567', ['+962791234567']],
  ['a word beside it', 'call 0791234567', ['+962791234567']],
  ['a word in Arabic beside one in Arabic digits', 'رقمي ٠٧٩١٢٣٤٥٦٧', ['+962791234567']],
  ['two numbers', '0791234567 or 0781234567', ['+962791234567', '+962781234567']],
  ['a 0 before the country’s code', '0962791234567', ['+962791234567']],
  ['the country’s code twice', '+962 962 79 123 4567', ['+962791234567']],
  ['one 0 too many inside', '079 0123 4567', ['+962791234567']],
  ['a Saudi or Emirati mobile without its code', '050 123 4567', ['+966501234567', '+971501234567']],
  ['an Egyptian mobile without its code', '01012345678', ['+201012345678']],
  ['a digit missing', '079 123 456', []],
  ['too many digits', '079 123 456 789 111 222', []],
  ['no digits', 'Rania', []],
  ['nothing', '', []],
])('what may be meant by %s', (_, typed, numbers) => {
  expect(suggestPhones(typed)).toEqual(numbers);
});
