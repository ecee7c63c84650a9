import { count, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { breaksReference } from '../database/faults.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';

/** Deletes a category that no product uses; otherwise `category_in_use` says by how many it is. */
export async function deleteCategory({ db }: Context, input: { id: string }): Promise<null> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  try {
    const deleted = await db
      .delete(categories)
      .where(eq(categories.id, input.id))
      .returning({ id: categories.id });
    if (deleted.length === 0) throw new ShopError('not_found');
    return null;
  } catch (error) {
    if (!breaksReference(error)) throw error;
    const [used] = await db.select({ by: count() }).from(products).where(eq(products.categoryId, input.id));
    const by = used?.by === 1 ? '1 product' : `${used?.by ?? 0} products`;
    throw new ShopError('category_in_use', { text: `This category is still used by ${by}` });
  }
}
