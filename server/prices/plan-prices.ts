import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { plannedPrices } from './planned-price.table.ts';
import { type NewPrice, subjectOf, summarize } from './write-prices.ts';

/**
 * Schedules prices of locked products for a day, with one activity entry; replaces those scheduled for the same product
 * and day.
 */
export async function planPrices(
  context: Context,
  db: Queries,
  prices: NewPrice[],
  { day, how }: { day: string; how: Record<string, unknown> },
): Promise<void> {
  if (prices.length === 0) return;
  const planId = randomUUID();
  const { user } = requireActor(context);
  await db.execute(sql`
    insert into ${plannedPrices} (plan_id, product_id, price_qirsh, day, planned_by, planned_at)
    select ${planId}::uuid, id, qirsh, ${day}::date, ${user.id}::uuid, ${context.now().toISOString()}::timestamptz
    from unnest(
      ${sql.param(prices.map(({ row }) => row.id))}::uuid[],
      ${sql.param(prices.map(({ after }) => after))}::int[]) as x (id, qirsh)
    on conflict on constraint planned_prices_once do update
    set plan_id = excluded.plan_id, price_qirsh = excluded.price_qirsh,
      planned_by = excluded.planned_by, planned_at = excluded.planned_at`);
  await recordActivity(context, db, {
    action: 'price.plan',
    subjectId: planId,
    subject: subjectOf(prices),
    before: null,
    after: { planned_for: day, ...how, ...summarize(prices) },
  });
}
