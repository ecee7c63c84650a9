import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { settings } from './setting.table.ts';

/** The stored value of a setting; undefined until it is set. */
export async function readSetting(db: Queries, name: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

/**
 * The stored value, locked until the transaction ends. Inserts the row as `unset` if it is missing: without a row,
 * concurrent first saves would not wait for each other.
 */
export async function lockSetting(db: Queries, name: string, unset: unknown): Promise<unknown> {
  await db.insert(settings).values({ name, value: unset }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name)).for('update');
  return row?.value;
}
