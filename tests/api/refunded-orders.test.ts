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

test('refunds of before waive what they added to what was due of an order that had arrived by then, and nothing else', async () => {
  const { db } = await createTestDatabase('bare');
  const known = readMigrations();
  const place = known.findIndex(({ sql: texts }) => texts.join().includes('ADD COLUMN "waived_qirsh"'));
  await db.transaction((tx) => makeTablesAnew(tx, known.slice(0, place)));
  const add = (key: string, steps: ('pending' | 'delivered' | 'cancelled' | number)[], total = 5000) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
          delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash, words)
        values ('', '', '', '', '', 'en', ${total}, 0, ${total}, ${key}, '', '')`);
      for (const step of steps)
        await tx.execute(
          typeof step === 'number'
            ? sql`insert into payments (order_id, method, amount_qirsh, idempotency_key, recorded_at)
                select id, 'cash', ${step}::int, gen_random_uuid()::text, clock_timestamp() from orders where idempotency_key = ${key}`
            : sql`with changed as (
                insert into order_status_changes (order_id, before, after, changed_at)
                select id, status, ${step}, clock_timestamp() from orders where idempotency_key = ${key} returning order_id)
              update orders set status = ${step} from changed where id = order_id`,
        );
    });
  await add('deposit back on the way', [2000, -2000, 'delivered']);
  await add('cancelled and taken up again', [5000, 'cancelled', -5000, 'pending', 'delivered']);
  await add('given back once it arrived', [5000, 'delivered', -2000]);
  await add('twice', ['delivered', 5000, -2000, 1000, -3000]);
  await add('and paid since', ['delivered', 5000, -2000, 500]);
  await add('on its way again', ['delivered', 5000, -2000, 'pending']);
  await add('goods came back', ['delivered', 7000, -2000]);
  await add('without a history', [5000, -1000]);
  await db.execute(sql`update orders set status = 'delivered' where idempotency_key = 'without a history'`);
  await add('undone', ['delivered', 5000, -2000]);
  await db.execute(sql`
    insert into payments (order_id, method, amount_qirsh, reverses, idempotency_key, recorded_at)
    select order_id, 'cash', 2000, id, 'undo', now() from payments
    where amount_qirsh = -2000 and order_id = (select id from orders where idempotency_key = 'undone')`);
  await migrateDatabase(db);
  const { rows } = await db.execute<{ key: string; waived: string }>(
    sql`select idempotency_key as key, waived_qirsh as waived from orders`,
  );
  expect(Object.fromEntries(rows.map(({ key, waived }) => [key, Number(waived)]))).toEqual({
    'deposit back on the way': 0,
    'cancelled and taken up again': 0,
    'given back once it arrived': 2000,
    twice: 4000,
    'and paid since': 2000,
    'on its way again': 2000,
    'goods came back': 0,
    'without a history': 1000,
    undone: 0,
  });
  // The ledger is append-only again.
  await expect(
    db.execute(sql`update payments set waived_qirsh = 0 where amount_qirsh < 0`),
  ).rejects.toThrow();
});
