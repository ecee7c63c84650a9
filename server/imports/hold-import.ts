import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseError } from 'pg';
import type { Database } from '../database/connect.ts';
import { imports } from './import.table.ts';

/** The first number of the database's locks that are held by imports under way; the second is the import's. */
const family = 6_681_971;
/** The second number of the lock that only one import can hold at a time. */
const takingOver = 0;
const keyOf = (importId: string): number => Number.parseInt(importId.slice(0, 7), 16) + 1;

/**
 * Marks an import as being worked on until `release` is called, or this process dies; `alone` also keeps all others from
 * being taken over. Null when somebody else is at it.
 */
export async function holdImport(
  db: Database,
  importId: string,
  { alone = false } = {},
): Promise<{ release: () => void } | null> {
  const client = await db.$client.connect();
  // A connection that is lost lets go of its locks; unheard, its error would end the process.
  client.on('error', () => {});
  // Destroyed, not returned: its locks end with it.
  const release = () => client.release(true);
  try {
    // Who has just finished needs a moment to let go.
    await client.query(`set lock_timeout = '2s'`);
    for (const key of alone ? [takingOver, keyOf(importId)] : [keyOf(importId)])
      await client.query('select pg_advisory_lock($1, $2)', [family, key]);
    return { release };
  } catch (error) {
    release();
    if ((error as DatabaseError).code === '55P03') return null;
    throw error;
  }
}

/** Imports whose process died while it worked on them: what was checked half is lost, what was applied half never was. */
export async function freeLostImports(db: Database): Promise<void> {
  const busy = await db
    .select({ id: imports.id, state: imports.state })
    .from(imports)
    .where(inArray(imports.state, ['checking', 'applying']));
  if (busy.length === 0) return;
  const { rows } = await db.execute<{ key: string }>(sql`
    select objid::text as key from pg_locks
    where locktype = 'advisory' and classid = ${family}
      and database = (select oid from pg_database where datname = current_database())`);
  const held = new Set(rows.map(({ key }) => Number(key)));
  for (const { id, state } of busy.filter((one) => !held.has(keyOf(one.id)))) {
    await db
      .update(imports)
      .set({ state: state === 'checking' ? 'failed' : 'checked' })
      .where(and(eq(imports.id, id), eq(imports.state, state)));
  }
}
