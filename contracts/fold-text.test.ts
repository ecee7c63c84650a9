import { expect, test } from 'vitest';
import { foldText, wordsOf } from './fold-text.ts';

test.each([
  ['LABNEH', 'labneh'],
  ["Za'atar", 'zaatar'],
  ['Za’atar', 'zaatar'],
  ['Éclair crème', 'eclair creme'],
  ['لَبْنَة', 'لبنه'],
  ['لبـــنة', 'لبنه'],
  ['أإآٱا', 'ااااا'],
  ['ى ی ئ ؤ', 'ي ي ي و'],
  ['گ چ پ ڤ ک', 'ك ش ب ف ك'],
  ['٥٠٠ ۵۰۰ 500', '500 500 500'],
  ['ﻟﺒﻨﺔ', 'لبنه'],
  ['\u200fلبنة\u202c', 'لبنه'],
  ['سُمّاق', 'سماق'],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding twice changes nothing more', () => {
  for (const text of ["Za'atar & Sumac, ٥٠٠ g", 'إِكْليلُ الجَبَلِ', 'ﻟﺒﻨﺔ']) {
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});

test('words are letters and digits; everything else parts them', () => {
  expect(wordsOf("Za'atar & sumac, 500g (لبنة، جبنة)")).toEqual(['zaatar', 'sumac', '500g', 'لبنه', 'جبنه']);
  expect(wordsOf(' -- % \u0000 😀 ')).toEqual([]);
  expect(wordsOf('')).toEqual([]);
});
