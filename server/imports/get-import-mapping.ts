import { eq } from 'drizzle-orm';
import type { ImportMapping } from '../../contracts/imports.ts';
import { categories } from '../catalogue/category.table.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { imports } from './import.table.ts';

/** The fields and categories to which an import's columns and categories are mapped. Refuses `not_found`. */
export async function getImportMapping({ db }: Context, { id }: { id: string }): Promise<ImportMapping> {
  const [found] = isUuid(id) ? await db.select().from(imports).where(eq(imports.id, id)) : [];
  if (!found) throw new ShopError('not_found');
  const shelf = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
  const slugs = new Map(shelf.map((category) => [category.id, category.slug]));
  const slugOf = (categoryId: string | null) => (categoryId ? (slugs.get(categoryId) ?? null) : null);
  return {
    columns: found.columns,
    categories: found.categories.map(({ path, products, categoryId }) => ({
      path,
      products,
      category: slugOf(categoryId),
    })),
    store: found.store,
    category: slugOf(found.categoryId),
  };
}
