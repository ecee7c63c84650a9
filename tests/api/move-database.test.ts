import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placeOrder } from '../../contracts/orders.ts';
import { moveDatabase, movedTables } from '../../server/database/move-database.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openShop } from '../support/shop.ts';
import { createTestDatabase } from '../support/test-database.ts';

const shop = await openShop();
const { db: target } = await createTestDatabase();

const read = async (db: typeof target, table: string) => {
  const { rows } = await db.execute(
    sql`select row_to_json(r) as row from ${sql.identifier(table)} r order by r::text`,
  );
  return rows;
};

test('a shop moves to another database whole, and its numbers go on from where they were', async () => {
  const product = await shop.addProduct();
  const { token } = await shop.addCustomer();
  await shop.call(placeOrder, orderOf(itemOf(product, 2)), { token });
  await moveDatabase(shop.db, target);
  for (const table of movedTables)
    expect(await read(target, table), table).toEqual(await read(shop.db, table));

  const next = await target.execute(sql`select nextval('order_numbers')::int as number`);
  expect(next.rows).toEqual([{ number: 1002 }]);
});

test('a database that holds a shop already is refused and left as it is', async () => {
  const before = await read(target, 'orders');
  await expect(moveDatabase(shop.db, target)).rejects.toThrow('holds a shop already');
  expect(await read(target, 'orders')).toEqual(before);
});

test('no table is forgotten', async () => {
  const { rows } = await target.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...movedTables, 'rate_limits'].sort());
});
