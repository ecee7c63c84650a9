import { desc, eq, notInArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type CategoryChoices, categoryKey } from './category-index.ts';
import { categoryChoices } from './import.table.ts';

/** How many choices are kept; the oldest are dropped. */
const keptChoices = 1000;

/** The categories that sellers have chosen for those of files. */
export async function readCategoryChoices(db: Queries): Promise<CategoryChoices> {
  const rows = await db.select().from(categoryChoices).limit(keptChoices);
  return new Map(rows.map(({ key, categoryId }) => [key, categoryId]));
}

type Choice = { path: string; categoryId: string | null };

/** Stores choices for the next file; null removes one. */
export async function rememberCategoryChoices(db: Queries, choices: Choice[], now: Date): Promise<void> {
  for (const { path, categoryId } of choices) {
    const key = categoryKey(path);
    if (key === '') continue;
    if (!categoryId) {
      await db.delete(categoryChoices).where(eq(categoryChoices.key, key));
      continue;
    }
    const chosen = { categoryId, chosenAt: now };
    await db
      .insert(categoryChoices)
      .values({ key, ...chosen })
      .onConflictDoUpdate({ target: categoryChoices.key, set: chosen });
  }
  const kept = db
    .select({ key: categoryChoices.key })
    .from(categoryChoices)
    .orderBy(desc(categoryChoices.chosenAt), categoryChoices.key)
    .limit(keptChoices);
  await db.delete(categoryChoices).where(notInArray(categoryChoices.key, kept));
}
