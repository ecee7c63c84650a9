import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import { categories } from './category.table.ts';
import { countOf } from './count-products.ts';
import { partSize, products, shelfCounts, sitemapPart } from './product.table.ts';

/**
 * The parts of the site map that have products, by number from 1, with the time of their last change. Part 1 has the
 * products that were added first, so that a product stays in its part.
 */
export async function listSitemapParts({
  db,
}: Pick<Context, 'db'>): Promise<{ part: number; changed: Date }[]> {
  const latest = db
    .select({ part: max(part) })
    .from(products)
    .where(isShown);
  const changed = db
    .select({ changed: max(products.updatedAt) })
    .from(products)
    .where(and(isShown, eq(part, sql`numbers.part`)));
  const { rows } = await db.execute<{ part: number; changed: Date | null }>(
    sql`select part, (${changed}) as changed from generate_series(1, (${latest})) as numbers (part) order by part`,
  );
  return rows.flatMap(({ part, changed }) =>
    changed ? [{ part: Number(part), changed: new Date(changed) }] : [],
  );
}

const part = sitemapPart(products);
const isShown = sql`${products.shown}`;

/** The visible products of a part in the order in which they were added; empty for a part that does not exist. */
export async function listSitemapProducts(
  { db }: Pick<Context, 'db'>,
  { part: wanted }: { part: number },
): Promise<{ slug: string; changed: Date }[]> {
  const before = (wanted - 1) * partSize;
  return db
    .select({ slug: products.slug, changed: products.updatedAt })
    .from(products)
    .where(and(isShown, gt(products.sequence, before), lte(products.sequence, before + partSize)))
    .orderBy(asc(products.sequence));
}

/** Every category with visible products in a store, with the time of their last change. */
export async function listSitemapShelves({
  db,
}: Pick<Context, 'db'>): Promise<{ store: Store; category: string; changed: Date }[]> {
  const rows = await db
    .select({ store: shelfCounts.store, category: categories.slug, changed: max(shelfCounts.changedAt) })
    .from(shelfCounts)
    .innerJoin(categories, eq(categories.id, shelfCounts.categoryId))
    .groupBy(shelfCounts.store, categories.slug, categories.position)
    .having(gt(countOf('shop'), 0))
    .orderBy(shelfCounts.store, categories.position);
  return rows.flatMap(({ store, category, changed }) => (changed ? [{ store, category, changed }] : []));
}
