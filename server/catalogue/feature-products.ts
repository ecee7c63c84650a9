import { eq } from 'drizzle-orm';
import { type featureProducts as contract, featuredCount } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { categories } from './category.table.ts';
import { countProducts } from './count-products.ts';
import { products } from './product.table.ts';
import { orderColumns } from './product-order.ts';
import { productView, shownColumns } from './product-view.ts';

/** The six products for the featured shelf, from a place in the newest-first order on; from a place that is none, the first. */
export async function featureProducts(
  { readDb }: Context,
  { start: asked = 0 }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const total = await countProducts(readDb, { state: 'shop' });
  const start = asked < total ? asked : 0;
  const upToEnd = await readFrom(readDb, start, featuredCount);
  // After the last the first again, but none twice.
  const missing = Math.min(featuredCount - upToEnd.length, start);
  const again = missing > 0 ? await readFrom(readDb, 0, missing) : [];
  return { start, total, products: [...upToEnd, ...again] };
}

/** Walks an index to the place, and only then asks for categories. */
async function readFrom(db: Queries, place: number, limit: number) {
  const order = orderColumns(undefined, 'en');
  const placed = db
    .select()
    .from(products)
    .where(eq(products.shown, true))
    .orderBy(...order)
    .limit(limit)
    .offset(place)
    .as('products');
  const rows = await db
    .select({ product: shownColumns, category: categories.slug })
    .from(placed)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(...order);
  return rows.map(({ product, category }) => productView(product, category));
}
