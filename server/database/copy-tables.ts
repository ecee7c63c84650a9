import { sql } from 'drizzle-orm';
import type { Queries } from './queries.ts';

/** A table with its columns, without computed ones. */
export type Table = { name: string; columns: string[] };
/** A sequence, with the last number that it returned. */
export type Counter = { name: string; last: string };

/**
 * Columns computed from several tables, which therefore can't be generated columns, with the function that computes
 * them from the row. A backup is loaded into tables of its own version, so former names of a column stay in the list.
 */
const computed = [
  { table: 'orders', column: 'search_vector', by: 'order_search_vector' },
  { table: 'orders', column: 'words', by: 'order_words' },
];

/** How many rows are copied at once; fewer for tables with pictures, to limit memory. */
const batchSizeOf = (table: string): number => (table === 'payment_proofs' ? 10 : 1000);

/** Prepares the caller's transaction for copying: no timeout, and a text format of values that every server reads. */
export async function beginCopying(db: Queries): Promise<void> {
  await db.execute(sql`select set_config(name, value, true) from (values
    ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
    ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'), ('bytea_output', 'hex')
  ) as settings (name, value)`);
}

/** All tables of the database, by name. */
export async function listTables(db: Queries): Promise<Table[]> {
  // A database of an earlier version lacks this function; then the column is copied.
  const left = sql`select "table", "column"
    from json_to_recordset(${JSON.stringify(computed)}) as c ("table" name, "column" name, by text)
    where to_regproc(by) is not null`;
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and (relname, attname) not in (${left})
    group by relname order by relname`);
  return rows;
}

/** All rows of a table, each as a line of JSON with the texts of its columns, in batches. */
export async function* readRows(source: Queries, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.identifier(column)}::text`);
  await source.execute(
    sql`declare copied no scroll cursor for
      select to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)}`,
  );
  for (;;) {
    const { rows } = await source.execute<{ line: string }>(
      sql.raw(`fetch ${batchSizeOf(name)} from copied`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await source.execute(sql`close copied`);
}

/** Writes rows from `readRows` into a table that `whileLoading` has prepared. */
export async function writeRows(target: Queries, { name, columns }: Table, rows: string[]): Promise<void> {
  const types = await typesOf(target, name);
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw new Error(`There is no column ${column} in the table ${name}.`);
    return sql`(one ->> ${sql.raw(String(index))})::${sql.raw(type)}`;
  });
  const names = columns.map((column) => sql.identifier(column));
  await target.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json) as one`,
  );
}

async function typesOf(target: Queries, table: string): Promise<Map<string, string>> {
  const { rows } = await target.execute<{ name: string; type: string }>(sql`
    select attname::text as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = ${table} and attnum > 0`);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Computes the columns that were not copied. Backups of earlier versions include them, or their tables lack them. */
async function computeColumns(target: Queries, tables: Table[]): Promise<void> {
  for (const { table, column, by } of computed) {
    const isLeftOut = tables.some(({ name, columns }) => name === table && !columns.includes(column));
    if (!isLeftOut || !(await typesOf(target, table)).has(column)) continue;
    const rows = sql.identifier(table);
    await target.execute(sql`update ${rows} set ${sql.identifier(column)} = ${sql.identifier(by)}(${rows})`);
  }
}

/**
 * Empties tables and lets the caller fill them, including rows that triggers maintain: triggers are off, and foreign
 * keys are checked at the end, so the tables may come in any order.
 */
export async function whileLoading(
  target: Queries,
  tables: Table[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await target.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const names = tables.map(({ name }) => sql.identifier(name));
  for (const { drop } of references) await target.execute(sql.raw(drop));
  for (const name of names) await target.execute(sql`alter table ${name} disable trigger user`);
  await target.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  await load();
  await computeColumns(target, tables);
  for (const name of names) await target.execute(sql`alter table ${name} enable trigger user`);
  for (const { add } of references) await target.execute(sql.raw(add));
}

/** The last number of every sequence: at least as high as in the rows of the caller's snapshot. */
export async function readCounters(source: Queries): Promise<Counter[]> {
  const { rows } = await source.execute<Counter>(sql`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

/** Sets sequences to continue from these numbers. */
export async function setCounters(target: Queries, counters: Counter[]): Promise<void> {
  for (const { name, last } of counters) {
    await target.execute(
      sql`select setval(to_regclass(format('public.%I', ${name}::text)), ${last}::bigint)`,
    );
  }
}
