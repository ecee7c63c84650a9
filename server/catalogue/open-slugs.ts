import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { oldSlugs, products } from './product.table.ts';

/** Reserves a slug: the first free one of `wanted`, `wanted-2` …; a product may get its own former slug back. */
export type TakeSlug = (wanted: string, productId?: string) => string;

/**
 * Chooses slugs for many products at once. Holds the advisory lock of `chooseSlug`, so others wait until the
 * transaction ends.
 */
export async function openSlugs(db: Queries): Promise<TakeSlug> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('products.slug'))`);
  const current = new Set((await db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug));
  const former = new Map((await db.select().from(oldSlugs)).map(({ slug, productId }) => [slug, productId]));
  /** The last suffix of each slug, so that a thousand products of one name are not counted from the start each time. */
  const counted = new Map<string, number>();
  const isFree = (slug: string, productId?: string) =>
    !current.has(slug) && (!former.has(slug) || former.get(slug) === productId);
  return (wanted, productId) => {
    let slug = wanted;
    let number = counted.get(wanted) ?? 1;
    while (!isFree(slug, productId)) slug = `${wanted}-${++number}`;
    counted.set(wanted, number);
    current.add(slug);
    return slug;
  };
}
