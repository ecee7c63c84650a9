import { isDeepStrictEqual } from 'node:util';
import { eq, gte, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { type AreaSnapshot, areaEntry, areaSnapshot } from './area-snapshot.ts';
import { deliveryAreas } from './delivery-area.table.ts';
import { isNameTaken, lockArea, lockAreas } from './save-area.ts';

/** An area before and after a change; null where it did not exist. */
export type AreaChange = {
  id: string;
  /** Older entries of deletions have no position. */
  before: (AreaSnapshot & { position?: number }) | null;
  after: AreaSnapshot | null;
};

/**
 * Reverts a change; a deleted area is restored at its position. Refuses `changed_since` when the area has changed
 * since, and `area_taken`.
 */
export async function revertArea(
  context: Context,
  db: Queries,
  { id, before, after }: AreaChange,
  undoes: number,
): Promise<void> {
  await lockAreas(db);
  const row = await lockArea(db, id);
  if (!isDeepStrictEqual(row && areaSnapshot(row), after)) throw new ShopError('changed_since');
  if (!before) {
    await db.delete(deliveryAreas).where(eq(deliveryAreas.id, id));
    await recordActivity(context, db, areaEntry(row, null, undoes));
    return;
  }
  if (await isNameTaken(db, row, before)) throw new ShopError('area_taken');
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from delivery_areas)`;
  const position = before.position ?? last;
  if (!row && before.position !== undefined) await makeRoom(db, before.position);
  const saving = row
    ? db
        .update(deliveryAreas)
        .set({ ...before, version: row.version + 1 })
        .where(eq(deliveryAreas.id, id))
    : db.insert(deliveryAreas).values({ ...before, position });
  const [restored] = await saving.returning();
  if (!restored) throw new Error('the restored area did not come back');
  await recordActivity(context, db, areaEntry(row, restored, undoes));
}

/**
 * Frees the position of an area to be restored: if sorting has given it to another, that one and all after it move back
 * by one.
 */
async function makeRoom(db: Queries, position: number): Promise<void> {
  const [taken] = await db
    .select({ id: deliveryAreas.id })
    .from(deliveryAreas)
    .where(eq(deliveryAreas.position, position))
    .limit(1);
  if (!taken) return;
  await db
    .update(deliveryAreas)
    .set({ position: sql`${deliveryAreas.position} + 1` })
    .where(gte(deliveryAreas.position, position));
}
