import { foldDigits, invisibleMarks } from './digits.ts';

/** Letters that are typed in place of one another in Arabic, and Persian letters with their Arabic counterpart. */
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
/**
 * Limits of a folded text, here and in `folded_words`: one compatibility letter can become eighteen, and an index entry
 * holds 2 kB.
 */
const maxWords = 500;
const longestWord = 100;

/**
 * Normalises a text for the search index and for queries alike: case, digits, marks, harakat and look-alike letters no
 * longer differ. `folded_words` does the same in PostgreSQL.
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
