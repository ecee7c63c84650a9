import type { AdminCategory, sortCategories as contract } from '../../contracts/categories.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import {
  type PositionsChange,
  revertPositions,
  type SortedList,
  savePositions,
} from '../activity/save-positions.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { categories } from './category.table.ts';
import { readAdminCategories } from './list-categories.ts';

const list: SortedList = {
  table: categories,
  action: 'category.order',
  subjectId: 'categories',
  subject: { en: 'Categories', ar: 'الفئات' },
};

/** Sets the order of the categories; those that are not named follow in their present order. */
export async function sortCategories(
  context: Context,
  { ids }: ParsedInputOf<typeof contract>,
): Promise<AdminCategory[]> {
  return inTransaction(context.db, async (db) => {
    await savePositions(context, db, list, ids);
    return readAdminCategories(db);
  });
}

/** Restores the order before a change. Refuses `changed_since` when it has changed again. */
export async function revertCategoryOrder(
  context: Context,
  db: Queries,
  change: PositionsChange,
  undoes: number,
): Promise<void> {
  await revertPositions(context, db, list, change, undoes);
}
