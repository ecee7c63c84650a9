import { and, eq, isNull } from 'drizzle-orm';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { sizeOrder } from '../sizes/read-sizes.ts';
import { categories } from './category.table.ts';
import { type ProductRow, products } from './product.table.ts';
import { shownColumns } from './product-view.ts';
import { viewWithStock } from './view-with-stock.ts';

/** A product with its other sizes, in the seller's order; only itself where there is no other. */
export async function getSizes({ db }: { db: Queries }, { id }: { id: string }): Promise<AdminProduct[]> {
  const [product] = isUuid(id)
    ? await db
        .select({ id: products.id, sizeGroup: products.sizeGroup })
        .from(products)
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
    : [];
  if (!product) throw new ShopError('not_found');
  return viewSizes(db, product);
}

/** A product and the others of its group, hidden ones included. */
export async function viewSizes(
  db: Queries,
  { id, sizeGroup }: Pick<ProductRow, 'id' | 'sizeGroup'>,
): Promise<AdminProduct[]> {
  const rows = await db
    .select({ product: shownColumns, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      sizeGroup ? and(eq(products.sizeGroup, sizeGroup), isNull(products.deletedAt)) : eq(products.id, id),
    )
    .orderBy(...sizeOrder);
  return viewWithStock(db, rows);
}
