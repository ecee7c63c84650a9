import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetails } from '../../contracts/catalogue.ts';
import { readBackOn } from '../boxes/read-back-on.ts';
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

/** The visible product with this id, slug or former slug; `not_found` otherwise. */
export async function getProduct(
  { readDb }: Pick<Context, 'readDb'>,
  { id: idOrSlug }: { id: string },
): Promise<ProductDetails> {
  const product =
    (await readShown(readDb, idOrSlug)) ?? (await readShown(readDb, await readFormer(readDb, idOrSlug)));
  if (!product) throw new ShopError('not_found');
  return product;
}

/** The id of the product that used to have this slug. */
async function readFormer(db: Queries, slug: string): Promise<string | undefined> {
  const [former] = await db.select({ id: oldSlugs.productId }).from(oldSlugs).where(eq(oldSlugs.slug, slug));
  return former?.id;
}

/**
 * A separate statement per column: with both in one condition, PostgreSQL plans it anew for every value, which takes
 * longer than running it.
 */
const findShownBy = (column: typeof products.slug | typeof products.id) =>
  prepareOnce((db) =>
    db
      .select({ product: shownColumns, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(column, sql.placeholder('value')), eq(products.shown, true)))
      .prepare(`find_shown_product_by_${column.name}`),
  );
const findById = findShownBy(products.id);
const findBySlug = findShownBy(products.slug);

async function readShown(db: Queries, idOrSlug: string | undefined): Promise<ProductDetails | undefined> {
  if (idOrSlug === undefined) return;
  const asked = { value: idOrSlug };
  const [byId] = isUuid(idOrSlug) ? await findById(db).execute(asked) : [];
  const row = byId ?? (await findBySlug(db).execute(asked))[0];
  if (!row) return;
  const { id, sizeGroup } = row.product;
  const sizes = sizeGroup ? await readShownSizes(db, sizeGroup) : [];
  const parts = await readParts(db, [row.product]);
  const isMissingBox = row.product.parts.length > 0 && !row.product.available;
  const backOn = isMissingBox ? await readBackOn(db, id) : null;
  return productDetailsView(row.product, row.category, sizes, parts.get(id), backOn);
}
