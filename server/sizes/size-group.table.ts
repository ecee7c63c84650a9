import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Sizes of one thing, each a product, which lists show as one card: that of the lead, the cheapest one that can be ordered. Kept by
 * triggers on `products`, which settle changes of one group one after another by a lock on its row.
 */
export const sizeGroups = pgTable('size_groups', {
  id: uuid().primaryKey(),
  /** Null while none of them is shown. */
  leadId: uuid('lead_id').unique(),
  /** The lead's store, and its category below: lists count the group's card there. */
  store: text({ enum: ['mouneh', 'cilka'] }),
  categoryId: uuid('category_id'),
  /** How many of them are shown. */
  shown: smallint().notNull().default(0),
});
