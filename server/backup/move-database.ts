import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Database } from '../database/connect.ts';
import {
  beginCopying,
  listTables,
  readCounters,
  readRows,
  setCounters,
  whileLoading,
  writeRows,
} from '../database/copy-tables.ts';
import { readMigrations, tablesMadeBy } from '../database/migrate-up-to.ts';
import { openTransaction } from '../database/transaction.ts';
import type { OpenJobs } from '../jobs/open-jobs.ts';

/** Rate limit counters start anew, and backup failures belong to the other database. */
const notMoved = new Set(['rate_limits', 'backup_failures']);

/** A database with its job queue. */
type Moving = { db: Database; jobs: Pick<OpenJobs, 'replaceWaiting' | 'waiting'> };

/**
 * Copies a whole shop, including waiting mails, into a migrated, empty database, all or nothing, and returns the number
 * of rows. Throws a BootError when the target already has a shop.
 */
export async function moveDatabase(from: Moving, to: Moving): Promise<number> {
  return openTransaction(
    from.db,
    (source) =>
      openTransaction(to.db, async (target) => {
        await beginCopying(source);
        await beginCopying(target);
        const { rows: strangers } = await target.execute(
          sql`select id from users union all select id from products limit 1`,
        );
        if (strangers.length > 0) {
          throw new BootError('The database in DATABASE_URL holds a shop already: name an empty one.');
        }
        const ours = tablesMadeBy(readMigrations());
        const tables = (await listTables(source)).filter(({ name }) => ours.has(name) && !notMoved.has(name));
        let moved = 0;
        await whileLoading(target, tables, async () => {
          for (const table of tables) {
            for await (const rows of readRows(source, table)) {
              await writeRows(target, table, rows);
              moved += rows.length;
            }
          }
        });
        await setCounters(target, await readCounters(source));
        await to.jobs.replaceWaiting(target, await from.jobs.waiting(source));
        return moved;
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
