import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { syncFavourites } from '../../contracts/favourites.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { moveDatabase } from '../../server/backup/move-database.ts';
import { listTables } from '../../server/database/copy-tables.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { createTestDatabase } from '../support/test-database.ts';

const shop = await openShop();
const { db: target } = await createTestDatabase();
const jobs = await openJobs(target, () => {});
afterAll(() => jobs.stop(0));
const sourceJobs = await openJobs(shop.db, () => {});
afterAll(() => sourceJobs.stop(0));
const [from, to] = [
  { db: shop.db, jobs: sourceJobs },
  { db: target, jobs },
];

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
  await shop.call(syncFavourites, { add: [product.id] }, { token });
  await outboxIsEmpty(shop.db);
  await moveDatabase(from, to);
  const tables = (await listTables(shop.db)).map(({ name }) => name).filter((name) => name !== 'rate_limits');
  for (const table of tables) expect(await read(target, table), table).toEqual(await read(shop.db, table));

  const next = await target.execute(sql`select nextval('order_numbers')::int as number`);
  expect(next.rows).toEqual([{ number: 1002 }]);
  const counted = await target.execute(
    sql`select nextval(pg_get_serial_sequence('favourites', 'sequence'))::int as place`,
  );
  expect(counted.rows).toEqual([{ place: 2 }]);
  const [before, after] = [await sourceJobs.waiting(shop.db), await jobs.waiting(target)];
  expect(after.map(({ mail }) => mail).sort()).toEqual(['order-received', 'seller-order', 'welcome']);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('a database that holds a shop already is refused and left as it is', async () => {
  const before = await read(target, 'orders');
  await expect(moveDatabase(from, to)).rejects.toThrow('holds a shop already');
  expect(await read(target, 'orders')).toEqual(before);
});
