import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '../../contracts/catalogue.ts';
import { products } from './product.table.ts';

/** What has the same name twice was not translated, and neither was a description that one language lacks. */
const isUntranslated = sql`(${products.nameEn} = ${products.nameAr}
  or (${products.descriptionEn} = '') <> (${products.descriptionAr} = ''))`;

const conditions: Record<ProductState, SQL> = {
  shown: eq(products.shown, true),
  hidden: eq(products.shown, false),
  out_of_stock: eq(products.available, false),
  no_picture: eq(products.image, ''),
  no_translation: isUntranslated,
};

/** Whether a product is what the seller looks for. Deleted ones are not left out here: they are hidden. */
export const isInState = (state: ProductState): SQL => conditions[state];
