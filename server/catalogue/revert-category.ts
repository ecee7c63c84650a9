import { eq } from 'drizzle-orm';
import { wordsOf } from '../../contracts/fold-text.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { breaksUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { indexTerms } from '../search/index-terms.ts';
import { categories } from './category.table.ts';
import { type CategorySnapshot, categorySnapshot } from './category-snapshot.ts';
import { removeCategory } from './delete-category.ts';
import { keepOldCategorySlug } from './keep-old-category-slug.ts';

/** A category before and after a change; null where there was none. */
export type CategoryChange = {
  id: string;
  before: CategorySnapshot | null;
  after: CategorySnapshot | null;
};

/**
 * Reverts a change. Refuses `changed_since` when the category is not as the change left it or its slug is taken by
 * now; `category_in_use` when reverting would delete a category that has got products.
 */
export async function revertCategory(
  context: Context,
  db: Queries,
  { id, before, after }: CategoryChange,
  undoes: number,
): Promise<void> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  const current = row ? categorySnapshot(row) : null;
  if (!isSame(current, after)) throw new ShopError('changed_since');
  if (!before) return removeCategory(context, db, id, undoes);
  const version = (row?.version ?? 0) + 1;
  const names = [before.nameEn, before.nameAr];
  await indexTerms(db, names);
  const values = { ...before, words: [...new Set(names.flatMap(wordsOf))], version };
  const saving = row
    ? db.update(categories).set(values).where(eq(categories.id, id))
    : db.insert(categories).values(values);
  await saving.catch((error: unknown) => {
    throw breaksUnique(error) ? new ShopError('changed_since') : error;
  });
  await keepOldCategorySlug(db, row ?? null, before);
  await recordActivity(context, db, {
    action: after ? 'category.update' : 'category.create',
    subjectId: id,
    subject: { en: before.nameEn, ar: before.nameAr },
    before: current,
    after: before,
    undoes,
  });
}

function isSame(now: CategorySnapshot | null, left: CategorySnapshot | null): boolean {
  if (!now || !left) return now === left;
  return (Object.keys(now) as (keyof CategorySnapshot)[]).every((key) => now[key] === left[key]);
}
