import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from './queries.ts';

export type Migration = MigrationMeta;

/** The folder of this version's migrations. */
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations of this version, oldest first. */
export const readMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder: ownMigrations });

/** The hashes of the migrations applied to a database, oldest first; null when it has never had a shop. */
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

/** Whether these migrations are the first ones of this version's list. */
export const isKnownPast = (hashes: string[], known = readMigrations()): boolean =>
  hashes.every((hash, index) => known[index]?.hash === hash);

/** The tables that the migrations create, by their final names. */
export function tablesMadeBy(migrations: Migration[]): Set<string> {
  const earlier = namesIn(migrations, /^\s*alter table "(\w+)" rename to /gim);
  return namesIn(migrations, everyTable).difference(earlier);
}

/** Matches where a table gets a name: creation and renaming. */
const everyTable = /^\s*(?:create table|alter table "\w+" rename to) "(\w+)"/gim;

/** Matches where a function gets a name: creation and renaming. */
const everyFunction =
  /^\s*(?:create (?:or replace )?function|alter function "\w+"\([^)]*\) rename to) "(\w+)"/gim;

const namesIn = (migrations: Migration[], pattern: RegExp): Set<string> =>
  new Set(
    migrations.flatMap(({ sql: texts }) =>
      [...texts.join('\n').matchAll(pattern)].map(([, name = '']) => name),
    ),
  );

/**
 * Creates the tables as after these migrations, in the caller's transaction; a shop's existing tables are dropped
 * first, with their data. Other objects in the database stay.
 */
export async function makeTablesAnew(db: Queries, migrations: Migration[]): Promise<void> {
  const known = readMigrations();
  // The newest name first: an earlier one may now be a view of it, which is dropped with it.
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
