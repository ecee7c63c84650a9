import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase();

const addressWith = (changes: Partial<Record<'password' | 'pathname' | 'port', string>>): string =>
  Object.assign(new URL(inject('databaseUrl')), changes).href;

test('a server that does not answer is told without the password', async () => {
  await expect(connectDatabase(addressWith({ port: '1', password: 'secret' }))).rejects.toThrow(
    'The database at 127.0.0.1:1 did not answer: check DATABASE_URL and that the server runs.',
  );
});

test('a wrong password and a missing database are told apart', async () => {
  const { host } = new URL(url);
  await expect(connectDatabase(addressWith({ password: 'secret' }))).rejects.toThrow(
    `The database at ${host} refused the user or the password in DATABASE_URL.`,
  );
  await expect(connectDatabase(addressWith({ pathname: 'cellar' }))).rejects.toThrow(
    `The database at ${host} has no "cellar": create it or correct DATABASE_URL.`,
  );
});

test('two processes that migrate at once run each migration once', async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(path.join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: Date.now(), tag: '0000_jar', breakpoints: true };
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  await writeFile(
    path.join(folder, '0000_jar.sql'),
    'create table jar (id int); insert into jar values (1); select pg_sleep(0.1);',
  );
  await Promise.all([migrateDatabase(db, folder), migrateDatabase(db, folder)]);
  await migrateDatabase(db, folder);
  expect((await db.execute(sql`select id from jar`)).rows).toEqual([{ id: 1 }]);
});

test('transactions that block each other are done again until both are through', async () => {
  await db.execute(
    sql`create table shelf (id int primary key, jars int); insert into shelf values (1, 0), (2, 0)`,
  );
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const addToBoth = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`update shelf set jars = jars + 1 where id = ${first}`);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await tx.execute(sql`update shelf set jars = jars + 1 where id = ${second}`);
    });
  await Promise.all([addToBoth(1, 2), addToBoth(2, 1)]);
  expect(holding).toBe(3);
  expect((await db.execute(sql`select jars from shelf`)).rows).toEqual([{ jars: 2 }, { jars: 2 }]);
});

test('a transaction that fails leaves nothing behind and is not done again', async () => {
  await db.execute(sql`create table basket (id int)`);
  let attempts = 0;
  const fail = inTransaction(db, async (tx) => {
    attempts += 1;
    await tx.execute(sql`insert into basket values (1)`);
    throw new Error('dropped');
  });
  await expect(fail).rejects.toThrow('dropped');
  expect(attempts).toBe(1);
  expect((await db.execute(sql`select id from basket`)).rows).toEqual([]);
});

test('a connection that is lost in the middle of a transaction fails that transaction and nothing else', async () => {
  const transaction = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks as a transaction begins is not kept for ever', async () => {
  const { url } = await createTestDatabase();
  const proxy = await openDatabaseProxy(url);
  const db = await connectDatabase(proxy.url, { poolSize: 1 });
  for (let time = 0; time < 2; time += 1) {
    await db.execute(sql`select 1`);
    proxy.closeAfter(1);
    await expect(inTransaction(db, async () => {})).rejects.toThrow();
    await proxy.open();
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});
