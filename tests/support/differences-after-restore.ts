import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { leftOut, writeBackup } from '../../server/backup/write-backup.ts';
import type { Database } from '../../server/database/connect.ts';
import { listTables } from '../../server/database/copy-tables.ts';

type Place = { db: Database; dataDir: string };

/**
 * Makes a backup of a shop, restores it into an empty database and folder, and returns the tables and images that are
 * not identical there in every row and byte. The shop must be idle.
 */
export async function differencesAfterRestore(source: Place, target: Place): Promise<string[]> {
  const { file } = await writeBackup(source, path.join(target.dataDir, 'backups/compared.tar'));
  const backup = await openBackup(file);
  try {
    await restoreBackup(backup, target);
  } finally {
    await backup.close();
  }
  const [before, after] = [await digestsOf(source), await digestsOf(target)];
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const tables = new Set((await listTables(source.db)).map(({ name }) => name));
  return Promise.all(
    different.map(async (name) => (tables.has(name) ? describeDifference(name, source.db, target.db) : name)),
  );
}

/** The first row of a table that is in only one database, as it is there and in the other one. */
async function describeDifference(table: string, source: Database, target: Database): Promise<string> {
  const rowsOf = async (db: Database) => {
    const { rows } = await db.execute<{ row: string }>(
      sql`select r::text as row from ${sql.identifier(table)} r order by 1`,
    );
    return rows.map(({ row }) => row);
  };
  const [before, after] = [await rowsOf(source), await rowsOf(target)];
  const [kept, read] = [new Set(after), new Set(before)];
  const [lost, made] = [before.find((row) => !kept.has(row)), after.find((row) => !read.has(row))];
  return `${table}: ${lost ?? 'no row'} became ${made ?? 'no row'}`;
}

/** A digest of each table's rows and of each image. */
async function digestsOf({ db, dataDir }: Place): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const { name } of await listTables(db)) {
    if (leftOut.has(name)) continue;
    const { rows } = await db.execute<{ digest: string }>(sql`
      select count(*) || ' rows ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as digest from ${sql.identifier(name)} r`);
    digests.set(name, rows[0]?.digest ?? '');
  }
  const media = path.join(dataDir, 'media');
  for (const name of await readdir(media).catch(() => [])) {
    const bytes = await readFile(path.join(media, name));
    digests.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return digests;
}
