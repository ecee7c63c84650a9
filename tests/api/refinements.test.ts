import { expect, test } from 'vitest';
import { getProductFilters, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { cancelOrder } from '../../contracts/order-revisions.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { countSales } from '../../server/orders/count-sales.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, send, addProduct, addCustomer, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const add = async (name: string, given: object) => {
  const product = await addProduct({ name: { en: name, ar: `${name} بلدي` } });
  return call(updateProduct, { id: product.id, category: product.category, ...given }, asAdmin);
};
const made = (en: string, ar: string) => ({ maker: { en, ar } });
const oil = await add('Oil', {
  price: 9,
  origin: 'عجلون',
  food_facts: made('Um Khaled', 'أم خالد'),
});
const honey = await add('Honey', { price: 12.5, origin: 'ajloun', food_facts: made('', 'نحّال الأردن') });
await add('Labneh', {
  price: 3,
  origin: 'Madaba',
  available: false,
  food_facts: made('Um Khaled', 'أم خالد'),
});
await add('Za’atar', {
  price: 2,
  offer: { price: 1.5, from: null, until: null },
  origin: 'Grandma’s garden',
});
await add('Salt', { price: 0.5 });

const named = async (asked: object) => {
  const { items, page } = await call(listProducts, { store: 'mouneh', sort: 'name', ...asked });
  expect(page.total).toBe(items.length);
  return items.map(({ name }) => name.en);
};

test('a place is one place however the seller has written it; another is asked for as it was typed', async () => {
  expect(await named({ origin: 'Ajloun' })).toEqual(['Honey', 'Oil']);
  expect(await named({ origin: 'عَجلون' })).toEqual(['Honey', 'Oil']);
  expect(await named({ origin: 'Grandma’s garden' })).toEqual(['Za’atar']);
  expect(await named({ origin: 'Nowhere' })).toEqual([]);
  expect(await named({ origin: '%' })).toEqual([]);
});

test('a maker is found in either language', async () => {
  expect(await named({ maker: 'Um Khaled' })).toEqual(['Labneh', 'Oil']);
  expect(await named({ maker: 'أم خالد' })).toEqual(['Labneh', 'Oil']);
  expect(await named({ maker: 'نحّال الأردن' })).toEqual(['Honey']);
  expect(await named({ maker: 'Um' })).toEqual([]);
});

test('a price is what it costs today, both ends included', async () => {
  expect(await named({ price_from: 2, price_to: 9 })).toEqual(['Labneh', 'Oil']);
  expect(await named({ price_to: 1.5 })).toEqual(['Salt', 'Za’atar']);
  expect(await named({ price_from: 9.01 })).toEqual(['Honey']);
  expect(await named({ price_from: 5, price_to: 4 })).toEqual([]);
  expect(await send(listProducts, { price_from: 'abc' } as never)).toMatchObject({ status: 400 });
  expect(await send(listProducts, { price_to: -1 })).toMatchObject({ status: 400 });
});

test('only what can be ordered, only what an offer runs for; a name that is not known lets nothing through', async () => {
  expect(await named({ only: 'in_stock' })).toEqual(['Honey', 'Oil', 'Salt', 'Za’atar']);
  expect(await named({ only: 'offer' })).toEqual(['Za’atar']);
  expect(await named({ only: 'in_stock,offer' })).toEqual(['Za’atar']);
  expect(await named({ only: 'toString' })).toEqual([]);
});

test('all refinements hold together, in a search too', async () => {
  expect(await named({ origin: 'Ajloun', price_to: 10, only: 'in_stock' })).toEqual(['Oil']);
  expect(await named({ q: 'oil', maker: 'Um Khaled' })).toEqual(['Oil']);
  expect(await named({ q: 'oil', only: 'offer' })).toEqual([]);
});

test('what is offered finds something, and a price or a state only where it leaves something out', async () => {
  const offered = await call(getProductFilters, { store: 'mouneh' });
  expect(offered).toMatchObject({
    only: ['in_stock', 'offer'],
    price: { min: 0.5, max: 12.5 },
    bought: false,
  });
  const byKey = <One extends { key: string }>(all: One[]) => new Map(all.map((one) => [one.key, one]));
  const origins = byKey(offered.origins);
  expect([...origins.keys()].toSorted()).toEqual(['Ajloun', 'Grandma’s garden', 'Madaba']);
  expect(origins.get('Ajloun')?.name).toEqual({ en: 'Ajloun', ar: 'عجلون' });
  expect(byKey(offered.makers).get('Um Khaled')?.name).toEqual({ en: 'Um Khaled', ar: 'أم خالد' });
  expect(byKey(offered.makers).get('نحّال الأردن')?.name.en).toBe('نحّال الأردن');
  expect(offered.makers).toHaveLength(2);
  expect(await call(getProductFilters, { store: 'cilka' })).toEqual({
    only: [],
    bought: false,
    price: null,
    origins: [],
    makers: [],
    food: [],
  });
});

test('what was bought most stands first: cancelled orders do not count, and what is counted is counted once a day', async () => {
  const popular = () => named({ sort: 'popular' });
  const buy = async (product: typeof oil, quantity: number) =>
    call(placeOrder, orderOf(itemOf(product, quantity)), customer);
  await buy(oil, 2);
  await buy(honey, 3);
  const cancelled = await buy(oil, 9);
  await call(cancelOrder, { id: cancelled.id, revision: 1 }, customer);
  expect((await popular()).slice(0, 1)).toEqual(['Salt']);
  expect(await countSales({ db })).toBe(2);
  expect((await popular()).slice(0, 3)).toEqual(['Honey', 'Oil', 'Salt']);
  expect((await call(getProductFilters, { store: 'mouneh' })).bought).toBe(true);
  expect(await countSales({ db })).toBe(0);
  const later = new Date(Date.now() + 91 * 86_400_000);
  expect(await countSales({ db }, later)).toBe(2);
  expect((await popular()).slice(0, 1)).toEqual(['Salt']);
});
