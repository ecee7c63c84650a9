import { sql } from 'drizzle-orm';
import { formatAmount, fromQirsh, toQirsh } from '../../contracts/money.ts';
import type { PriceChange } from '../../contracts/price-change.ts';
import type { NewEntry } from '../activity/record-activity.ts';
import { setPrices } from '../catalogue/set-prices.ts';
import type { Queries } from '../database/queries.ts';
import { priceChanges } from './price-change.table.ts';
import { nameOf, type Priced } from './priced-products.ts';

/** A product that is locked, and its new price in qirsh. */
export type NewPrice = { row: Priced; after: number };

/** How many prices an activity entry tells of by name. */
export const maxNamed = 20;

type About = {
  changeId: string;
  at: Date;
  /** What the activity entry tells beside the prices. */
  how: Record<string, unknown>;
  undoes?: number;
  record: (entry: NewEntry) => Promise<void>;
};

/** Writes the prices of locked products with one activity entry, in the caller's transaction; none of either for no price. */
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

/** What an activity entry says of new prices. */
export const summarize = (prices: NewPrice[]) => ({
  changed: prices.length,
  prices: prices.slice(0, maxNamed).map(lineOf),
});

/** The product's name where it is one. */
export function subjectOf(prices: NewPrice[]) {
  const [only] = prices;
  return only && prices.length === 1 ? nameOf(only.row) : { en: '', ar: '' };
}

/** A line of each language: a mark gives it its direction, and the name, which may be of the other one, is isolated. */
const lineOf = ({ row, after }: NewPrice) => {
  const [was, is] = [row.priceQirsh, after].map((qirsh) => formatAmount(fromQirsh(qirsh)));
  return {
    en: `\u200e\u2068${row.nameEn}\u2069 ${was} → ${is}`,
    ar: `\u200f\u2068${row.nameAr}\u2069 ${was} ← ${is}`,
  };
};

/** By how much prices change, as an activity entry keeps it. */
export function describeChange({ percent, amount, price, step }: PriceChange): Record<string, unknown> {
  if (price !== undefined) return {};
  const by = percent === undefined ? { amountQirsh: toQirsh(amount ?? 0) } : { percent };
  return { ...by, stepQirsh: toQirsh(step) };
}
