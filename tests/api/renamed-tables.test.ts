import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { twoFactorSecrets } from '../../server/accounts/two-factor.table.ts';
import { orderOutbox } from '../../server/orders/order.table.ts';
import { openShop } from '../support/shop.ts';

const { db, addCustomer, addProduct } = await openShop();

test('an instance of the version before still writes and takes what it needs under the old names of tables', async () => {
  const { user } = await addCustomer();
  const orderId = '00000000-0000-4000-8000-000000000001';
  await db.execute(sql`insert into new_orders (order_id, user_id) values (${orderId}, ${user.id})`);
  expect(await db.select().from(orderOutbox)).toEqual([{ orderId, userId: user.id }]);
  const taken = await db.execute(sql`delete from new_orders where order_id in
    (select order_id from new_orders order by order_id limit 500 for update skip locked) returning *`);
  expect(taken.rows).toEqual([{ order_id: orderId, user_id: user.id }]);

  for (const secret of ['a'.repeat(40), 'b'.repeat(40)]) {
    await db.execute(sql`insert into second_steps (user_id, secret, salt) values (${user.id}, ${secret}, 'ff')
      on conflict (user_id) do update set secret = excluded.secret where second_steps.confirmed_at is null`);
  }
  const rows = await db.select().from(twoFactorSecrets);
  expect(rows).toMatchObject([{ userId: user.id, secret: 'b'.repeat(40), confirmedAt: null, lastStep: 0 }]);
});

test('an instance of the version before still reads in which order products and favourites were added', async () => {
  const { id } = await addProduct();
  const { rows } = await db.execute(
    sql`select addition = sequence as same from products where id = ${id} order by -addition`,
  );
  expect(rows).toEqual([{ same: true }]);
  await db.execute(sql`select addition from favourites`);
});

test('an instance of the version before still notes what became of an image, and counts products without one', async () => {
  await addProduct();
  const { rows } = await db.execute(sql`select sum(no_picture) = sum(no_image) as same from shelf_counts`);
  expect(rows).toEqual([{ same: true }]);
  await db.execute(sql`update import_pictures set state = 'failed' where false`);
});
