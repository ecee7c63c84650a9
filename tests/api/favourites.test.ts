import { expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { deleteProduct } from '../../contracts/catalogue.ts';
import { maxFavourites, syncFavourites } from '../../contracts/favourites.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';

const { db, send, call, addCustomer, addProduct, admin } = await openShop();

const sync = async ({ token }: Customer, changes: { add?: string[]; remove?: string[] } = {}) =>
  (await call(syncFavourites, changes, { token })).product_ids;
const addIds = async (count: number): Promise<string[]> => {
  const made = await Promise.all(Array.from({ length: count }, () => addProduct()));
  return made.map(({ id }) => id);
};
const [jar = '', oil = '', tea = ''] = await addIds(3);

test('favourites belong to somebody: a guest has none', async () => {
  expect(await send(syncFavourites, { add: [jar] })).toMatchObject({ status: 401, code: 'unauthorized' });
});

test('an administrator has favourites like anybody', async () => {
  const token = await admin();
  expect((await call(syncFavourites, { add: [jar] }, { token })).product_ids).toEqual([jar]);
});

test('the list begins empty, keeps the order in which hearts were pressed, and a product stands once', async () => {
  const salma = await addCustomer();
  expect(await sync(salma)).toEqual([]);
  expect(await sync(salma, { add: [oil, jar] })).toEqual([oil, jar]);
  expect(await sync(salma, { add: [tea, oil, tea] })).toEqual([oil, jar, tea]);
  expect(await sync(salma)).toEqual([oil, jar, tea]);
});

test('the same changes sent twice change nothing more', async () => {
  const salma = await addCustomer();
  for (const _ of [1, 2]) expect(await sync(salma, { add: [jar, oil], remove: [tea] })).toEqual([jar, oil]);
  for (const _ of [1, 2]) expect(await sync(salma, { remove: [jar] })).toEqual([oil]);
});

test('what one device took off stays off when another one only asks', async () => {
  const salma = await addCustomer();
  await sync(salma, { add: [jar, oil] });
  await sync(salma, { remove: [jar] });
  expect(await sync(salma, { add: [tea] })).toEqual([oil, tea]);
});

test('an id in both lists is a favourite, in any case of its letters', async () => {
  const salma = await addCustomer();
  expect(await sync(salma, { add: [jar.toUpperCase()], remove: [jar] })).toEqual([jar]);
  expect(await sync(salma, { remove: [jar.toUpperCase()] })).toEqual([]);
});

test('ids that are no product are passed over, whatever they look like', async () => {
  const salma = await addCustomer();
  const strange = ['0', '', "'; drop table favourites", 'سمنة', '00000000-0000-4000-8000-000000000000'];
  expect(await sync(salma, { add: [...strange, jar], remove: strange })).toEqual([jar]);
});

test("nobody touches another's list", async () => {
  const [salma, omar] = [await addCustomer(), await addCustomer()];
  await sync(salma, { add: [jar, oil] });
  expect(await sync(omar, { add: [tea], remove: [jar, oil] })).toEqual([tea]);
  expect(await sync(salma)).toEqual([jar, oil]);
});

test('changes that are meant for one account are not taken into another', async () => {
  const [salma, omar] = [await addCustomer(), await addCustomer()];
  const { token } = omar;
  const meant = { user_id: salma.user.id, add: [jar] };
  expect(await send(syncFavourites, meant, { token })).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await sync(omar)).toEqual([]);
  await call(syncFavourites, { ...meant, user_id: omar.user.id }, { token });
  expect(await sync(omar)).toEqual([jar]);
});

test('a product that is deleted leaves every list', async () => {
  const salma = await addCustomer();
  const { id } = await addProduct();
  await sync(salma, { add: [jar, id] });
  await call(deleteProduct, { id }, { token: await admin() });
  expect(await sync(salma)).toEqual([jar]);
  expect(await sync(salma, { add: [id] })).toEqual([jar]);
});

test('hearts pressed while their products are deleted are kept or passed over, never an error', async () => {
  const salma = await addCustomer();
  const ids = await addIds(8);
  const token = await admin();
  await Promise.all([
    ...ids.map((id) => call(deleteProduct, { id }, { token })),
    ...ids.map(() => sync(salma, { add: [...ids, jar] })),
  ]);
  expect(await sync(salma)).toEqual([jar]);
});

test('hearts pressed while the account is deleted are refused as those of an ended session', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { token, password } = await addCustomer();
    const [gone, ...answers] = await Promise.all([
      send(deleteAccount, { password }, { token }),
      ...[jar, oil, tea].map((id) => send(syncFavourites, { add: [id] }, { token })),
    ]);
    expect(gone.status).toBe(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
  }
});

test('two devices at once lose nothing of each other', async () => {
  const salma = await addCustomer();
  const ids = await addIds(12);
  await Promise.all(ids.map((id) => sync(salma, { add: [id] })));
  expect((await sync(salma)).toSorted()).toEqual(ids.toSorted());
});

test('a call carries 500 changes of a kind at most, and says so', async () => {
  const { token } = await addCustomer();
  const answer = await send(syncFavourites, { add: Array(maxFavourites + 1).fill(jar) }, { token });
  expect(answer).toMatchObject({ status: 400, details: [{ path: 'add', code: 'too_long' }] });
  expect((await send(syncFavourites, { add: ['x'.repeat(101)] }, { token })).status).toBe(400);
  expect((await send(syncFavourites, { remove: 'all' }, { token })).status).toBe(400);
});

test('of more than 500 favourites the oldest go, also when two devices add at once', async () => {
  const salma = await addCustomer();
  const [model] = await db.select().from(products).limit(1);
  if (!model) throw new Error('there is no product');
  const copies = Array.from({ length: maxFavourites + 20 }, (_, place) => {
    const { id, sequence, ...rest } = model;
    return { ...rest, slug: `copy-${place}` };
  });
  const made = await db.insert(products).values(copies).returning({ id: products.id });
  const ids = made.map(({ id }) => id);
  await sync(salma, { add: ids.slice(0, maxFavourites) });
  const answers = await Promise.all([
    sync(salma, { add: ids.slice(maxFavourites, maxFavourites + 10) }),
    sync(salma, { add: ids.slice(maxFavourites + 10) }),
  ]);
  for (const answer of answers) expect(answer.length).toBe(maxFavourites);
  const kept = await sync(salma);
  expect(kept.toSorted()).toEqual(ids.slice(20).toSorted());
});
