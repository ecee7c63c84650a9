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

/** Where an order goes. What is missing is as the revision before has it: older ones have the first four alone. */
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
  /** When, as it was chosen. */
  slot?: FreeSlot | null;
};

/** A copy of a part of a box; the quantity is that in one box. */
export type OrderedPart = { id: string; nameEn: string; nameAr: string; weight: string; quantity: number };

/** Numbers start where they sound like an order and not like a first try. */
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
    /** What helps a driver to find the door; empty where nothing was said. */
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    landmark: text().notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Of an order that is picked up the street is the shop's. */
    deliveryMethod: text('delivery_method', { enum: deliveryMethods }).notNull().default('delivery'),
    /** No reference: the copies beside it stay when the area is changed or gone. */
    areaId: uuid('area_id'),
    areaNameEn: text('area_name_en'),
    areaNameAr: text('area_name_ar'),
    promiseHours: integer('promise_hours'),
    /** When, as it was chosen. A trigger counts the orders of a slot in `slot_days`. */
    slot: jsonb().$type<FreeSlot>(),
    /** Abroad: ISO 3166-1 alpha-2, of which `country` is the name. Such an order stays in its country. */
    countryCode: text('country_code'),
    /** The seller has yet to name the fee, which is 0 until then: a request, which is not worked on before the fee is agreed. */
    feePending: boolean('fee_pending').notNull().default(false),
    language: text({ enum: languages }).notNull(),
    subtotalQirsh: bigint('subtotal_qirsh', { mode: 'number' }).notNull(),
    /** What the coupon takes off the goods. */
    discountQirsh: bigint('discount_qirsh', { mode: 'number' }).notNull().default(0),
    deliveryFeeQirsh: bigint('delivery_fee_qirsh', { mode: 'number' }).notNull(),
    totalQirsh: bigint('total_qirsh', { mode: 'number' }).notNull(),
    /** The coupon as it was. Which it is stands in `coupon_uses`. */
    coupon: jsonb().$type<OrderedCoupon>(),
    /** The stamp card makes its delivery free. Which reward it is stands in `stamp_rewards`. */
    freeForStamps: boolean('free_for_stamps').notNull().default(false),
    /** How it is to be paid. What has been paid is the ledger's to say: its sum, kept by a trigger on `payments`. */
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull().default('chat'),
    paidQirsh: bigint('paid_qirsh', { mode: 'number' }).notNull().default(0),
    /** Sum of the refunds since the last payment, kept by the trigger on `payments`. Only texts that people read use it. */
    refundedQirsh: bigint('refunded_qirsh', { mode: 'number' }).notNull().default(0),
    /** The part of the refunds that is not due again (waived), kept by the triggers on `payments` and on `total_qirsh`. */
    waivedQirsh: bigint('waived_qirsh', { mode: 'number' }).notNull().default(0),
    /** What the customer wants when something is missing: within it the seller's change is accepted at once. */
    ifMissing: text('if_missing', { enum: substitutionPolicies }).notNull().default('ask'),
    note: text().notNull().default(''),
    /** Names another person: it goes with the customer's name. */
    gift: jsonb().$type<Gift>(),
    /** The seller's own, which no customer ever sees. */
    sellerNote: text('seller_note').notNull().default(''),
    /** SHA-256 of the key of the browser that ordered without an account; null for a customer's and anonymized ones. */
    guestKeyHash: text('guest_key_hash'),
    /** Idempotency: the client's key, unique for each user or guest key, and a hash of the request's body. */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The version of the legal texts that the order accepted; null where the client sent none. */
    termsVersion: integer('terms_version'),
    privacyVersion: integer('privacy_version'),
    /** The accepted revision: of its number are the lines that count, and its sums and address are those of the row. */
    revision: smallint().notNull().default(1),
    /** Number of the revision that waits for the customer's answer. */
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
    // By which they move to an account that has verified the address.
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
    check('orders_discount', sql`${order.discountQirsh} between 0 and ${order.subtotalQirsh}`),
  ],
);

/** History of an order's status: who set which when. */
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
    /** Its entry in the activity log; null for a customer's own change. */
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
    /** A line keeps its position in later revisions, and what replaces it takes it over. */
    position: integer().notNull(),
    /** No reference: a line stays what it was when the product is gone, and orders hold no lock on what many order at once. */
    productId: uuid('product_id'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** As the seller typed it; empty where the product had none. Tells two sizes of one name apart. */
    weight: text().notNull().default(''),
    store: text({ enum: stores }).notNull(),
    priceQirsh: integer('price_qirsh').notNull(),
    quantity: integer().notNull(),
    image: text().notNull(),
    /** Why the seller set another price or weight; shown to the customer. */
    reason: text().notNull().default(''),
    /** What one of it was made of when it was ordered; null for what was no box. */
    parts: jsonb().$type<OrderedPart[]>(),
    /** Ordered ahead, the day in Amman that was promised; null for what was ready. */
    readyOn: date('ready_on'),
  },
  (item) => [
    primaryKey({ columns: [item.orderId, item.revision, item.position] }),
    index('order_items_ready').on(item.readyOn, item.orderId).where(sql`${item.readyOn} is not null`),
    check('order_items_quantity', sql`${item.quantity} > 0`),
  ],
);

/**
 * The revisions of an order that was changed, of which none is ever overwritten. An order without a row here is as it was
 * placed: its row and lines are revision 1, accepted.
 */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    state: text({ enum: revisionStates }).notNull(),
    /** The accepted revision that it was made of; null for the first. */
    base: smallint(),
    /** Goods that came back after the delivery. One that was taken back is declined. */
    isReturn: boolean('is_return').notNull().default(false),
    /** The administrator who made it; null for the customer, and when the account was deleted since. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    byCustomer: boolean('by_customer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the customer accepted or declined it. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** For the customer, as the seller typed it. */
    reason: text().notNull().default(''),
    address: jsonb().$type<RevisedAddress>().notNull(),
    subtotalQirsh: bigint('subtotal_qirsh', { mode: 'number' }).notNull(),
    discountQirsh: bigint('discount_qirsh', { mode: 'number' }).notNull().default(0),
    deliveryFeeQirsh: bigint('delivery_fee_qirsh', { mode: 'number' }).notNull(),
    totalQirsh: bigint('total_qirsh', { mode: 'number' }).notNull(),
    /** As in the order. */
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

/** Transactional outbox: orders whose mails are not queued and which are not announced yet, written with the order. */
export const orderOutbox = pgTable('order_outbox', {
  orderId: uuid('order_id').primaryKey(),
  /** Null for a guest's. */
  userId: uuid('user_id'),
});

/** The private links of guests' orders: a token opens one order, and is never stored itself. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (link) => [index('order_links_order').on(link.orderId)],
);
