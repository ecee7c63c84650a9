import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

/** Whether a column of E.164 numbers has what was typed of one, in any form; false for what is no part of a number. */
export function hasPhone(query: string, column: AnyColumn): SQL {
  const digits = digitsOf(query);
  return digits ? sql`strpos(${column}, ${digits}) > 0` : sql`false`;
}

/** `(079) 12` → `7912`, `00962 79` → `96279`; null for less than three digits, which are in every number. */
function digitsOf(query: string): string | null {
  const typed = foldDigits(query.normalize('NFKC').replace(invisibleMarks, '')).trim();
  if (!/^[+(\d][\d\s().\-/\u2010-\u2015]*$/.test(typed)) return null;
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^9620+/, '962');
  return digits.length >= 3 ? digits : null;
}
