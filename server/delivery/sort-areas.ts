import { asc, sql } from 'drizzle-orm';
import type { sortDeliveryAreas as contract, DeliveryArea } from '../../contracts/delivery-areas.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { readAreas } from './area-view.ts';
import { deliveryAreas } from './delivery-area.table.ts';
import { lockAreas } from './save-area.ts';

/** The order of the list in the activity log: the areas' ids. */
export type AreaOrder = { before: { ids: string[] }; after: { ids: string[] } };

/** Sets the order of the list, as one entry in the activity log. */
export async function sortDeliveryAreas(
  context: Context,
  { ids }: ParsedInputOf<typeof contract>,
): Promise<DeliveryArea[]> {
  return inTransaction(context.db, async (db) => {
    await lockAreas(db);
    await sort(context, db, ids);
    return readAreas(db);
  });
}

/** Sets the order that was before a change. Refuses `changed_since` when it is another one by now. */
export async function revertAreaOrder(
  context: Context,
  db: Queries,
  { before, after }: AreaOrder,
  undoes: number,
): Promise<void> {
  await lockAreas(db);
  const now = await readOrder(db);
  if (now.join() !== after.ids.join()) throw new ShopError('changed_since');
  await sort(context, db, before.ids, undoes);
}

async function sort(context: Context, db: Queries, wanted: string[], undoes?: number): Promise<void> {
  const before = await readOrder(db);
  const placeOf = new Map(wanted.map((id, place) => [id, place]));
  const place = (id: string) => placeOf.get(id) ?? wanted.length + before.indexOf(id);
  const after = before.toSorted((one, other) => place(one) - place(other));
  if (undoes === undefined && after.join() === before.join()) return;
  await db.execute(sql`update ${deliveryAreas} set position = sorted.position
    from unnest(${sql.param(after)}::uuid[]) with ordinality as sorted (id, position)
    where ${deliveryAreas.id} = sorted.id`);
  await recordActivity(context, db, {
    action: 'area.order',
    subjectId: 'delivery_areas',
    subject: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
    before: { ids: before },
    after: { ids: after },
    undoes,
  });
}

async function readOrder(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: deliveryAreas.id })
    .from(deliveryAreas)
    .orderBy(asc(deliveryAreas.position), asc(deliveryAreas.id));
  return rows.map(({ id }) => id);
}
