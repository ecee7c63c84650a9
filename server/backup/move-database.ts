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

/** Tries that were counted begin anew, and backups are of another database. */
const notMoved = new Set(['rate_limits', 'backup_failures']);

/** A database with its queue of jobs. */
type Moving = { db: Database; jobs: Pick<OpenJobs, 'replaceWaiting' | 'waiting'> };

/**
 * Copies a whole shop, mails that wait included, into a migrated, empty database, all or nothing, and answers how many
 * rows that were. Throws a BootError when there is a shop already.
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
