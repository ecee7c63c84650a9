import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from './queries.ts';

export type Migration = MigrationMeta;

/** The folder of the changes that this version knows. */
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** The changes of the tables that this version knows, oldest first. */
export const readMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder: ownMigrations });

/** The hashes of the changes that a database has seen, oldest first; null when no shop ever used it. */
export async function findMigrations(db: Queries): Promise<string[] | null> {
  const { rows: found } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found[0]?.is) return null;
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** Whether these changes are the first ones of those that this version knows. */
export const isKnownPast = (hashes: string[], known = readMigrations()): boolean =>
  hashes.every((hash, index) => known[index]?.hash === hash);

/** The tables that the changes make, by the names that they have at last. */
export function tablesMadeBy(migrations: Migration[]): Set<string> {
  const earlier = namesIn(migrations, /^\s*alter table "(\w+)" rename to /gim);
  return namesIn(migrations, everyTable).difference(earlier);
}

/** Where a table gets a name: when it is made, and when it is renamed. */
const everyTable = /^\s*(?:create table|alter table "\w+" rename to) "(\w+)"/gim;

/** Where a function gets a name: when it is made, and when it is renamed. */
const everyFunction =
  /^\s*(?:create (?:or replace )?function|alter function "\w+"\([^)]*\) rename to) "(\w+)"/gim;

const namesIn = (migrations: Migration[], pattern: RegExp): Set<string> =>
  new Set(
    migrations.flatMap(({ sql: texts }) =>
      [...texts.join('\n').matchAll(pattern)].map(([, name = '']) => name),
    ),
  );

/**
 * Makes the tables as they were after these changes, in the caller's transaction; a shop's tables that are there are
 * dropped first, with all that is in them. What others have made in the same database stays.
 */
export async function makeTablesAnew(db: Queries, migrations: Migration[]): Promise<void> {
  const known = readMigrations();
  // The newest name first: an earlier one may be a view of it by now, which goes with it.
  for (const name of [...namesIn(known, everyTable)].reverse()) {
    await db.execute(sql`drop table if exists public.${sql.identifier(name)} cascade`);
  }
  for (const name of namesIn(known, /^\s*create sequence "public"\."(\w+)"/gim)) {
    await db.execute(sql`drop sequence if exists public.${sql.identifier(name)} cascade`);
  }
  for (const name of namesIn(known, everyFunction)) {
    await db.execute(sql`drop function if exists public.${sql.identifier(name)} cascade`);
  }
  await db.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: texts, hash, folderMillis } of migrations) {
    for (const text of texts) await db.execute(sql.raw(text));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
