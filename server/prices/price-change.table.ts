import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalogue/product.table.ts';

/**
 * The prices changed by one change of many, in qirsh; the change's id is the subject of its activity entry, whose undo
 * reads them.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    changeId: uuid('change_id').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    beforeQirsh: integer('before_qirsh').notNull(),
    afterQirsh: integer('after_qirsh').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.changeId, row.productId] }),
    index('price_changes_product').on(row.productId),
  ],
);
