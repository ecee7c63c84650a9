import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';

export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Increases as products are added: the order of the list. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (favourite) => [
    primaryKey({ columns: [favourite.userId, favourite.productId] }),
    index('favourites_product').on(favourite.productId),
  ],
);
