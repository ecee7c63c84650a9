import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderStatuses } from '../../contracts/orders.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';

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
    language: text({ enum: ['en', 'ar'] }).notNull(),
    subtotalQirsh: bigint('subtotal_qirsh', { mode: 'number' }).notNull(),
    deliveryFeeQirsh: bigint('delivery_fee_qirsh', { mode: 'number' }).notNull(),
    totalQirsh: bigint('total_qirsh', { mode: 'number' }).notNull(),
    /** The key under which the browser sent the order, and a hash of what it sent. */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    whatsappOpenedAt: timestamp('whatsapp_opened_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (order) => [
    uniqueIndex('orders_idempotency').on(order.userId, order.idempotencyKey),
    index('orders_user_number').on(order.userId, order.number),
    check('orders_total', sql`${order.totalQirsh} = ${order.subtotalQirsh} + ${order.deliveryFeeQirsh}`),
  ],
);

/** What became of an order, step by step: who set which status when. */
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
    position: integer().notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    priceQirsh: integer('price_qirsh').notNull(),
    quantity: integer().notNull(),
    image: text().notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.orderId, item.position] }),
    index('order_items_product').on(item.productId),
    check('order_items_quantity', sql`${item.quantity} > 0`),
  ],
);
