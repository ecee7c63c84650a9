import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '../../contracts/catalogue.ts';
import { lacksTranslation, products } from './product.table.ts';

const conditions: Record<ProductState, SQL> = {
  shown: sql`${products.shown}`,
  hidden: sql`not ${products.shown}`,
  out_of_stock: sql`not ${products.available}`,
  no_image: eq(products.image, ''),
  no_translation: lacksTranslation(products),
};

/** Whether a product is what the seller looks for. Deleted ones are not left out here: they are hidden. */
export const isInState = (state: ProductState): SQL => conditions[state];
