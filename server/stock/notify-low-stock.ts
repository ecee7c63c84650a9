import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { listAdminsToNotify } from '../accounts/list-admins.ts';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { stockLevels } from './stock.table.ts';

/** The most products in one mail. */
const maxBatch = 50;
const isLow = lte(stockLevels.left, stockLevels.lowAt);

/**
 * Queues a mail to each administrator who wants mails, with the products that have run low since the last sweep;
 * returns how many. Levels are marked in the transaction that queues the mails: one notice per crossing of the
 * threshold, over all instances, even after a crash.
 */
export async function notifyLowStock({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { productId, lowNotified } = stockLevels;
    const low = await tx
      .select({ productId })
      .from(stockLevels)
      .where(and(isLow, eq(lowNotified, false)))
      .orderBy(asc(productId))
      .limit(maxBatch)
      // A level locked by an order in progress is left to the next sweep.
      .for('update', { skipLocked: true });
    if (low.length === 0) return 0;
    const productIds = low.map((level) => level.productId);
    await tx.update(stockLevels).set({ lowNotified: true }).where(inArray(productId, productIds));
    const admins = await listAdminsToNotify(tx);
    await jobs.enqueueAll(
      tx,
      admins.map((userId) => ({ mail: 'low-stock', userId, productIds })),
    );
    return low.length;
  });
}

export type LowProduct = { nameEn: string; nameAr: string; left: number };

/** Filters products to those still low, the fewest left first. */
export const readLowProducts = (db: Queries, productIds: string[]): Promise<LowProduct[]> =>
  db
    .select({ nameEn: products.nameEn, nameAr: products.nameAr, left: stockLevels.left })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .where(and(isLow, inArray(stockLevels.productId, productIds)))
    .orderBy(asc(stockLevels.left), asc(products.id));
