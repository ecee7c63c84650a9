/** The sound class of each letter; letters that are missing here (vowels, ع, ء, 2, 3) are weak and dropped. */
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

/** English digraphs that spell one Arabic sound. */
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
 * The phonetic key of a folded word, equal for Arabic, English spelling and Arabizi: `لبنه`, `labneh` and `lbnh` are
 * all `LBN`. Latin double letters are squeezed (Arabic does not write its own); weak letters and a final h are dropped.
 * Empty when nothing is left.
 */
export const phoneticKey = (word: string): string => write(word, sounds);

const soundsAndVowels: Record<string, string> = {
  ...sounds,
  ...{ ا: 'a', ي: 'i', و: 'u', a: 'a', e: 'i', i: 'i', y: 'i', o: 'u', u: 'u', w: 'u' },
};

/**
 * The phonetic key with vowels, which distinguish Souf from Sweifieh: `swefieh` equals `sweifieh`, and `3abdon` equals
 * `abdoun`.
 */
export const spellingOf = (word: string): string => write(word, soundsAndVowels).replace(/(.)\1+/g, '$1');

function write(word: string, letters: Record<string, string>): string {
  const single = pairs.reduce((text, [pair, letter]) => text.replace(pair, letter), word);
  const once = single.replace(/([a-z])\1+/g, '$1').replace(/[هh]$/, '');
  return [...once].map((letter) => letters[letter] ?? '').join('');
}
