import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductState, Store } from '../../contracts/catalogue.ts';
import type { Queries } from '../database/queries.ts';
import { categoryIdOf } from './is-category.ts';
import { shelfCounts } from './product.table.ts';
import type { StockState } from './product-states.ts';

const { total, shown, listed, hidden, outOfStock, noImage, noTranslation } = shelfCounts;

/** Counter columns of `shelf_counts`, so that the length of a list is known without counting its rows. */
const counted = {
  all: sql`${total}`,
  /** Products that shoppers see. */
  shop: sql`${shown}`,
  listed: sql`${listed}`,
  shown: sql`${listed} - ${hidden}`,
  hidden: sql`${hidden}`,
  out_of_stock: sql`${outOfStock}`,
  no_image: sql`${noImage}`,
  no_translation: sql`${noTranslation}`,
} satisfies Record<Exclude<ProductState, StockState>, SQL> & Record<string, SQL>;
type Counted = keyof typeof counted;

/** SQL for the number of products of a state in all shelves of a query, or in those that `isWanted` lets through. */
export const countOf = (state: Counted, isWanted: SQL = sql`true`): SQL<number> =>
  sql`coalesce(sum(${counted[state]}) filter (where ${isWanted}), 0)`.mapWith(Number);

/** The number of products in a store, a category, a state; deleted ones never count. */
export async function countProducts(
  db: Queries,
  {
    store,
    category,
    state = 'listed',
  }: {
    store?: Store | undefined;
    /** The slug or id of the category. */
    category?: string | undefined;
    state?: Counted | undefined;
  },
): Promise<number> {
  const isAsked = and(
    store && eq(shelfCounts.store, store),
    category ? eq(shelfCounts.categoryId, categoryIdOf(category)) : undefined,
  );
  const [row] = await db
    .select({ count: countOf(state) })
    .from(shelfCounts)
    .where(isAsked);
  return row?.count ?? 0;
}
