import { eq } from 'drizzle-orm';
import type { Category } from '../../contracts/categories.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { categories, oldCategorySlugs } from './category.table.ts';
import { isCategory } from './is-category.ts';
import { categoryView } from './list-categories.ts';

/** The category with this id, slug or former slug; `not_found` otherwise. */
export async function getCategory({ readDb }: Context, input: { id: string }): Promise<Category> {
  const [current] = await readDb.select().from(categories).where(isCategory(input.id));
  if (current) return categoryView(current);
  const [former] = await readDb
    .select({ category: categories })
    .from(oldCategorySlugs)
    .innerJoin(categories, eq(categories.id, oldCategorySlugs.categoryId))
    .where(eq(oldCategorySlugs.slug, input.id));
  if (!former) throw new ShopError('not_found');
  return categoryView(former.category);
}
