import { and, eq, isNull } from 'drizzle-orm';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';
import { shownColumns } from './product-view.ts';
import { viewWithStock } from './view-with-stock.ts';

/** The product with this id, hidden or not; `not_found` when it does not exist or was deleted. */
export async function getAdminProduct({ db }: Context, { id }: { id: string }): Promise<AdminProduct> {
  const product = isUuid(id) && (await findAdminProduct(db, id));
  if (!product) throw new ShopError('not_found');
  return product;
}

/** The product with this id, a UUID; null when it does not exist or was deleted. */
export async function findAdminProduct(db: Queries, id: string): Promise<AdminProduct | null> {
  const rows = await db
    .select({ product: shownColumns, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  const [product] = await viewWithStock(db, rows);
  return product ?? null;
}
