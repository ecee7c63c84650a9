import { expect, test } from 'vitest';
import { wordsOf } from './fold-text.ts';
import { phoneticKey } from './phonetic-key.ts';

test.each([
  ['labneh', 'labne', 'lbnh', 'labnah', 'lebneh', 'لبنة', 'لبنه'],
  ["za'atar", 'zaatar', 'za3tar', 'zatar', 'زعتر'],
  ['sumac', 'sumaq', 'summac', 'sumak', 'سماق', 'سُمّاق'],
  ['khubz', '5ubz', 'خبز'],
  ['shanklish', 'shankleesh', 'شنكليش'],
  ['tahini', 'ta7ini', 'طحيني'],
  ['maqdous', 'makdous', 'مكدوس'],
  ['ghee', '8ee', 'غي'],
  ['7alloumi', 'halloumi', 'حلومي'],
])('%s and its other spellings sound the same: %s %s', (...spellings) => {
  const sounds = spellings.map((spelling) => phoneticKey(wordsOf(spelling).join('')));
  expect(new Set(sounds).size).toBe(1);
  expect(sounds[0]).not.toBe('');
});

test.each([
  ['labneh', 'laban haleeb'],
  ['sumac', 'samak tuna'],
  ['zaatar', 'zeitoun'],
])('%s does not sound like %s', (one, other) => {
  expect(phoneticKey(one)).not.toBe(phoneticKey(other));
});

test('what has no consonant has no sound', () => {
  expect(phoneticKey('')).toBe('');
  expect(phoneticKey('aeiou')).toBe('');
  expect(phoneticKey('ع')).toBe('');
});
