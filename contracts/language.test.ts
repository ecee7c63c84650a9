import { expect, test } from 'vitest';
import { directionOf, formatDay, languageOfPath, otherLanguage, pathInLanguage } from './language.ts';

test.each([
  ['/', '/ar'],
  ['/cart', '/ar/cart'],
  ['/products/labneh', '/ar/products/labneh'],
  ['/products?store=cilka&q=تمر', '/ar/products?store=cilka&q=تمر'],
  ['/?from=mail', '/ar?from=mail'],
  ['/orders#MN-1001', '/ar/orders#MN-1001'],
  ['/arabica', '/ar/arabica'],
])('%s and %s are one page in two languages', (english, arabic) => {
  expect(pathInLanguage(english, 'ar')).toBe(arabic);
  expect(pathInLanguage(arabic, 'en')).toBe(english);
  expect(pathInLanguage(arabic, 'ar')).toBe(arabic);
  expect(pathInLanguage(english, 'en')).toBe(english);
  expect(languageOfPath(new URL(english, 'http://shop').pathname)).toBe('en');
  expect(languageOfPath(new URL(arabic, 'http://shop').pathname)).toBe('ar');
});

test('the language follows from the first part of the path alone', () => {
  expect(languageOfPath('/ar')).toBe('ar');
  expect(languageOfPath('/ar/')).toBe('ar');
  expect(languageOfPath('/arabica')).toBe('en');
  expect(languageOfPath('/products/ar')).toBe('en');
  expect(languageOfPath('/AR')).toBe('ar');
});

test.each([
  '//elsewhere.example',
  '/ar//elsewhere.example',
  '/ar/\\elsewhere.example',
  '/\\/elsewhere.example',
])('the page of %s in another language is one of this shop', (path) => {
  expect(pathInLanguage(path, 'en')).toBe('/elsewhere.example');
  expect(pathInLanguage(path, 'ar')).toBe('/ar/elsewhere.example');
});

test('each language has its direction and its other', () => {
  expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl']);
  expect([otherLanguage('en'), otherLanguage('ar')]).toEqual(['ar', 'en']);
});

test('a day is said with Jordan’s months, in Latin digits and without hidden marks', () => {
  expect(formatDay('2026-01-15T09:00:00Z', 'en')).toBe('15 January 2026');
  expect(formatDay('2026-01-15T09:00:00Z', 'ar')).toBe('15 كانون الثاني 2026');
  expect(formatDay('2026-07-05T09:00:00Z', 'en')).toBe('05 July 2026');
  expect(formatDay('2026-07-05T09:00:00Z', 'ar')).toBe('05 تموز 2026');
});

test('a day begins at midnight in Amman, three hours ahead of UTC', () => {
  expect(formatDay('2026-01-14T20:59:59Z', 'en')).toBe('14 January 2026');
  expect(formatDay('2026-01-14T21:00:00Z', 'en')).toBe('15 January 2026');
});
