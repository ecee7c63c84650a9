import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { getPins, listAdminCategories, savePins, updateCategory } from '../../contracts/categories.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, admin, addProduct, addCategory } = await openShop();
const asAdmin = { token: await admin() };
await addCategory('jars');
await addCategory('oils');

const add = (name: string, category = 'jars') =>
  addProduct({ name: { en: name, ar: `${name} بلدي` }, category });
const [apple, berry, carob, date] = await Promise.all(
  ['Apple', 'Berry', 'Carob', 'Date'].map((name) => add(name)),
);
const oil = await add('Oil', 'oils');
const idOf = async (slug: string) =>
  (await call(listAdminCategories, {}, asAdmin)).find((category) => category.slug === slug)?.id ?? '';
const jars = await idOf('jars');
const pin = (...pinned: ({ id: string } | undefined)[]) =>
  call(savePins, { id: jars, products: pinned.map((product) => product?.id ?? '') }, asAdmin);
const named = async (asked: object = {}) => {
  const list = { store: 'mouneh', category: 'jars', sort: 'category', ...asked } as const;
  return (await call(listProducts, list)).items.map(({ name }) => name.en);
};
const undo = async () => {
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  return send(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
};

test('what the seller puts first stands first, in that order; all others follow by name, in both languages and page by page', async () => {
  expect(await named()).toEqual(['Apple', 'Berry', 'Carob', 'Date']);
  await pin(date, berry);
  expect(await named()).toEqual(['Date', 'Berry', 'Apple', 'Carob']);
  expect(await named({ language: 'ar' })).toEqual(['Date', 'Berry', 'Apple', 'Carob']);
  const list = { store: 'mouneh', category: 'jars', sort: 'category' } as const;
  const first = await call(listProducts, { ...list, limit: 1 });
  const rest = await call(listProducts, { ...list, cursor: first.page.cursor ?? '' });
  expect([...first.items, ...rest.items].map(({ name }) => name.en)).toEqual([
    'Date',
    'Berry',
    'Apple',
    'Carob',
  ]);
  expect(await named({ sort: 'name' })).toEqual(['Apple', 'Berry', 'Carob', 'Date']);
  expect((await call(getPins, { id: jars }, asAdmin)).map(({ name }) => name.en)).toEqual(['Date', 'Berry']);
});

test('a change is taken back, unless another has come since', async () => {
  await pin(carob);
  expect(await named()).toEqual(['Carob', 'Apple', 'Berry', 'Date']);
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  expect((await undo()).status).toBe(200);
  expect(await named()).toEqual(['Date', 'Berry', 'Apple', 'Carob']);
  await pin(apple);
  await pin();
  expect(await send(undoActivity, { id: (items[0]?.id ?? 0) + 2 }, asAdmin)).toMatchObject({
    code: 'changed_since',
  });
  expect(await named()).toEqual(['Apple', 'Berry', 'Carob', 'Date']);
});

test('a category that is saved with its head is one entry of the activity log, by which both are taken back; a head that stays is none', async () => {
  const before = (await call(listAdminCategories, {}, asAdmin)).find(({ id }) => id === jars);
  if (!before) throw new Error('the category is gone');
  const entries = async () => (await call(listActivity, { limit: 100 }, asAdmin)).items.length;
  await pin(date);
  const count = await entries();
  const products = [carob?.id ?? '', apple?.id ?? ''];
  const name = { en: 'Jars and crocks', ar: 'مرطبانات' };
  const { id, version } = before;
  await call(updateCategory, { id, version, name, products }, asAdmin);
  expect(await named()).toEqual(['Carob', 'Apple', 'Berry', 'Date']);
  expect(await entries()).toBe(count + 1);
  // Saving the same again, or only the same pins, creates no entry.
  await call(updateCategory, { id, name, products }, asAdmin);
  await pin(carob, apple);
  expect(await entries()).toBe(count + 1);
  expect((await undo()).status).toBe(200);
  expect(await named()).toEqual(['Date', 'Apple', 'Berry', 'Carob']);
  const after = (await call(listAdminCategories, {}, asAdmin)).find((one) => one.id === jars);
  expect(after?.name).toEqual(before.name);
  // The undo is itself undone in one step.
  expect((await undo()).status).toBe(200);
  expect(await named()).toEqual(['Carob', 'Apple', 'Berry', 'Date']);
  expect((await undo()).status).toBe(200);
  const refused = await send(updateCategory, { id, name, products: [oil.id] }, asAdmin);
  expect(refused).toMatchObject({ details: [{ path: 'products.0', code: 'pin_category' }] });
  await call(updateCategory, { id, products: [] }, asAdmin);
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  expect(items[0]?.action).toBe('category.pins');
});

test('a product of another category is refused by its place, and one that goes to another category loses its own', async () => {
  const refused = await send(savePins, { id: jars, products: [apple?.id ?? '', oil.id] }, asAdmin);
  expect(refused).toMatchObject({ status: 400, details: [{ path: 'products.1', code: 'pin_category' }] });
  await pin(date);
  await call(updateProduct, { id: date?.id ?? '', category: 'oils' }, asAdmin);
  await call(updateProduct, { id: date?.id ?? '', category: 'jars' }, asAdmin);
  expect(await named()).toEqual(['Apple', 'Berry', 'Carob', 'Date']);
});

test('all sizes of one thing have its place: whichever is the cheapest that can be ordered stands there', async () => {
  const id = carob?.id ?? '';
  const own = await call(getSizes, { id }, asAdmin);
  const [{ weight = '', version = 1 } = {}] = own;
  const rows = [
    { id, weight: weight || '500g', price: 5, version },
    { id: null, weight: '250g', price: 2, version: null },
  ];
  await call(saveSizes, { id, sizes: rows }, asAdmin);
  await pin(carob);
  expect((await named())[0]).toBe('Carob');
  expect(await call(getPins, { id: jars }, asAdmin)).toHaveLength(1);
  await call(updateProduct, { id, category: 'jars', price: 1 }, asAdmin);
  expect((await named())[0]).toBe('Carob');
  const now = await call(getSizes, { id }, asAdmin);
  const kept = now.map(({ id, weight, price, version }) => ({ id, weight, price, version }));
  const less = { id: null, weight: '100g', price: 0.5, version: null };
  const { sizes } = await call(saveSizes, { id, sizes: [...kept, less] }, asAdmin);
  const [cheapest] = (await call(listProducts, { store: 'mouneh', category: 'jars', sort: 'category' }))
    .items;
  expect([cheapest?.id, cheapest?.size_count]).toEqual([sizes.at(-1)?.id, 3]);
});
