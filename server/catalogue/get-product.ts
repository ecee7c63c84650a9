import { and, eq } from 'drizzle-orm';
import type { Product } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { findProductId } from './find-product.ts';
import { products } from './product.table.ts';
import { productView } from './product-view.ts';

/** The shown product with this id, slug or former slug; `not_found` otherwise. */
export async function getProduct({ db }: Context, input: { id: string }): Promise<Product> {
  const id = await findProductId(db, input.id);
  if (!id) throw new ShopError('not_found');
  const [row] = await db
    .select({ product: products, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), eq(products.shown, true)));
  if (!row) throw new ShopError('not_found');
  return productView(row.product, row.category);
}
