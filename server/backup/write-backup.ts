import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Database } from '../database/connect.ts';
import { beginCopying, listTables, readCounters, readRows } from '../database/copy-tables.ts';
import { findMigrations, isKnownPast, readMigrations, tablesMadeBy } from '../database/migrate-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { openTransaction } from '../database/transaction.ts';
import { listWaiting } from '../jobs/open-jobs.ts';
import { clearBackupFailure } from './backup-failure.ts';
import { describeSize, freeSpace } from './disk-space.ts';
import { isImage, jobsName, manifestName, nameOfImage, nameOfRows } from './entry-names.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { type AddFile, writeArchive } from './write-archive.ts';

/**
 * Tables that are left out: sessions, reset links, rate limit counters, and backup failures. They expire within days,
 * and a session that was ended since must not come back.
 */
export const leftOut = new Set([
  'sessions',
  'password_resets',
  'email_verifications',
  'rate_limits',
  'backup_failures',
]);

/** Disk space that is left free for the shop while a backup is written, in bytes. */
const reserve = 200e6;

const deflate = promisify(gzip);
/** Deflate at the lowest level: higher ones save little and take CPU time from shoppers. */
const compress = (lines: string[]): Promise<Buffer> => deflate(lines.join('\n'), { level: 1 });

export type Backup = { file: string; bytes: number; rows: number; images: number };

/**
 * Writes a complete backup of a running shop from one snapshot: tables, waiting mails, images. Throws a BootError when
 * there is no shop or not enough disk space.
 */
export async function writeBackup(
  { db, dataDir }: { db: Database; dataDir: string },
  file: string,
  now = new Date(),
): Promise<Backup> {
  const media = path.join(dataDir, 'media');
  await checkRoom(db, media, file);
  const { bytes, result } = await writeArchive(file, async (add) => {
    const tables = await openTransaction(db, (tx) => addTables(tx, add), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    // Images are added after the rows that name them: each is on disk before a row names it, and kept for a day after.
    const images = await addImages(media, add);
    await add(manifestName, writeManifest({ made: now.toISOString(), ...tables, images }));
    return { rows: tables.tables.reduce((total, { rows }) => total + rows, 0), images };
  });
  // The backup is complete even if the database is gone by now; the next one clears the recorded failure.
  await clearBackupFailure(db).catch(() => {});
  return { file, bytes, ...result };
}

async function addTables(
  tx: Queries,
  add: AddFile,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'counters'>> {
  await beginCopying(tx);
  const migrations = await findMigrations(tx);
  if (!migrations?.length)
    throw new BootError('There is no shop in this database yet, so there is nothing to keep.');
  if (!isKnownPast(migrations)) {
    throw new BootError('The database was used by a newer version of Mouneh: make the backup with that one.');
  }
  const ours = tablesMadeBy(readMigrations().slice(0, migrations.length));
  const kept = (await listTables(tx)).filter(({ name }) => ours.has(name) && !leftOut.has(name));
  const names = kept.map(({ name }) => sql.identifier(name));
  // Locks out migrations (DDL) while the tables are read; reads and writes continue.
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access share mode`);
  const tables: Manifest['tables'] = [];
  for (const table of kept) {
    let [rows, batch] = [0, 0];
    for await (const lines of readRows(tx, table)) {
      batch += 1;
      rows += lines.length;
      await add(nameOfRows(table.name, batch), await compress(lines));
    }
    tables.push({ ...table, rows });
  }
  const jobs = await listWaiting(tx);
  // A person can request another link for a new password.
  const lines = jobs.filter(({ mail }) => mail !== 'password-reset').map((job) => JSON.stringify(job));
  await add(jobsName, await compress(lines));
  return { migrations, tables, counters: await readCounters(tx) };
}

async function addImages(folder: string, add: AddFile): Promise<number> {
  let added = 0;
  for (const file of await listImages(folder)) {
    const bytes = await readFile(path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // The nightly cleanup deleted the image after it was listed.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!bytes) continue;
    await add(nameOfImage(file), bytes);
    added += 1;
  }
  return added;
}

const listImages = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isImage).sort();

/** A disk filled by the backup would stop the shop. The rows take a fraction of the database's size. */
async function checkRoom(db: Database, media: string, file: string): Promise<void> {
  const { rows } = await db.execute<{ size: string }>(
    sql`select pg_database_size(current_database()) as size`,
  );
  let needed = Number(rows[0]?.size ?? 0);
  for (const image of await listImages(media)) {
    needed += (await stat(path.join(media, image)).catch(() => null))?.size ?? 0;
  }
  const free = await freeSpace(path.dirname(file));
  if (free < needed + reserve) {
    throw new BootError(
      `The disk of ${path.dirname(file)} has ${describeSize(free)} left, and a backup may take ${describeSize(needed)} and must leave ${describeSize(reserve)}: make room, or choose another folder.`,
    );
  }
}
