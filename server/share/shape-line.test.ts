import { expect, test } from 'vitest';
import { shapeLine } from './shape-line.ts';

const size = 100;
const widthOf = (text: string) => shapeLine(text, size, 'ar').width;

test('Arabic letters are joined: a word is not the sum of its letters', () => {
  const apart = [...'بيت'].reduce((sum, letter) => sum + widthOf(letter), 0);
  expect(widthOf('بيت')).toBeLessThan(apart * 0.9);
});

test('an Arabic line ends at the left, where a foreign word at its end stands', () => {
  const word = shapeLine('Lipton', size, 'ar').path;
  expect(word).not.toBe('');
  expect(shapeLine('شاي Lipton', size, 'ar').path.startsWith(word)).toBe(true);
  expect(shapeLine('Lipton شاي', size, 'ar').path.startsWith(word)).toBe(false);
  expect(shapeLine('Lipton شاي', size, 'en').path.startsWith(word)).toBe(true);
});

test('digits keep their order among Arabic words', () => {
  const digits = shapeLine('25', size, 'ar').path;
  expect(shapeLine('شاي 25', size, 'ar').path.startsWith(digits)).toBe(true);
});

test('brackets open towards what they hold', () => {
  const opening = shapeLine('(', size, 'en').path;
  expect(shapeLine('(ت)', size, 'ar').path.startsWith(opening)).toBe(true);
});

test('letters that no font has are left out, and the rest is drawn as if they were not there', () => {
  expect(shapeLine('石鹸soap', size, 'en')).toEqual(shapeLine('soap', size, 'en'));
  expect(shapeLine('石鹸', size, 'en')).toEqual({ path: '', width: 0 });
  expect(shapeLine('', size, 'ar')).toEqual({ path: '', width: 0 });
});
