import { expect, test } from 'vitest';
import { formsOf, queryWordsOf, searchWordsOf, wordsIn } from './search-words.ts';

test.each([
  ['اللبنه', 'لبنه'],
  ['واللبنه', 'لبنه'],
  ['بالزعتر', 'زعتر'],
  ['للبيت', 'بيت'],
  ['بهارات', 'بهار'],
  ['البهارات', 'بهار'],
  ['olives', 'olive'],
])('%s is also looked up as %s', (word, form) => {
  expect(formsOf(word)).toContain(form);
});

test.each(['الم', 'بات', 'gas', 'لبن', 'tea', 'الى'])('%s is short enough to be left whole', (word) => {
  expect(formsOf(word)).toEqual([]);
});

test('a word is never a form of itself, and is kept beside its forms', () => {
  expect(formsOf('لبنه')).not.toContain('لبنه');
  expect(wordsIn(['اللبنة', 'Olives olives'])).toEqual(['اللبنه', 'لبنه', 'olives', 'olive']);
});

test('the index has the words of both names with their sounds, and the words of the rest', () => {
  const words = searchWordsOf({ names: ['Labneh', 'لبنة'], others: ['Madaba', 'مادبا'] });
  expect(words).toEqual({
    nameWords: ['labneh', 'لبنه'],
    otherWords: ['madaba', 'مادبا'],
    nameSounds: ['LBN'],
  });
});

test('a query loses its fillers unless it has nothing else', () => {
  const words = (query: string) => queryWordsOf(query).map(({ word }) => word);
  expect(words('labneh with the oil')).toEqual(['labneh', 'oil']);
  expect(words('لبنة مع زيت')).toEqual(['لبنه', 'زيت']);
  expect(words('the')).toEqual(['the']);
  expect(words('oil OIL oil')).toEqual(['oil']);
  expect(words('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toHaveLength(8);
  expect(words('%%')).toEqual([]);
});

test('a sound of one letter is too little to search by', () => {
  expect(queryWordsOf('ba').map(({ sound }) => sound)).toEqual(['']);
  expect(queryWordsOf('lbnh').map(({ sound }) => sound)).toEqual(['LBN']);
});
