import { expect, test } from 'vitest';
import { formsOf } from './word-forms.ts';

const belongTogether = (one: string, other: string) =>
  [one, ...formsOf(one)].some((form) => [other, ...formsOf(other)].includes(form));

test.each([
  ['اللبنه', 'لبنه'],
  ['واللبنه', 'لبنه'],
  ['بالزعتر', 'زعتر'],
  ['للبيت', 'بيت'],
  ['بهارات', 'بهار'],
  ['البهارات', 'بهار'],
  ['وكاجو', 'كاجو'],
  ['olives', 'olive'],
])('%s is also looked up as %s', (word, form) => expect(formsOf(word)).toContain(form));

test.each([
  ['زيوت', 'الزيت'],
  ['تمور', 'تمر'],
  ['عصاير', 'عصير'],
  ['صحون', 'صحن'],
  ['اجبان', 'جبنه'],
  ['منظفات', 'منظف'],
  ['leaf', 'leaves'],
  ['berry', 'berries'],
  ['dishes', 'dish'],
  ['spice', 'spices'],
  ['tomatoes', 'tomato'],
])('%s and %s belong together', (one, other) => expect(belongTogether(one, other)).toBe(true));

test.each([
  ['لبنه', 'لبن'],
  ['زيت', 'زيتون'],
  ['حمص', 'حمض'],
  ['glass', 'glas'],
])('%s and %s do not', (one, other) => expect(belongTogether(one, other)).toBe(false));

test.each(['الم', 'وزنه', 'بات', 'gas', 'tea', 'الى'])('%s is short enough to be left whole', (word) => {
  expect(formsOf(word)).toEqual([]);
});

test('a word is never a form of itself', () => expect(formsOf('زيت')).not.toContain('زيت'));
