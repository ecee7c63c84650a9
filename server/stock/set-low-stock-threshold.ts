import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { findProduct, lockLevel, type StockedProduct } from './lock-level.ts';
import { stockLevels } from './stock.table.ts';

type Threshold = { low_at: number };

/** The change in an activity entry. */
export type ThresholdChange = { id: string; before: Threshold; after: Threshold };

/** Sets the low-stock threshold of a counted product whose level is locked. */
export async function setLowStockThreshold(
  context: Context,
  db: Queries,
  { id, subject }: Pick<StockedProduct, 'id' | 'subject'>,
  { before, after }: Pick<ThresholdChange, 'before' | 'after'>,
  undoes?: number,
): Promise<void> {
  await db.update(stockLevels).set({ lowAt: after.low_at }).where(eq(stockLevels.productId, id));
  await recordActivity(context, db, {
    action: 'stock.mark',
    subjectId: id,
    subject,
    before,
    after,
    undoes,
  });
}

/** Reverts a change. Refuses `changed_since` when the threshold has changed again, or the counting has ended. */
export async function revertLowStockThreshold(
  context: Context,
  db: Queries,
  { id, before, after }: ThresholdChange,
  undoes: number,
): Promise<void> {
  const product = await findProduct(db, id);
  const level = await lockLevel(db, id);
  if (level?.lowAt !== after.low_at) throw new ShopError('changed_since');
  await setLowStockThreshold(context, db, product, { before: after, after: before }, undoes);
}
