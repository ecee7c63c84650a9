import { expect, test } from 'vitest';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, db, addCustomer, addProduct } = await openShop();
const { $client: client } = db;

/** As many orders as a busy shop has in a few months. */
const addOrders = `
  insert into orders (id, user_id, customer_name, customer_email, street, city, country, phone, language, subtotal_qirsh,
    delivery_fee_qirsh, total_qirsh, payment_method, idempotency_key, body_hash, created_at, search_vector)
  select gen_random_uuid(), $1, 'Salma', '', 'Rainbow Street', 'Amman', 'Jordan', '+962791234567', 'en', 100, 0, 100, 'chat',
    'earlier-' || n, '', now(), ''
  from generate_series(1, 5000) n`;

const counted = async () => {
  const { rows } = await client.query<{ read: number; added: number }>(
    `select seq_tup_read::int as read, n_tup_ins::int as added from pg_stat_user_tables where relname = 'orders'`,
  );
  return rows[0] ?? { read: 0, added: 0 };
};

/** For each prepared statement, how often a connection of the pool has planned it at most. */
async function plansOfStatements(): Promise<Record<string, number>> {
  const statement =
    'select name, custom_plans::int as plans from pg_prepared_statements, pg_sleep(0.05) order by plans';
  const answers = await Promise.all(
    Array.from({ length: client.totalCount }, () => client.query<{ name: string; plans: number }>(statement)),
  );
  const all = answers.flatMap(({ rows }) => rows).toSorted((a, b) => a.plans - b.plans);
  return Object.fromEntries(all.map(({ name, plans }) => [name, plans]));
}

test('an order does not read the orders before it, not even by a plan made while there were few', async () => {
  const customer = await addCustomer();
  const olives = await addProduct();
  const place = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) await call(placeOrder, orderOf(itemOf(olives)), customer);
  };
  // PostgreSQL switches to a generic plan after five executions.
  await place(8);
  await client.query(addOrders, [(await addCustomer()).user.id]);
  await eventually(async () => expect((await counted()).added).toBe(5008));
  const before = await counted();
  await place(4);
  await eventually(async () => expect((await counted()).added).toBe(5012));
  expect((await counted()).read - before.read).toBeLessThan(5000);
});

test('what an order asks for is planned five times at most by each connection, then kept', async () => {
  const customer = await addCustomer();
  const [olives, honey] = [await addProduct(), await addProduct()];
  const some = [[olives], [olives, honey]];
  for (let nth = 0; nth < 20; nth += 1)
    await call(placeOrder, orderOf(...(some[nth % 2] ?? []).map((one) => itemOf(one))), customer);
  expect(await plansOfStatements()).toMatchObject({ find_sessions: 5, read_order_facts: 5, write_orders: 5 });
});
