import { asc } from 'drizzle-orm';
import type { DeliveryArea } from '../../contracts/delivery-areas.ts';
import { fromQirsh } from '../../contracts/money.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { deliveryAreas } from './delivery-area.table.ts';

export type AreaRow = typeof deliveryAreas.$inferSelect;

const sumOf = (qirsh: number | null): number | null => (qirsh === null ? null : fromQirsh(qirsh));

export const areaView = (row: AreaRow): DeliveryArea => ({
  id: row.id,
  name: { en: row.nameEn, ar: row.nameAr },
  other_names: row.otherNames,
  governorate: row.governorate,
  fee: sumOf(row.feeQirsh),
  minimum: sumOf(row.minimumQirsh),
  free_from: sumOf(row.freeFromQirsh),
  promise_hours: row.promiseHours,
  open: row.open,
  version: row.version,
});

/** All areas in the order of the list. */
export async function readAreas(db: Queries): Promise<DeliveryArea[]> {
  const rows = await db
    .select()
    .from(deliveryAreas)
    .orderBy(asc(deliveryAreas.position), asc(deliveryAreas.id));
  return rows.map(areaView);
}

export const listDeliveryAreas = ({ db }: Context): Promise<DeliveryArea[]> => readAreas(db);
