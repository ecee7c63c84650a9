import type { sortDeliveryAreas as contract, DeliveryArea } from '../../contracts/delivery-areas.ts';
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
import { readAreas } from './area-view.ts';
import { deliveryAreas } from './delivery-area.table.ts';
import { lockAreas } from './save-area.ts';

const list: SortedList = {
  table: deliveryAreas,
  action: 'area.order',
  subjectId: 'delivery_areas',
  subject: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
};

/** Sets the order of the list; areas that are not named follow in their present order. */
export async function sortDeliveryAreas(
  context: Context,
  { ids }: ParsedInputOf<typeof contract>,
): Promise<DeliveryArea[]> {
  return inTransaction(context.db, async (db) => {
    await lockAreas(db);
    await savePositions(context, db, list, ids);
    return readAreas(db);
  });
}

/** Restores the order before a change. Refuses `changed_since` when it has changed again. */
export async function revertAreaOrder(
  context: Context,
  db: Queries,
  change: PositionsChange,
  undoes: number,
): Promise<void> {
  await lockAreas(db);
  await revertPositions(context, db, list, change, undoes);
}
