import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  updateProduct,
  updateProducts,
} from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { backIn, type Season } from '../../contracts/season.ts';
import { saveSizes } from '../../contracts/sizes.ts';
import { countStock, moveStock } from '../../contracts/stock.ts';
import { joinWaitlist } from '../../contracts/waitlist.ts';
import { applySeasons } from '../../server/catalogue/apply-seasons.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { announceProducts } from '../../server/waitlist/announce-products.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, send, addProduct, addCustomer, admin, db, deps } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const thisMonth = Number(
  new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Amman' }).format(Date.now()),
);
/** The month this many after the current one, 1 to 12. */
const month = (from: number): number => ((((thisMonth - 1 + from) % 12) + 12) % 12) + 1;
const now: Season = { from: month(-1), until: month(1) };
const later: Season = { from: month(2), until: month(4) };

const addSeasonal = async (season: Season | null) => addProduct({ price: 2, season });
type Jar = Awaited<ReturnType<typeof addSeasonal>>;
const change = ({ id, category }: Jar, input: object) =>
  call(updateProduct, { id, category, ...input }, asAdmin);
const seen = async ({ id }: Jar) => {
  const { available, back_in } = await call(getProduct, { id });
  return { available, back_in };
};
const onSale = { available: true, back_in: null };
/** Simulates the passing of months: changes the season without the trigger. */
const pretend = async ({ id }: Jar, season: Season) => {
  await db.execute(sql`alter table products disable trigger products_within_season_updated`);
  await db.update(products).set({ season }).where(eq(products.id, id));
  await db.execute(sql`alter table products enable trigger products_within_season_updated`);
};
const version = async () =>
  (await db.execute<{ version: string }>(sql`select version from catalogue_version`)).rows[0]?.version;

test('in its season a product is sold; out of it orders are refused, and its page and lists stay and say when it is back', async () => {
  const [jar, away] = [await addSeasonal(now), await addSeasonal(later)];
  expect(await seen(jar)).toEqual(onSale);
  await call(placeOrder, orderOf(itemOf(jar)), customer);
  expect(await seen(away)).toEqual({ available: false, back_in: later.from });
  expect(await send(placeOrder, orderOf(itemOf(away)), customer)).toMatchObject({
    status: 409,
    code: 'product_unavailable',
    details: [{ path: 'items.0.product_id', message: expect.stringContaining('out of season') }],
  });
  const { items } = await call(listProducts, { limit: 500 });
  expect(items.find(({ id }) => id === away.id)).toMatchObject({ available: false, back_in: later.from });
});

test('a season begins and ends with its months by itself, cached pages know, and a second sweep finds nothing', async () => {
  const jar = await addSeasonal(later);
  const before = await version();
  expect(await applySeasons(db)).toBe(0);
  expect(await version()).toBe(before);
  await pretend(jar, now);
  expect(await applySeasons(db)).toBe(1);
  expect(await version()).not.toBe(before);
  expect(await seen(jar)).toEqual(onSale);
  expect(await applySeasons(db)).toBe(0);
  await pretend(jar, later);
  expect(await applySeasons(db)).toBe(1);
  expect(await seen(jar)).toEqual({ available: false, back_in: later.from });
});

test('what the seller switched off stays off when its next season begins, until it is switched on, within the season or before', async () => {
  const off = { available: false, back_in: null };
  const [jar, other] = [await addSeasonal(now), await addSeasonal(now)];
  for (const one of [jar, other]) {
    await change(one, { available: false });
    await pretend(one, later);
    await applySeasons(db);
    expect(await seen(one)).toEqual(off);
    await change(one, { name: { en: 'Named anew', ar: 'باسم جديد' } });
  }
  // Out of season it is switched on for the next one.
  const { version } = await call(getAdminProduct, { id: other.id }, asAdmin);
  await call(updateProducts, { products: [{ id: other.id, version }], available: true }, asAdmin);
  expect(await seen(other)).toEqual({ available: false, back_in: later.from });
  for (const one of [jar, other]) await pretend(one, now);
  expect(await applySeasons(db)).toBe(2);
  expect(await seen(jar)).toEqual(off);
  expect(await seen(other)).toEqual(onSale);
  expect(await applySeasons(db)).toBe(0);
  await change(jar, { season: later });
  expect(await seen(jar)).toEqual(off);
  await change(jar, { season: null });
  expect(await seen(jar)).toEqual(off);
  await change(jar, { available: true });
  expect(await seen(jar)).toEqual(onSale);
});

test('a size that is out of season says so among its sizes', async () => {
  const jar = await addSeasonal(later);
  const copy = { id: null, weight: '1kg', price: 4, version: null };
  const { version, weight } = await call(getAdminProduct, { id: jar.id }, asAdmin);
  await call(
    saveSizes,
    { id: jar.id, sizes: [{ id: jar.id, weight: weight || '500g', price: 2, version }, copy] },
    asAdmin,
  );
  const { sizes } = await call(getProduct, { id: jar.id });
  expect(sizes.map(({ available, back_in }) => ({ available, back_in }))).toEqual([
    { available: false, back_in: later.from },
    { available: false, back_in: later.from },
  ]);
});

test('a season may go over the new year, and may be all of one month', async () => {
  expect(await seen(await addSeasonal({ from: thisMonth, until: thisMonth }))).toEqual(onSale);
  expect(await seen(await addSeasonal({ from: month(0), until: month(11) }))).toEqual(onSale);
  expect(await seen(await addSeasonal({ from: month(1), until: month(11) }))).toEqual({
    available: false,
    back_in: month(1),
  });
  expect(await seen(await addSeasonal({ from: month(-11), until: month(-1) }))).toMatchObject({
    available: false,
  });
});

test('out of season nothing puts a product on sale: not a switch, many at once, its stock or an undo', async () => {
  const jar = await addSeasonal(later);
  await change(jar, { available: true });
  await call(updateProducts, { products: [{ id: jar.id, version: 2 }], available: true }, asAdmin);
  await call(countStock, { id: jar.id, left: 5, expected_left: null }, asAdmin);
  await call(moveStock, { id: jar.id, kind: 'received', quantity: 3 }, asAdmin);
  expect(await seen(jar)).toEqual({ available: false, back_in: later.from });
  // Its stock decides once the season begins.
  await pretend(jar, now);
  await applySeasons(db);
  expect(await seen(jar)).toEqual(onSale);
});

test('what is counted and sold out stays so when its season begins', async () => {
  const jar = await addSeasonal(later);
  await call(countStock, { id: jar.id, left: 0, expected_left: null }, asAdmin);
  await pretend(jar, now);
  await applySeasons(db);
  expect(await seen(jar)).toEqual({ available: false, back_in: null });
});

test('stock that changes out of season leaves all cached pages as they are', async () => {
  const jar = await addSeasonal(later);
  await call(countStock, { id: jar.id, left: 90, expected_left: null }, asAdmin);
  const before = await version();
  await call(moveStock, { id: jar.id, kind: 'received', quantity: 3 }, asAdmin);
  expect(await version()).toBe(before);
});

test('a box is on sale only in the season of all its parts, counted or not', async () => {
  const [honey, oil] = [await addSeasonal(later), await addSeasonal(null)];
  await call(countStock, { id: honey.id, left: 9, expected_left: null }, asAdmin);
  const parts = [honey, oil].map(({ id }) => ({ id, quantity: 1 }));
  const box = await addProduct({ price: 3, parts });
  expect((await seen(box)).available).toBe(false);
  await pretend(honey, now);
  await applySeasons(db);
  expect((await seen(box)).available).toBe(true);
  await pretend(honey, later);
  await applySeasons(db);
  expect((await seen(box)).available).toBe(false);
});

test('another season, or none, puts a product on sale at once, and an undo takes that back', async () => {
  const jar = await addSeasonal(null);
  await change(jar, { season: later });
  expect(await seen(jar)).toEqual({ available: false, back_in: later.from });
  await change(jar, { season: now });
  expect(await seen(jar)).toEqual(onSale);
  await change(jar, { season: later });
  await change(jar, { season: null });
  expect(await seen(jar)).toEqual(onSale);
  const { items } = await call(listActivity, { action: 'product.update' }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await seen(jar)).toEqual({ available: false, back_in: later.from });
  expect((await call(getAdminProduct, { id: jar.id }, asAdmin)).season).toEqual(later);
});

test('a change can be undone after the season has begun by itself', async () => {
  const jar = await addSeasonal(later);
  await change(jar, { price: 3 });
  const { items } = await call(listActivity, { action: 'product.update' }, asAdmin);
  await pretend(jar, later);
  await db.execute(sql`update products set season = season, available = true where id = ${jar.id}`);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect((await call(getProduct, { id: jar.id })).price).toBe(2);
});

test('who waits for a season is told when it begins', async () => {
  const jar = await addSeasonal(later);
  await call(joinWaitlist, { product_id: jar.id, email: 'autumn@example.com', language: 'ar' });
  expect(await announceProducts(deps)).toBe(0);
  await pretend(jar, now);
  await applySeasons(db);
  expect(await announceProducts(deps)).toBe(1);
});

test('a season that is none is refused where it was chosen', async () => {
  const input = { name: { en: 'Olives', ar: 'زيتون' }, price: 2, category: 'shelf', store: 'mouneh' };
  for (const season of [{ from: 0, until: 3 }, { from: 1, until: 13 }, { from: 1.5, until: 2 }, { from: 1 }])
    expect(await send(createProduct, { ...input, season }, asAdmin)).toMatchObject({
      ...{ status: 400, details: [{ path: expect.stringMatching(/^season\./), code: 'month_required' }] },
    });
});

test('months have the names that people in Jordan know', () => {
  expect(backIn(10, 'ar')).toBe('يعود في تشرين الأول');
  expect(backIn(1, 'ar')).toBe('يعود في كانون الثاني');
  expect(backIn(10, 'en')).toBe('Back in October');
});
