import { expect, test } from 'vitest';
import { formatPhoneTyping } from './phone-caret.ts';

/** `|` marks the caret. */
const press = (typed: string, isForward?: boolean) => {
  const caret = typed.indexOf('|');
  const { text, caret: after } = formatPhoneTyping({ text: typed.replace('|', ''), caret }, isForward);
  return `${text.slice(0, after)}|${text.slice(after)}`;
};

test.each([
  ['a digit is added at the end', '0791|', '079 1|'],
  ['a digit of another set is added', '079 ١|', '079 1|'],
  ['a digit is added in the middle', '079 19|23 456', '079 19|2 3456'],
  ['a digit is added at the beginning', '0|79 123 4567', '0|79 123 4567'],
  ['a plus is put before it', '+|962791', '+|962 79 1'],
  ['the space is deleted', '079|123 4567', '079| 123 4567'],
  ['a digit before the space is deleted', '07| 123 4567', '07| 123 4567'],
  ['a number is pasted with marks, brackets and dashes', '\u202a(079) 123-4567\u202c|', '079 123 4567|'],
  ['all is deleted', '|', '|'],
  ['a letter is typed', '079 12a|3', '079 12a|3'],
])('%s: the caret stays with its digit', (_, typed, shown) => {
  expect(press(typed)).toBe(shown);
});

test('deleting the space after the caret takes it over the space, so that the key goes on', () => {
  expect(press('079|123 4567', true)).toBe('079 |123 4567');
  expect(press('079 |23 4567', true)).toBe('079 |234 567');
});
