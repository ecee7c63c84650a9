import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { BootError } from '../boot-error.ts';
import { whileLocked } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { beginCopying, setCounters, whileLoading, writeRows } from '../database/copy-tables.ts';
import {
  findMigrations,
  isKnownPast,
  makeTablesAnew,
  readMigrations,
  tablesMadeBy,
} from '../database/migrate-up-to.ts';
import type { Queries } from '../database/queries.ts';
import type { MailJob } from '../jobs/job.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { imageOf, jobsName, manifestName, tableOf } from './entry-names.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Archive, openArchive } from './open-archive.ts';

/** The largest batch of rows that is read into memory, in bytes; larger ones are never written. */
const largest = 512 * 1024 * 1024;
const expand = promisify(gunzip);
/** How long terminated connections may take to close, in milliseconds. */
const shutdownTimeoutMs = 2_000;

export type OpenBackup = Archive & { manifest: Manifest };

/** Opens a backup that is complete and that this version can restore. Throws a BootError for every other file. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const archive = await openArchive(file);
  try {
    const manifest = readManifest(await archive.read(manifestName));
    const known = readMigrations();
    if (!isKnownPast(manifest.migrations.slice(0, known.length))) {
      throw new BootError(
        'This backup was made by another kind of Mouneh, whose tables this one does not know.',
      );
    }
    if (manifest.migrations.length > known.length) {
      throw new BootError(
        'This backup was made by a newer version of Mouneh: bring this one up to date first.',
      );
    }
    checkTables(manifest);
    return { ...archive, manifest };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

function checkTables({ tables, migrations }: Manifest): void {
  const made = tablesMadeBy(readMigrations().slice(0, migrations.length));
  const stranger = tables.find(({ name }) => !made.has(name));
  if (stranger) throw new BootError(`This backup holds a table that is not the shop's: ${stranger.name}.`);
}

/**
 * Restores a backup: all tables in one transaction; images are added. The next start migrates older tables. Throws a
 * BootError when there is a shop already and `overwrite` is not set, and while another process uses the database.
 */
export async function restoreBackup(
  backup: OpenBackup,
  { db, dataDir }: { db: Database; dataDir: string },
  { overwrite = false } = {},
): Promise<void> {
  await whileLocked(db, 'start', async (client) => {
    const target = drizzle({ client });
    await refuseWhileUsed(target, db.$client.totalCount);
    await checkTarget(target, overwrite);
    await restoreImages(backup, path.join(dataDir, 'media'));
    const jobs = await openJobs(db, () => {});
    try {
      await target.transaction(async (tx) => {
        await beginCopying(tx);
        await restoreTables(tx, backup);
        await jobs.replaceWaiting(tx, await readLines<MailJob>(backup, jobsName));
      });
    } finally {
      await jobs.stop(0);
    }
    await target.execute(sql`analyze`);
  });
}

/** A starting shop waits for our lock; a running one is detected by connections beyond our `own`. */
async function refuseWhileUsed(target: Queries, own: number): Promise<void> {
  for (const deadline = performance.now() + shutdownTimeoutMs; ; await wait(100)) {
    const { rows } = await target.execute(sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'mouneh'`);
    if (rows.length <= own) return;
    if (performance.now() > deadline) throw new BootError('A shop is using this database: stop it first.');
  }
}

async function checkTarget(target: Queries, overwrite: boolean): Promise<void> {
  const { rows: tables } = await target.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const ours = tablesMadeBy(readMigrations());
  const found = tables.filter(({ name }) => ours.has(name));
  const migrations = await findMigrations(target);
  if (found.length > 0 && !migrations) {
    throw new BootError('The database is used by another program: name an empty one in DATABASE_URL.');
  }
  if (migrations && !isKnownPast(migrations)) {
    throw new BootError(
      'The database was used by a newer version of Mouneh: restore into an empty one, or bring this version up to date.',
    );
  }
  if (overwrite || found.length === 0) return;
  const { rows } = await target.execute<{ orders: number; people: number; products: number }>(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from users) as people,
      (select count(*)::int from products) as products`);
  const { orders = 0, people = 0, products = 0 } = rows[0] ?? {};
  if (orders + people + products > 0) {
    throw new BootError(
      `There is a shop already, with ${orders} orders, ${products} products and ${people} accounts. To replace it say: npm run restore -- FILE --overwrite`,
    );
  }
}

async function restoreTables(tx: Queries, backup: OpenBackup): Promise<void> {
  const { migrations, tables, counters } = backup.manifest;
  await makeTablesAnew(tx, readMigrations().slice(0, migrations.length));
  await whileLoading(tx, tables, async () => {
    for (const table of tables) {
      let put = 0;
      for (const name of backup.names.filter((one) => tableOf(one) === table.name)) {
        const rows = await readTexts(backup, name);
        await writeRows(tx, table, rows);
        put += rows.length;
      }
      if (put !== table.rows) {
        throw new BootError(`The backup is not whole: ${table.name} has ${put} rows of ${table.rows}.`);
      }
    }
  });
  await setCounters(tx, counters);
}

async function restoreImages(backup: OpenBackup, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of backup.names) {
    const image = imageOf(name);
    if (!image) continue;
    const unfinished = path.join(folder, `${image}.${randomUUID()}`);
    try {
      await writeFile(unfinished, await backup.read(name));
      await rename(unfinished, path.join(folder, image));
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

async function readTexts(backup: OpenBackup, name: string): Promise<string[]> {
  const text = await expand(await backup.read(name), { maxOutputLength: largest });
  return text.length === 0 ? [] : text.toString().split('\n');
}

const readLines = async <Line>(backup: OpenBackup, name: string): Promise<Line[]> =>
  (await readTexts(backup, name)).map((line) => JSON.parse(line));
