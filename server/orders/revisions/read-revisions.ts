import { asc, inArray } from 'drizzle-orm';
import { fromQirsh } from '../../../contracts/money.ts';
import type { RevisionState } from '../../../contracts/orders.ts';
import type { Queries } from '../../database/queries.ts';
import { orderItems, orderRevisions, type RevisedAddress } from '../order.table.ts';

export type OwnRevision = {
  number: number;
  state: RevisionState;
  at: string;
  reason: string;
  shipping_address: RevisedAddress;
  items: {
    name_en: string;
    name_ar: string;
    weight: string;
    quantity: number;
    price: number;
    reason: string;
  }[];
  discount: number;
  delivery_fee: number;
  fee_pending: boolean;
  total: number;
};

/** All revisions of orders with their lines, by order, oldest first; orders that were never changed have none. */
export async function readRevisions(db: Queries, orderIds: string[]): Promise<Map<string, OwnRevision[]>> {
  const found = await db
    .select()
    .from(orderRevisions)
    .where(inArray(orderRevisions.orderId, orderIds))
    .orderBy(asc(orderRevisions.number));
  const changed = [...new Set(found.map(({ orderId }) => orderId))];
  const lines = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, changed))
    .orderBy(asc(orderItems.position));
  const linesOf = Map.groupBy(lines, ({ orderId, revision }) => `${orderId} ${revision}`);
  const views = found.map(({ orderId, number, state, createdAt, reason, address, ...sums }) => ({
    orderId,
    number,
    state,
    at: createdAt.toISOString(),
    reason,
    shipping_address: address,
    items: (linesOf.get(`${orderId} ${number}`) ?? []).map((line) => ({
      name_en: line.nameEn,
      name_ar: line.nameAr,
      weight: line.weight,
      quantity: line.quantity,
      price: fromQirsh(line.priceQirsh),
      reason: line.reason,
    })),
    discount: fromQirsh(sums.discountQirsh),
    delivery_fee: fromQirsh(sums.deliveryFeeQirsh),
    fee_pending: sums.feePending,
    total: fromQirsh(sums.totalQirsh),
  }));
  const byOrder = Map.groupBy(views, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ orderId: _, ...view }) => view)]));
}
