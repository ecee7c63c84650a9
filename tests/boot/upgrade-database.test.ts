import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { readMajor } from '../../server/database/embedded-cluster.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const previous = path.join(root, 'bin/previous-postgresql');
const log = pino({ level: 'silent' });
/** In milliseconds: three databases are created, and the older programs are installed. */
const timeoutMs = 180_000;

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>, programsFrom?: URL) {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log, programsFrom });
  const db = await connectDatabase(url);
  try {
    return await work(db);
  } finally {
    await db.$client.end();
    await stop();
  }
}

/** A shop with one customer, in the previous major version of PostgreSQL. */
async function makeOlderShop(): Promise<string> {
  const dataDir = await makeTemporaryFolder();
  const folder = await makeTemporaryFolder();
  await cp(previous, folder, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  expect(status).toBe(0);
  await withDatabase(
    dataDir,
    async (db) => {
      await migrateDatabase(db);
      const jobs = await openJobs(db, () => {});
      await jobs.stop(0);
      await db.execute(sql`insert into users (id, name, email, password_hash)
        values (gen_random_uuid(), 'سلمى', 'salma@example.com', 'none')`);
    },
    pathToFileURL(path.join(folder, 'package.json')),
  );
  return dataDir;
}

async function runUpgrade(dataDir: string) {
  const child = spawn(process.execPath, ['bin/run-command.mjs', 'upgrade-database'], {
    cwd: root,
    // Including the machine's own npm settings, as the command installs the older programs.
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [[code], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors };
}

const readNames = (dataDir: string) =>
  withDatabase(dataDir, async (db) => (await db.execute(sql`select name from users`)).rows);

test(
  'a database of the PostgreSQL before is brought over by one command, and is kept as it was beside',
  async () => {
    const dataDir = await makeOlderShop();
    const cluster = path.join(dataDir, 'postgres/cluster');
    const older = await readMajor(cluster);
    await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow('npm run upgrade-database');

    const { code, output, errors } = await runUpgrade(dataDir);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`from PostgreSQL ${older} to 18.`);
    expect(await readMajor(cluster)).toBe('18');
    expect(await readNames(dataDir)).toEqual([{ name: 'سلمى' }]);
    expect(await readMajor(path.join(dataDir, `postgres/cluster-${older}`))).toBe(older);
    expect(await readdir(path.join(dataDir, 'backups'))).toHaveLength(1);
    expect(await runUpgrade(dataDir)).toMatchObject({
      code: 0,
      output: expect.stringContaining('up to date'),
    });
  },
  timeoutMs,
);

test(
  'an upgrade that was killed between its two renames never leaves an empty shop, and is finished by running it again',
  async () => {
    const dataDir = await makeTemporaryFolder();
    const home = path.join(dataDir, 'postgres');
    await withDatabase(dataDir, async (db) => {
      await migrateDatabase(db);
      await db.execute(sql`insert into users (id, name, email, password_hash)
        values (gen_random_uuid(), 'Salma', 'salma@example.com', 'none')`);
    });
    // The state on disk at that moment: the former cluster was moved, the new one is not in place yet.
    const built = path.join(home, 'upgrade/postgres');
    spawnSync('mkdir', ['-p', built, path.join(home, 'cluster-17')]);
    await rename(path.join(home, 'cluster'), path.join(built, 'cluster'));
    await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow('was interrupted');

    expect(await runUpgrade(dataDir)).toMatchObject({ code: 0, errors: '' });
    expect(await readNames(dataDir)).toEqual([{ name: 'Salma' }]);
    await expect(stat(path.join(home, 'upgrade'))).rejects.toThrow('ENOENT');
  },
  timeoutMs,
);
