import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listActivity, undoActivities } from '../../contracts/activity.ts';
import { maxChanged } from '../../contracts/bulk.ts';
import { getAdminProduct, updateProduct, updateProducts } from '../../contracts/catalogue.ts';
import {
  advanceOrders,
  getOrder,
  type OrderStatus,
  placeOrder,
  setOrderStatus,
} from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { db, call, send, admin, addCategory, addCustomer, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
const jar = await addProduct();

const readAll = (ids: string[]) => Promise.all(ids.map((id) => call(getAdminProduct, { id }, asAdmin)));
const addJars = async (...prices: number[]) => {
  const jars = [];
  for (const price of prices) jars.push(await addProduct({ price }));
  return readAll(jars.map(({ id }) => id));
};
const chosen = (jars: { id: string; version: number }[]) => jars.map(({ id, version }) => ({ id, version }));
const versionOfCatalogue = async () => {
  const { rows } = await db.execute<{ version: string }>(sql`select version from catalogue_version`);
  return Number(rows[0]?.version);
};

describe('many products at once', () => {
  test('are out of stock, each remembered, under one new version of the catalogue, and all taken back at once', async () => {
    const jars = await addJars(3.5, 3.3, 1.15);
    const before = await versionOfCatalogue();
    const { products, skipped, activities } = await call(
      updateProducts,
      { products: chosen(jars), available: false },
      asAdmin,
    );
    expect(await versionOfCatalogue()).toBe(before + 1);
    expect(skipped).toEqual([]);
    const ids = jars.map(({ id }) => id);
    expect(products.map(({ available }) => available)).toEqual([false, false, false]);
    expect(await readAll(products.map(({ id }) => id))).toEqual(products);
    const { items } = await call(listActivity, { action: 'product.update', limit: 3 }, asAdmin);
    expect(items.map(({ id }) => id).toSorted()).toEqual(activities.toSorted());
    expect(items.every(({ undoable }) => undoable)).toBe(true);
    await call(undoActivities, { ids: activities }, asAdmin);
    expect((await readAll(ids)).every(({ available }) => available)).toBe(true);
    expect(await send(undoActivities, { ids: activities }, asAdmin)).toMatchObject({ code: 'changed_since' });
  });

  test('are out of stock, hidden and in another category; what another admin changed or deleted is left out', async () => {
    const [first, second] = await addJars(1, 2);
    if (!first || !second) throw new Error('two jars were added');
    await addCategory('attic');
    await call(updateProduct, { id: second.id, category: second.category, price: 5 }, asAdmin);
    const gone = { id: randomUUID(), version: 1 };
    const change = { available: false, shown: false, category: 'attic' };
    const given = { products: [...chosen([first, second]), gone], ...change };
    const answer = await call(updateProducts, given, asAdmin);
    expect(answer.skipped.toSorted()).toEqual([second.id, gone.id].toSorted());
    expect(answer.products).toMatchObject([{ id: first.id, ...change, version: first.version + 1 }]);
    expect(await call(getAdminProduct, { id: second.id }, asAdmin)).toMatchObject({ price: 5, shown: true });
    // Unchanged products get no entry.
    const again = await call(updateProducts, { products: chosen(answer.products), shown: false }, asAdmin);
    expect(again.activities).toEqual([]);
  });

  test('stay as they are, all of them, when the category does not exist', async () => {
    const jars = await addJars(2, 0.5);
    const products = chosen(jars);
    expect(await send(updateProducts, { products, category: 'nowhere' }, asAdmin)).toMatchObject({
      code: 'validation_failed',
    });
    expect(await readAll(jars.map(({ id }) => id))).toEqual(jars);
    const tooMany = Array.from({ length: maxChanged + 1 }, () => ({ id: randomUUID(), version: 1 }));
    expect(await send(updateProducts, { products: tooMany }, asAdmin)).toMatchObject({ status: 400 });
  });
});

describe('many orders at once', () => {
  const place = async (status: OrderStatus) => {
    const { id } = await call(placeOrder, orderOf(itemOf(jar)), customer);
    if (status !== 'pending') await call(setOrderStatus, { id, status }, asAdmin);
    return id;
  };
  const statusOf = async (id: string) => (await call(getOrder, { id }, customer)).status;

  test('get their next status; those for which it is not the next one are left out, and all are taken back at once', async () => {
    const ids = [await place('pending'), await place('pending')];
    const others = [await place('shipped'), await place('cancelled'), randomUUID()];
    const answer = await call(advanceOrders, { ids: [...ids, ...others], status: 'processing' }, asAdmin);
    expect(answer.changed.toSorted()).toEqual(ids.toSorted());
    expect(answer.skipped.toSorted()).toEqual(others.toSorted());
    expect(await Promise.all(ids.map(statusOf))).toEqual(['processing', 'processing']);
    const { items } = await call(listActivity, { action: 'order.status', limit: 2 }, asAdmin);
    expect(items.map(({ id }) => id).toSorted()).toEqual(answer.activities.toSorted());
    await call(undoActivities, { ids: answer.activities }, asAdmin);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['pending', 'pending']);
  });

  test('are set once by two admins at the same moment', async () => {
    const ids = [await place('pending'), await place('pending'), await place('pending')];
    const both = await Promise.all([
      call(advanceOrders, { ids, status: 'processing' }, asAdmin),
      call(advanceOrders, { ids: ids.toReversed(), status: 'processing' }, asAdmin),
    ]);
    expect(both.flatMap(({ changed }) => changed).toSorted()).toEqual(ids.toSorted());
    expect(both.flatMap(({ skipped }) => skipped).toSorted()).toEqual(ids.toSorted());
  });
});
