import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Database } from './connect.ts';

/** Every table, each after those that it refers to. Rate limits are not moved: they start anew. */
export const movedTables = [
  'categories',
  'products',
  'old_slugs',
  'users',
  'sessions',
  'settings',
  'newsletter_subscribers',
  'orders',
  'order_items',
] as const;

/** How many rows travel at once. */
const batchSize = 1000;

/**
 * Copies a whole shop into a migrated, empty database, all or nothing, and answers how many rows that were.
 * Throws a BootError when there is a shop already.
 */
export async function moveDatabase(from: Database, to: Database): Promise<number> {
  return from.transaction(
    (source) =>
      to.transaction(async (target) => {
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
        await target.execute(
          sql`select setval(pg_get_serial_sequence('products', 'addition'), greatest((select max(addition) from products), 1))`,
        );
        return moved;
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
