import { and, eq, isNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { refusePart } from '../boxes/check-parts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { products } from './product.table.ts';
import { productSnapshot } from './product-snapshot.ts';

/** Deletes a product, restorably (soft delete); orders keep their copy of it. */
export async function deleteProduct(context: Context, input: { id: string }): Promise<null> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const isHere = and(eq(products.id, input.id), isNull(products.deletedAt));
    const [row] = await db.select().from(products).where(isHere).for('update');
    if (!row) throw new ShopError('not_found');
    await removeProduct(context, db, row);
    return null;
  });
}

/** Deletes a locked product, unless it is a part of a box; `undoes` is the entry that this undoes, if any. */
export async function removeProduct(
  context: Context,
  db: Queries,
  row: typeof products.$inferSelect,
  undoes?: number,
): Promise<void> {
  await refusePart(db, row.id);
  const now = context.now();
  await db
    .update(products)
    .set({ deletedAt: now, updatedAt: now, shown: false, version: row.version + 1 })
    .where(eq(products.id, row.id));
  await recordActivity(context, db, {
    action: 'product.delete',
    subjectId: row.id,
    subject: { en: row.nameEn, ar: row.nameAr },
    before: productSnapshot(row),
    after: null,
    undoes,
  });
}
