import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { createTestDatabase } from '../support/test-database.ts';

test('changes of status of before get their entry in the activity log: the one of the same steps right after them, and none a customer’s own', async () => {
  const { db } = await createTestDatabase('bare');
  const known = readMigrations();
  const place = known.findIndex(({ sql: texts }) => texts.join().includes('ADD COLUMN "activity_id" bigint'));
  await db.transaction((tx) => makeTablesAnew(tx, known.slice(0, place)));
  await db.execute(sql`
    with who as (insert into users (email, name, password_hash, role)
      values ('admin@example.com', 'Admin', '', 'admin') returning id),
    sold as (insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
      delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash, words)
      values ('', '', '', '', '', 'en', 5000, 0, 5000, 'a', '', '') returning id),
    logged as (insert into activity (at, user_id, action, subject_id, subject, before, after)
      select moment::timestamptz, who.id, 'order.status', sold.id::text, '{}', jsonb_build_object('status', old), jsonb_build_object('status', new)
      from who, sold, (values ('2026-11-01 10:00:01', 'pending', 'processing'), ('2026-11-01 12:00:01', 'pending', 'processing'),
        ('2026-11-01 13:00:00', 'processing', 'shipped')) as entry (moment, old, new))
    insert into order_status_changes (order_id, before, after, changed_by, changed_at)
    select sold.id, old, new, case when own then null else who.id end, moment::timestamptz
    from who, sold, (values ('2026-11-01 10:00', 'pending', 'processing', false), ('2026-11-01 11:00', 'processing', 'pending', false),
      ('2026-11-01 12:00', 'pending', 'processing', false), ('2026-11-01 13:00', 'processing', 'cancelled', true)) as change (moment, old, new, own)`);
  await migrateDatabase(db);
  const { rows } = await db.execute(sql`
    select c.after, a.at::text like '%10:00:01%' as first, a.at::text like '%12:00:01%' as second
    from order_status_changes c left join activity a on a.id = c.activity_id order by c.changed_at`);
  expect(rows).toEqual([
    { after: 'processing', first: true, second: false },
    { after: 'pending', first: null, second: null },
    { after: 'processing', first: false, second: true },
    { after: 'cancelled', first: null, second: null },
  ]);
});
