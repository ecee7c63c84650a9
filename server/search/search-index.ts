import { setImmediate as turn } from 'node:timers/promises';
import { asc, desc, sql } from 'drizzle-orm';
import { categories } from '../catalogue/category.table.ts';
import type { Queries } from '../database/queries.ts';
import { readShopName } from '../settings/content.ts';
import { readLeadSizes } from '../sizes/read-lead-sizes.ts';
import { synonyms } from './synonym.table.ts';
import { postingCounts, searchTerms } from './term.table.ts';
import {
  makeKeys,
  makeVocabulary,
  maxTerms,
  type TermCount,
  type TermKeys,
  type Vocabulary,
} from './vocabulary.ts';

export type SearchIndex = {
  /** The present vocabulary of the catalogue, read through `db` when it is not cached. */
  read: (db: Queries) => Promise<Vocabulary>;
};

/**
 * Caches the vocabulary by the catalogue's version: read once per version, whatever the number of concurrent searches.
 * While the version is unknown, as a change might be missed, every search reads its own.
 */
export function openSearchIndex(version: () => number | null): SearchIndex {
  let held: { version: number; vocabulary: Promise<Vocabulary> } | null = null;
  let keys: TermKeys | undefined;
  const load = async (db: Queries): Promise<Vocabulary> => {
    const vocabulary = await readVocabulary(db, keys);
    keys = vocabulary.keys;
    return vocabulary;
  };
  return {
    read: (db) => {
      const wanted = version();
      if (wanted === null) return load(db);
      if (held?.version === wanted) return held.vocabulary;
      const loading = { version: wanted, vocabulary: load(db) };
      held = loading;
      loading.vocabulary.catch(() => {
        if (held === loading) held = null;
      });
      return loading.vocabulary;
    },
  };
}

/** Limits the memory: spellings and sellers' synonyms can be of any length. */
const longestSpelling = 100;
const maxSynonyms = 10_000;

async function readVocabulary(db: Queries, earlier: TermKeys | undefined): Promise<Vocabulary> {
  const { id, term, spelling } = searchTerms;
  const terms = await db
    .select({ id, term, spelling: sql<string>`left(${spelling}, ${longestSpelling})` })
    .from(searchTerms)
    .orderBy(asc(id))
    .limit(maxTerms);
  const { termId, field, products } = postingCounts;
  const counts = await db
    .select({ termId, field, products: sql<number>`sum(${products})::int` })
    .from(postingCounts)
    .groupBy(termId, field)
    .having(sql`sum(${products}) > 0`);
  const shelves = await db.select().from(categories);
  const pairs = await db.select().from(synonyms).orderBy(desc(synonyms.updatedAt)).limit(maxSynonyms);
  const leads = await readLeadSizes(db);
  const shopName = await readShopName(db);
  const keys = await makeKeys(terms, earlier, turn);
  return makeVocabulary(terms, keys, counts as TermCount[], {
    categories: shelves,
    synonyms: pairs,
    leads,
    shopName,
  });
}
