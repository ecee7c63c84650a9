import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { openBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const home = await createTestDatabase();
const elsewhere = await createTestDatabase('bare');

/** Each outage of the database begins after this many more packets between it and its clients. */
const moments = [3, 25, 80, 200, 500, 1200];

test('imports, backups and restores at once, while the database goes away, are each done whole or not at all', {
  timeout: 300_000,
}, async () => {
  const [way, wayElsewhere] = [await openDatabaseProxy(home.url), await openDatabaseProxy(elsewhere.url)];
  const [email, password] = ['owner@shop.example', 'the keys of the shop'];
  const dataDir = await makeTemporaryFolder();
  const { address, shop, ended } = await runShop({
    DATABASE_URL: way.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });
  const { token } = await callAt(address, login, { email, password });
  const isReady = async () => (await fetch(`${address}/readyz`)).status;
  const beside = await openPool(way.url);
  const target = { db: await openPool(wayElsewhere.url), dataDir: await makeTemporaryFolder() };
  const first = path.join(dataDir, 'backups/first.tar');
  const { rows: wanted } = await writeBackup({ db: home.db, dataDir }, first);

  const hand = () =>
    fetch(`${address}/api/admin/imports?name=goods.csv`, {
      method: 'POST',
      headers: bearer(token),
      body: fileOf(2_000),
    });
  const restore = async (to: { db: Database; dataDir: string }) => {
    const backup = await openBackup(first);
    await restoreBackup(backup, to, { overwrite: true }).finally(backup.close);
  };

  // A restore refuses a database with other connections: until then the pool must have closed its own.
  await expect.poll(() => elsewhere.db.$client.totalCount, { timeout: 30_000 }).toBe(0);
  for (const packets of moments) {
    const file = path.join(dataDir, `backups/${packets}.tar`);
    way.closeAfter(packets);
    wayElsewhere.closeAfter(packets);
    const [upload, second, backup, restored, over] = await Promise.allSettled([
      hand(),
      hand(),
      writeBackup({ db: beside, dataDir }, file),
      restore(target),
      restore({ db: beside, dataDir }),
    ]);
    for (const answer of [upload, second]) {
      expect(answer.status === 'fulfilled' && [201, 409, 503]).toContain(
        answer.status === 'fulfilled' && answer.value.status,
      );
    }
    expect(over.status, 'nothing is restored under a shop that is open').toBe('rejected');
    // A backup is complete, or there is none.
    if (backup.status === 'fulfilled') await (await openBackup(file)).close();
    else expect(existsSync(file)).toBe(false);
    for (const one of [way, wayElsewhere]) {
      one.close();
      one.closeAfter(Number.POSITIVE_INFINITY);
    }
    await Promise.all([way.open(), wayElsewhere.open()]);
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
    // A restore is complete, or has changed nothing.
    expect(restored.status === 'fulfilled' ? [wanted] : [0, wanted]).toContain(await countRows());
    await home.db.execute(sql`update imports set held_until = now() - interval '1 second'`);
  }

  expect(shop.exitCode).toBeNull();
  expect((await hand()).status).toBe(201);
  await restore(target);
  expect(await countRows()).toBe(wanted);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  const anew = { ...(await createTestDatabase('bare')), dataDir: await makeTemporaryFolder() };
  expect(await differencesAfterRestore({ db: home.db, dataDir }, anew)).toEqual([]);
});

async function openPool(url: string): Promise<Database> {
  const db = await connectDatabase(url, { poolSize: 4 });
  onTestFinished(() => db.$client.end());
  return db;
}

const fileOf = (lines: number): Blob => {
  const goods = Array.from({ length: lines }, (_, n) => `Jar ${n},مرطبان ${n},1,spices`);
  return new Blob([['name_en,name_ar,price,category', ...goods].join('\n')]);
};

/** The number of rows in the restored shop, or 0 without one. */
async function countRows(): Promise<number> {
  const client = new Client(elsewhere.url);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(`
      select coalesce(sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from public.%I', tablename),
        false, true, '')))[1]::text::int), 0)::int as count from pg_tables where schemaname = 'public'`);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
