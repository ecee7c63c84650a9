import { spawnSync } from 'node:child_process';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openBus } from '../../server/database/bus.ts';
import { subscribeToCatalogueVersion } from '../../server/database/catalogue-version.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openReadPool } from '../../server/database/read-pool.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const log = pino({ level: 'silent' });

async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log });
  onTestFinished(database.stop);
  return database;
}

async function connect(url: string) {
  const db = await connectDatabase(url, { poolSize: 3 });
  onTestFinished(() => db.$client.end());
  return db;
}

/** A primary with the shop's tables, and a streaming replica of it. */
async function startPair() {
  const [dataDir, copyDir] = [await makeTemporaryFolder(), await makeTemporaryFolder()];
  const { stop } = await startEmbeddedDatabase({ dataDir, log });
  await stop();
  spawnSync('cp', ['-a', path.join(dataDir, 'postgres'), copyDir]);
  const primary = await start(dataDir);
  const { hostname, port, password } = new URL(primary.url);
  const cluster = path.join(copyDir, 'postgres/cluster');
  const source = `host=${hostname} port=${port} user=postgres password=${password}`;
  await appendFile(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(path.join(cluster, 'standby.signal'), '');
  const replica = await start(copyDir);
  const db = await connect(primary.url);
  await migrateDatabase(db);
  return { db, primary, replica };
}

test('a streaming replica answers as soon as it has what the shop knows of, and is passed over while it stands still', async () => {
  const { db, replica } = await startPair();
  const onReplica = await connect(replica.url);
  const bus = openBus(db);
  const version = subscribeToCatalogueVersion(db, bus);
  const pool = openReadPool({ primary: db, urls: [replica.url], poolSize: 3, version: version.current, log });
  onTestFinished(async () => {
    await Promise.all([version.close(), bus.close(), pool.close()]);
  });
  const read = () =>
    pool.read(async (of) => {
      const { rows } = await of.execute(
        sql`select value, pg_is_in_recovery() as copied from settings where name = 'jar'`,
      );
      return rows[0];
    });
  const put = (value: number) =>
    db.execute(sql`
      insert into settings values ('jar', ${value}::text::jsonb)
      on conflict (name) do update set value = excluded.value`);

  await put(1);
  await expect.poll(version.current).not.toBeNull();
  await expect.poll(read).toEqual({ value: 1, copied: true });
  await expect(onReplica.execute(sql`delete from settings`)).rejects.toThrow();

  const before = version.current() ?? 0;
  await pauseReplica(replica.url, true);
  await put(2);
  await expect.poll(version.current).toBeGreaterThan(before);
  expect(await read()).toEqual({ value: 2, copied: false });
  await pauseReplica(replica.url, false);
  await expect.poll(read).toEqual({ value: 2, copied: true });
});

async function pauseReplica(url: string, isPaused: boolean): Promise<void> {
  const owner = await connect(Object.assign(new URL(url), { username: 'postgres' }).href);
  await owner.execute(isPaused ? sql`select pg_wal_replay_pause()` : sql`select pg_wal_replay_resume()`);
  if (!isPaused) return;
  const isStill = async () =>
    (await owner.execute(sql`select pg_get_wal_replay_pause_state() as s`)).rows[0]?.s;
  await expect.poll(isStill).toBe('paused');
}
