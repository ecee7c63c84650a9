import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { OpenJobs } from '../jobs/open-jobs.ts';
import type { Database } from './connect.ts';

/** Every table, each after those that it refers to. Rate limits are not moved: they start anew. */
export const movedTables = [
  'categories',
  'products',
  'old_slugs',
  'users',
  'sessions',
  'password_resets',
  'favourites',
  'settings',
  'newsletter_subscribers',
  'messages',
  'orders',
  'order_items',
  'order_status_changes',
  'activity',
  'imports',
  'import_lines',
] as const;

/** Columns that count up by themselves: they go on from where they were. */
const countedColumns = [
  ['products', 'addition'],
  ['favourites', 'addition'],
  ['messages', 'arrival'],
  ['order_status_changes', 'id'],
  ['activity', 'id'],
] as const;

/** How many rows travel at once. */
const batchSize = 1000;

/** A database with its queue of jobs. */
type Moving = { db: Database; jobs: Pick<OpenJobs, 'enqueue' | 'waiting'> };

/**
 * Copies a whole shop, mails that wait included, into a migrated, empty database, all or nothing, and answers how many
 * rows that were. Throws a BootError when there is a shop already.
 */
export async function moveDatabase(from: Moving, to: Moving): Promise<number> {
  return from.db.transaction(
    (source) =>
      to.db.transaction(async (target) => {
        const { rows: strangers } = await target.execute(
          sql`select id from users union all select id from products limit 1`,
        );
        if (strangers.length > 0) {
          throw new BootError('The database in DATABASE_URL holds a shop already: name an empty one.');
        }
        let moved = 0;
        for (const name of movedTables) {
          const table = sql.identifier(name);
          for (let offset = 0; ; offset += batchSize) {
            const { rows } = await source.execute(
              sql`select row_to_json(r) as row from ${table} r order by r.ctid limit ${batchSize} offset ${offset}`,
            );
            if (rows.length === 0) break;
            const batch = JSON.stringify(rows.map(({ row }) => row));
            await target.execute(
              sql`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${batch}::json)`,
            );
            moved += rows.length;
          }
        }
        await target.execute(
          sql`select setval('order_numbers', greatest((select max(number) from orders), 1000))`,
        );
        for (const [table, column] of countedColumns) {
          const [name, counter] = [sql.identifier(table), sql.identifier(column)];
          await target.execute(
            sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${counter})) from ${name} having count(*) > 0`,
          );
        }
        for (const job of await from.jobs.waiting(source)) await to.jobs.enqueue(target, job);
        return moved;
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
