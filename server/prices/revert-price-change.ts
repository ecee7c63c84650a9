import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { priceFault } from '../../contracts/price-change.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { priceChanges } from './price-change.table.ts';
import { lockPriced, readNames } from './priced-products.ts';
import { maxNamed, writePrices } from './write-prices.ts';

/**
 * Restores the prices before a change of many. Products that have another price now, are deleted, or would cost no more
 * than their offer, are skipped and listed in the activity entry. Refuses `changed_since` when all are.
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
  const names = await readNames(db, left, maxNamed);
  await writePrices(db, prices, {
    changeId: randomUUID(),
    at: context.now(),
    how: left.length > 0 ? { left: left.length, left_alone: names.map(({ name }) => name) } : {},
    undoes,
    record: (entry) => recordActivity(context, db, entry),
  });
}
