import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { BootError } from '../boot-error.ts';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { clusterPlaces, readMajor } from '../database/embedded-cluster.ts';
import { findDatabaseUser, findPrograms } from '../database/embedded-programs.ts';
import { whileFileLocked } from '../database/start-lock.ts';
import { nameBackup } from './backup-files.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export type Upgraded = {
  from: string;
  to: string;
  rows: number;
  /** Both are kept: the old PostgreSQL's data as a backup and as its own files. */
  backup: string;
  former: string;
};

type Upgrade = {
  config: Pick<Config, 'dataDir' | 'backupDir'>;
  log: Logger;
  /** Installs the programs of that major version and returns the file URL for importing them. */
  installPrograms: (major: string) => Promise<URL>;
};

/**
 * Upgrades the embedded database to the installed PostgreSQL: the old version's programs write a backup, the new
 * version's restore it into a second cluster, and only then the two are swapped. It can be killed at any moment without
 * data loss and run again. Returns null when there is nothing to do. Throws a BootError on failure.
 */
export async function upgradeDatabase({ config, log, installPrograms }: Upgrade): Promise<Upgraded | null> {
  const { dataDir, backupDir } = config;
  const places = clusterPlaces(dataDir);
  const built = clusterPlaces(places.upgrade);
  const { major: to } = await findPrograms(findDatabaseUser());
  return whileFileLocked(path.join(await makeFolder(places.home), 'upgrading'), async () => {
    const from = await readMajor(places.cluster);
    if (from === to) return null;
    if (from === null) {
      // The process was killed between the two renames below: the new cluster is complete.
      if ((await readMajor(built.cluster)) !== to) return null;
      await rename(built.cluster, places.cluster);
      await rm(places.upgrade, { recursive: true });
      return null;
    }
    if (Number(from) > Number(to)) {
      throw new BootError(
        `The database was made by PostgreSQL ${from}, newer than ${to}: bring Mouneh up to date.`,
      );
    }
    const programsFrom = await installPrograms(from);
    const backup = path.join(await makeFolder(backupDir), nameBackup(new Date()));
    await withDatabase({ dataDir, log, programsFrom }, (db) => writeBackup({ db, dataDir }, backup));

    await rm(places.upgrade, { recursive: true, force: true });
    await makeFolder(built.home);
    // The database's URL, with its password, stays the same.
    await cp(path.join(places.home, 'password'), path.join(built.home, 'password'));
    const opened = await openBackup(backup);
    try {
      await withDatabase({ dataDir: places.upgrade, log }, (db) => restoreBackup(opened, { db, dataDir }));
    } finally {
      await opened.close();
    }

    const former = places.former(from);
    await rm(former, { recursive: true, force: true });
    await rename(places.cluster, former);
    await rename(built.cluster, places.cluster);
    await rm(places.upgrade, { recursive: true });
    const rows = opened.manifest.tables.reduce((total, table) => total + table.rows, 0);
    return { from, to, rows, backup, former };
  });
}

async function makeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Runs a database for this process only, while the work lasts. */
async function withDatabase<T>(
  options: Parameters<typeof startEmbeddedDatabase>[0],
  work: (db: Awaited<ReturnType<typeof connectDatabase>>) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbeddedDatabase(options);
  try {
    const db = await connectDatabase(embedded.url);
    try {
      return await work(db);
    } finally {
      await db.$client.end();
    }
  } finally {
    await embedded.stop();
  }
}
