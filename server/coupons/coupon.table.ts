import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { couponKinds } from '../../contracts/coupons.ts';
import { orders } from '../orders/order.table.ts';

/** Discount codes. Money is qirsh. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The code as the seller typed it. */
    code: text().notNull(),
    /** The key by which codes are compared, made by `couponKey`. */
    key: text().notNull(),
    couponKind: text('kind', { enum: couponKinds }).notNull(),
    takesPercent: smallint('percent'),
    takesQirsh: bigint('amount_qirsh', { mode: 'number' }),
    /** The least that the goods must cost; null for no minimum. */
    minimumQirsh: bigint('minimum_qirsh', { mode: 'number' }),
    /** The first and last day of validity in Amman; null for none. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** How many orders may use it, in all and per person; null for no limit. */
    mostUses: integer('most_uses'),
    mostUsesEach: integer('most_uses_each'),
    /** How many orders use it; maintained by a trigger on `coupon_uses`. */
    used: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Soft delete: the row stays for the orders that use the coupon, and for undo. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (coupon) => [
    uniqueIndex('coupons_key').on(coupon.key).where(sql`${coupon.deletedAt} is null`),
    check('coupons_used', sql`${coupon.used} >= 0`),
    check(
      'coupons_kind',
      sql`(${coupon.couponKind} = 'percent') = (${coupon.takesPercent} is not null) and (${coupon.couponKind} = 'amount') = (${coupon.takesQirsh} is not null)`,
    ),
  ],
);

/** Which order uses which coupon. A trigger maintains the sums and refuses uses beyond the coupon's limits. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** Keyed hash (HMAC) of the order's phone; null without one, and once the person is anonymized. */
    phoneHash: text('phone_hash'),
    /** False while the order is cancelled. */
    counts: boolean().notNull().default(true),
  },
  (use) => [index('coupon_uses_person').on(use.couponId, use.phoneHash)],
);
