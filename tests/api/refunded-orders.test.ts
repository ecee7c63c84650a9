import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { createTestDatabase } from '../support/test-database.ts';

test('orders of before get what was given back since their last payment; entries that were taken back count in neither', async () => {
  const { db } = await createTestDatabase('bare');
  const known = readMigrations();
  const place = known.findIndex(({ sql: texts }) => texts.join().includes('ADD COLUMN "refunded_qirsh"'));
  await db.transaction((tx) => makeTablesAnew(tx, known.slice(0, place)));
  await db.execute(sql`
    insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
      delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash, words)
    select '', '', '', '', '', 'en', 5000, 0, 5000, key, '', '' from
      unnest(array['never paid', 'paid', 'all back', 'back in two', 'paid since', 'refund undone', 'payment undone']) as key`);
  const record = async (order: string, qirsh: number, reverses: number | null = null): Promise<number> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into payments (order_id, method, amount_qirsh, reverses, idempotency_key, recorded_at)
      select id, 'cash', ${qirsh}::int, ${reverses}::bigint, gen_random_uuid()::text, now() from orders
      where idempotency_key = ${order} returning id`);
    return Number(rows[0]?.id);
  };
  await record('paid', 5000);
  await record('all back', 5000);
  await record('all back', -5000);
  await record('back in two', 5000);
  await record('back in two', -1000);
  await record('back in two', -500);
  await record('paid since', 5000);
  await record('paid since', -5000);
  await record('paid since', 2000);
  await record('refund undone', 5000);
  await record('refund undone', 1000, await record('refund undone', -1000));
  await record('payment undone', 5000);
  await record('payment undone', -1000);
  await record('payment undone', -500, await record('payment undone', 500));
  await migrateDatabase(db);
  const { rows } = await db.execute<{ key: string; paid: string; refunded: string }>(
    sql`select idempotency_key as key, paid_qirsh as paid, refunded_qirsh as refunded from orders`,
  );
  const found = rows.map(({ key, paid, refunded }) => [key, [Number(paid), Number(refunded)]]);
  expect(Object.fromEntries(found)).toEqual({
    'never paid': [0, 0],
    paid: [5000, 0],
    'all back': [0, 5000],
    'back in two': [3500, 1500],
    'paid since': [2000, 0],
    'refund undone': [5000, 0],
    'payment undone': [4000, 1000],
  });
});
