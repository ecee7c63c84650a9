import { foldDigits, invisibleMarks } from './digits.ts';

/** Letters that Arabic typing takes for one another, and Persian letters with their Arabic neighbour. */
const arabicLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  چ: 'ش',
  پ: 'ب',
  ڤ: 'ف',
};

const alike = new RegExp(`[${Object.keys(arabicLetters).join('')}]`, 'g');
const marksAndTatweel = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const apostrophes = /['’‘`´ʼʿʾ]/g;
/** Limits of each folded text, here and in `folded_words`: one compatibility letter can become eighteen, and an index has room for 2 kB. */
const maxWords = 500;
const longestWord = 100;

/**
 * Folds a text for the search index and for the query alike: case, digits, marks, harakat and look-alike letters
 * are evened out, so that what people mean to be the same is the same. `folded_words` does it in PostgreSQL.
 */
export function foldText(text: string): string {
  const plain = foldDigits(text.normalize('NFKD').toLowerCase().replace(invisibleMarks, ''));
  return plain
    .replace(marksAndTatweel, '')
    .replace(apostrophes, '')
    .replace(alike, (letter) => arabicLetters[letter] ?? letter)
    .normalize('NFC');
}

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, maxWords).map(cut);

const cut = (word: string): string =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');
