import { asc, sql } from 'drizzle-orm';
import type { AdminCategory, sortCategories as contract } from '../../contracts/categories.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { readAdminCategories } from './list-categories.ts';

/** The order on the shelf in the activity log: the categories' ids. */
export type CategoryOrder = { before: { ids: string[] }; after: { ids: string[] } };

/** Sets the order on the shelf, as one entry in the activity log; categories that are not named keep theirs behind the named ones. */
export async function orderCategories(
  context: Context,
  { ids }: ParsedInputOf<typeof contract>,
): Promise<AdminCategory[]> {
  return inTransaction(context.db, async (db) => {
    await sort(context, db, await lockOrder(db), ids);
    return readAdminCategories(db);
  });
}

/** Sets the order that was before a change. Refuses `changed_since` when it is another one by now. */
export async function revertCategoryOrder(
  context: Context,
  db: Queries,
  { before, after }: CategoryOrder,
  undoes: number,
): Promise<void> {
  const now = await lockOrder(db);
  if (now.join() !== after.ids.join()) throw new ShopError('changed_since');
  await sort(context, db, now, before.ids, undoes);
}

async function sort(
  context: Context,
  db: Queries,
  before: string[],
  wanted: string[],
  undoes?: number,
): Promise<void> {
  const placeOf = new Map(wanted.map((id, place) => [id, place]));
  const place = (id: string) => placeOf.get(id) ?? wanted.length + before.indexOf(id);
  const after = before.toSorted((one, other) => place(one) - place(other));
  if (undoes === undefined && after.join() === before.join()) return;
  await db.execute(sql`update ${categories} set position = sorted.position
    from unnest(${sql.param(after)}::uuid[]) with ordinality as sorted (id, position)
    where ${categories.id} = sorted.id`);
  await recordActivity(context, db, {
    action: 'category.order',
    subjectId: 'categories',
    subject: { en: 'Categories', ar: 'الفئات' },
    before: { ids: before },
    after: { ids: after },
    undoes,
  });
}

/** The ids in their order. Locked in order of id, so that two that sort at once wait instead of deadlocking. */
async function lockOrder(db: Queries): Promise<string[]> {
  const { id, position } = categories;
  const rows = await db.select({ id, position }).from(categories).orderBy(asc(id)).for('update');
  return rows.toSorted((one, other) => one.position - other.position).map((row) => row.id);
}
