import { and, eq, or, sql } from 'drizzle-orm';
import type { ProductDetails } from '../../contracts/catalogue.ts';
import { readParts } from '../boxes/read-parts.ts';
import type { Context } from '../context.ts';
import { prepareOnce } from '../database/prepare-once.ts';
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
  const product =
    (await readShown(readDb, idOrSlug)) ?? (await readShown(readDb, await readFormer(readDb, idOrSlug)));
  if (!product) throw new ShopError('not_found');
  return product;
}

/** The id of the product that had this slug. */
async function readFormer(db: Queries, slug: string): Promise<string | undefined> {
  const [former] = await db.select({ id: oldSlugs.productId }).from(oldSlugs).where(eq(oldSlugs.slug, slug));
  return former?.id;
}

const findShown = prepareOnce((db) =>
  db
    .select({ product: shownColumns, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        or(eq(products.slug, sql.placeholder('slug')), eq(products.id, sql.placeholder('id'))),
        eq(products.shown, true),
      ),
    )
    .prepare('find_shown_product'),
);

async function readShown(db: Queries, idOrSlug: string | undefined): Promise<ProductDetails | undefined> {
  if (idOrSlug === undefined) return;
  const [row] = await findShown(db).execute({ slug: idOrSlug, id: isUuid(idOrSlug) ? idOrSlug : null });
  if (!row) return;
  const { id, sizeGroup } = row.product;
  const sizes = sizeGroup ? await readShownSizes(db, sizeGroup) : [];
  const parts = await readParts(db, [row.product]);
  return productDetailsView(row.product, row.category, sizes, parts.get(id));
}
