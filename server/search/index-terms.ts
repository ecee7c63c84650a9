import { sql } from 'drizzle-orm';
import { foldText } from '../../contracts/fold-text.ts';
import type { Queries } from '../database/queries.ts';

/** The words of a text as written, each with its folded form, the term: `Za'atar` is `zaatar`. */
export function spelledTerms(text: string): { term: string; spelling: string }[] {
  // Words are split first, as folding removes the apostrophes that join their parts.
  const cut = text.normalize('NFKC').match(/[\p{L}\p{Nd}\p{M}'’‘`´ʼʿʾ\u0640]+/gu) ?? [];
  return cut
    .map((spelling) => ({ spelling: spelling.toLowerCase(), term: foldText(spelling) }))
    .filter(({ term }) => /^[\p{L}\p{Nd}]+$/u.test(term));
}

const longestTerm = 40;

/**
 * Adds the terms of texts to the index, in the caller's transaction. A product's terms must be added before the product
 * is saved: the trigger that writes its postings skips unknown terms.
 */
export async function indexTerms(db: Queries, texts: string[]): Promise<void> {
  const spellings = new Map<string, string>();
  for (const { term, spelling } of texts.flatMap(spelledTerms)) {
    if (term.length <= longestTerm && !spellings.has(term)) spellings.set(term, spelling);
  }
  const known = await db.execute<{ term: string }>(
    sql`select term from search_terms where term = any(${sql.param([...spellings.keys()])}::text[])`,
  );
  for (const { term } of known.rows) spellings.delete(term);
  if (spellings.size === 0) return;
  // Sorted, so that concurrent transactions with the same new terms wait for each other instead of deadlocking.
  const rows = [...spellings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, spelling]) => ({ term, spelling }));
  await db.execute(sql`
    insert into search_terms (term, spelling)
    select term, spelling from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(term text, spelling text)
    on conflict do nothing`);
}
