import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cutOffDatabase } from '../support/cut-off-database.ts';
import { openShop } from '../support/empty-shop.ts';

const { app, db, deps, logged } = await openShop();

const ask = async (): Promise<[number, string]> => {
  const answer = await app.request('/readyz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.text()];
};
const media = path.join(deps.config.dataDir, 'media');

test('a shop that can serve is ready, and says nothing about it', async () => {
  expect(await ask()).toEqual([200, 'ready']);
  expect(logged).toEqual([]);
});

test('a disk that takes no images is a reason', async () => {
  await rm(media, { recursive: true, force: true });
  await writeFile(media, '');
  expect(await ask()).toEqual([503, 'DATA_DIR cannot be written to']);
  await rm(media);
  expect(await ask()).toEqual([200, 'ready']);
  const told = logged.splice(0).map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { level: 40, reasons: ['DATA_DIR cannot be written to'] },
    { level: 30, msg: 'the shop is ready again' },
  ]);
});

test('tables that are older than this version are a reason, newer ones are not', async () => {
  const { rows } = await db.execute<{ id: number; created_at: string }>(
    sql`delete from drizzle.__drizzle_migrations
      where id = (select max(id) from drizzle.__drizzle_migrations) returning id, created_at`,
  );
  const [newest] = rows;
  expect(await ask()).toEqual([503, 'the tables are older than this version']);
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (id, hash, created_at)
    values (${newest?.id}, 'of a version to come', ${Number(newest?.created_at) + 1})`);
  expect(await ask()).toEqual([200, 'ready']);
  expect(logged.splice(0)).toHaveLength(2);
});

test('a shop that is told to stop is not ready any more, but alive', async () => {
  deps.vitals.isStopping = true;
  expect(await ask()).toEqual([503, 'the shop is stopping']);
  expect(await (await app.request('/healthz')).text()).toBe('ok');
  deps.vitals.isStopping = false;
  expect(await ask()).toEqual([200, 'ready']);
  logged.length = 0;
});

test('a database that hangs is a reason before anybody loses patience, and is asked once for all', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table drizzle.__drizzle_migrations in access exclusive mode`);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers).toEqual(answers.map(() => [503, 'the database does not answer']));
    const { rows } = await tx.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%__drizzle_migrations%'`);
    expect(rows).toHaveLength(1);
  });
  await expect.poll(ask).toEqual([200, 'ready']);
  logged.length = 0;
});

test('a database that is gone is a reason, and no reason to be killed', async () => {
  await cutOffDatabase(db);
  expect(await ask()).toEqual([503, 'the database does not answer']);
  expect((await app.request('/healthz')).status).toBe(200);
  logged.length = 0;
});
