import { bigint, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from './product.table.ts';

/**
 * What products cost before: a row for each price that has ended. Append-only, written and held by triggers on `products`, of the last
 * 30 days (`removePastPrices`). In qirsh.
 */
export const pastPrices = pgTable(
  'past_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** When it ended. */
    until: timestamp({ withTimezone: true }).notNull(),
    priceQirsh: integer('price_qirsh').notNull(),
    /** What was asked, by the offer where one ran. */
    nowQirsh: integer('now_qirsh').notNull(),
    /** `lowestQirsh` of the product until then. */
    lowestQirsh: integer('lowest_qirsh'),
  },
  (past) => [
    index('past_prices_product').on(past.productId, past.id),
    index('past_prices_until').on(past.until),
  ],
);
