import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { oldSlugs, products } from './product.table.ts';
import { freeSlug, slugOf } from './slug.ts';

type Slugged = Pick<typeof products.$inferSelect, 'id' | 'slug' | 'nameEn'>;

/**
 * Keeps the slug if the name still gives it; else chooses the first free one, never another product's redirect. Holds
 * an advisory lock until the transaction ends.
 */
export async function chooseSlug(db: Queries, before: Slugged | null, nameEn: string): Promise<string> {
  const wanted = slugOf(nameEn);
  if (before && (before.slug === wanted || slugOf(before.nameEn) === wanted)) return before.slug;
  // Advisory lock: choosing is serialized, so that two products of the same name do not violate the unique key.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('products.slug'))`);
  const like = sql`${`${wanted}%`}`;
  const current = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} like ${like}`);
  const former = await db
    .select({ slug: oldSlugs.slug, productId: oldSlugs.productId })
    .from(oldSlugs)
    .where(sql`${oldSlugs.slug} like ${like}`);
  const own = former.filter((old) => old.productId === before?.id).map((old) => old.slug);
  const taken = new Set([...current, ...former].map((row) => row.slug).filter((slug) => !own.includes(slug)));
  return freeSlug(wanted, taken);
}

/** Makes a product's former slug redirect to its new one, which may itself be one of its former slugs. */
export async function redirectOldSlug(db: Queries, before: Slugged, slug: string): Promise<void> {
  if (before.slug === slug) return;
  await db.delete(oldSlugs).where(eq(oldSlugs.slug, slug));
  await db.insert(oldSlugs).values({ slug: before.slug, productId: before.id }).onConflictDoNothing();
}
