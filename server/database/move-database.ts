import { type SQL, sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { OpenJobs } from '../jobs/open-jobs.ts';
import type { Database } from './connect.ts';
import type { Queries } from './queries.ts';

/** Every table, each after those that it refers to. Rate limits are not moved: they start anew. */
export const movedTables = [
  'categories',
  'catalogue_words',
  'products',
  'old_slugs',
  'old_category_slugs',
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
  'new_orders',
  'activity',
  'imports',
  'import_lines',
  'synonyms',
  'missed_searches',
] as const;

/** What triggers keep by themselves, as soon as the rows that it is about come in. */
export const keptTables = [
  'catalogue_version',
  'customer_totals',
  'order_days',
  'shelf_counts',
  'word_postings',
] as const;

/** Columns that count up by themselves: they go on from where they were. */
const countedColumns = [
  ['categories', 'number'],
  ['catalogue_words', 'id'],
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
          const columns = await columnsOf(target, name);
          for (let place = '(0,0)'; ; ) {
            const { rows } = await source.execute<{ row: object; place: string }>(
              sql`select row_to_json(r) as row, ctid::text as place from ${table} r
                where ctid > ${place}::tid order by ctid limit ${batchSize}`,
            );
            const last = rows.at(-1);
            if (!last) break;
            const batch = JSON.stringify(rows.map(({ row }) => row));
            await target.execute(
              sql`insert into ${table} (${columns}) overriding system value
                select ${columns} from json_populate_recordset(null::${table}, ${batch}::json)`,
            );
            moved += rows.length;
            place = last.place;
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

/** The columns of a table but for those that PostgreSQL makes of the others. */
async function columnsOf(db: Queries, table: string): Promise<SQL> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = rows.map(({ name }) => sql.identifier(name));
  return sql.join(names, sql`, `);
}
