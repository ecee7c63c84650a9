import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';

/** How many products one part of the site map holds at most; search engines take 50,000 addresses of a file. */
const partSize = 10_000;

/**
 * The parts of the site map that have products, by number from 1, with the time of their last change. Part 1 holds the
 * first 10,000 products that were ever added, so that a product stays in its part.
 */
export async function listSitemapParts({
  db,
}: Pick<Context, 'db'>): Promise<{ part: number; changed: Date }[]> {
  const part = sql<number>`((${products.addition} - 1) / ${sql.raw(String(partSize))} + 1)::int`;
  const rows = await db
    .select({ part, changed: max(products.updatedAt) })
    .from(products)
    .where(eq(products.shown, true))
    .groupBy(part)
    .orderBy(part);
  return rows.flatMap(({ part, changed }) => (changed ? [{ part, changed }] : []));
}

/** The shown products of a part in the order in which they were added; none for a part that there is not. */
export async function listSitemapProducts(
  { db }: Pick<Context, 'db'>,
  { part }: { part: number },
): Promise<{ slug: string; changed: Date }[]> {
  const before = (part - 1) * partSize;
  return db
    .select({ slug: products.slug, changed: products.updatedAt })
    .from(products)
    .where(
      and(eq(products.shown, true), gt(products.addition, before), lte(products.addition, before + partSize)),
    )
    .orderBy(asc(products.addition));
}

/** Every category that a store shows products of, with the time of their last change. */
export async function listSitemapShelves({
  db,
}: Pick<Context, 'db'>): Promise<{ store: Store; category: string; changed: Date }[]> {
  const rows = await db
    .select({ store: products.store, category: categories.slug, changed: max(products.updatedAt) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.shown, true))
    .groupBy(products.store, categories.slug, categories.position)
    .orderBy(products.store, categories.position);
  return rows.flatMap(({ store, category, changed }) => (changed ? [{ store, category, changed }] : []));
}
