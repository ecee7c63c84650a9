import type { AdminCollection, sortCollections as contract } from '../../contracts/collections.ts';
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
import { collections } from './collection.table.ts';
import { readAdminCollections } from './read-collections.ts';

const list: SortedList = {
  table: collections,
  action: 'collection.order',
  subjectId: 'collections',
  subject: { en: 'Collections', ar: 'المجموعات' },
};

/** Sets the order on the home page; collections that are not named follow in their present order. */
export async function sortCollections(
  context: Context,
  { ids }: ParsedInputOf<typeof contract>,
): Promise<AdminCollection[]> {
  return inTransaction(context.db, async (db) => {
    await savePositions(context, db, list, ids);
    return readAdminCollections(db);
  });
}

/** Restores the order before a change. Refuses `changed_since` when it has changed again. */
export async function revertCollectionOrder(
  context: Context,
  db: Queries,
  change: PositionsChange,
  undoes: number,
): Promise<void> {
  await revertPositions(context, db, list, change, undoes);
}
