import { eq, sql } from 'drizzle-orm';
import type { Category, createCategory, updateCategory } from '../../contracts/categories.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import type { Bilingual } from '../../contracts/language.ts';
import { isUnchanged } from '../activity/is-unchanged.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { indexTerms } from '../search/index-terms.ts';
import { categories } from './category.table.ts';
import { categorySnapshot } from './category-snapshot.ts';
import { categoryView } from './list-categories.ts';
import { changeHead, rememberPins } from './pin-products.ts';
import { redirectOldCategorySlug } from './redirect-old-category-slug.ts';

/** Adds a category at the end of the list. Refuses `slug_taken`. */
export async function addCategory(
  context: Context,
  input: ParsedInputOf<typeof createCategory>,
): Promise<Category> {
  const position = sql`(select coalesce(max(position), 0) + 1 from categories)`;
  const values = {
    slug: input.slug,
    ...nameColumns(input.name),
    ...descriptionColumns(input.description),
    position,
  };
  return inTransaction(context.db, async (db) => {
    await indexTerms(db, [input.name.en, input.name.ar]);
    const [row] = await db.insert(categories).values(values).returning();
    if (!row) throw new Error('the new category did not come back');
    await redirectOldCategorySlug(db, null, row);
    await remember(context, db, null, row);
    return categoryView(row);
  }).catch(refuseTakenSlug);
}

/**
 * Changes the given fields and the pinned products, with one activity entry. Refuses `not_found`, `slug_taken`, a
 * product of another category (`pin_category`) and `changed_meanwhile` (optimistic locking). Sorting the categories
 * does not increase the version: positions are not part of an edit.
 */
export async function changeCategory(
  context: Context,
  input: ParsedInputOf<typeof updateCategory>,
): Promise<Category> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  const { slug, name, description } = input;
  const change = {
    ...(slug !== undefined && { slug }),
    ...(name && nameColumns(name)),
    ...(description !== undefined && descriptionColumns(description)),
  };
  return inTransaction(context.db, async (db) => {
    const condition = eq(categories.id, input.id);
    const [before] = await db.select().from(categories).where(condition).for('update');
    if (!before) throw new ShopError('not_found');
    if (input.version !== undefined && input.version !== before.version) {
      throw new ShopError('changed_meanwhile');
    }
    const pinned = input.products && (await changeHead(db, before.id, input.products));
    if (isUnchanged(before, change)) {
      if (pinned) await rememberPins(context, db, pinned);
      return categoryView(before);
    }
    if (name) await indexTerms(db, [name.en, name.ar]);
    const [row] = await db
      .update(categories)
      .set({ ...change, version: before.version + 1 })
      .where(condition)
      .returning();
    if (!row) throw new ShopError('not_found');
    await redirectOldCategorySlug(db, before, row);
    await remember(context, db, before, row, pinned);
    return categoryView(row);
  }).catch(refuseTakenSlug);
}

type CategoryRow = typeof categories.$inferSelect;

function remember(
  context: Context,
  db: Queries,
  before: CategoryRow | null,
  after: CategoryRow,
  pinned?: { before: string[]; after: string[] } | null,
): Promise<void> {
  return recordActivity(context, db, {
    action: before ? 'category.update' : 'category.create',
    subjectId: after.id,
    subject: { en: after.nameEn, ar: after.nameAr },
    before: before && { ...categorySnapshot(before), ...(pinned && { productIds: pinned.before }) },
    after: { ...categorySnapshot(after), ...(pinned && { productIds: pinned.after }) },
  });
}

const nameColumns = ({ en, ar }: Bilingual) => ({
  nameEn: en,
  nameAr: ar,
  words: [...new Set([en, ar].flatMap(wordsOf))],
});

const descriptionColumns = (description: Bilingual | null | undefined) => ({
  descriptionEn: description?.en ?? '',
  descriptionAr: description?.ar ?? '',
});

function refuseTakenSlug(error: unknown): never {
  if (violatesUnique(error, 'categories_slug_unique')) throw new ShopError('slug_taken');
  throw error;
}
