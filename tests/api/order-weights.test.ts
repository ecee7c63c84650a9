import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportData } from '../../contracts/accounts.ts';
import { exportOrders, getAdminOrder, getDaySheet } from '../../contracts/admin-orders.ts';
import { updateProduct } from '../../contracts/catalogue.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { drawInvoice } from '../../server/orders/draw-invoice.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestDatabase } from '../support/test-database.ts';

const shop = await openShop();
const { app, call, addCustomer, addProduct } = shop;
const customer = await addCustomer();
const asAdmin = { token: await shop.admin() };
const name = { en: 'Extra virgin olive oil', ar: 'زيت زيتون بكر ممتاز' };
const bottle = await addProduct({ name, weight: '750ml', price: 7 });
const tin = await addProduct({ name, weight: '5L', price: 40 });
const order = await call(placeOrder, orderOf(itemOf(bottle, 2), itemOf(tin)), customer);

const textOf = async (endpoint: typeof exportOrders | typeof exportData, input: object, token: string) => {
  const { url } = requestFor(endpoint, input as Record<string, unknown>);
  const response = await app.request(url, { headers: { Authorization: `Bearer ${token}` } });
  return response.text();
};

test('an order keeps the weights of its goods, whatever becomes of the products', async () => {
  expect(order.items.map(({ weight }) => weight)).toEqual(['750ml', '5L']);
  await call(updateProduct, { id: bottle.id, category: bottle.category, weight: '1L' }, asAdmin);
  expect((await call(getOrder, { id: order.id }, customer)).items).toEqual(order.items);
  expect((await call(getAdminOrder, { id: order.id }, asAdmin)).items).toEqual(order.items);
});

test('two sizes under one name are told apart in the table of orders and in what a customer takes away', async () => {
  const [headings, english] = parse(await textOf(exportOrders, {}, asAdmin.token), {
    bom: true,
  }) as string[][];
  expect(english?.[headings?.indexOf('Items') ?? -1]).toBe(
    '2 × Extra virgin olive oil (750 ml)\n1 × Extra virgin olive oil (5 L)',
  );
  const arabic = await textOf(exportOrders, { language: 'ar' }, asAdmin.token);
  expect(arabic).toContain('2 × زيت زيتون بكر ممتاز (750 مل)\n1 × زيت زيتون بكر ممتاز (5 لتر)');
  const taken = JSON.parse(await textOf(exportData, {}, customer.token));
  expect(taken.orders[0].items.map(({ weight }: { weight: string }) => weight)).toEqual(['750ml', '5L']);
});

test('the day sheet picks each size by itself, as it was ordered', async () => {
  await call(updateProduct, { id: bottle.id, category: bottle.category, weight: '1L' }, asAdmin);
  const later = await call(placeOrder, orderOf(itemOf(bottle, 4)), customer);
  const { products } = await call(getDaySheet, {}, asAdmin);
  expect(products.map(({ weight, quantity, orders }) => [weight, quantity, orders.length])).toEqual([
    ['1L', 4, 1],
    ['5L', 1, 1],
    ['750ml', 2, 1],
  ]);
  expect(products[0]?.orders).toEqual([{ number: later.number, quantity: 4 }]);
});

test('the invoice prints them in the language of the paper', async () => {
  const paperIn = async (language: 'en' | 'ar') => {
    const [page = ''] = readPdf(await drawInvoice(order, language, { publicUrl: 'https://a.example', name }));
    return page;
  };
  expect(await paperIn('en')).toMatch(/olive oil750 ml.*olive oil5 L/s);
  const onPaper = (arabic: string) => [...arabic].reverse().join('');
  expect(await paperIn('ar')).toContain(onPaper('لتر'));
});

test('orders of before get the weight of their product where it is still there, and none where it is gone', async () => {
  const { db } = await createTestDatabase('bare');
  const known = readMigrations();
  const before = known.filter(({ sql: texts }) => !texts.join().includes('ADD COLUMN "weight" text'));
  expect(before.length).toBeLessThan(known.length);
  const upTo = known.findIndex((migration) => !before.includes(migration));
  await db.transaction((tx) => makeTablesAnew(tx, known.slice(0, upTo)));
  await db.execute(sql`
    with shelf as (insert into categories (slug, name_en, name_ar, position, words) values ('oils', 'Oils', 'زيوت', 1, '{}') returning id),
    tin as (insert into products (slug, name_en, name_ar, weight, price_qirsh, category_id, store, name_words, other_words)
      select 'tin', 'Tin', 'تنكة', '5L', 4000, id, 'mouneh', '{}', '{}' from shelf returning id),
    sold as (insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
      delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash, words)
      values ('', '', '', '', '', 'en', 5000, 0, 5000, 'a', '', '') returning id)
    insert into order_items (order_id, position, product_id, name_en, name_ar, price_qirsh, quantity, image)
    select sold.id, 0, tin.id, 'Tin', 'تنكة', 4000, 1, '' from sold, tin
    union all select sold.id, 1, gen_random_uuid(), 'Gone', 'ذهب', 1000, 1, '' from sold`);
  await migrateDatabase(db);
  const { rows } = await db.execute(sql`select name_en, weight from order_items order by position`);
  expect(rows).toEqual([
    { name_en: 'Tin', weight: '5L' },
    { name_en: 'Gone', weight: '' },
  ]);
});
