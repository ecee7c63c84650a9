import { inArray, type SQL, sql } from 'drizzle-orm';
import { anonymizeNotes } from '../activity/anonymize-subject.ts';
import { anonymizeCouponUses } from '../coupons/anonymize-coupon-uses.ts';
import type { Queries } from '../database/queries.ts';
import { orderItems, orderRevisions, orders } from './order.table.ts';
import { orderLinks } from './order-link.table.ts';

const hidden = ['street', 'phone', 'building', 'floor', 'landmark', 'driver_note'];
const blankAddress = JSON.stringify({
  ...Object.fromEntries(hidden.map((part) => [part, ''])),
  ...{ latitude: null, longitude: null },
});

/**
 * Anonymizes the orders that match a condition in the caller's transaction: goods, sums, city and country stay for the
 * books. The request's hash is removed, too, as guesses could be verified against it, and so are private links.
 */
export async function anonymizeOrders(db: Queries, condition: SQL): Promise<void> {
  const left = await db
    .update(orders)
    .set({
      userId: null,
      guestKeyHash: null,
      customerName: '',
      customerEmail: '',
      street: '',
      phone: '',
      building: '',
      floor: '',
      landmark: '',
      driverNote: '',
      note: '',
      gift: null,
      sellerNote: '',
      cancelReason: sql`jsonb_set(${orders.cancelReason}, '{text}', '""')`,
      latitude: null,
      longitude: null,
      bodyHash: '',
      termsVersion: null,
      privacyVersion: null,
    })
    .where(condition)
    .returning({ id: orders.id });
  const ids = left.map(({ id }) => id);
  await anonymizeCouponUses(db, ids);
  await db.delete(orderLinks).where(inArray(orderLinks.orderId, ids));
  await db
    .update(orderRevisions)
    .set({ reason: '', address: sql`address || ${blankAddress}` })
    .where(inArray(orderRevisions.orderId, ids));
  await anonymizeNotes(db, ids);
  await db.update(orderItems).set({ reason: '' }).where(inArray(orderItems.orderId, ids));
  await db
    .update(orders)
    .set({ searchVector: sql`order_search_vector(orders)` })
    .where(inArray(orders.id, ids));
}
