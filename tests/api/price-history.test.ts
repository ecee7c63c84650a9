import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { changePrices } from '../../contracts/prices.ts';
import { applyOffers } from '../../server/catalogue/apply-offers.ts';
import { removePastPrices } from '../../server/catalogue/remove-past-prices.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { openShop } from '../support/empty-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { call, send, addProduct, admin, db } = await openShop();
const asAdmin = { token: await admin() };
type Jar = { id: string; category: string };

/** The date in Amman this many days from today. */
const day = (from: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(Date.now() + from * 86_400_000);
const offer = (price: number, from: string | null = null, until: string | null = null) => ({
  price,
  from,
  until,
});
const change = (jar: Jar, fields: object) =>
  call(updateProduct, { id: jar.id, category: jar.category, ...fields }, asAdmin);
const regular = async ({ id }: Jar) => (await call(getProduct, { id })).regular_price;

/** Simulates the passing of days: everything that ended did so longer ago. */
const pass = async (jar: Jar, days: number) => {
  await db.execute(sql`alter table past_prices disable trigger past_prices_append_only`);
  await db.execute(
    sql`update past_prices set until = until - ${days} * interval '1 day' where product_id = ${jar.id}`,
  );
  await db.execute(sql`alter table past_prices enable trigger past_prices_append_only`);
};
const history = async ({ id }: Jar) => {
  const { rows } = await db.execute<{ now: number }>(
    sql`select now_qirsh as now from past_prices where product_id = ${id} order by id`,
  );
  return rows.map(({ now }) => now);
};

test('a price that was raised the day before is not shown beside the offer: the lowest of the 30 days before is', async () => {
  const jar = await addProduct({ price: 4 });
  await pass(jar, 20);
  await change(jar, { price: 6 });
  await pass(jar, 1);
  await change(jar, { offer: offer(3) });
  expect(await call(getProduct, { id: jar.id })).toMatchObject({ price: 3, regular_price: 4 });
  // Lists and the seller see the same.
  const { items } = await call(listProducts, { limit: 500 });
  expect(items.find(({ id }) => id === jar.id)?.regular_price).toBe(4);
  expect(await call(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({
    ...{ price: 6, price_now: 3, regular_price: 4 },
  });
});

test('what ended more than 30 days before the offer does not count', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { price: 6 });
  await pass(jar, 31);
  await change(jar, { offer: offer(3) });
  expect(await regular(jar)).toBe(6);
});

test('an earlier offer within 30 days counts; an offer that is no lower shows no old price', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { offer: offer(3) });
  await change(jar, { offer: null });
  await pass(jar, 5);
  await change(jar, { offer: offer(3) });
  expect(await call(getProduct, { id: jar.id })).toMatchObject({ price: 3, regular_price: null });
  await change(jar, { offer: offer(2.5) });
  // Still the same offer, which began when it cost 3.00.
  expect(await regular(jar)).toBe(3);
});

test('an offer that was ended by mistake and is back within a day goes on with the old price that it had', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { offer: offer(3) });
  await pass(jar, 10);
  const ended = await send(
    updateProduct,
    { id: jar.id, category: jar.category, offer: null } as never,
    asAdmin,
  );
  expect(await regular(jar)).toBeNull();
  await call(undoActivity, { id: ended.activity ?? 0 }, asAdmin);
  expect(await regular(jar)).toBe(4);
  // Prices in between count.
  await change(jar, { offer: null, price: 3.5 });
  await change(jar, { offer: offer(3), price: 4 });
  expect(await regular(jar)).toBe(3.5);
});

test('while an offer runs, a higher price changes nothing of the old price, and a lower one is shown', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { offer: offer(3) });
  await change(jar, { price: 9 });
  expect(await regular(jar)).toBe(4);
  await change(jar, { price: 3.5 });
  expect(await regular(jar)).toBe(3.5);
  await change(jar, { price: 4 });
  expect(await regular(jar)).toBe(4);
});

test('a product that was added with its offer has no old price: nothing was asked before', async () => {
  const { name, category } = await addProduct();
  const fields = { name, category, price: 4, store: 'mouneh' as const, offer: offer(3) };
  const { id } = await call(createProduct, fields, asAdmin);
  expect(await call(getProduct, { id })).toMatchObject({ price: 3, regular_price: null });
});

test('an offer that begins with its day looks at the days before that', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { price: 5, offer: offer(3, day(1)) });
  expect(await call(getProduct, { id: jar.id })).toMatchObject({ price: 5, regular_price: null });
  await db.execute(sql`alter table products disable trigger products_prices`);
  await db.execute(
    sql`update products set offer = offer || ${JSON.stringify({ from: day(0) })}::jsonb where id = ${jar.id}`,
  );
  await db.execute(sql`alter table products enable trigger products_prices`);
  expect(await applyOffers(db)).toBe(1);
  expect(await call(getProduct, { id: jar.id })).toMatchObject({ price: 3, regular_price: 4 });
});

test('the history has each price that ended, of many changed at once too, is append-only, and forgets what can’t count', async () => {
  const jar = await addProduct({ price: 4 });
  await change(jar, { price: 5 });
  // A change of another field, or the same price again, ends no price.
  const { version } = await change(jar, { weight: '1kg', price: 5 });
  await call(
    changePrices,
    { change: { percent: 10, step: 0.05 }, products: [{ id: jar.id, version }] },
    asAdmin,
  );
  expect(await history(jar)).toEqual([400, 500]);
  await expect(
    db.execute(sql`update past_prices set now_qirsh = 900 where product_id = ${jar.id}`),
  ).rejects.toThrow();
  await removePastPrices(db, new Date());
  expect(await history(jar)).toEqual([400, 500]);
  await removePastPrices(db, new Date(Date.now() + 32 * 86_400_000));
  expect(await history(jar)).toEqual([]);
});

test('offers that ran before the shop kept a history go on showing the price that they showed', async () => {
  const { db: earlier } = await createTestDatabase('bare');
  const all = readMigrations();
  const place = all.findIndex(({ sql: [first = ''] }) => first.includes('TABLE "past_prices"'));
  await earlier.transaction((tx) => makeTablesAnew(tx, all.slice(0, place)));
  await earlier.execute(
    sql`insert into categories (slug, name_en, name_ar, words, position) values ('a', 'A', 'أ', '{}', 1)`,
  );
  await earlier.execute(sql`
    insert into products (slug, name_en, name_ar, price_qirsh, offer, category_id, store, name_words, other_words)
    select p.slug, 'A', 'أ', 400, offer::jsonb, c.id, 'mouneh', '{}', '{}'
    from categories c, (values ('offered', '{"qirsh": 300, "from": null, "until": null}'), ('plain', null)) as p (slug, offer)`);
  await migrateDatabase(earlier);
  const { rows } = await earlier.execute(
    sql`select slug, now_qirsh, lowest_qirsh from products order by slug`,
  );
  expect(rows).toEqual([
    { slug: 'offered', now_qirsh: 300, lowest_qirsh: 400 },
    { slug: 'plain', now_qirsh: 400, lowest_qirsh: null },
  ]);
});
