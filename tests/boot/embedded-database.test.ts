import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, moveTo } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const log = pino({ level: 'silent' });
const holder = fileURLToPath(new URL('../support/hold-database.ts', import.meta.url));

async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log });
  onTestFinished(database.stop);
  return database;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const db = await connectDatabase(url);
  try {
    return (await db.execute(sql.raw(statement))).rows;
  } finally {
    await db.$client.end();
  }
}

/** Starts the database in a process that can be killed. */
async function startInChild(dataDir: string): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(child.stdout, 'data');
  return {
    url: String(output).trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const postmasterFile = (dataDir: string) => path.join(dataDir, 'postgres/cluster/postmaster.pid');
const readPid = async (dataDir: string) =>
  Number.parseInt(await readFile(postmasterFile(dataDir), 'utf8'), 10);

test('knows Arabic and other letters, and sorts by language', async () => {
  const { url } = await start(await makeTemporaryFolder());
  await query(url, 'create extension pg_trgm');
  const [row] = await query(
    url,
    `select similarity('لبنة', 'لبنه') > 0 as similar, lower('É') as lower,
      (select string_agg(word, ' ' order by word collate "ar-x-icu")
        from unnest(array['زيت', 'أرز', 'ابريق', 'لبنة']) as word) as sorted,
      current_setting('fsync') as fsync, current_setting('is_superuser') as superuser`,
  );
  expect(row).toEqual({
    similar: true,
    lower: 'é',
    sorted: 'ابريق أرز زيت لبنة',
    fsync: 'on',
    superuser: 'off',
  });
});

test('keeps what was written when it is stopped and started again', async () => {
  const dataDir = await makeTemporaryFolder();
  const first = await startEmbeddedDatabase({ dataDir, log });
  await query(first.url, 'create table jar as select 7 as olives');
  await first.stop();
  await expect(readPid(dataDir)).rejects.toThrow('ENOENT');
  const second = await start(dataDir);
  expect(await query(second.url, 'select olives from jar')).toEqual([{ olives: 7 }]);
});

test('a server left behind by kill -9 is taken over, not started twice', async () => {
  const dataDir = await makeTemporaryFolder();
  const killed = await startInChild(dataDir);
  const pid = await readPid(dataDir);
  await killed.kill();
  const { url } = await start(dataDir);
  expect(url).toBe(killed.url);
  expect(await readPid(dataDir)).toBe(pid);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('recovers after a crash of the whole machine', async () => {
  const dataDir = await makeTemporaryFolder();
  const killed = await startInChild(dataDir);
  await query(killed.url, 'create table jar as select 7 as olives');
  const pid = await readPid(dataDir);
  await killed.kill();
  process.kill(pid, 'SIGKILL');
  // After a restart the old process id may belong to any process: here, to this test.
  const stale = (await readFile(postmasterFile(dataDir), 'utf8')).replace(/^\d+/, String(process.pid));
  await writeFile(postmasterFile(dataDir), stale);
  const { url } = await start(dataDir);
  expect(await query(url, 'select olives from jar')).toEqual([{ olives: 7 }]);
});

test.runIf(process.platform === 'linux')(
  'a process of a killed server that does not end by itself is ended, and the database comes back',
  async () => {
    const dataDir = await makeTemporaryFolder();
    const killed = await startInChild(dataDir);
    await query(killed.url, 'create table jar as select 7 as olives');
    const pid = await readPid(dataDir);
    const [part] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
    process.kill(Number(part), 'SIGSTOP');
    await killed.kill();
    process.kill(pid, 'SIGKILL');
    const { url } = await start(dataDir);
    expect(await query(url, 'select olives from jar')).toEqual([{ olives: 7 }]);
  },
);

test('a server that dies under the shop is started again at the same address', async () => {
  const dataDir = await makeTemporaryFolder();
  const { url } = await start(dataDir);
  const pid = await readPid(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readPid(dataDir).catch(() => pid), { timeout: 20_000 }).not.toBe(pid);
  await expect.poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 20_000 }).toHaveLength(1);
});

test('ids of processes that ended are no hindrance, whoever has them now', async () => {
  const [dataDir, otherDir] = [await makeTemporaryFolder(), await makeTemporaryFolder()];
  await start(otherDir);
  const killed = await startInChild(dataDir);
  await query(killed.url, 'create table jar as select 7 as olives');
  const pid = await readPid(dataDir);
  await killed.kill();
  process.kill(pid, 'SIGKILL');
  // The database's id belongs to another PostgreSQL, and its starter's id is this test's, as in a new container.
  const stale = (await readFile(postmasterFile(dataDir), 'utf8')).replace(
    /^\d+/,
    String(await readPid(otherDir)),
  );
  await writeFile(postmasterFile(dataDir), stale);
  await writeFile(path.join(dataDir, 'postgres/starting'), `${process.pid}\nanother beginning`);
  const { url } = await start(dataDir);
  expect(await query(url, 'select olives from jar')).toEqual([{ olives: 7 }]);
});

test('a server whose port somebody has taken meanwhile comes back at another one, and the shop is told', async () => {
  const dataDir = await makeTemporaryFolder();
  let address = '';
  const { url, stop } = await startEmbeddedDatabase({
    dataDir,
    log,
    moved: (moved) => {
      address = moved;
    },
  });
  onTestFinished(stop);
  const db = await connectDatabase(url);
  onTestFinished(() => db.$client.end());
  // Without its control file a server does not start, so it stays down until the port is taken.
  const control = path.join(dataDir, 'postgres/cluster/global/pg_control');
  await rename(control, `${control}.away`);
  process.kill(await readPid(dataDir), 'SIGKILL');
  const other = createServer();
  const take = () => once(other.listen(Number(new URL(url).port), '127.0.0.1'), 'listening');
  await vi.waitFor(take, { timeout: 20_000 });
  onTestFinished(() => void other.close());
  await rename(`${control}.away`, control);
  await expect.poll(() => address, { timeout: 20_000 }).not.toBe('');
  moveTo(db, address);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a second shop on the same data is refused, and the first one goes on', async () => {
  const dataDir = await makeTemporaryFolder();
  const { url } = await start(dataDir);
  await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
    `Mouneh already runs with the data in ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
  );
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two shops that start at once on an empty folder exactly one gets it', async () => {
  const dataDir = await makeTemporaryFolder();
  const starts = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = starts.find((result) => result.status === 'rejected');
  expect(refused?.reason.message).toMatch(/^Mouneh already runs with the data in/);
});

test('what an interrupted first start left behind is cleared away', async () => {
  const dataDir = await makeTemporaryFolder();
  await mkdir(path.join(dataDir, 'postgres/cluster.half/base'), { recursive: true });
  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(path.join(dataDir, 'postgres'))).sort()).toEqual([
    'cluster',
    'password',
    'server.log',
  ]);
});

test('a file in the place of the folder is refused in one sentence', async () => {
  const dataDir = path.join(await makeTemporaryFolder(), 'file');
  await writeFile(dataDir, '');
  await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
    /is not a folder: choose another one with DATA_DIR\.$/,
  );
});

test('a database of another PostgreSQL is refused in one sentence', async () => {
  const dataDir = await makeTemporaryFolder();
  const { stop } = await startEmbeddedDatabase({ dataDir, log });
  await stop();
  await writeFile(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '12\n');
  await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow('was made by PostgreSQL 12');
});
