import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CancelReason } from '../../contracts/cancel-reasons.ts';
import { stores } from '../../contracts/catalogue.ts';
import type { OrderedCoupon } from '../../contracts/coupons.ts';
import type { FreeSlot } from '../../contracts/delivery-times.ts';
import { languages } from '../../contracts/language.ts';
import { type Gift, substitutionPolicies } from '../../contracts/order-preferences.ts';
import { deliveryMethods, orderStatuses, revisionStates } from '../../contracts/orders.ts';
import { paymentMethods } from '../../contracts/payment-methods.ts';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import { tsvector } from '../database/column-types.table.ts';

/** The address of a revision. Missing fields are as in the revision before; older revisions only have the first four. */
export type RevisedAddress = {
  street: string;
  city: string;
  country: string;
  phone: string;
  building?: string;
  floor?: string;
  landmark?: string;
  driver_note?: string;
  latitude?: number | null;
  longitude?: number | null;
  area?: { id: string; nameEn: string; nameAr: string; promiseHours: number | null } | null;
  /** The chosen slot. */
  slot?: FreeSlot | null;
};

/** A copy of a part of a box; the quantity is per box. */
export type OrderedPart = { id: string; nameEn: string; nameAr: string; weight: string; quantity: number };

/** Numbers start high, so that the first order doesn't look like a shop's first. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });

/** An order is a copy: names, prices, fee and language stay as they were when it was placed. Money is qirsh. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('order_numbers')`),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: orderStatuses }).notNull().default('pending'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    phone: text().notNull().default(''),
    /** Details that help a driver to find the door; empty where none were given. */
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    landmark: text().notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** For a pickup order the street is the shop's. */
    deliveryMethod: text('delivery_method', { enum: deliveryMethods }).notNull().default('delivery'),
    /** Not a foreign key: the copies beside it stay when the area is changed or deleted. */
    areaId: uuid('area_id'),
    areaNameEn: text('area_name_en'),
    areaNameAr: text('area_name_ar'),
    promiseHours: integer('promise_hours'),
    /** The chosen slot. A trigger counts the orders of a slot in `slot_days`. */
    slot: jsonb().$type<FreeSlot>(),
    /** For an order abroad the ISO 3166-1 alpha-2 code; `country` has the name. Such an order can't change its country. */
    countryCode: text('country_code'),
    /** Whether the seller has yet to name the fee, which is 0 until then: the order is not processed before the fee is agreed. */
    feePending: boolean('fee_pending').notNull().default(false),
    language: text({ enum: languages }).notNull(),
    subtotalQirsh: bigint('subtotal_qirsh', { mode: 'number' }).notNull(),
    /** The coupon's discount on the goods. */
    discountQirsh: bigint('discount_qirsh', { mode: 'number' }).notNull().default(0),
    deliveryFeeQirsh: bigint('delivery_fee_qirsh', { mode: 'number' }).notNull(),
    totalQirsh: bigint('total_qirsh', { mode: 'number' }).notNull(),
    /** A copy of the coupon. The reference to it is in `coupon_uses`. */
    coupon: jsonb().$type<OrderedCoupon>(),
    /** Whether the stamp card makes delivery free. The reference to the reward is in `stamp_rewards`. */
    freeForStamps: boolean('free_for_stamps').notNull().default(false),
    /** The chosen payment method. The paid sum comes from the ledger, maintained by a trigger on `payments`. */
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull().default('chat'),
    paidQirsh: bigint('paid_qirsh', { mode: 'number' }).notNull().default(0),
    /** Sum of the refunds since the last payment, maintained by the trigger on `payments`. Only used for display. */
    refundedQirsh: bigint('refunded_qirsh', { mode: 'number' }).notNull().default(0),
    /**
     * The part of the refunds that is waived, so not due again; maintained by the triggers on `payments` and on
     * `total_qirsh`.
     */
    waivedQirsh: bigint('waived_qirsh', { mode: 'number' }).notNull().default(0),
    /** What the seller may do when something is missing: changes within this are accepted at once. */
    ifMissing: text('if_missing', { enum: substitutionPolicies }).notNull().default('ask'),
    note: text().notNull().default(''),
    /** Contains another person's name: anonymized together with the customer's name. */
    gift: jsonb().$type<Gift>(),
    /** The seller's note, which no customer sees. */
    sellerNote: text('seller_note').notNull().default(''),
    /** Why the seller cancelled it, which no customer ever sees. */
    cancelReason: jsonb('cancel_reason').$type<CancelReason>(),
    /** SHA-256 of the key of the browser that ordered without an account; null for customers' and anonymized orders. */
    guestKeyHash: text('guest_key_hash'),
    /** Idempotency: the client's key, unique per user or guest key, and a hash of the request's body. */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The accepted versions of the legal texts; null where the client sent none. */
    termsVersion: integer('terms_version'),
    privacyVersion: integer('privacy_version'),
    /** The accepted revision: its lines count, and the row has its sums and address. */
    revision: smallint().notNull().default(1),
    /** The number of the revision that waits for the customer's answer. */
    proposedRevision: smallint('proposed_revision'),
    whatsappOpenedAt: timestamp('whatsapp_opened_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Full-text search vector of the admin's search: the customer's details, phone and goods, computed by
     * `order_search_vector`.
     */
    searchVector: tsvector('search_vector').notNull().default(''),
  },
  (order) => [
    uniqueIndex('orders_idempotency').on(order.userId, order.idempotencyKey),
    uniqueIndex('orders_guest_idempotency')
      .on(order.guestKeyHash, order.idempotencyKey)
      .where(sql`${order.guestKeyHash} is not null`),
    // For moving them to an account that has verified the address.
    index('orders_of_guests')
      .on(order.customerEmail, order.createdAt)
      .where(sql`${order.guestKeyHash} is not null and ${order.userId} is null`),
    index('orders_user_number').on(order.userId, order.number),
    index('orders_created').on(order.createdAt, order.number),
    index('orders_status').on(order.status, order.createdAt, order.number),
    index('orders_to_collect')
      .on(order.createdAt, order.number)
      .where(
        sql`(${order.paymentMethod} <> 'chat' or ${order.paidQirsh} <> 0 or ${order.refundedQirsh} <> 0) and ${order.status} <> 'cancelled' and ${order.paidQirsh} < ${order.totalQirsh}`,
      ),
    index('orders_refund_due')
      .on(order.createdAt, order.number)
      .where(
        sql`${order.paidQirsh} > case when ${order.status} = 'cancelled' then 0 else ${order.totalQirsh} end`,
      ),
    index('orders_delivered_unpaid')
      .on(order.createdAt, order.number)
      .where(sql`${order.status} = 'delivered' and ${order.paidQirsh} = 0`),
    index('orders_paid')
      .on(order.createdAt, order.number)
      .where(sql`${order.paidQirsh} <> 0 or ${order.totalQirsh} = 0`),
    index('orders_refunded').on(order.createdAt, order.number).where(sql`${order.refundedQirsh} <> 0`),
    index('orders_due')
      .on(sql`(${order.slot} ->> 'date')`, order.number)
      .where(sql`${order.slot} is not null`),
    index('orders_area')
      .on(order.areaId, order.createdAt, order.number)
      .where(sql`${order.areaId} is not null`),
    index('orders_pickup').on(order.createdAt, order.number).where(sql`${order.deliveryMethod} = 'pickup'`),
    index('orders_search_vector').using('gin', order.searchVector),
    check(
      'orders_fee_pending',
      sql`not ${order.feePending} or (${order.status} in ('pending', 'cancelled') and ${order.deliveryFeeQirsh} = 0)`,
    ),
    check(
      'orders_total',
      sql`${order.totalQirsh} = ${order.subtotalQirsh} - ${order.discountQirsh} + ${order.deliveryFeeQirsh}`,
    ),
    check('orders_cancel_reason', sql`${order.cancelReason} is null or ${order.status} = 'cancelled'`),
    check('orders_discount', sql`${order.discountQirsh} between 0 and ${order.subtotalQirsh}`),
  ],
);

/** The history of an order's status: set by whom and when. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    before: text({ enum: orderStatuses }).notNull(),
    after: text({ enum: orderStatuses }).notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** The entry in the activity log; null for a customer's own change. */
    activityId: bigint('activity_id', { mode: 'number' }).references(() => activity.id),
    /** When the customer was notified by email; null if not yet, or if the change was reverted within the debounce. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (change) => [
    index('order_status_changes_order').on(change.orderId),
    index('order_status_changes_user').on(change.changedBy),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    revision: smallint().notNull().default(1),
    /** Identifies a line across revisions; a replacement takes the position over. */
    position: integer().notNull(),
    /** Not a foreign key: a line stays when the product is deleted, and concurrent orders take no lock on a product. */
    productId: uuid('product_id'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** As the seller typed it; empty where the product had none. Distinguishes two sizes of one name. */
    weight: text().notNull().default(''),
    store: text({ enum: stores }).notNull(),
    priceQirsh: integer('price_qirsh').notNull(),
    quantity: integer().notNull(),
    image: text().notNull(),
    /** Why the seller set another price or weight; shown to the customer. */
    reason: text().notNull().default(''),
    /** The contents of one box when it was ordered; null for other products. */
    parts: jsonb().$type<OrderedPart[]>(),
    /** The promised day in Amman of something ordered ahead; null for other lines. */
    readyOn: date('ready_on'),
  },
  (item) => [
    primaryKey({ columns: [item.orderId, item.revision, item.position] }),
    index('order_items_ready').on(item.readyOn, item.orderId).where(sql`${item.readyOn} is not null`),
    check('order_items_quantity', sql`${item.quantity} > 0`),
  ],
);

/**
 * The revisions of a changed order; none is ever overwritten. An order without a row here is as it was placed: its row
 * and lines are revision 1, accepted.
 */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    state: text({ enum: revisionStates }).notNull(),
    /** The accepted revision on which it is based; null for the first. */
    base: smallint(),
    /** Whether it is a return after the delivery. An undone return has the state `declined`. */
    isReturn: boolean('is_return').notNull().default(false),
    /** The administrator who made it; null for the customer, and when the user was deleted since. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    byCustomer: boolean('by_customer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the customer accepted or declined it. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The explanation for the customer, as the seller typed it. */
    reason: text().notNull().default(''),
    address: jsonb().$type<RevisedAddress>().notNull(),
    subtotalQirsh: bigint('subtotal_qirsh', { mode: 'number' }).notNull(),
    discountQirsh: bigint('discount_qirsh', { mode: 'number' }).notNull().default(0),
    deliveryFeeQirsh: bigint('delivery_fee_qirsh', { mode: 'number' }).notNull(),
    totalQirsh: bigint('total_qirsh', { mode: 'number' }).notNull(),
    /** As in the order's row. */
    feePending: boolean('fee_pending').notNull().default(false),
  },
  (revision) => [
    primaryKey({ columns: [revision.orderId, revision.number] }),
    index('order_revisions_user').on(revision.createdBy),
    uniqueIndex('order_revisions_accepted').on(revision.orderId).where(sql`${revision.state} = 'accepted'`),
    uniqueIndex('order_revisions_proposed').on(revision.orderId).where(sql`${revision.state} = 'proposed'`),
    check(
      'order_revisions_total',
      sql`${revision.totalQirsh} = ${revision.subtotalQirsh} - ${revision.discountQirsh} + ${revision.deliveryFeeQirsh}`,
    ),
  ],
);

/** Transactional outbox, written with the order: orders whose mails are not queued yet and which are not announced yet. */
export const orderOutbox = pgTable('order_outbox', {
  orderId: uuid('order_id').primaryKey(),
  /** Null for a guest's order. */
  userId: uuid('user_id'),
});
