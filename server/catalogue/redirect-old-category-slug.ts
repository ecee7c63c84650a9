import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { oldCategorySlugs } from './category.table.ts';

type Slugged = { id: string; slug: string };

/** Makes a category's former slug redirect to its new one; a slug in use does not redirect. */
export async function redirectOldCategorySlug(
  db: Queries,
  before: Slugged | null,
  after: Slugged,
): Promise<void> {
  if (before?.slug === after.slug) return;
  await db.delete(oldCategorySlugs).where(eq(oldCategorySlugs.slug, after.slug));
  if (before) await db.insert(oldCategorySlugs).values({ slug: before.slug, categoryId: after.id });
}
