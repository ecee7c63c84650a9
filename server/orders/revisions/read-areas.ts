import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { isUuid } from '../../database/uuid.ts';
import { deliveryAreas } from '../../delivery/delivery-area.table.ts';
import { readDeliveryFee } from '../../settings/delivery-fee.ts';
import type { LockedOrder } from './lock-order.ts';
import type { AreaFacts, WantedAddress } from './revise-address.ts';

/** Reads the facts that decide about a new address; nothing is read when the area stays. */
export async function readAreas(
  db: Queries,
  order: LockedOrder,
  { area_id: id }: Partial<WantedAddress> = {},
): Promise<AreaFacts> {
  const isPickup = order.deliveryMethod === 'pickup';
  const isAbroad = order.countryCode !== null;
  const facts = { generalFeeQirsh: 0, areas: new Map(), isPickup, isAbroad };
  if (isPickup || isAbroad || id === undefined || id === order.areaId) return facts;
  if (id === null) return { ...facts, generalFeeQirsh: await readDeliveryFee(db) };
  if (!isUuid(id)) return facts;
  const isOffered = and(eq(deliveryAreas.id, id), isNotNull(deliveryAreas.feeQirsh));
  const [area] = await db.select().from(deliveryAreas).where(isOffered);
  return { ...facts, areas: new Map(area ? [[area.id, { ...area, feeQirsh: area.feeQirsh ?? 0 }]] : []) };
}
