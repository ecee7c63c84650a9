import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import { applyOffers } from '../../server/catalogue/apply-offers.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, send, addProduct, addCustomer, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

/** The date in Amman this many days from today. */
const day = (from: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(Date.now() + from * 86_400_000);
type Offer = { price: number; from: string | null; until: string | null };
const offering = async (offer: Offer | null, price = 4) => {
  const jar = await addProduct({ price });
  await call(updateProduct, { id: jar.id, category: jar.category, offer }, asAdmin);
  return jar;
};
const seen = async (id: string) => {
  const { price, regular_price, offer_until } = await call(getProduct, { id });
  return { price, regular_price, offer_until };
};
const plain = { price: 4, regular_price: null, offer_until: null };

test('while an offer runs shoppers see its price and the other one, and an order costs what they see', async () => {
  const jar = await offering({ price: 2.5, from: day(-1), until: day(0) });
  expect(await seen(jar.id)).toEqual({ price: 2.5, regular_price: 4, offer_until: day(0) });
  const late = orderOf(itemOf(jar, 2));
  expect(await send(placeOrder, late, customer)).toMatchObject({
    status: 409,
    code: 'price_changed',
    details: [{ price: 2.5 }],
  });
  const order = await call(placeOrder, orderOf(itemOf({ ...jar, price: 2.5 }, 2)), customer);
  expect(order.subtotal).toBe(5);
  expect((await call(getOrder, { id: order.id }, customer)).items[0]?.price).toBe(2.5);
});

test('an offer without days runs until it is ended; one of other days does not run', async () => {
  expect(await seen((await offering({ price: 3, from: null, until: null })).id)).toEqual({
    ...{ price: 3, regular_price: 4, offer_until: null },
  });
  expect(await seen((await offering({ price: 3, from: day(1), until: null })).id)).toEqual(plain);
  expect(await seen((await offering({ price: 3, from: null, until: day(-1) })).id)).toEqual(plain);
  expect(await seen((await offering(null)).id)).toEqual(plain);
});

test('an offer begins and ends with its days by itself, and cached pages know', async () => {
  const jar = await offering({ price: 3, from: day(1), until: day(2) });
  const version = async () =>
    (await db.execute<{ version: string }>(sql`select version from catalogue_version`)).rows[0]?.version;
  const before = await version();
  expect(await applyOffers(db)).toBe(0);
  expect(await version()).toBe(before);
  // Simulates the passing of days: changes the offer without the trigger.
  const pretend = async (from: string, until: string) => {
    await db.execute(sql`alter table products disable trigger products_prices`);
    await db
      .update(products)
      .set({ offer: { qirsh: 300, from, until } })
      .where(eq(products.id, jar.id));
    await db.execute(sql`alter table products enable trigger products_prices`);
  };
  await pretend(day(0), day(0));
  expect(await applyOffers(db)).toBe(1);
  expect(await seen(jar.id)).toEqual({ price: 3, regular_price: 4, offer_until: day(0) });
  await pretend(day(-2), day(-1));
  expect(await applyOffers(db)).toBe(1);
  expect(await seen(jar.id)).toEqual(plain);
});

test('lists are sorted by what things cost today', async () => {
  const [dear, cheap] = [
    await offering({ price: 0.2, from: null, until: null }, 90),
    await offering(null, 0.3),
  ];
  const { items } = await call(listProducts, { sort: 'price', limit: 500 });
  const place = (id: string) => items.findIndex((item) => item.id === id);
  expect(place(dear.id)).toBeLessThan(place(cheap.id));
  expect(items[place(dear.id)]).toMatchObject({ price: 0.2, regular_price: 90 });
});

test('an offer that is none is refused where it was typed', async () => {
  const jar = await addProduct({ price: 4 });
  const refusal = async (offer: object) => {
    const change = { id: jar.id, category: jar.category, offer } as never;
    const { status, details } = await send(updateProduct, change, asAdmin);
    return [status, details?.[0]?.path, details?.[0]?.code];
  };
  const days = { from: null, until: null };
  expect(await refusal({ price: 4, ...days })).toEqual([400, 'offer.price', 'offer_high']);
  expect(await refusal({ price: 0, ...days })).toEqual([400, 'offer.price', 'price_required']);
  expect(await refusal({ price: 1.234, ...days })).toEqual([400, 'offer.price', 'price_decimals']);
  expect(await refusal({ price: 1, from: '2026-02-30', until: null })).toEqual([
    ...[400, 'offer.from', 'day_invalid'],
  ]);
  expect(await refusal({ price: 1, from: day(2), until: day(1) })).toEqual([400, 'offer.until', 'day_order']);
  const high = { name: jar.name, price: 2, category: jar.category, store: jar.store };
  expect(await send(createProduct, { ...high, offer: { price: 3, ...days } }, asAdmin)).toMatchObject({
    ...{ status: 400, details: [{ path: 'offer.price' }] },
  });
});

test('a price that falls below its offer is the price', async () => {
  const jar = await offering({ price: 3, from: null, until: null });
  await call(updateProduct, { id: jar.id, category: jar.category, price: 2 }, asAdmin);
  expect(await seen(jar.id)).toEqual({ ...plain, price: 2 });
});

test('the seller sees the price, the offer and what it costs today, and takes an offer back', async () => {
  const jar = await offering({ price: 3, from: day(0), until: null });
  expect(await call(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({
    price: 4,
    price_now: 3,
    offer: { price: 3, from: day(0), until: null },
  });
  const { items } = await call(listActivity, { action: 'product.update' }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await call(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({ price_now: 4, offer: null });
});
