import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { cancelPlannedPrices as contract } from '../../contracts/prices.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { plannedPrices } from './planned-price.table.ts';
import { readNames } from './priced-products.ts';
import { maxNamed } from './write-prices.ts';

/** Cancels a plan, or one product of it. Refuses `not_found` for one that was applied, replaced or cancelled. */
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
    // Another administrator undid it at the same moment.
    throw violatesUnique(error, 'activity_undoes_unique') ? new ShopError('not_found') : error;
  }
  return null;
}

/** The entry of a whole plan; the cancelled prices by product, which undo restores, are stored since a later version. */
export type PlanChange = {
  id: string;
  before: { planned_for: string; planned?: Record<string, number> } | null;
};

/** Cancels the rest of a plan, or restores a cancelled one. Refuses `changed_since` when nothing of it is left. */
export async function revertPricePlan(
  context: Context,
  db: Queries,
  { id, before }: PlanChange,
  undoes: number,
): Promise<void> {
  if (before) return restorePlan(context, db, { id, before }, undoes);
  const standing = await lockPlan(db, id);
  if (standing?.latest !== undoes) throw new ShopError('changed_since');
  try {
    await cancelAll(context, db, id);
  } catch (error) {
    throw error instanceof ShopError ? new ShopError('changed_since') : error;
  }
}

/**
 * Locks the entry of a plan, so that concurrent cancellations or restorations of it wait; `latest` is the entry that
 * planned or fully restored it and was not undone, null when it is cancelled.
 */
async function lockPlan(db: Queries, planId: string) {
  const ofPlan = and(eq(activity.subjectId, planId), eq(activity.action, 'price.plan'));
  const [entry] = await db
    .select()
    .from(activity)
    .where(and(ofPlan, isNull(activity.undoes)))
    .for('update');
  if (!entry) return;
  const [latest] = await db
    .select({ id: activity.id })
    .from(activity)
    // The entry of a single restored price has no number of changes.
    .where(
      and(
        ofPlan,
        sql`${activity.after} ? 'changed'`,
        sql`not exists (select from ${activity} later where later.undoes = ${activity}.id)`,
      ),
    );
  return { ...entry, latest: latest?.id ?? null };
}

async function cancelAll(context: Context, db: Queries, planId: string): Promise<void> {
  const plan = await lockPlan(db, planId);
  const gone = await db.delete(plannedPrices).where(eq(plannedPrices.planId, planId)).returning();
  const [first] = gone;
  if (!first) throw new ShopError('not_found');
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: planId,
    subject: plan?.subject ?? { en: '', ar: '' },
    before: {
      planned_for: first.day,
      changed: gone.length,
      planned: Object.fromEntries(gone.map(({ productId, priceQirsh }) => [productId, priceQirsh])),
    },
    after: null,
    undoes: plan?.latest ?? undefined,
  });
}

/**
 * Restores a plan that was cancelled as a whole, without deleted products and those with another price scheduled for
 * that day.
 */
async function restorePlan(
  context: Context,
  db: Queries,
  { id, before: { planned_for: day, planned } }: PlanChange & { before: object },
  undoes: number,
): Promise<void> {
  const plan = await lockPlan(db, id);
  if (!plan || plan.latest !== null || !planned) throw new ShopError('changed_since');
  await refusePassed(db, day);
  const restored = new Set(await insertPlanned(db, plan, day, planned));
  if (restored.size === 0) throw new ShopError('changed_since');
  const left = Object.keys(planned).filter((product) => !restored.has(product));
  const names = await readNames(db, left, maxNamed);
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: id,
    subject: plan.subject,
    before: null,
    after: {
      planned_for: day,
      changed: restored.size,
      ...(left.length > 0 && { left: left.length, left_alone: names.map(({ name }) => name) }),
    },
    undoes,
  });
}

async function refusePassed(db: Queries, day: string): Promise<void> {
  const { rows } = await db.execute<{ is_ahead: boolean }>(sql`select ${day}::date > ${today} as is_ahead`);
  if (!rows[0]?.is_ahead) throw new ShopError('day_passed');
}

/**
 * Schedules prices again in the name of the user who scheduled them; returns the products that exist and have no other
 * price for that day.
 */
async function insertPlanned(
  db: Queries,
  { subjectId, userId, at }: Pick<typeof activity.$inferSelect, 'subjectId' | 'userId' | 'at'>,
  day: string,
  planned: Record<string, number>,
): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    insert into ${plannedPrices} (plan_id, product_id, price_qirsh, day, planned_by, planned_at)
    select ${subjectId}::uuid, ${products.id}, x.qirsh, ${day}::date, ${userId}::uuid, ${at.toISOString()}::timestamptz
    from ${products} join unnest(
      ${sql.param(Object.keys(planned))}::uuid[],
      ${sql.param(Object.values(planned))}::int[]) as x (id, qirsh) on x.id = ${products.id}
    on conflict on constraint planned_prices_once do nothing
    returning product_id`);
  return rows.map((row) => row.product_id);
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

/** A cancelled price in the activity log; entries of earlier versions lack the plan. */
export type CancelledPrice = {
  before: { planned_for: string; priceQirsh: number; planId?: string; productId?: string };
};

/**
 * Restores a cancelled price in its plan. Refuses `day_passed` from its day on, and `changed_since` when the whole plan
 * was cancelled or another price is scheduled for that day.
 */
export async function revertCancelledPrice(
  context: Context,
  db: Queries,
  { before: { planned_for: day, priceQirsh, planId, productId } }: CancelledPrice,
  undoes: number,
): Promise<void> {
  const plan = planId && (await lockPlan(db, planId));
  if (!plan || plan.latest === null || !productId) throw new ShopError('changed_since');
  await refusePassed(db, day);
  const restored = await insertPlanned(db, plan, day, { [productId]: priceQirsh });
  const [product] = await readNames(db, restored, 1);
  if (!product) throw new ShopError('changed_since');
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: planId,
    subject: product.name,
    before: null,
    after: { planned_for: day, priceQirsh },
    undoes,
  });
}
