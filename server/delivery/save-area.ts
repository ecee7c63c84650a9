import { isDeepStrictEqual } from 'node:util';
import { eq, ne, sql } from 'drizzle-orm';
import { areaNameKeys, findSameArea } from '../../contracts/area-names.ts';
import {
  type createDeliveryAreas,
  type DeliveryArea,
  maxAreas,
  type NewDeliveryArea,
  type updateDeliveryArea,
} from '../../contracts/delivery-areas.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { toQirsh } from '../../contracts/money.ts';
import { isUnchanged } from '../activity/is-unchanged.ts';
import { recordActivity, recordMany } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { areaEntry } from './area-snapshot.ts';
import { type AreaRow, areaView } from './area-view.ts';
import { deliveryAreas } from './delivery-area.table.ts';

/**
 * Adds areas at the end of the list. Of several, those whose name is taken (`findSameArea`) are skipped and missing in
 * the answer; when all are, the call is refused (`area_taken`).
 */
export async function addDeliveryAreas(
  context: Context,
  { areas }: ParsedInputOf<typeof createDeliveryAreas>,
): Promise<AnswerOf<typeof createDeliveryAreas>> {
  return inTransaction(context.db, async (db) => {
    await lockAreas(db);
    const known = await db.select().from(deliveryAreas);
    const taken = new Set(known.flatMap((row) => areaNameKeys(namesOf(row))));
    const free = areas.filter((area) => {
      const keys = areaNameKeys(area);
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
    if (free.length === 0) throw new ShopError('area_taken');
    if (known.length + free.length > maxAreas) {
      const details = [{ path: 'areas', message: fieldErrors.too_long, code: 'too_long' }];
      throw new ShopError('validation_failed', { details });
    }
    const last = Math.max(0, ...known.map(({ position }) => position));
    const values = free.map((area, place) => ({
      ...columnsOf(area),
      nameEn: area.name.en,
      nameAr: area.name.ar,
      governorate: area.governorate,
      position: last + place + 1,
    }));
    const added = await db.insert(deliveryAreas).values(values).returning();
    const activities = await recordMany(
      context,
      db,
      added.map((row) => areaEntry(null, row)),
    );
    return { areas: added.map(areaView), activities };
  });
}

/** Changes the given fields. Refuses `not_found`, `area_taken` and `changed_meanwhile` (optimistic locking). */
export async function changeDeliveryArea(
  context: Context,
  { id, version, ...input }: ParsedInputOf<typeof updateDeliveryArea>,
): Promise<DeliveryArea> {
  return inTransaction(context.db, async (db) => {
    await lockAreas(db);
    const before = await lockArea(db, id);
    if (!before) throw new ShopError('not_found');
    if (version !== undefined && version !== before.version) throw new ShopError('changed_meanwhile');
    const change = columnsOf(input);
    if (isUnchanged(before, change)) return areaView(before);
    if (await isNameTaken(db, before, { ...before, ...change })) throw new ShopError('area_taken');
    const [after] = await db
      .update(deliveryAreas)
      .set({ ...change, version: before.version + 1 })
      .where(eq(deliveryAreas.id, id))
      .returning();
    if (!after) throw new ShopError('not_found');
    await recordActivity(context, db, areaEntry(before, after));
    return areaView(after);
  });
}

type Names = Pick<AreaRow, 'id' | 'nameEn' | 'nameAr' | 'governorate'>;

const namesOf = ({ nameEn: en, nameAr: ar, governorate }: Names) => ({ name: { en, ar }, governorate });

/**
 * Whether an area gets a name that another one has. Unchanged names pass, as shops may have duplicates from before this
 * rule. The caller holds `lockAreas`.
 */
export async function isNameTaken(db: Queries, before: Names | null, after: Names): Promise<boolean> {
  if (before && isDeepStrictEqual(namesOf(before), namesOf(after))) return false;
  const others = await db.select().from(deliveryAreas).where(ne(deliveryAreas.id, after.id));
  return findSameArea(others.map(namesOf), namesOf(after)) !== undefined;
}

export async function deleteDeliveryArea(context: Context, { id }: { id: string }): Promise<null> {
  return inTransaction(context.db, async (db) => {
    await lockAreas(db);
    const before = await lockArea(db, id);
    if (!before) throw new ShopError('not_found');
    await db.delete(deliveryAreas).where(eq(deliveryAreas.id, id));
    await recordActivity(context, db, areaEntry(before, null));
    return null;
  });
}

/** Table lock for writers of the list, to be taken before that of a row, otherwise they deadlock. Readers do not wait. */
export const lockAreas = (db: Queries) =>
  db.execute(sql`lock table ${deliveryAreas} in share row exclusive mode`);

export async function lockArea(db: Queries, id: string): Promise<AreaRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(deliveryAreas).where(eq(deliveryAreas.id, id)).for('update');
  return row ?? null;
}

/** The columns of the fields that an input has. */
function columnsOf({
  name,
  other_names,
  fee,
  minimum,
  free_from,
  promise_hours,
  ...rest
}: Partial<NewDeliveryArea>) {
  const { governorate, open } = rest;
  return {
    ...(name && { nameEn: name.en, nameAr: name.ar }),
    ...(other_names !== undefined && { otherNames: other_names }),
    ...(governorate && { governorate }),
    ...(fee !== undefined && { feeQirsh: qirshOf(fee) }),
    ...(minimum !== undefined && { minimumQirsh: qirshOf(minimum) }),
    ...(free_from !== undefined && { freeFromQirsh: qirshOf(free_from) }),
    ...(promise_hours !== undefined && { promiseHours: promise_hours }),
    ...(open !== undefined && { open }),
  };
}

const qirshOf = (sum: number | null): number | null => (sum === null ? null : toQirsh(sum));
