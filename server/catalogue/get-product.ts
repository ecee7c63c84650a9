import { and, eq, or, type SQL } from 'drizzle-orm';
import type { ProductDetails } from '../../contracts/catalogue.ts';
import { readParts } from '../boxes/read-parts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { readShownSizes } from '../sizes/read-sizes.ts';
import { categories } from './category.table.ts';
import { oldSlugs, products } from './product.table.ts';
import { productDetailsView, shownColumns } from './product-view.ts';

/** The shown product with this id, slug or former slug; `not_found` otherwise. */
export async function getProduct(
  { readDb }: Context,
  { id: idOrSlug }: { id: string },
): Promise<ProductDetails> {
  const named = or(eq(products.slug, idOrSlug), isUuid(idOrSlug) ? eq(products.id, idOrSlug) : undefined);
  const former = eq(
    products.id,
    readDb.select({ id: oldSlugs.productId }).from(oldSlugs).where(eq(oldSlugs.slug, idOrSlug)),
  );
  const product = (await readShown(readDb, named)) ?? (await readShown(readDb, former));
  if (!product) throw new ShopError('not_found');
  return product;
}

async function readShown(db: Queries, condition: SQL | undefined): Promise<ProductDetails | undefined> {
  const [row] = await db
    .select({ product: shownColumns, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(condition, eq(products.shown, true)));
  if (!row) return;
  const { id, sizeGroup } = row.product;
  const sizes = sizeGroup ? await readShownSizes(db, sizeGroup) : [];
  const parts = await readParts(db, [row.product]);
  return productDetailsView(row.product, row.category, sizes, parts.get(id));
}
