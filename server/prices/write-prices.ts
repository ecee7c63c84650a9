import { sql } from 'drizzle-orm';
import { formatAmount, fromQirsh, toQirsh } from '../../contracts/money.ts';
import type { PriceChange } from '../../contracts/price-change.ts';
import type { NewEntry } from '../activity/record-activity.ts';
import { setPrices } from '../catalogue/set-prices.ts';
import type { Queries } from '../database/queries.ts';
import { priceChanges } from './price-change.table.ts';
import { nameOf, type Priced } from './priced-products.ts';

/** A locked product with its new price in qirsh. */
export type NewPrice = { row: Priced; after: number };

/** How many prices an activity entry lists by name. */
export const maxNamed = 20;

type About = {
  changeId: string;
  at: Date;
  /** The details of the activity entry besides the prices. */
  how: Record<string, unknown>;
  undoes?: number;
  record: (entry: NewEntry) => Promise<void>;
};

/** Writes the prices of locked products with one activity entry, in the caller's transaction; does nothing for no prices. */
export async function writePrices(
  db: Queries,
  prices: NewPrice[],
  { changeId, at, how, undoes, record }: About,
): Promise<void> {
  if (prices.length === 0) return;
  await setPrices(
    db,
    prices.map(({ row, after }) => ({ id: row.id, qirsh: after })),
    at,
  );
  await db.execute(sql`
    insert into ${priceChanges} (change_id, product_id, before_qirsh, after_qirsh)
    select ${changeId}::uuid, * from unnest(
      ${sql.param(prices.map(({ row }) => row.id))}::uuid[],
      ${sql.param(prices.map(({ row }) => row.priceQirsh))}::int[],
      ${sql.param(prices.map(({ after }) => after))}::int[])`);
  const entry = { action: 'price.change' as const, subjectId: changeId, subject: subjectOf(prices) };
  await record({ ...entry, before: null, after: { ...how, ...summarize(prices) }, undoes });
}

/** The summary of new prices in an activity entry. */
export const summarize = (prices: NewPrice[]) => ({
  changed: prices.length,
  prices: prices.slice(0, maxNamed).map(lineOf),
});

/** The product's name when there is only one. */
export function subjectOf(prices: NewPrice[]) {
  const [only] = prices;
  return only && prices.length === 1 ? nameOf(only.row) : { en: '', ar: '' };
}

/** A line per language: a mark sets its direction, and the name, which may be in the other language, is isolated. */
const lineOf = ({ row, after }: NewPrice) => {
  const [was, is] = [row.priceQirsh, after].map((qirsh) => formatAmount(fromQirsh(qirsh)));
  return {
    en: `\u200e\u2068${row.nameEn}\u2069 ${was} → ${is}`,
    ar: `\u200f\u2068${row.nameAr}\u2069 ${was} ← ${is}`,
  };
};

/** A price change as stored in an activity entry. */
export function describeChange({ percent, amount, price, step }: PriceChange): Record<string, unknown> {
  if (price !== undefined) return {};
  const by = percent === undefined ? { amountQirsh: toQirsh(amount ?? 0) } : { percent };
  return { ...by, stepQirsh: toQirsh(step) };
}
