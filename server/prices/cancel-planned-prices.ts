import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { cancelPlannedPrices as contract } from '../../contracts/prices.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { breaksUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { plannedPrices } from './planned-price.table.ts';

/** Cancels a plan, or of it one product. Refuses `not_found` for what was applied, replaced or cancelled. */
export async function cancelPlannedPrices(
  context: Context,
  { id, product }: ParsedInputOf<typeof contract>,
): Promise<null> {
  if (!isUuid(id) || (product && !isUuid(product))) throw new ShopError('not_found');
  try {
    await inTransaction(context.db, async (db) => {
      if (product) return cancelOne(context, db, id, product);
      const [entry] = await db
        .select({ id: activity.id })
        .from(activity)
        .where(and(eq(activity.subjectId, id), eq(activity.action, 'price.plan'), isNull(activity.undoes)));
      await cancelAll(context, db, id, entry?.id);
    });
  } catch (error) {
    // Undone by another administrator at the same moment.
    throw breaksUnique(error, 'activity_undoes_unique') ? new ShopError('not_found') : error;
  }
  return null;
}

/** Cancels what is left of a plan. Refuses `changed_since` when nothing is. */
export async function revertPricePlan(
  context: Context,
  db: Queries,
  planId: string,
  undoes: number,
): Promise<void> {
  try {
    await cancelAll(context, db, planId, undoes);
  } catch (error) {
    throw error instanceof ShopError ? new ShopError('changed_since') : error;
  }
}

async function cancelAll(context: Context, db: Queries, planId: string, undoes?: number): Promise<void> {
  const gone = await db
    .delete(plannedPrices)
    .where(eq(plannedPrices.planId, planId))
    .returning({ day: plannedPrices.day });
  const [first] = gone;
  if (!first) throw new ShopError('not_found');
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: planId,
    subject: { en: '', ar: '' },
    before: { planned_for: first.day, changed: gone.length },
    after: null,
    undoes,
  });
}

async function cancelOne(context: Context, db: Queries, planId: string, productId: string): Promise<void> {
  const [gone] = await db
    .delete(plannedPrices)
    .where(and(eq(plannedPrices.planId, planId), eq(plannedPrices.productId, productId)))
    .returning();
  if (!gone) throw new ShopError('not_found');
  const [name] = await db
    .select({ en: products.nameEn, ar: products.nameAr })
    .from(products)
    .where(eq(products.id, productId));
  await recordActivity(context, db, {
    action: 'price.cancel',
    subjectId: String(gone.id),
    subject: name ?? { en: '', ar: '' },
    before: { planned_for: gone.day, priceQirsh: gone.priceQirsh },
    after: null,
  });
}
