import { expect, test } from 'vitest';
import { sizedWords } from './size-terms.ts';

test.each([
  ['rice 2 kg', ['rice', '2000g']],
  ['رز ٢ كيلو', ['رز', '2000g']],
  ['2كغم', ['2000g']],
  ['زيت ١٫٨ لتر', ['زيت', '1800ml']],
  ['1,5L', ['1500ml']],
  ['نص كيلو لبنة', ['500g', 'لبنه']],
  ['quarter litre', ['250ml']],
  ['½ kg', ['500g']],
  ['1/4 kilo', ['250g']],
  // Words and numbers that are no measured size stay as they are.
  ['نصف تنكة', ['نصف', 'تنكه']],
  ['25 bags', ['25', 'bags']],
  ['1½ kg', ['11', '2', 'kg']],
  ['version 2.5', ['version', '2', '5']],
])('%s is read as %j', (text, words) => expect(sizedWords(text)).toEqual(words));
