import { asc, eq, sql } from 'drizzle-orm';
import { priceFault } from '../../contracts/price-change.ts';
import { recordLater } from '../activity/record-activity.ts';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { plannedPrices } from './planned-price.table.ts';
import { lockPriced, readNames } from './priced-products.ts';
import { maxNamed, writePrices } from './write-prices.ts';

/**
 * Applies the prices scheduled for today and for days that passed while the shop was off, day by day. The transaction
 * that applies a plan deletes it from its table, so it is applied once, whatever the number of instances. Returns how
 * many plans there were.
 */
export async function applyPlannedPrices({ db }: Pick<Deps, 'db'>): Promise<number> {
  for (let applied = 0; ; applied += 1) {
    const [due] = await db
      .select({ planId: plannedPrices.planId })
      .from(plannedPrices)
      .where(sql`${plannedPrices.day} <= ${today}`)
      .orderBy(asc(plannedPrices.day), asc(plannedPrices.id))
      .limit(1);
    if (!due) return applied;
    await inTransaction(db, (tx) => applyPlan(tx, due.planId));
  }
}

async function applyPlan(db: Queries, planId: string): Promise<void> {
  const rows = await db.delete(plannedPrices).where(eq(plannedPrices.planId, planId)).returning();
  const [first] = rows;
  // Another instance was faster.
  if (!first) return;
  const afterOf = new Map(rows.map(({ productId, priceQirsh }) => [productId, priceQirsh]));
  const locked = await lockPriced(db, [...afterOf.keys()]);
  const decided = locked.map((row) => ({ row, after: afterOf.get(row.id) ?? row.priceQirsh }));
  const fit = decided.filter(({ row, after }) => priceFault(after, row.offerQirsh) === null);
  const prices = fit.filter(({ row, after }) => after !== row.priceQirsh);
  // Missing are products deleted since, and those with an offer that is not below the new price.
  const isFit = new Set(fit.map(({ row }) => row.id));
  const left = [...afterOf.keys()].filter((id) => !isFit.has(id));
  const names = await readNames(db, left, maxNamed);
  const how = {
    planned_for: first.day,
    ...(left.length > 0 && { left: left.length, left_alone: names.map(({ name }) => name) }),
  };
  const at = new Date();
  const by = { userId: first.plannedBy, at };
  await writePrices(db, prices, {
    changeId: planId,
    at,
    how,
    record: (entry) => recordLater(db, by, entry),
  });
  if (prices.length > 0 || left.length === 0) return;
  const subject = names.length === 1 && names[0] ? names[0].name : { en: '', ar: '' };
  await recordLater(db, by, { action: 'price.skip', subjectId: planId, subject, before: null, after: how });
}
