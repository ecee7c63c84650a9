import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '../../contracts/catalogue.ts';
import { lacksTranslation, products } from './product.table.ts';

const conditions: Record<ProductState, SQL> = {
  shown: sql`${products.shown}`,
  hidden: sql`not ${products.shown}`,
  out_of_stock: sql`not ${products.available}`,
  low_stock: sql`${products.fewLeft} is not null`,
  counted: sql`${products.counted}`,
  no_image: eq(products.image, ''),
  no_translation: lacksTranslation(products),
};

/** The condition for a state. It does not exclude deleted products, which are hidden. */
export const isInState = (state: ProductState): SQL => conditions[state];

/** States of the stock without a counter in `shelf_counts`: their lists are counted on request. */
export type StockState = Extract<ProductState, 'low_stock' | 'counted'>;
export const isStockState = (state: ProductState | undefined): state is StockState =>
  state === 'low_stock' || state === 'counted';
