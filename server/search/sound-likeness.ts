import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { isArabic } from './term-keys.ts';

/** Vowels by class; ع counts as one. Arabic only writes the long ones. */
const vowels: Record<string, string> = {
  ...{
    ا: 'a',
    ع: 'a',
    و: 'w',
    ي: 'y',
    a: 'a',
    '3': 'a',
    '2': 'a',
    w: 'w',
    o: 'w',
    u: 'w',
    y: 'y',
    i: 'y',
    e: 'y',
  },
};

/**
 * A word as consonants and vowels, with doubled vowels as one: `halawa` is `HaLawe`; its last sound is always that of
 * ة, however it is spelt.
 */
function voiceOf(word: string): string[] {
  const ended = word.replace(/(?<=.{2})(?:[aeiou]*h|[aei]|[هاي])$/, 'ə');
  const letters = ended
    .replace(/kh/g, '5')
    .replace(/gh/g, '8')
    .replace(/sh|ch/g, 'ش')
    .replace(/([a-z])\1+/g, '$1');
  return [...letters]
    .map((letter) => vowels[letter] ?? (letter === 'ə' ? 'e' : phoneticKey(letter.replace(/[hه]/, 'ح'))))
    .filter((sound, place, all) => sound !== '' && !(isVowel(sound) && sound === all[place - 1]));
}

const isVowel = (sound: string | undefined) => sound !== undefined && /[awye]/.test(sound);
const longLeftOut = 1;
const shortLeftOut = 0.3;
const endLeftOut = 0.6;
const otherVowel = 0.4;
const otherConsonant = 2;

/**
 * Phonetic distance of two words with the same consonants, 0 for equal: here vowels count. A missing Latin vowel costs
 * little, as it is often omitted; a missing long Arabic vowel costs much.
 */
export function soundCost(one: string, other: string): number {
  const [a, b] = [voiceOf(one), voiceOf(other)];
  const dropCost = (word: string, sound: string | undefined) => {
    if (!isVowel(sound)) return otherConsonant;
    if (sound === 'e') return endLeftOut;
    return isArabic(word) ? longLeftOut : shortLeftOut;
  };
  let row = [0];
  for (const sound of b) row.push((row.at(-1) ?? 0) + dropCost(other, sound));
  for (const heard of a) {
    const next = [(row[0] ?? 0) + dropCost(one, heard)];
    for (const [place, sound] of b.entries()) {
      const change = heard === sound ? 0 : isVowel(heard) && isVowel(sound) ? otherVowel : otherConsonant;
      next.push(
        Math.min(
          (row[place] ?? 0) + change,
          (row[place + 1] ?? 0) + dropCost(one, heard),
          (next[place] ?? 0) + dropCost(other, sound),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
