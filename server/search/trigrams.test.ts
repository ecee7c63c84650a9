import { expect, test } from 'vitest';
import { likeness, trigramsOf } from './trigrams.ts';

test('the trigrams of a word mark its ends', () => {
  expect(trigramsOf('lab')).toEqual(['^la', 'lab', 'ab$']);
  expect(trigramsOf('ab')).toEqual(['^ab', 'ab$']);
  expect(trigramsOf('')).toEqual([]);
});

test('likeness goes from nothing to the same', () => {
  expect(likeness('labneh', 'labneh')).toBe(1);
  expect(likeness('labneh', 'sumac')).toBe(0);
  expect(likeness('pomegrante', 'pomegranate')).toBeGreaterThan(0.5);
});
