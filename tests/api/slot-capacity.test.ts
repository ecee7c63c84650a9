import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { createTestDatabase } from '../support/test-database.ts';

test('delivery times of before keep their capacity, in the setting and in the entries that can be undone', async () => {
  const { db } = await createTestDatabase('bare');
  const known = readMigrations();
  const before = known.findIndex(({ sql: texts }) => texts.join().includes('RENAME TO "count_slot_orders"'));
  await db.transaction((tx) => makeTablesAnew(tx, known.slice(0, before)));
  const times = (places: number) => ({ slots: [{ id: 'evening-1', places }], exceptions: [] });
  await db.execute(sql`insert into settings (name, value) values ('delivery_times', ${times(8)}::jsonb)
    on conflict (name) do update set value = excluded.value`);
  await db.execute(sql`
    with who as (insert into users (email, name, password_hash, role)
      values ('admin@example.com', 'Admin', '', 'admin') returning id)
    insert into activity (at, user_id, action, subject_id, subject, before, after)
    select now(), id, 'area.times', 'delivery_times', '{}', ${times(5)}::jsonb, ${times(8)}::jsonb from who`);
  await migrateDatabase(db);
  const capacity = sql`#>> '{slots,0,capacity}'`;
  const { rows } = await db.execute(sql`
    select value ${capacity} as now, before ${capacity} as before, after ${capacity} as after
    from settings, activity where name = 'delivery_times' and action = 'area.times'`);
  expect(rows).toEqual([{ now: '8', before: '5', after: '8' }]);
});
