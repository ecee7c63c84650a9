import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import { prefixForms } from './word-forms.ts';

/** Shorter digit sequences match nearly every phone number. */
const fewestDigits = 3;
const maxTyped = 8;

/**
 * Prefix search: whether every typed word, with or without its article, is the beginning of an entry in the row's
 * search vector. Entries (`search_lexemes`) are folded words, with and without article, and every suffix of a phone
 * number.
 */
export function hasWords(query: string, column: AnyColumn): SQL {
  const words = wordsOf(query).slice(0, maxTyped);
  return words.length > 0 ? begins(words.map(prefixForms), column) : sql`false`;
}

/** Whether the row's phone contains the typed part of a number, in any form; undefined when the query is no part of a number. */
export function hasPhone(query: string, column: AnyColumn): SQL | undefined {
  const digits = digitsOf(query);
  return digits ? begins([[`+${digits}`]], column) : undefined;
}

/**
 * Whether each of the words begins an entry, in one of its forms. Folded words and digits contain no `tsquery`
 * operators (injection).
 */
const begins = (words: string[][], column: AnyColumn): SQL => {
  const wanted = words.map((forms) => `(${forms.map((form) => `'${form}':*`).join(' | ')})`);
  return sql`${column} @@ ${wanted.join(' & ')}::tsquery`;
};

/** Normalises part of a phone number: `(079) 12` → `7912`, `00962 79` → `96279`; null for anything else. */
function digitsOf(query: string): string | null {
  const typed = foldDigits(query.normalize('NFKC').replace(invisibleMarks, '')).trim();
  if (!/^[+(\d][\d\s().\-/\u2010-\u2015]*$/.test(typed)) return null;
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^9620+/, '962');
  return digits.length >= fewestDigits ? digits : null;
}
