import { and, eq, isNull } from 'drizzle-orm';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { sizesOf } from '../sizes/read-sizes.ts';
import { readLevels } from '../stock/read-levels.ts';
import { categories } from './category.table.ts';
import { type ProductRow, products } from './product.table.ts';
import { adminProductView, shownColumns } from './product-view.ts';

/** A product and its other sizes, in the seller's order; one alone where there is no other. */
export async function getSizes({ db }: Context, { id }: { id: string }): Promise<AdminProduct[]> {
  const [product] = isUuid(id)
    ? await db
        .select({ id: products.id, sizeGroup: products.sizeGroup })
        .from(products)
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
    : [];
  if (!product) throw new ShopError('not_found');
  return viewSizes(db, product);
}

export async function viewSizes(
  db: Queries,
  product: Pick<ProductRow, 'id' | 'sizeGroup'>,
): Promise<AdminProduct[]> {
  const { isOne, order } = sizesOf(product);
  const rows = await db
    .select({ product: shownColumns, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOne)
    .orderBy(...order);
  const levels = await readLevels(
    db,
    rows.map(({ product }) => product.id),
  );
  return rows.map(({ product, category }) => adminProductView(product, category, levels.get(product.id)));
}
