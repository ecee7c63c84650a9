import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalogue/product.table.ts';

/**
 * The parts of boxes that are not deleted: `products.parts` as rows, maintained by a trigger. It refuses a box in a
 * box, a part that is deleted or of the other store, and a stock of the box itself.
 */
export const boxParts = pgTable(
  'box_parts',
  {
    boxId: uuid('box_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partId: uuid('part_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: smallint().notNull(),
    position: smallint().notNull(),
  },
  (part) => [
    primaryKey({ columns: [part.boxId, part.partId] }),
    index('box_parts_part').on(part.partId),
    check('box_parts_quantity', sql`${part.quantity} > 0`),
  ],
);
