import { asc, eq } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import type { AdminCategory, Category, ListedCategory } from '../../contracts/categories.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { categories } from './category.table.ts';
import { countOf } from './count-products.ts';
import { shelfCounts } from './product.table.ts';

type CategoryRow = typeof categories.$inferSelect;

export const categoryView = (row: CategoryRow): Category => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ar: row.nameAr },
  description:
    row.descriptionEn || row.descriptionAr ? { en: row.descriptionEn, ar: row.descriptionAr } : null,
});

/** All categories in their order, with the number of products that shoppers see of each in every store. */
export async function listCategories({ readDb }: Context): Promise<ListedCategory[]> {
  const shownIn = (store: Store) => countOf('shop', eq(shelfCounts.store, store));
  const rows = await readDb
    .select({ category: categories, mouneh: shownIn('mouneh'), cilka: shownIn('cilka') })
    .from(categories)
    .leftJoin(shelfCounts, eq(shelfCounts.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, mouneh, cilka }) => ({
    ...categoryView(category),
    products: { mouneh, cilka },
  }));
}

/** All categories with the number of products of each, hidden ones included. */
export const listAdminCategories = ({ db }: Context): Promise<AdminCategory[]> => readAdminCategories(db);

export async function readAdminCategories(db: Queries): Promise<AdminCategory[]> {
  const rows = await db
    .select({ category: categories, products: countOf('all') })
    .from(categories)
    .leftJoin(shelfCounts, eq(shelfCounts.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, products }) => ({
    ...categoryView(category),
    products,
    version: category.version,
  }));
}
