import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { movementKinds } from '../../contracts/stock.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';

/** The sellable pieces of a product. A product without a row is not counted. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The sum of the product's movements, maintained by a trigger on them. */
    left: integer('pieces_left').notNull().default(0),
    /** The threshold at which shoppers see how many are left, and the seller is warned. */
    lowAt: smallint('low_at').notNull(),
    /** Whether the seller has been notified that it is low: maintained by a trigger, and by `notifyLowStock`. */
    lowNotified: boolean('low_notified').notNull().default(true),
  },
  (level) => [
    check('stock_left', sql`${level.left} >= 0`),
    check('stock_low_at', sql`${level.lowAt} >= 0`),
    index('stock_levels_to_notify')
      .on(level.productId)
      .where(sql`${level.left} <= ${level.lowAt} and not ${level.lowNotified}`),
  ],
);

/**
 * The ledger of stock: pieces that came, or went (negative). Append-only, enforced by a trigger: a wrong entry is
 * reversed by a counter-entry.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key: concurrent orders must take no lock on a product. */
    productId: uuid('product_id').notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    quantity: integer().notNull(),
    /** The order whose goods were sold or returned. */
    orderId: uuid('order_id'),
    note: text().notNull().default(''),
    /** The administrator; null for a shopper's order, and when the user was deleted since. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    /** The movement that this one reverses; unique, so that a movement is reversed once. */
    reverses: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => stockMovements.id),
    /** Idempotency: the client's key, unique per product. */
    idempotencyKey: text('idempotency_key'),
  },
  (movement) => [
    index('stock_movements_product').on(movement.productId, movement.id),
    index('stock_movements_order').on(movement.orderId).where(sql`${movement.orderId} is not null`),
    index('stock_movements_user').on(movement.recordedBy),
    uniqueIndex('stock_movements_idempotency')
      .on(movement.productId, movement.idempotencyKey)
      .where(sql`${movement.idempotencyKey} is not null`),
  ],
);
