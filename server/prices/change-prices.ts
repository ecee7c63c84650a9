import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { formatAmount, fromQirsh, toQirsh } from '../../contracts/money.ts';
import { changedQirsh, priceFault } from '../../contracts/price-change.ts';
import { type changePrices as contract, type PricesChanged, pricesShown } from '../../contracts/prices.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { setPrices } from '../catalogue/set-prices.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { priceChanges } from './price-change.table.ts';
import { lockPriced, nameOf, type Priced, readNames } from './priced-products.ts';

/** A product that is locked, and its new price in qirsh. */
type NewPrice = { row: Priced; after: number };

/** How many prices an audit entry tells of by name. */
const told = 20;

/**
 * Changes prices as they were previewed, in one transaction and with one audit entry. What has another version by now, or
 * can't have the price, is left out and answered.
 */
export async function changePrices(
  context: Context,
  { change, products: chosen }: ParsedInputOf<typeof contract>,
): Promise<PricesChanged> {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  return inTransaction(context.db, async (db) => {
    const locked = await lockPriced(db, [...versions.keys()]);
    const isCurrent = new Map(locked.map(({ id, version }) => [id, versions.get(id) === version]));
    const decided = locked
      .filter(({ id }) => isCurrent.get(id))
      .map((row) => ({ row, after: changedQirsh(row.priceQirsh, change) }));
    const prices = decided.filter(
      ({ row, after }) => after !== row.priceQirsh && priceFault(after, row.offerQirsh) === null,
    );
    const refused = decided.filter(
      ({ row, after }) => after !== row.priceQirsh && priceFault(after, row.offerQirsh) !== null,
    );
    const leftOut = [
      ...[...versions.keys()].filter((id) => !isCurrent.get(id)),
      ...refused.map(({ row }) => row.id),
    ];
    const { percent, amount, step } = change;
    await writePrices(context, db, prices, {
      how: {
        ...(percent === undefined ? { amountQirsh: toQirsh(amount ?? 0) } : { percent }),
        stepQirsh: toQirsh(step),
      },
    });
    const named = await readNames(db, leftOut, pricesShown);
    return { changed: prices.length, left_out: { total: leftOut.length, products: named } };
  });
}

type About = {
  /** What the audit entry tells beside the prices. */
  how: Record<string, unknown>;
  undoes?: number;
};

/** Writes the prices of locked products with one audit entry, in the caller's transaction; none of either for no price. */
async function writePrices(
  context: Context,
  db: Queries,
  prices: NewPrice[],
  { how, undoes }: About,
): Promise<void> {
  if (prices.length === 0) return;
  const changeId = randomUUID();
  await setPrices(
    db,
    prices.map(({ row, after }) => ({ id: row.id, qirsh: after })),
    context.now(),
  );
  await db.execute(sql`
    insert into ${priceChanges} (change_id, product_id, before_qirsh, after_qirsh)
    select ${changeId}::uuid, * from unnest(
      ${sql.param(prices.map(({ row }) => row.id))}::uuid[],
      ${sql.param(prices.map(({ row }) => row.priceQirsh))}::int[],
      ${sql.param(prices.map(({ after }) => after))}::int[])`);
  const [only] = prices;
  await recordActivity(context, db, {
    action: 'price.change',
    subjectId: changeId,
    subject: only && prices.length === 1 ? nameOf(only.row) : { en: '', ar: '' },
    before: null,
    after: { ...how, changed: prices.length, prices: prices.slice(0, told).map(lineOf) },
    undoes,
  });
}

const lineOf = ({ row, after }: NewPrice) => {
  const prices = `${formatAmount(fromQirsh(row.priceQirsh))} → ${formatAmount(fromQirsh(after))}`;
  // Isolated: a name of either direction leaves the prices in their order.
  return {
    en: `\u2068${row.nameEn}\u2069 \u2066${prices}\u2069`,
    ar: `\u2068${row.nameAr}\u2069 \u2066${prices}\u2069`,
  };
};

/**
 * Sets the prices that were before a change of many. What has another price by now, is deleted, or would cost no more than its
 * offer, stays as it is and is named in the audit entry. Refuses `changed_since` when that is so of all.
 */
export async function revertPriceChange(
  context: Context,
  db: Queries,
  changeId: string,
  undoes: number,
): Promise<void> {
  const rows = await db.select().from(priceChanges).where(eq(priceChanges.changeId, changeId));
  const locked = await lockPriced(
    db,
    rows.map(({ productId }) => productId),
  );
  const changeOf = new Map(rows.map((row) => [row.productId, row]));
  const prices = locked.flatMap((row) => {
    const change = changeOf.get(row.id);
    const isLeft = change?.afterQirsh === row.priceQirsh && !priceFault(change.beforeQirsh, row.offerQirsh);
    return change && isLeft ? { row, after: change.beforeQirsh } : [];
  });
  if (prices.length === 0) throw new ShopError('changed_since');
  const reverted = new Set(prices.map(({ row }) => row.id));
  const left = rows.map(({ productId }) => productId).filter((id) => !reverted.has(id));
  const names = await readNames(db, left, told);
  await writePrices(context, db, prices, {
    how: left.length > 0 ? { left: left.length, left_alone: names.map(({ name }) => name) } : {},
    undoes,
  });
}
