import { expect, test } from 'vitest';
import { soundCost } from './sound-likeness.ts';

test.each([
  ['halawa', 'حلاوه', 'هيل'],
  ['hel', 'هيل', 'حلاوه'],
  ['asal', 'عسل', 'سايل'],
  ['laban', 'لبن', 'لبنان'],
  ['zeit', 'زيت', 'زيتي'],
  ['samneh', 'سمنه', 'سمين'],
])('%s sounds more like %s than like %s', (heard, near, far) => {
  expect(soundCost(heard, near)).toBeLessThan(soundCost(heard, far));
  expect(soundCost(near, heard)).toBe(soundCost(heard, near));
});

test('a word sounds like itself', () => expect(soundCost('labneh', 'labneh')).toBe(0));
