import { and, desc, eq, type SQL } from 'drizzle-orm';
import { foldText } from '../../contracts/fold-text.ts';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { maxHits } from './list-postings.ts';
import type { Found, SearchAnswer, SearchResult } from './search-catalogue.ts';

/** A number with decimals, with the currency or without; a whole one is more likely a size or a year. */
const price = /^(\d{1,6})[.,٫](\d{1,2})\s*(jd|jod|دينار|د\.?ا\.?)?$/;

/**
 * The price in qirsh that a query is: `7.25`, `7,25 JD`, «٧٫٢٥ د.أ»; null for any other. Without the currency it may be a part of a
 * name or a size instead.
 */
export function priceIn(query: string): { qirsh: number; isSure: boolean } | null {
  const [, whole, decimals, currency] = price.exec(foldText(query).trim()) ?? [];
  if (!whole || !decimals) return null;
  return { qirsh: Number(whole) * 100 + Number(decimals.padEnd(2, '0')), isSure: currency !== undefined };
}

type Part = {
  store?: string | undefined;
  categoryId?: string | undefined;
  hidden: boolean;
  isWanted: SQL | undefined;
};

/**
 * What costs so much today, the newest first: each size is one of its own, whose card shows this price. Of a part of the shop that has
 * none, what the whole shop has.
 */
export async function findByPrice(
  db: Queries,
  q: string,
  qirsh: number,
  { store, categoryId, hidden, isWanted }: Part,
): Promise<SearchResult> {
  const rows = await db
    .select({ sequence: products.sequence, store: products.store, categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.nowQirsh, qirsh), hidden ? undefined : eq(products.shown, true), isWanted))
    .orderBy(desc(products.sequence))
    .limit(maxHits);
  const answerOf = (some: typeof rows): SearchAnswer => ({
    asked: q,
    found: some.map(({ sequence }): Found => ({ sequence, place: 0, points: 1, rank: -sequence })),
    isCut: rows.length === maxHits,
    readings: [],
    isShorter: false,
  });
  const here = rows.filter(
    (row) => (!store || row.store === store) && (!categoryId || row.categoryId === categoryId),
  );
  const isPart = store !== undefined || categoryId !== undefined;
  return { answer: answerOf(here), everywhere: isPart && here.length === 0 ? answerOf(rows) : null };
}
