import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { deleteCategory as contract } from '../../contracts/categories.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { recordActivity, recordMany } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesForeignKey } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { categorySnapshot } from './category-snapshot.ts';
import { isCategory } from './is-category.ts';
import { products } from './product.table.ts';
import { productSnapshot } from './product-snapshot.ts';

/**
 * Deletes an unused category; for one in use, `category_in_use` carries the number of products. With `move_to` its
 * products first move to that category, each as a separate change that can be undone.
 */
export async function deleteCategory(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  try {
    await inTransaction(context.db, async (db) => {
      if (input.move_to !== undefined) await moveProducts(context, db, input.id, input.move_to);
      await removeCategory(context, db, input.id);
    });
    return null;
  } catch (error) {
    // A product was added at the same moment.
    throw violatesForeignKey(error) ? inUse(await countProducts(context.db, input.id)) : error;
  }
}

/** Deletes the category in the caller's transaction; `undoes` is the entry that this undoes, if any. */
export async function removeCategory(
  context: Context,
  db: Queries,
  id: string,
  undoes?: number,
): Promise<void> {
  const used = await countProducts(db, id);
  if (used > 0) throw inUse(used);
  // Deleted products are removed with their category: without it they could not be restored.
  await db.delete(products).where(and(eq(products.categoryId, id), isNotNull(products.deletedAt)));
  const [row] = await db.delete(categories).where(eq(categories.id, id)).returning();
  if (!row) throw new ShopError('not_found');
  await recordActivity(context, db, {
    action: 'category.delete',
    subjectId: id,
    subject: { en: row.nameEn, ar: row.nameAr },
    before: categorySnapshot(row),
    after: null,
    undoes,
  });
}

async function moveProducts(context: Context, db: Queries, from: string, to: string): Promise<void> {
  const [target] = await db.select().from(categories).where(isCategory(to)).for('share');
  if (!target || target.id === from) {
    const details = [{ path: 'move_to', message: fieldErrors.category_required, code: 'category_required' }];
    throw new ShopError('validation_failed', { details });
  }
  const moved = await db
    .update(products)
    .set({ categoryId: target.id, version: sql`${products.version} + 1`, updatedAt: context.now() })
    .where(and(eq(products.categoryId, from), isNull(products.deletedAt)))
    .returning();
  await recordMany(
    context,
    db,
    moved.map((row) => {
      const after = productSnapshot(row);
      const before = { ...after, categoryId: from, version: after.version - 1 };
      const subject = { en: row.nameEn, ar: row.nameAr };
      return { action: 'product.update', subjectId: row.id, subject, before, after };
    }),
  );
}

async function countProducts(db: Queries, categoryId: string): Promise<number> {
  const [used] = await db
    .select({ by: count() })
    .from(products)
    .where(and(eq(products.categoryId, categoryId), isNull(products.deletedAt)));
  return used?.by ?? 0;
}

function inUse(by: number): ShopError {
  const text = `This category is still used by ${by === 1 ? '1 product' : `${by} products`}`;
  return new ShopError('category_in_use', { text, count: by });
}
