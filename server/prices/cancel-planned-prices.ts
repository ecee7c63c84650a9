import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { cancelPlannedPrices as contract } from '../../contracts/prices.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { breaksUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';
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
    await inTransaction(context.db, (db) =>
      product ? cancelOne(context, db, id, product) : cancelAll(context, db, id),
    );
  } catch (error) {
    // Undone by another administrator at the same moment.
    throw breaksUnique(error, 'activity_undoes_unique') ? new ShopError('not_found') : error;
  }
  return null;
}

/** Cancels what is left of a plan. Refuses `changed_since` when nothing is. */
export async function revertPricePlan(context: Context, db: Queries, planId: string): Promise<void> {
  try {
    await cancelAll(context, db, planId);
  } catch (error) {
    throw error instanceof ShopError ? new ShopError('changed_since') : error;
  }
}

/** The entry of a plan, locked: while one of its prices is put back, it can't be cancelled as a whole. */
async function lockPlan(db: Queries, planId: string) {
  const [entry] = await db
    .select()
    .from(activity)
    .where(and(eq(activity.subjectId, planId), eq(activity.action, 'price.plan'), isNull(activity.undoes)))
    .for('update');
  return entry;
}

async function cancelAll(context: Context, db: Queries, planId: string): Promise<void> {
  const entry = await lockPlan(db, planId);
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
    undoes: entry?.id,
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
    before: { planned_for: gone.day, priceQirsh: gone.priceQirsh, planId, productId },
    after: null,
  });
}

/** A cancelled price in the audit log; entries of former versions don't name the plan. */
export type CancelledPrice = {
  before: { planned_for: string; priceQirsh: number; planId?: string; productId?: string };
};

/**
 * Puts a cancelled price back into its plan. Refuses `day_passed` from its day on, and `changed_since` when the plan was cancelled
 * as a whole or another price is planned for that day.
 */
export async function revertCancelledPrice(
  context: Context,
  db: Queries,
  { before: { planned_for: day, priceQirsh, planId, productId } }: CancelledPrice,
  undoes: number,
): Promise<void> {
  const plan = planId && (await lockPlan(db, planId));
  if (!plan) throw new ShopError('changed_since');
  const [cancelled] = await db.select().from(activity).where(eq(activity.undoes, plan.id));
  if (cancelled) throw new ShopError('changed_since');
  const { rows } = await db.execute<{ is_ahead: boolean }>(sql`select ${day}::date > ${today} as is_ahead`);
  if (!rows[0]?.is_ahead) throw new ShopError('day_passed');
  const restored = await db.execute<{ en: string; ar: string }>(sql`
    with planned as (
      insert into ${plannedPrices} (plan_id, product_id, price_qirsh, day, planned_by, planned_at)
      select ${planId}::uuid, ${products.id}, ${priceQirsh}::int, ${day}::date, ${plan.userId}::uuid, ${plan.at.toISOString()}::timestamptz
      from ${products} where ${products.id} = ${productId}::uuid
      on conflict on constraint planned_prices_once do nothing
      returning product_id)
    select ${products.nameEn} as en, ${products.nameAr} as ar
    from ${products} join planned on planned.product_id = ${products.id}`);
  const [subject] = restored.rows;
  if (!subject) throw new ShopError('changed_since');
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: planId,
    subject,
    before: null,
    after: { planned_for: day, priceQirsh },
    undoes,
  });
}
