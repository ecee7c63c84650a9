import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The sizes of a product, which lists show as one card: that of the lead, the cheapest that can be ordered. Maintained
 * by triggers on `products`, which serialize changes of a group by a lock on its row.
 */
export const sizeGroups = pgTable('size_groups', {
  id: uuid().primaryKey(),
  /** Null while no size is visible. */
  leadId: uuid('lead_id').unique(),
  /** The lead's store, and below its category: lists count the group's card there. */
  store: text({ enum: ['mouneh', 'cilka'] }),
  categoryId: uuid('category_id'),
  /** The number of visible sizes. */
  shown: smallint().notNull().default(0),
});
