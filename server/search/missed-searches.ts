import { desc, eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { reportMissedSearch as contract, MissedSearch } from '../../contracts/search.ts';
import type { Context } from '../context.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { missedSearches } from './missed-search.table.ts';
import { queryTerms, withoutStopWords } from './query-terms.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** The most queries kept: the rarest and oldest are evicted. */
const maxKept = 500;
const maxShown = 100;

/** Looks like personal data (email, phone or order number, URL): never stored. */
const isPersonal = (q: string) => /@|(?:[\d٠-٩۰-۹][\s-]?){5,}|:\/\//.test(q);

/** Counts a search without results, verified by searching again. Stores only the query; drops personal data. Rate limited. */
export async function reportMissedSearch(
  context: Context,
  { q }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const words = withoutStopWords(queryTerms(q)).join(' ');
  if (words.length < 2 || isPersonal(q)) return null;
  await limitRate(context, 'missedSearch', context.clientAddress);
  const vocabulary = await context.searchIndex.read(context.db);
  const { answer } = await searchCatalogue(context.db, vocabulary, q, {});
  if (answer.found.length > 0) return null;
  const lastAt = context.now();
  await context.db
    .insert(missedSearches)
    .values({ words, query: q, count: 1, lastAt })
    .onConflictDoUpdate({
      target: missedSearches.words,
      set: { query: q, count: sql`${missedSearches.count} + 1`, lastAt },
    });
  await context.db.execute(sql`
    delete from missed_searches where words in (
      select words from missed_searches order by count desc, last_at desc offset ${maxKept}
    )`);
  return null;
}

/** The most frequent first; at equal counts the latest. */
export async function listMissedSearches({ db }: Context): Promise<MissedSearch[]> {
  const rows = await db
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.count), desc(missedSearches.lastAt))
    .limit(maxShown);
  return rows.map(({ words, query, count, lastAt }) => ({
    words,
    query,
    count,
    last_at: lastAt.toISOString(),
  }));
}

/** Removes a missed search from the list, if it is there. */
export async function dismissMissedSearch({ db }: Context, { words }: { words: string }): Promise<null> {
  await db.delete(missedSearches).where(eq(missedSearches.words, words));
  return null;
}
