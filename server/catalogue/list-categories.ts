import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { AdminCategory, Category } from '../../contracts/catalogue.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';

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

/** The same with how many products use each, hidden ones too. */
export const listAdminCategories = ({ db }: Context): Promise<AdminCategory[]> => readAdminCategories(db);

export async function readAdminCategories(db: Queries): Promise<AdminCategory[]> {
  const uses = and(eq(products.categoryId, categories.id), isNull(products.deletedAt));
  const rows = await db
    .select({ category: categories, products: count(products.id) })
    .from(categories)
    .leftJoin(products, uses)
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map((row) => ({ ...categoryView(row.category), products: row.products }));
}
