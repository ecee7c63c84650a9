import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { foldText } from './fold-text.ts';
import { threesOf } from './near-words.ts';
import { keysOf } from './word-keys.ts';

/** The words of a text as they are written, each with its folded form: `Za'atar` is `zaatar`. */
export function spelledWords(text: string): { word: string; spelling: string }[] {
  // Folding parts nothing that an apostrophe holds together, so that words are cut first.
  const cut = text.normalize('NFKC').match(/[\p{L}\p{Nd}\p{M}'’‘`´ʼʿʾ\u0640]+/gu) ?? [];
  return cut
    .map((spelling) => ({ spelling: spelling.toLowerCase(), word: foldText(spelling) }))
    .filter(({ word }) => /^[\p{L}\p{Nd}]+$/u.test(word));
}

const longestWord = 40;

/**
 * Takes the words of some texts into the index of words, within the caller's transaction. It must know the words of a
 * product before the product is saved: the trigger that notes where words stand only finds what is known.
 */
export async function learnWords(db: Queries, texts: string[]): Promise<void> {
  const spellings = new Map<string, string>();
  for (const { word, spelling } of texts.flatMap(spelledWords)) {
    if (word.length <= longestWord && !spellings.has(word)) spellings.set(word, spelling);
  }
  const known = await db.execute<{ word: string }>(
    sql`select word from catalogue_words where word = any(${sql.param([...spellings.keys()])}::text[])`,
  );
  for (const { word } of known.rows) spellings.delete(word);
  if (spellings.size === 0) return;
  // Always in one order, so that two who learn the same words wait for each other.
  const rows = [...spellings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, spelling]) => ({ word, spelling, keys: keysOf(word), threes: threesOf(word) }));
  await db.execute(sql`
    insert into catalogue_words (word, spelling, keys, threes)
    select word, spelling, keys, threes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(word text, spelling text, keys text[], threes text[])
    on conflict do nothing`);
}
