import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

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

const harakatAndTatweel = /[\u064b-\u065f\u0670\u0640]/g;
const apostrophes = /['’‘`´ʼʿʾ]/g;
const latinWithMarks = /[\u00c0-\u024f]/g;

/**
 * Folds a text for the search index and for the query alike: case, digits, harakat and look-alike letters
 * are evened out, so that what people mean to be the same is the same.
 */
export function foldText(text: string): string {
  const plain = foldDigits(text.normalize('NFKC').toLowerCase().replace(invisibleMarks, ''));
  return plain
    .replace(harakatAndTatweel, '')
    .replace(apostrophes, '')
    .replace(latinWithMarks, (letter) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .replace(/./gu, (letter) => arabicLetters[letter] ?? letter);
}

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
