import { asc } from 'drizzle-orm';
import type { Category } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import { categories } from './category.table.ts';

type CategoryRow = typeof categories.$inferSelect;

export const categoryView = (row: CategoryRow): Category => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ar: row.nameAr },
  description:
    row.descriptionEn || row.descriptionAr ? { en: row.descriptionEn, ar: row.descriptionAr } : null,
});

/** All categories in shelf order. */
export async function listCategories({ db }: Context): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return rows.map(categoryView);
}
