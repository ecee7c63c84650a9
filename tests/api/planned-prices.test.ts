import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Activity, listActivity, undoActivity } from '../../contracts/activity.ts';
import { maxDaysAhead } from '../../contracts/calendar-day.ts';
import { deleteProduct, getAdminProduct, getProduct, updateProduct } from '../../contracts/catalogue.ts';
import {
  cancelPlannedPrices,
  changePrices,
  listPlannedPrices,
  previewPrices,
} from '../../contracts/prices.ts';
import { applyPlannedPrices } from '../../server/prices/apply-planned-prices.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, deps, call, send, admin, addProduct } = await openShop();
const asAdmin = { token: await admin() };
type Jar = { id: string };

/** The date in Amman this many days from today. */
const day = (from: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(Date.now() + from * 86_400_000);
const priceOf = async ({ id }: Jar) => (await call(getProduct, { id })).price;
const versioned = (jars: Jar[]) =>
  Promise.all(
    jars.map(async ({ id }) => ({ id, version: (await call(getAdminProduct, { id }, asAdmin)).version })),
  );
/** Schedules a price for products on a day. */
const plan = async (jars: Jar[], price: number, on: string) =>
  call(changePrices, { change: { price, step: 0.01 }, day: on, products: await versioned(jars) }, asAdmin);
const planned = (product?: Jar) => call(listPlannedPrices, product ? { product: product.id } : {}, asAdmin);
/** Simulates that many days passing with the shop off. */
const pass = (days: number) => db.execute(sql`update planned_prices set day = day - ${days}::int`);
const latest = async (): Promise<Activity> => {
  const { items } = await call(listActivity, { action: 'price', limit: 1 }, asAdmin);
  if (!items[0]) throw new Error('nothing is remembered');
  return items[0];
};

test('a price that is planned is asked from its day on, once, and the entry names who planned it', async () => {
  const jar = await addProduct({ price: 3 });
  expect(await plan([jar], 3.5, day(2))).toMatchObject({ changed: 1, skipped: { total: 0 } });
  expect(await latest()).toMatchObject({
    action: 'price.plan',
    undoable: true,
    after: { planned_for: day(2) },
  });
  const [upcoming] = await planned(jar);
  expect(upcoming).toMatchObject({
    day: day(2),
    total: 1,
    products: [{ price: 3, after: 3.5, fault: null }],
  });
  expect(await applyPlannedPrices(deps)).toBe(0);
  await pass(1);
  expect(await applyPlannedPrices(deps)).toBe(0);
  expect(await priceOf(jar)).toBe(3);
  await pass(1);
  expect(await Promise.all([applyPlannedPrices(deps), applyPlannedPrices(deps)])).toContain(1);
  expect(await priceOf(jar)).toBe(3.5);
  const { version } = await call(getAdminProduct, { id: jar.id }, asAdmin);
  expect(version).toBe(2);
  expect(await planned(jar)).toEqual([]);
  const entry = await latest();
  expect(entry).toMatchObject({
    action: 'price.change',
    undoable: true,
    user: upcoming?.by,
    subject: jar.name,
  });
  // An applied plan can no longer be undone by its own entry.
  const { items } = await call(listActivity, { action: 'price.plan' }, asAdmin);
  expect(items[0]?.undoable).toBe(false);
  await call(undoActivity, { id: entry.id }, asAdmin);
  expect(await priceOf(jar)).toBe(3);
});

test('after days off what was planned is applied in the order of its days', async () => {
  const jar = await addProduct({ price: 3 });
  await plan([jar], 5, day(9));
  await plan([jar], 4, day(3));
  await pass(20);
  expect(await applyPlannedPrices(deps)).toBe(2);
  expect(await priceOf(jar)).toBe(5);
  const { rows } = await db.execute<{ now: number }>(
    sql`select now_qirsh as now from past_prices where product_id = ${jar.id} order by id`,
  );
  expect(rows.map(({ now }) => now)).toEqual([300, 400]);
});

test('a whole category is planned as it was previewed; a later edit of a price keeps the plan', async () => {
  const [first, second] = [await addProduct({ price: 2 }), await addProduct({ price: 4 })];
  const ids = [first.id, second.id];
  const change = { percent: 10, step: 0.05 } as const;
  const { products } = await call(previewPrices, { change, day: day(5), ids }, asAdmin);
  expect((await call(changePrices, { change, day: day(5), products }, asAdmin)).changed).toBe(2);
  await call(updateProduct, { id: first.id, category: first.category, price: 9 }, asAdmin);
  expect((await planned(first))[0]?.products).toMatchObject([{ price: 9, after: 2.2 }]);
  await pass(5);
  await applyPlannedPrices(deps);
  expect([await priceOf(first), await priceOf(second)]).toEqual([2.2, 4.4]);
});

test('the price that it has today can be planned, after another one', async () => {
  const jar = await addProduct({ price: 3 });
  await plan([jar], 4, day(1));
  await plan([jar], 3, day(4));
  await pass(1);
  await applyPlannedPrices(deps);
  expect(await priceOf(jar)).toBe(4);
  await pass(3);
  await applyPlannedPrices(deps);
  expect(await priceOf(jar)).toBe(3);
});

test('what can’t have the price on its day stays as it is and is told: deleted products, and those whose offer is higher', async () => {
  const [gone, offered, fine] = [
    await addProduct({ price: 6 }),
    await addProduct({ price: 6 }),
    await addProduct({ price: 6 }),
  ];
  await plan([gone, offered, fine], 5, day(3));
  await call(deleteProduct, { id: gone.id }, asAdmin);
  const offer = { price: 5.5, from: null, until: null };
  await call(updateProduct, { id: offered.id, category: offered.category, offer }, asAdmin);
  const [upcoming] = await planned();
  expect(Object.fromEntries(upcoming?.products.map(({ id, fault }) => [id, fault]) ?? [])).toEqual({
    [gone.id]: 'gone',
    [offered.id]: 'offer',
    [fine.id]: null,
  });
  await pass(3);
  await applyPlannedPrices(deps);
  expect([await priceOf(offered), await priceOf(fine)]).toEqual([5.5, 5]);
  const { after } = await latest();
  expect(after).toMatchObject({ changed: 1, left: 2, planned_for: expect.any(String) });
  expect(after?.left_alone).toEqual(expect.arrayContaining([gone.name, offered.name]));
  // The same for a single product.
  await plan([offered], 5.8, day(1));
  await call(updateProduct, { id: offered.id, category: offered.category, offer: null, price: 7 }, asAdmin);
  await call(
    updateProduct,
    { id: offered.id, category: offered.category, offer: { ...offer, price: 6 } },
    asAdmin,
  );
  await pass(1);
  await applyPlannedPrices(deps);
  expect(await latest()).toMatchObject({ action: 'price.skip', undoable: false, subject: offered.name });
});

test('an offer that will have ended by the day is in no one’s way', async () => {
  const jar = await addProduct({ price: 6 });
  const offer = { price: 5, from: null, until: day(2) };
  await call(updateProduct, { id: jar.id, category: jar.category, offer }, asAdmin);
  expect((await plan([jar], 4, day(2))).skipped.total).toBe(1);
  expect((await plan([jar], 4, day(3))).changed).toBe(1);
});

test('a plan is cancelled, whole or for one product; a newer one for the same day replaces it', async () => {
  const [first, second] = [await addProduct({ price: 2 }), await addProduct({ price: 2 })];
  await plan([first, second], 3, day(4));
  const id = (await planned(first))[0]?.id ?? '';
  await call(cancelPlannedPrices, { id, product: first.id }, asAdmin);
  expect(await planned(first)).toEqual([]);
  expect(await latest()).toMatchObject({ action: 'price.cancel', subject: first.name });
  await plan([second], 5, day(4));
  expect((await planned(second)).map(({ products }) => products[0]?.after)).toEqual([5]);
  const entry = await latest();
  const newer = (await planned(second))[0]?.id ?? '';
  await call(cancelPlannedPrices, { id: newer }, asAdmin);
  expect(await planned(second)).toEqual([]);
  expect(await latest()).toMatchObject({ action: 'price.plan', undoes: entry.id, undoable: true });
  expect(await send(cancelPlannedPrices, { id: newer }, asAdmin)).toMatchObject({ status: 404 });
  expect(await send(undoActivity, { id: entry.id }, asAdmin)).toMatchObject({ code: 'changed_since' });
  // Undo under Activity cancels, too.
  await plan([first], 3, day(4));
  await call(undoActivity, { id: (await latest()).id }, asAdmin);
  expect(await planned(first)).toEqual([]);
});

test('one cancelled price is put back into its plan, once, and not after the plan is cancelled or its day has come', async () => {
  const [first, second] = [await addProduct({ price: 2 }), await addProduct({ price: 2 })];
  await plan([first, second], 3, day(6));
  const [whole] = await planned(first);
  const id = whole?.id ?? '';
  const undo = (entry: Activity) => send(undoActivity, { id: entry.id }, asAdmin);
  const cancel = async () => {
    await call(cancelPlannedPrices, { id, product: first.id }, asAdmin);
    return latest();
  };
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({ action: 'price.cancel', undoable: true });
  const answers = await Promise.all([undo(cancelled), undo(cancelled)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await latest()).toMatchObject({ undoes: cancelled.id, undoable: false, subject: first.name });
  expect((await planned(first))[0]).toMatchObject({ id, by: whole?.by, day: day(6) });
  expect((await planned()).find((one) => one.id === id)).toMatchObject({ total: 2 });
  // Another price for the same day is not overwritten.
  const again = await cancel();
  await plan([first], 5, day(6));
  expect(await undo(again)).toMatchObject({ code: 'changed_since' });
  expect((await planned(first))[0]?.products).toMatchObject([{ after: 5 }]);
  const newer = (await planned(first))[0]?.id ?? '';
  await call(cancelPlannedPrices, { id: newer }, asAdmin);
  // The day has come.
  await db.execute(
    sql`update activity set before = before || ${JSON.stringify({ planned_for: day(0) })}::jsonb where id = ${again.id}`,
  );
  expect(await undo(again)).toMatchObject({ code: 'day_passed' });
  // The rest of its plan is cancelled as a whole.
  await call(cancelPlannedPrices, { id }, asAdmin);
  expect(await undo(again)).toMatchObject({ code: 'changed_since' });
  expect(await planned(first)).toEqual([]);
});

test('a plan that was cancelled as a whole is put back once, is cancelled again and put back again, until its day has come', async () => {
  const [first, second] = [await addProduct({ price: 2 }), await addProduct({ price: 2 })];
  const jars = [first, second];
  await plan(jars, 3, day(7));
  const [whole] = await planned(first);
  const id = whole?.id ?? '';
  const undo = (entry: Activity) => send(undoActivity, { id: entry.id }, asAdmin);
  const cancel = async () => {
    await call(cancelPlannedPrices, { id }, asAdmin);
    return latest();
  };
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({ undoable: true, before: { planned_for: day(7), changed: 2 } });
  expect(cancelled.before).not.toHaveProperty('planned');
  const answers = await Promise.all([undo(cancelled), undo(cancelled)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await planned(first))[0]).toMatchObject({ id, by: whole?.by, day: day(7) });
  expect((await planned(second))[0]?.products).toMatchObject([{ after: 3 }]);
  // The restoration is undone under Activity, and that undo, too.
  expect(await undo(await latest())).toMatchObject({ status: 200 });
  expect(await planned(first)).toEqual([]);
  expect(await undo(await latest())).toMatchObject({ status: 200 });
  // Another price for the same day is not overwritten: its product is skipped and reported.
  const again = await cancel();
  await plan([first], 5, day(7));
  expect(await undo(again)).toMatchObject({ status: 200 });
  expect((await latest()).after).toMatchObject({ changed: 1, left: 1, left_alone: [expect.anything()] });
  expect((await planned(first))[0]?.products).toMatchObject([{ after: 5 }]);
  expect((await planned(second))[0]?.products).toMatchObject([{ after: 3 }]);
  const last = await cancel();
  await plan([second], 5, day(7));
  expect(await undo(last)).toMatchObject({ code: 'changed_since' });
  for (const jar of jars) await call(cancelPlannedPrices, { id: (await planned(jar))[0]?.id ?? '' }, asAdmin);
  // The day has come.
  await db.execute(
    sql`update activity set before = before || ${JSON.stringify({ planned_for: day(0) })}::jsonb where id = ${last.id}`,
  );
  expect(await undo(last)).toMatchObject({ code: 'day_passed' });
});

test('an entry of one price that was put back is not undone: the plan it is in stands', async () => {
  const first = await addProduct({ price: 2 });
  await plan([first, await addProduct({ price: 2 })], 3, day(8));
  const id = (await planned(first))[0]?.id ?? '';
  await call(cancelPlannedPrices, { id, product: first.id }, asAdmin);
  await call(undoActivity, { id: (await latest()).id }, asAdmin);
  expect(await send(undoActivity, { id: (await latest()).id }, asAdmin)).toMatchObject({
    code: 'changed_since',
  });
  expect((await planned()).find((one) => one.id === id)).toMatchObject({ total: 2 });
});

test('prices are planned from tomorrow on, a year ahead at most', async () => {
  const jar = await addProduct();
  const refused = async (on: string) => {
    const input = { change: { price: 2, step: 0.01 }, day: on, products: await versioned([jar]) };
    return (await send(changePrices, input, asAdmin)).details?.[0]?.code;
  };
  expect(await refused(day(0))).toBe('date_not_in_future');
  expect(await refused(day(-1))).toBe('date_not_in_future');
  expect(await refused(day(maxDaysAhead + 2))).toBe('date_not_in_future');
  expect(await refused('2027-02-30')).toBe('day_invalid');
  expect(await refused(day(1))).toBeUndefined();
});
