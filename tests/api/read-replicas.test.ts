import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { getProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { listCategories } from '../../contracts/categories.ts';
import { listOrders, placeOrder } from '../../contracts/orders.ts';
import { getContent, getDeliveryFee } from '../../contracts/settings.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

// A separate shop, recognisable by its texts.
const replica = await openShop();
const replicaUrl = replica.db.$client.options.connectionString ?? '';
const shop = await openShop({ databaseReadUrls: [replicaUrl] });
const { db, deps, call, send, admin, addCustomer, addProduct, logged } = shop;

const product = await addProduct({ name: { en: 'Freekeh', ar: 'فريكة' }, price: 4 });
const copy = await replica.addProduct({ name: { en: 'Freekeh of the replica', ar: 'فريكة' }, price: 4 });
// The version is set by the test.
await replica.db.execute(sql`drop function count_catalogue_version() cascade`);
await replica.db.execute(sql`update products set id = ${product.id} where id = ${copy.id}`);
await replica.db.execute(sql`update categories set name_en = 'Shelf of the replica'`);
await replica.db.execute(sql`
  insert into settings values ('delivery_fee_qirsh', '777'), ('content', '{"name": {"en": "Replica", "ar": "نسخة"}}')
  on conflict (name) do update set value = excluded.value`);

/** Sets the replica's version this many changes ahead of the shop's, or behind. */
async function putReplica(distance: number): Promise<void> {
  await deps.catalogueVersion.refresh();
  const version = (deps.catalogueVersion.current() ?? 0) + distance;
  await replica.db.execute(sql`update catalogue_version set version = ${version}`);
}

const fee = async () => (await call(getDeliveryFee, {})).delivery_fee;
const onReplica = 7.77;
const onPrimary = 0;

/** Makes the shop check the replica's version again. */
async function changeOnPrimary(): Promise<void> {
  await db.execute(sql`update products set price_qirsh = price_qirsh where id = ${product.id}`);
  await deps.catalogueVersion.refresh();
}

beforeEach(async () => {
  await expect.poll(deps.catalogueVersion.current).not.toBeNull();
});

test('a replica that has caught up answers the public reads, and a customer’s own are read from the primary', async () => {
  await putReplica(0);
  expect((await call(listProducts, {})).items.map(({ name }) => name.en)).toEqual(['Freekeh of the replica']);
  expect((await call(getProduct, { id: product.id })).name.en).toBe('Freekeh of the replica');
  expect((await call(listCategories, {})).map(({ name }) => name.en)).toEqual(['Shelf of the replica']);
  expect((await call(getContent, {})).name.en).toBe('Replica');
  expect(await fee()).toBe(onReplica);

  const { token } = await addCustomer();
  const order = await call(placeOrder, orderOf(itemOf(product)), { token });
  expect(order).toMatchObject({ delivery_fee: 0, items: [{ name: { en: 'Freekeh' } }] });
  expect((await call(listOrders, {}, { token })).items).toHaveLength(1);
});

test('a refusal that a replica answers is the answer', async () => {
  await putReplica(0);
  await replica.db.execute(sql`update products set shown = false`);
  expect((await send(getProduct, { id: product.id })).status).toBe(404);
  await replica.db.execute(sql`update products set shown = true`);
});

test('a replica that is behind is passed over until it has caught up', async () => {
  await putReplica(0);
  expect(await fee()).toBe(onReplica);
  await changeOnPrimary();
  expect(await fee()).toBe(onPrimary);
  await putReplica(0);
  expect(await fee()).toBe(onReplica);
});

test('who changes a price reads the new one at once', async () => {
  await putReplica(0);
  expect(await call(getProduct, { id: product.id })).toMatchObject({
    name: { en: 'Freekeh of the replica' },
    price: 4,
  });
  await call(
    updateProduct,
    { id: product.id, category: 'shelf', price: 5, version: 1 },
    { token: await admin() },
  );
  expect(await call(getProduct, { id: product.id })).toMatchObject({ name: { en: 'Freekeh' }, price: 5 });
});

test('while it is not known what has changed, the primary answers', async () => {
  const deaf = await openShop({ databaseReadUrls: [replicaUrl] });
  await deaf.deps.catalogueVersion.close();
  expect(deaf.deps.catalogueVersion.current()).toBeNull();
  expect((await deaf.call(getDeliveryFee, {})).delivery_fee).toBe(onPrimary);
});

const waiting = sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('a replica whose connections break or whose queries are cancelled is stood in for', async () => {
  await putReplica(1);
  expect(await fee()).toBe(onReplica);
  await replica.db.execute(sql`alter table settings rename to settings_away`);
  expect(await fee()).toBe(onPrimary);
  await replica.db.execute(sql`alter table settings_away rename to settings`);
  expect(await fee()).toBe(onReplica);

  const lockHolder = await replica.db.$client.connect();
  await lockHolder.query('begin; lock table settings');
  const asked = fee();
  await expect
    .poll(async () => (await replica.db.execute(sql`${waiting} and wait_event_type = 'Lock'`)).rowCount)
    .toBe(1);
  await replica.db.execute(
    sql`select pg_terminate_backend(pid) from (${waiting} and wait_event_type = 'Lock') w`,
  );
  expect(await asked).toBe(onPrimary);
  await lockHolder.query('rollback');
  lockHolder.release();
  expect(await fee()).toBe(onPrimary);
  expect(logged.splice(0).join('')).toContain('a replica failed');
});

test('with several replicas the others answer for one that is down, and one that never answers is not asked again at once', async () => {
  const knocks: unknown[] = [];
  const silent: Server = createServer((socket) => knocks.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  afterAll(() => silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const other = await openShop({
    databaseReadUrls: [
      'postgres://me:secret@127.0.0.1:1/mouneh',
      `postgres://me:secret@127.0.0.1:${port}/mouneh`,
      replicaUrl,
    ],
  });
  for (let asked = 0; asked < 6; asked += 1)
    expect((await other.call(getDeliveryFee, {})).delivery_fee).toBe(onReplica);
  expect(knocks).toHaveLength(1);
  expect(other.logged.splice(0).join('')).not.toMatch(/secret/);
});
