/** What each letter sounds like, by class; letters that are not here (vowels, ع, ء, 2, 3) are weak and drop out. */
const sounds: Record<string, string> = {
  ...{ ب: 'B', ت: 'T', ث: 'T', ط: 'T', ج: 'J', ح: 'H', ه: 'H', خ: 'X', د: 'D', ذ: 'D', ض: 'D' },
  ...{
    ر: 'R',
    ز: 'Z',
    ظ: 'Z',
    س: 'S',
    ص: 'S',
    ش: 'C',
    غ: 'G',
    ف: 'F',
    ق: 'K',
    ك: 'K',
    ل: 'L',
    م: 'M',
    ن: 'N',
  },
  ...{ b: 'B', p: 'B', t: 'T', j: 'J', g: 'G', h: 'H', d: 'D', r: 'R', z: 'Z', s: 'S', f: 'F', v: 'F' },
  ...{ k: 'K', q: 'K', c: 'K', l: 'L', m: 'M', n: 'N' },
  ...{ '5': 'X', '6': 'T', '7': 'H', '8': 'G', '9': 'S' },
};

/** Two letters, one sound: as English spells Arabic. */
const pairs: [RegExp, string][] = [
  [/kh/g, '5'],
  [/gh/g, '8'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/sh|ch/g, 'ش'],
  [/x/g, 'ks'],
];

/**
 * The sound of a folded word, where Arabic, English spelling and Arabizi meet: `لبنه`, `labneh` and `lbnh` are all
 * `LBN`. Latin doubles are squeezed (Arabic does not write its own), weak letters and a final h drop out. Empty when nothing is left.
 */
export const phoneticKey = (word: string): string => write(word, sounds);

const soundsAndVowels: Record<string, string> = {
  ...sounds,
  ...{ ا: 'a', ي: 'i', و: 'u', a: 'a', e: 'i', i: 'i', y: 'i', o: 'u', u: 'u', w: 'u' },
};

/** A word's sounds with its vowels, which tell Souf from Sweifieh: `swefieh` and `sweifieh` are one, as are `3abdon` and `abdoun`. */
export const spellingOf = (word: string): string => write(word, soundsAndVowels).replace(/(.)\1+/g, '$1');

function write(word: string, letters: Record<string, string>): string {
  const single = pairs.reduce((text, [pair, letter]) => text.replace(pair, letter), word);
  const once = single.replace(/([a-z])\1+/g, '$1').replace(/[هh]$/, '');
  return [...once].map((letter) => letters[letter] ?? '').join('');
}
