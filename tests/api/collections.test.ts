import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { deleteProduct, updateProduct } from '../../contracts/catalogue.ts';
import {
  createCollection,
  deleteCollection,
  getCollection,
  listAdminCollections,
  listCollections,
  maxCollections,
  rowLength,
  sortCollections,
  updateCollection,
} from '../../contracts/collections.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { openShop } from '../support/empty-shop.ts';

const { app, call, send, faultsOf, admin, addProduct, addCategory } = await openShop();
const token = await admin();
const asAdmin = { token };
await addCategory('shelf');

const jars = await Promise.all(
  ['Labneh', 'Oil', 'Za’atar'].map((name) => addProduct({ name: { en: name, ar: `${name} بلدي` } })),
);
const [labneh, oil, zaatar] = jars.map(({ id }) => id) as [string, string, string];
const breakfast = {
  name: { en: 'Friday breakfast', ar: 'فطور الجمعة' },
  slug: 'friday-breakfast',
  description: { en: 'All that a slow morning needs.', ar: 'كل ما يلزم صباحًا هادئًا.' },
  shown: true,
  on_home: true,
  products: [zaatar, labneh, oil],
};
const add = (changes: Partial<typeof breakfast> = {}) =>
  call(createCollection, { ...breakfast, ...changes }, asAdmin);
const remove = (id: string) => call(deleteCollection, { id }, asAdmin);
const namesIn = async (id: string) => (await call(getCollection, { id })).items.map(({ name }) => name.en);
const lastEntry = async () => (await call(listActivity, { limit: 1 }, asAdmin)).items[0]?.id ?? 0;

test('a collection holds what the seller put into it, in that order, and is opened by its slug or id', async () => {
  const { id } = await add();
  expect(await call(getCollection, { id: 'friday-breakfast' })).toMatchObject({
    id,
    name: breakfast.name,
    description: breakfast.description,
  });
  expect(await namesIn('friday-breakfast')).toEqual(['Za’atar', 'Labneh', 'Oil']);
  expect(await namesIn(id)).toHaveLength(3);
  expect((await call(listCollections, {})).map(({ slug }) => slug)).toEqual(['friday-breakfast']);
  await remove(id);
  expect(await send(getCollection, { id })).toMatchObject({ status: 404 });
});

test('what is hidden or deleted is left out, and comes back in its place', async () => {
  const { id } = await add();
  await call(updateProduct, { id: labneh, category: 'shelf', shown: false }, asAdmin);
  expect(await namesIn(id)).toEqual(['Za’atar', 'Oil']);
  await call(updateProduct, { id: labneh, category: 'shelf', shown: true }, asAdmin);
  await call(deleteProduct, { id: zaatar }, asAdmin);
  expect(await namesIn(id)).toEqual(['Labneh', 'Oil']);
  const [own] = await call(listAdminCollections, {}, asAdmin);
  expect(own?.products.map((product) => product.id)).toEqual([labneh, oil]);
  await call(undoActivity, { id: await lastEntry() }, asAdmin);
  expect(await namesIn(id)).toEqual(['Za’atar', 'Labneh', 'Oil']);
  await remove(id);
});

test('one that is hidden has no page and no row, and one of the home page only what is shown', async () => {
  const hidden = await add({ shown: false });
  expect(await send(getCollection, { id: hidden.id })).toMatchObject({ status: 404 });
  expect(await call(listCollections, {})).toEqual([]);
  await call(updateCollection, { id: hidden.id, shown: true, on_home: false }, asAdmin);
  expect(await call(listCollections, {})).toEqual([]);
  expect(await namesIn(hidden.id)).toHaveLength(3);
  await call(updateCollection, { id: hidden.id, on_home: true, products: [] }, asAdmin);
  expect(await call(listCollections, {})).toEqual([]);
  const many = await Promise.all(Array.from({ length: rowLength + 1 }, () => addProduct()));
  await call(updateCollection, { id: hidden.id, products: many.map(({ id }) => id) }, asAdmin);
  expect((await call(listCollections, {}))[0]?.items).toHaveLength(rowLength);
  await remove(hidden.id);
});

test('pages, site map and lists follow a change at once', async () => {
  const { id } = await add();
  const map = async () => (await app.request('/sitemaps/pages.xml')).text();
  expect(await map()).toContain('/collections/friday-breakfast');
  await call(updateCollection, { id, slug: 'breakfast' }, asAdmin);
  expect(await map()).toContain('/ar/collections/breakfast');
  await remove(id);
  expect(await map()).not.toContain('/collections/');
});

test('bad input is refused, by name', async () => {
  const fault = (changes: object) => faultsOf(createCollection, { ...breakfast, ...changes }, asAdmin);
  expect(await fault({ slug: 'Friday Breakfast' })).toEqual([fieldErrors.slug_invalid]);
  expect(await fault({ name: { en: '', ar: 'فطور' } })).toEqual([fieldErrors.name_en_required]);
  const many = Array.from({ length: 61 }, () => labneh);
  expect(await fault({ products: many })).toEqual([fieldErrors.collection_full]);
  expect(await fault({ products: ['labneh'] })).toEqual([fieldErrors.invalid]);
  const { id } = await add({ products: [labneh, labneh, oil] });
  expect(await namesIn(id)).toEqual(['Labneh', 'Oil']);
  expect(await send(createCollection, breakfast, asAdmin)).toMatchObject({ status: 409, code: 'slug_taken' });
  await remove(id);
});

test('an edit of what has changed meanwhile is refused', async () => {
  const { id, version } = await add();
  await call(updateCollection, { id, version, on_home: false }, asAdmin);
  expect(await send(updateCollection, { id, version, shown: false }, asAdmin)).toMatchObject({
    code: 'changed_meanwhile',
  });
  await remove(id);
});

test('adding, changing and deleting are taken back, unless something has changed since', async () => {
  const { id } = await add();
  const added = await lastEntry();
  await call(updateCollection, { id, products: [oil] }, asAdmin);
  const changed = await lastEntry();
  expect(await send(undoActivity, { id: added }, asAdmin)).toMatchObject({ code: 'changed_since' });
  await call(undoActivity, { id: changed }, asAdmin);
  expect(await namesIn(id)).toEqual(['Za’atar', 'Labneh', 'Oil']);
  await remove(id);
  const deleted = await lastEntry();
  await call(undoActivity, { id: deleted }, asAdmin);
  expect(await namesIn(id)).toHaveLength(3);
  await remove(id);
});

test('collections stand in the seller’s order', async () => {
  const one = await add({ slug: 'one' });
  const two = await add({ slug: 'two' });
  const rows = async () => (await call(listCollections, {})).map(({ slug }) => slug);
  expect(await rows()).toEqual(['one', 'two']);
  const { activity } = await send(sortCollections, { ids: [two.id, one.id] }, asAdmin);
  expect(await rows()).toEqual(['two', 'one']);
  await call(undoActivity, { id: activity ?? 0 }, asAdmin);
  expect(await rows()).toEqual(['one', 'two']);
  await remove(one.id);
  await remove(two.id);
});

test('a new order is one entry of the activity log, whatever moved; a change of one collection before it can still be undone', async () => {
  const [one, two, three] = [
    await add({ slug: 'one' }),
    await add({ slug: 'two' }),
    await add({ slug: 'three' }),
  ];
  const rows = async () => (await call(listCollections, {})).map(({ slug }) => slug);
  const change = await send(updateCollection, { id: one.id, slug: 'first' }, asAdmin);
  const { activity } = await send(sortCollections, { ids: [three.id, two.id, one.id] }, asAdmin);
  const { items } = await call(listActivity, { limit: 2 }, asAdmin);
  expect(items.map(({ id, action }) => ({ id, action }))).toEqual([
    { id: activity, action: 'collection.order' },
    { id: change.activity, action: 'collection.update' },
  ]);
  await call(undoActivity, { id: change.activity ?? 0 }, asAdmin);
  expect(await rows()).toEqual(['three', 'two', 'one']);
  await call(undoActivity, { id: activity ?? 0 }, asAdmin);
  expect(await rows()).toEqual(['one', 'two', 'three']);
  for (const { id } of [one, two, three]) await remove(id);
});

test('a deleted collection comes back by undo in its place, also after the others were sorted', async () => {
  const [one, two, three] = [
    await add({ slug: 'one' }),
    await add({ slug: 'two' }),
    await add({ slug: 'three' }),
  ];
  const rows = async () => (await call(listCollections, {})).map(({ slug }) => slug);
  await remove(two.id);
  await call(undoActivity, { id: await lastEntry() }, asAdmin);
  expect(await rows()).toEqual(['one', 'two', 'three']);
  await remove(two.id);
  const deleted = await lastEntry();
  await call(sortCollections, { ids: [three.id, one.id] }, asAdmin);
  await call(undoActivity, { id: deleted }, asAdmin);
  expect(await rows()).toEqual(['three', 'two', 'one']);
  for (const { id } of [one, two, three]) await remove(id);
});

test('a shop has a bounded number of collections, however many are added at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: maxCollections + 3 }, (_, number) =>
      send(createCollection, { ...breakfast, slug: `c-${number}` }, asAdmin),
    ),
  );
  const refused = answers.filter(({ code }) => code === 'collections_many');
  expect(refused).toHaveLength(3);
  expect(await call(listAdminCollections, {}, asAdmin)).toHaveLength(maxCollections);
});
