import { eq, sql } from 'drizzle-orm';
import type { Category, createCategory, updateCategory } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { Context } from '../context.ts';
import { breaksUnique } from '../database/faults.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { categoryView } from './list-categories.ts';
import { wordsIn } from './search-words.ts';

/** Adds a category at the end of the shelf. Refuses `slug_taken`. */
export async function addCategory(
  { db }: Context,
  input: ParsedInputOf<typeof createCategory>,
): Promise<Category> {
  const position = sql`(select coalesce(max(position), 0) + 1 from categories)`;
  const insert = db
    .insert(categories)
    .values({
      slug: input.slug,
      ...nameColumns(input.name),
      ...descriptionColumns(input.description),
      position,
    })
    .returning();
  const [row] = await insert.catch(refuseTakenSlug);
  if (!row) throw new Error('the new category did not come back');
  return categoryView(row);
}

/** Changes the given fields. Refuses `not_found` and `slug_taken`. */
export async function changeCategory(
  { db }: Context,
  input: ParsedInputOf<typeof updateCategory>,
): Promise<Category> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  const { slug, name, description } = input;
  const change = {
    ...(slug !== undefined && { slug }),
    ...(name && nameColumns(name)),
    ...(description !== undefined && descriptionColumns(description)),
  };
  const update = Object.keys(change).length
    ? db.update(categories).set(change).where(eq(categories.id, input.id)).returning()
    : db.select().from(categories).where(eq(categories.id, input.id));
  const [row] = await update.catch(refuseTakenSlug);
  if (!row) throw new ShopError('not_found');
  return categoryView(row);
}

const nameColumns = ({ en, ar }: Bilingual) => ({ nameEn: en, nameAr: ar, words: wordsIn([en, ar]) });

const descriptionColumns = (description: Bilingual | null | undefined) => ({
  descriptionEn: description?.en ?? '',
  descriptionAr: description?.ar ?? '',
});

function refuseTakenSlug(error: unknown): never {
  if (breaksUnique(error, 'categories_slug_unique')) throw new ShopError('slug_taken');
  throw error;
}
