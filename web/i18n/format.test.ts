import { expect, test } from 'vitest';
import { formatSize } from './format.ts';

test('no line ends between a number of a size and what it counts', () => {
  expect(formatSize('2L', 'ar')).toBe('2\u00a0لتر');
  expect(formatSize('25 bags', 'en')).toBe('25\u00a0bags');
  expect(formatSize('25 bags', 'ar')).toBe('25\u00a0ظرفًا');
  // A label that is not understood may break between its words.
  expect(formatSize('Tin of 5 litres, with a tap', 'en')).toBe('Tin of 5\u00a0litres, with a tap');
  expect(formatSize('تنكة ٥ لتر', 'ar')).toBe('تنكة ٥\u00a0لتر');
});
