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

/** Whether a product is what the seller looks for. Deleted ones are not left out here: they are hidden. */
export const isInState = (state: ProductState): SQL => conditions[state];

/** States of the stock, which no shelf counts: their lists are counted when they are asked for. */
export type StockState = Extract<ProductState, 'low_stock' | 'counted'>;
export const isStockState = (state: ProductState | undefined): state is StockState =>
  state === 'low_stock' || state === 'counted';
