import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { breaksBox, refusePart } from '../boxes/check-parts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { indexProductTerms, productTerms } from '../search/product-terms.ts';
import { readLevels } from '../stock/read-levels.ts';
import { categories } from './category.table.ts';
import { redirectOldSlug } from './choose-slug.ts';
import { removeProduct } from './delete-product.ts';
import { type ProductRow, products } from './product.table.ts';
import { completed, type ProductSnapshot, productSnapshot } from './product-snapshot.ts';

/** A product before and after a change; null where it did not exist. */
export type ProductChange = {
  id: string;
  before: ProductSnapshot | null;
  after: ProductSnapshot | null;
};

/**
 * Reverts a change: updates, deletes or restores the product. Refuses `changed_since` when it has changed since, or its
 * category or a part of it was deleted; and `part_of_box`. `undoes` is the reverted activity entry.
 */
export async function revertProduct(
  context: Context,
  db: Queries,
  { id, ...change }: ProductChange,
  undoes: number,
): Promise<void> {
  const before = change.before && completed(change.before);
  const after = change.after && completed(change.after);
  const [row] = await db.select().from(products).where(eq(products.id, id)).for('update');
  if (!row || !isSame(row, after, (await readLevels(db, [id])).has(id))) throw new ShopError('changed_since');
  if (!before) return removeProduct(context, db, row, undoes);
  await requireCategory(db, before.categoryId);
  if (row.store !== before.store) await refusePart(db, id);
  await redirectOldSlug(db, row, before.slug);
  await indexProductTerms(db, [before]);
  const [saved] = await db
    .update(products)
    .set({
      ...before,
      ...productTerms(before),
      version: row.version + 1,
      deletedAt: null,
      updatedAt: context.now(),
    })
    .where(eq(products.id, id))
    .returning()
    .catch((error: unknown) => {
      throw breaksBox(error) ? new ShopError('changed_since') : error;
    });
  if (!saved) throw new Error('the product did not come back');
  await recordActivity(context, db, {
    action: after ? 'product.update' : 'product.create',
    subjectId: id,
    subject: { en: saved.nameEn, ar: saved.nameAr },
    before: after && productSnapshot(row),
    after: productSnapshot(saved),
    undoes,
  });
}

/**
 * Whether the product equals the snapshot. Versions are not compared: a change that was made and undone is no
 * difference. Neither is `available` where stock, season, order-ahead day or the parts of a box decide it, nor an
 * order-ahead day that has come.
 */
function isSame(row: ProductRow, left: ProductSnapshot | null, hasStock: boolean): boolean {
  if (!left || row.deletedAt) return !left && row.deletedAt !== null;
  const now = {
    ...productSnapshot(row),
    version: left.version,
    ...((hasStock || row.parts.length > 0 || row.season || left.ready_on) && { available: left.available }),
    ...(left.ready_on && left.ready_on <= dayInAmman() && { ready_on: left.ready_on }),
  };
  return (Object.keys(now) as (keyof ProductSnapshot)[]).every((key) =>
    isDeepStrictEqual(now[key], left[key]),
  );
}

async function requireCategory(db: Queries, id: string): Promise<void> {
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (!found) throw new ShopError('changed_since');
}
