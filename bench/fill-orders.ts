import type { Database } from '../server/database/connect.ts';

/**
 * Orders are spread evenly over the last three years, each with two lines, one status change and one activity entry. A
 * fifth was to be paid in cash, and most of these are paid; every fiftieth has a declined revision.
 */
export type OrderBook = { orders: number; customers: number };

/** Rows of orders per statement. */
const atOnce = 200_000;
const tables = [
  'users',
  'orders',
  'order_items',
  'order_status_changes',
  'activity',
  'messages',
  'payments',
  'order_revisions',
];

/**
 * Fills a shop that has products and an administrator with customers, orders and their dependent rows, and as many
 * messages as customers. All but the newest orders are `delivered`. Resolves when the tables are analysed.
 */
export async function fillOrders(db: Database, { orders, customers }: OrderBook): Promise<void> {
  await withoutIndexes(db, tables, async (query) => {
    await query(addCustomers, [customers]);
    await query(addMessages, [customers]);
    for (let done = 0; done < orders; done += atOnce) {
      await query(addOrders, [done, Math.min(done + atOnce, orders), orders]);
    }
    await query(addPayments);
    await query(addRevisions);
  });
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * Bulk load: drops foreign keys and non-unique indexes, runs the work, recreates them (much cheaper than maintaining them),
 * then ANALYZE.
 */
export async function withoutIndexes(
  db: Database,
  names: string[],
  work: (query: Query) => Promise<void>,
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    );
    const { rows } = await client.query<{ remove: string; make: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)
      union all
      select format('drop index %I', indexname), indexdef from pg_indexes
      where schemaname = 'public' and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
      [names],
    );
    for (const { remove } of rows) await client.query(remove);
    await work((text, values) => client.query(text, values));
    for (const { make } of rows.toReversed()) await client.query(make);
    await client.query('vacuum analyze');
  } finally {
    // Destroyed instead of returned to the pool: its session settings must not leak.
    client.release(true);
  }
}

const addCustomers = `
insert into users (email, name, password_hash, phone, created_at)
select 'filled-' || n || '@example.com', 'Customer ' || n, '', '+9627' || lpad(n::text, 8, '0'),
  now() - n * interval '1 minute'
from generate_series(1, $1::int) n`;

const addMessages = `
insert into messages (name, email, phone, subject, message, language, created_at, read_at, answered_at)
select 'Customer ' || n, 'customer-' || n || '@example.com', '', (array['general', 'order', 'product'])[n % 3 + 1],
  'A question about olives', 'en', now() - n * interval '1 minute', case when n > 20 then now() end,
  case when n > 50 then now() end
from generate_series(1, $1::int) n`;

const addPayments = `
insert into payments (order_id, method, amount_qirsh, recorded_by, recorded_at, idempotency_key)
select id, (array['cash', 'cliq', 'bank'])[number % 3 + 1],
  case when number % 500 = 0 then total_qirsh + 100 when number % 300 = 0 then 1 else total_qirsh end,
  (select id from users where role = 'admin' limit 1), created_at + interval '1 day', 'filled'
from orders where payment_method = 'cash' and status = 'delivered'`;

const addRevisions = `
insert into order_revisions (order_id, number, state, by_customer, created_at, address, subtotal_qirsh, delivery_fee_qirsh, total_qirsh)
select id, r.number, r.state, false, created_at + interval '1 hour',
  jsonb_build_object('street', street, 'city', city, 'country', country, 'phone', phone), subtotal_qirsh, 0, subtotal_qirsh
from orders cross join (values (1, 'accepted'), (2, 'declined')) as r (number, state) where orders.number % 50 = 0`;

/** Orders number $1 + 1 to $2 of $3. */
const addOrders = `
with shelf as materialized (
  select row_number() over (order by sequence) - 1 as place, id, name_en, name_ar, weight, price_qirsh, image, store
  from products where shown and available
), buyer as materialized (
  select row_number() over (order by created_at) - 1 as place, id, name, email, phone from users where role = 'customer'
), wanted as materialized (
  select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8'
      || substr(hash, 4, 15))::uuid as id,
    case when n > $3 - 200 then 'pending' when n > $3 - 400 then 'processing' when n > $3 - 800 then 'shipped'
      when n % 20 = 0 then 'cancelled' else 'delivered' end as status
  from generate_series($1::int + 1, $2::int) n,
    lateral (select now() - ($3::int - n) * (interval '3 years' / $3::int) as at, md5(n::text) as hash) made
), line as materialized (
  select wanted.n, wanted.id as order_id, position, shelf.*, 1 + n % 3 as quantity
  from wanted cross join generate_series(0, 1) position
  join shelf on shelf.place = (n::bigint * 7919 + position * 104729) % (select count(*) from shelf)
), placed as (
  insert into orders (id, user_id, status, customer_name, customer_email, street, city, country, phone, language,
    subtotal_qirsh, delivery_fee_qirsh, total_qirsh, payment_method, idempotency_key, body_hash, created_at, search_vector)
  select wanted.id, buyer.id, status, buyer.name, buyer.email, 'Rainbow Street ' || n % 100,
    (array['Amman', 'Irbid', 'Zarqa', 'Aqaba'])[n % 4 + 1], 'Jordan', buyer.phone, (array['en', 'ar'])[n % 2 + 1],
    sum, 0, sum, case when n % 5 = 0 then 'cash' else 'chat' end, wanted.id::text, '', at,
    array_to_tsvector(array['customer', substr(buyer.name, 10), 'example', 'com', 'rainbow', 'street', 'n' || n % 5000,
      lower((array['Amman', 'Irbid', 'Zarqa', 'Aqaba'])[n % 4 + 1]), '+' || substr(buyer.phone, 2),
      '+' || right(buyer.phone, 6), 'store:' || goods.store])
  from wanted
  join buyer on buyer.place = (n::bigint * 31) % (select count(*) from buyer)
  join (select line.n, sum(price_qirsh * quantity) as sum, max(store) as store from line group by line.n) goods using (n)
  order by n
  returning id
), lines as (
  insert into order_items (order_id, position, product_id, name_en, name_ar, store, weight, price_qirsh, quantity, image)
  select order_id, position, id, name_en, name_ar, store, weight, price_qirsh, quantity, image from line
), changes as (
  insert into order_status_changes (order_id, before, after, changed_by, changed_at)
  select id, 'pending', status, (select id from users where role = 'admin' limit 1), at + interval '1 hour'
  from wanted where status <> 'pending'
)
insert into activity (at, user_id, action, subject_id, subject, before, after)
select at + interval '1 hour', (select id from users where role = 'admin' limit 1), 'order.status', id::text,
  jsonb_build_object('en', 'MN-' || n, 'ar', 'MN-' || n), '{"status": "pending"}', jsonb_build_object('status', status)
from wanted`;
