import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { oldCategorySlugs } from './category.table.ts';

type Slugged = { id: string; slug: string };

/** Lets a category's former slug redirect to its new one; a slug that is in use redirects nowhere. */
export async function redirectOldCategorySlug(
  db: Queries,
  before: Slugged | null,
  after: Slugged,
): Promise<void> {
  if (before?.slug === after.slug) return;
  await db.delete(oldCategorySlugs).where(eq(oldCategorySlugs.slug, after.slug));
  if (before) await db.insert(oldCategorySlugs).values({ slug: before.slug, categoryId: after.id });
}
