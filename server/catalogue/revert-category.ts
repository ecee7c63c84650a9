import { asc, eq } from 'drizzle-orm';
import { wordsOf } from '../../contracts/fold-text.ts';
import { placesAround, type Restored } from '../activity/places-around.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { indexTerms } from '../search/index-terms.ts';
import { categories } from './category.table.ts';
import { type CategorySnapshot, categorySnapshot } from './category-snapshot.ts';
import { removeCategory } from './delete-category.ts';
import { putBack } from './pin-products.ts';
import { redirectOldCategorySlug } from './redirect-old-category-slug.ts';

/** The snapshot, with the pinned products if they changed with it. */
type Changed = CategorySnapshot & { productIds?: string[] };

/** A category before and after a change; null where it did not exist. */
export type CategoryChange = { id: string; before: Changed | null; after: Changed | null };

/**
 * Reverts a change. Refuses `changed_since` when the category has changed since or its slug is taken; `category_in_use`
 * when reverting would delete a category that now has products.
 */
export async function revertCategory(
  context: Context,
  db: Queries,
  { id, before: toHave, after }: CategoryChange,
  undoes: number,
): Promise<void> {
  const { productIds, ...fields } = toHave ?? {};
  const saved = toHave && (fields as CategorySnapshot);
  const isMoved = saved !== null && saved.position !== after?.position;
  // Locked in order of id, as sorting does, so that the two wait instead of deadlocking.
  if (isMoved) await db.select().from(categories).orderBy(asc(categories.id)).for('update');
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  const current = row ? categorySnapshot(row) : null;
  // The position belongs to other changes, unless this one moved the category.
  if (!isSame(current, after && !isMoved && row ? { ...after, position: row.position } : after))
    throw new ShopError('changed_since');
  const before = saved && (isMoved || !row ? saved : { ...saved, position: row.position });
  if (!before) return removeCategory(context, db, id, undoes);
  const version = (row?.version ?? 0) + 1;
  const names = [before.nameEn, before.nameAr];
  await indexTerms(db, names);
  const values = { ...before, words: [...new Set(names.flatMap(wordsOf))], version };
  const saving = row
    ? db.update(categories).set(values).where(eq(categories.id, id))
    : db.insert(categories).values(values);
  await saving.catch((error: unknown) => {
    throw violatesUnique(error) ? new ShopError('changed_since') : error;
  });
  if (isMoved) await makeRoom(context, db, { id, position: before.position, wasDeleted: !row });
  await redirectOldCategorySlug(db, row ?? null, before);
  const head = productIds &&
    after?.productIds && { before: { productIds }, after: { productIds: after.productIds } };
  if (head) await putBack(db, { id, ...head });
  await recordActivity(context, db, {
    action: after ? 'category.update' : 'category.create',
    subjectId: id,
    subject: { en: before.nameEn, ar: before.nameAr },
    before: current && { ...current, ...head?.after },
    after: { ...before, ...head?.before },
    undoes,
  });
}

function isSame(now: CategorySnapshot | null, left: CategorySnapshot | null): boolean {
  if (!now || !left) return now === left;
  return (Object.keys(now) as (keyof CategorySnapshot)[]).every((key) => now[key] === left[key]);
}

/** Renumbers the categories around a restored one, each change with an entry of its own. */
async function makeRoom(context: Context, db: Queries, restored: Restored): Promise<void> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  for (const { row, place } of placesAround(rows, restored)) {
    await db.update(categories).set({ position: place }).where(eq(categories.id, row.id));
    if (row.id === restored.id) continue;
    await recordActivity(context, db, {
      action: 'category.update',
      subjectId: row.id,
      subject: { en: row.nameEn, ar: row.nameAr },
      before: categorySnapshot(row),
      after: categorySnapshot({ ...row, position: place }),
    });
  }
}
