import { bigint, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from './product.table.ts';

/**
 * Former prices of products: a row for each price that has ended. Append-only, written and protected by triggers on
 * `products`, for the last 30 days (`removePastPrices`). In qirsh.
 */
export const pastPrices = pgTable(
  'past_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** When the price ended. */
    until: timestamp({ withTimezone: true }).notNull(),
    priceQirsh: integer('price_qirsh').notNull(),
    /** The price that shoppers paid, including an offer. */
    nowQirsh: integer('now_qirsh').notNull(),
    /** The product's `lowestQirsh` at that time. */
    lowestQirsh: integer('lowest_qirsh'),
  },
  (past) => [
    index('past_prices_product').on(past.productId, past.id),
    index('past_prices_until').on(past.until),
  ],
);
