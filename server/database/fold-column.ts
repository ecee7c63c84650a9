import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { arabicLetters, wordsOf } from '../catalogue/fold-text.ts';

const [from, to] = [Object.keys(arabicLetters).join(''), Object.values(arabicLetters).join('')];

/** What `foldText` does to a text, as near as PostgreSQL comes: for short columns that have no index of words. */
const foldedColumn = (column: AnyColumn): SQL =>
  sql`translate(regexp_replace(lower(normalize(${column}, nfkc)), '[\u064b-\u065f\u0670\u0640''’‘\`´ʼʿʾ]', '', 'g'), ${from}, ${to})`;

/** Whether every word that was typed stands somewhere in one of the columns, in any spelling that Arabic takes for it. */
export function hasWords(query: string, columns: AnyColumn[]): SQL {
  const words = wordsOf(query);
  if (words.length === 0) return sql`false`;
  const text = sql.join(columns.map(foldedColumn), sql` || ' ' || `);
  return sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  );
}
