import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { createLog } from '../../server/log.ts';
import { openVitals } from '../../server/vitals.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { url } = await createTestDatabase();

async function openWatched(milliseconds: number) {
  const lines: string[] = [];
  const vitals = openVitals();
  const slow = { milliseconds, log: createLog({ write: (line) => lines.push(line) }), vitals };
  const db = await connectDatabase(url, { poolSize: 2, slow });
  onTestFinished(() => db.$client.end());
  return { db, lines, vitals };
}

test('a slow query is logged with its text and its time, and without a value', async () => {
  const { db, lines, vitals } = await openWatched(80);
  lines.length = 0;
  const asleep = sql`select pg_sleep(0.1), ${'Secret Salma'}::text,
    'O''Secret Street'`;
  await db.execute(asleep);
  await db.transaction((tx) => tx.execute(asleep));
  await db.$client.query('select pg_sleep($1), $2::text', [0.1, '0791234567']);
  await expect(db.$client.query(`select 'secret', 1 / length(pg_sleep(0.1)::text)`)).rejects.toThrow();
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ query }) => query)).toEqual([
    "select pg_sleep(0.1), $1::text, '…'",
    "select pg_sleep(0.1), $1::text, '…'",
    'select pg_sleep($1), $2::text',
    "select '…', 1 / length(pg_sleep(0.1)::text)",
  ]);
  for (const line of told) {
    expect(line).toMatchObject({ level: 40, msg: 'a query was slow' });
    expect(line.ms).toBeGreaterThanOrEqual(80);
  }
  // A timestamp in milliseconds contains 079 now and then.
  expect(lines.join().replace(/"time":\d+/g, '')).not.toMatch(/secret|salma|079/i);
  expect(vitals.slowQueries).toBe(4);
});

test('what is not slow, and who waits for a lock on purpose, is not worth a line', async () => {
  const { db, lines, vitals } = await openWatched(5_000);
  await db.execute(sql`select 1`);
  expect(await db.$client.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  const { db: impatient, lines: told } = await openWatched(1);
  told.length = 0;
  await impatient.execute(sql`select pg_sleep(0.01), pg_advisory_lock(7)`);
  expect([lines, told, vitals.slowQueries]).toEqual([[], [], 0]);
});
