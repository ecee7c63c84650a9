import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder, getDaySheet } from '../../contracts/admin-orders.ts';
import { dayFromToday, dayInAmman } from '../../contracts/calendar-day.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { getDeliveryTimes, listFreeSlots, setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { changeOrder } from '../../contracts/order-revisions.ts';
import { getOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { readyOn } from '../../contracts/ready-day.ts';
import type { Season } from '../../contracts/season.ts';
import { countStock } from '../../contracts/stock.ts';
import { joinWaitlist } from '../../contracts/waitlist.ts';
import { applySeasons } from '../../server/catalogue/apply-seasons.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { announceProducts } from '../../server/waitlist/announce-products.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const { app, call, send, addProduct, addCustomer, admin, db, deps } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const [week, later] = [dayFromToday(7), dayFromToday(40)];
const thisMonth = Number(dayInAmman().slice(5, 7));
const month = (from: number): number => ((thisMonth - 1 + from) % 12) + 1;
/** A season that does not include this month. */
const away: Season = { from: month(3), until: month(4) };

type Jar = Awaited<ReturnType<typeof addProduct>>;
const change = ({ id, category }: Jar, input: object) =>
  call(updateProduct, { id, category, ...input }, asAdmin);
const seen = async ({ id }: Jar) => {
  const { available, ready_on } = await call(getProduct, { id });
  return { available, ready_on };
};
/** Simulates the arrival of that day. */
const pretendReady = ({ id }: Jar) =>
  db.update(products).set({ ready_on: dayInAmman() }).where(eq(products.id, id));
const lineOf = (jar: Jar, ready_on: string | null, quantity = 1) => ({ ...itemOf(jar, quantity), ready_on });

test('ahead of its day a product is ordered, out of its season too, and the order keeps the day in its lines, its message and the table of orders', async () => {
  const jar = await addProduct({ price: 2, season: away });
  expect(await seen(jar)).toEqual({ available: false, ready_on: null });
  await change(jar, { ready_on: week });
  expect(await seen(jar)).toEqual({ available: true, ready_on: week });
  const { items } = await call(listProducts, { limit: 500 });
  expect(items.find(({ id }) => id === jar.id)).toMatchObject({ available: true, ready_on: week });
  const order = await call(placeOrder, orderOf(lineOf(jar, week)), customer);
  expect(order.items).toMatchObject([{ product_id: jar.id, ready_on: week }]);
  expect(decodeURIComponent(order.whatsapp_url)).toContain(readyOn(week, 'en'));
  const paper = async () => {
    const headers = { Authorization: `Bearer ${customer.token}` };
    const response = await app.request(`/api/orders/${order.id}/invoice?language=en`, { headers });
    return readPdf(new Uint8Array(await response.arrayBuffer())).join('');
  };
  expect(await paper()).toContain('Order ahead');
  // The promised day stays when the seller sets another one.
  await change(jar, { ready_on: later });
  expect((await call(getOrder, { id: order.id }, customer)).items).toMatchObject([{ ready_on: week }]);
  // Once it is packed the paper no longer says it.
  await call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
  expect(await paper()).not.toContain('Order ahead');
});

test('an order is refused where its shopper has seen another day, or none, and says nothing wrong of one that is ready', async () => {
  const jar = await addProduct({ price: 2, ready_on: week });
  for (const shown of [null, later])
    expect(await send(placeOrder, orderOf(lineOf(jar, shown)), customer)).toMatchObject({
      status: 409,
      code: 'ready_day_changed',
      details: [{ path: 'items.0.ready_on', message: expect.stringContaining(week) }],
    });
  await change(jar, { ready_on: null });
  expect(await send(placeOrder, orderOf(lineOf(jar, week)), customer)).toMatchObject({
    code: 'ready_day_changed',
    details: [{ message: expect.stringContaining('ready now') }],
  });
  const order = await call(placeOrder, orderOf(lineOf(jar, null)), customer);
  expect(order.items[0]).not.toHaveProperty('ready_on');
});

test('a box that waits for parts that are ordered ahead alone says the day from which it can be bought', async () => {
  const [rice, dates, tea] = [await addProduct(), await addProduct(), await addProduct()];
  const parts = [rice, dates, tea].map(({ id }) => ({ id, quantity: 1 }));
  const box = await addProduct({ parts });
  const told = async () => {
    const { available, back_on } = await call(getProduct, { id: box.id });
    return { available, back_on };
  };
  expect(await told()).toEqual({ available: true, back_on: null });
  await change(rice, { ready_on: week });
  await change(dates, { ready_on: later });
  expect(await told()).toEqual({ available: false, back_on: later });
  // Something else is missing, too: that day promises nothing.
  await change(tea, { available: false });
  expect(await told()).toEqual({ available: false, back_on: null });
});

test('the places are the stock: the last is sold once, and then it can’t be ordered ahead any more', async () => {
  const jar = await addProduct({ price: 2, season: away });
  await call(countStock, { id: jar.id, left: 2 }, asAdmin);
  expect((await seen(jar)).available).toBe(false);
  await change(jar, { ready_on: week });
  expect(await seen(jar)).toEqual({ available: true, ready_on: week });
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => addCustomer()));
  const answers = await Promise.all(
    shoppers.map((shopper) => send(placeOrder, orderOf(lineOf(jar, week)), shopper)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect((await seen(jar)).available).toBe(false);
  // A counted product without stock stays sold out, whatever the day.
  await change(jar, { ready_on: later });
  expect((await seen(jar)).available).toBe(false);
});

test('as the day comes it ends by itself: in season it is sold as before, out of it it is not, and a second sweep finds nothing', async () => {
  const jar = await addProduct({ price: 2, ready_on: week });
  const off = await addProduct({ price: 2, season: away, ready_on: week });
  const placed = await call(placeOrder, orderOf(lineOf(off, week)), customer);
  for (const one of [jar, off]) await pretendReady(one);
  // An order sees it even before the sweep.
  expect((await call(placeOrder, orderOf(lineOf(jar, null)), customer)).items[0]).not.toHaveProperty(
    'ready_on',
  );
  expect(await applySeasons(db)).toBe(2);
  expect(await seen(jar)).toEqual({ available: true, ready_on: null });
  expect(await seen(off)).toEqual({ available: false, ready_on: null });
  expect(await applySeasons(db)).toBe(0);
  expect((await call(getOrder, { id: placed.id }, customer)).items).toMatchObject([{ ready_on: week }]);
});

test('a change of the day is taken back, also after it has come', async () => {
  const jar = await addProduct({ price: 2 });
  await change(jar, { ready_on: week });
  const [entry] = (await call(listActivity, { limit: 1 }, asAdmin)).items;
  expect(entry).toMatchObject({ action: 'product.update', after: { ready_on: week } });
  await pretendReady(jar);
  await db.execute(
    sql`update activity set after = jsonb_set(after, '{ready_on}', ${JSON.stringify(dayInAmman())}) where id = ${entry?.id}`,
  );
  await applySeasons(db);
  await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  expect(await seen(jar)).toEqual({ available: true, ready_on: null });
});

test.each([
  ['today', dayInAmman(), 'date_not_in_future'],
  ['yesterday', dayFromToday(-1), 'date_not_in_future'],
  ['a day in two years', dayFromToday(800), 'date_not_in_future'],
  ['no day', '2026-02-30', 'day_invalid'],
  ['a long text', '2'.repeat(5000), 'day_invalid'],
])('%s is refused as a day', async (_, ready_on, code) => {
  const jar = await addProduct({ price: 2 });
  const { id, category } = jar;
  expect(await send(updateProduct, { id, category, ready_on }, asAdmin)).toMatchObject({
    status: 400,
    details: [{ path: 'ready_on', code }],
  });
});

test('a box waits for no part that is ordered ahead, and is sold again when the part is ready', async () => {
  const [jar, other] = [await addProduct({ price: 2 }), await addProduct({ price: 3 })];
  const box = await addProduct({
    price: 4,
    parts: [
      { id: jar.id, quantity: 1 },
      { id: other.id, quantity: 2 },
    ],
  });
  expect((await seen(box)).available).toBe(true);
  await change(other, { ready_on: week });
  expect((await seen(box)).available).toBe(false);
  await change(other, { ready_on: null });
  expect((await seen(box)).available).toBe(true);
  await change(box, { ready_on: week });
  const order = await call(placeOrder, orderOf(lineOf(box, week)), customer);
  expect(order.items).toMatchObject([{ ready_on: week, parts: [{}, {}] }]);
});

test('those who wait are told when it is ready, and not while it is ordered ahead', async () => {
  const jar = await addProduct({ price: 2, available: false });
  await call(joinWaitlist, {
    product_id: jar.id,
    email: 'waits@example.com',
    language: 'en',
  });
  await change(jar, { ready_on: week });
  expect((await seen(jar)).available).toBe(true);
  expect(await announceProducts(deps)).toBe(0);
  await change(jar, { ready_on: null });
  expect(await announceProducts(deps)).toBe(1);
});

test('no slot before the day is accepted, and the refusal names those after it', async () => {
  const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: null, area_ids: [] };
  const { version } = await call(getDeliveryTimes, {}, asAdmin);
  await call(
    setDeliveryTimes,
    {
      slots: [{ id: 'evening-slot', method: 'delivery', from: '23:58', to: '23:59', ...everyDay }],
      exceptions: [],
      lead_hours: 0,
      cut_off: null,
      paused: { delivery: false, pickup: false },
      version,
    },
    asAdmin,
  );
  const [jar, ready] = [await addProduct({ price: 2, ready_on: week }), await addProduct({ price: 1 })];
  const { slots } = await call(listFreeSlots, { method: 'delivery' });
  const wanted = (date: string) => ({
    ...orderOf(itemOf(ready), lineOf(jar, week)),
    delivery: { slot: { id: 'evening-slot', date } },
  });
  const early = slots[2]?.date ?? '';
  expect(early < week).toBe(true);
  const { code, details } = await send(placeOrder, wanted(early), customer);
  expect(code).toBe('slot_gone');
  const named = details?.[0]?.slots?.map(({ date }) => date) ?? [];
  expect(named).toHaveLength(3);
  expect(named.every((date) => date >= week)).toBe(true);
  expect((await call(placeOrder, wanted(week), customer)).delivery.slot?.date).toBe(week);
  // The early slot is available for goods that are ready.
  const order = { ...orderOf(itemOf(ready)), delivery: { slot: { id: 'evening-slot', date: early } } };
  expect((await call(placeOrder, order, customer)).delivery.slot?.date).toBe(early);
});

test('the day sheet leaves out what waits for its day and says how many orders do; a changed order keeps the day of its lines', async () => {
  const jar = await addProduct({ price: 2, ready_on: later });
  const before = await call(getDaySheet, {}, asAdmin);
  const order = await call(placeOrder, orderOf(lineOf(jar, later, 3)), customer);
  const sheet = await call(getDaySheet, {}, asAdmin);
  expect(sheet.waiting).toBe(before.waiting + 1);
  expect(sheet.products.map(({ product_id }) => product_id)).not.toContain(jar.id);
  const { revision, items } = await call(getAdminOrder, { id: order.id }, asAdmin);
  const lines = items.map(({ position }) => ({ position, quantity: 1 }));
  await call(
    changeOrder,
    { id: order.id, revision: revision.number, proposed: null, lines, agreed: true },
    asAdmin,
  );
  const changed = await call(getAdminOrder, { id: order.id }, asAdmin);
  expect(changed.items).toMatchObject([{ quantity: 1, ready_on: later }]);
  await db.execute(sql`update order_items set ready_on = ${dayFromToday(1)} where order_id = ${order.id}`);
  const tomorrow = await call(getDaySheet, {}, asAdmin);
  expect(tomorrow.waiting).toBe(before.waiting);
  expect(tomorrow.products.map(({ product_id }) => product_id)).toContain(jar.id);
});

test('of more than 1,000 orders that wait for their day the day sheet says that there are more', async () => {
  const jar = await addProduct({ price: 2, ready_on: later });
  const { id } = await call(placeOrder, orderOf(lineOf(jar, later)), customer);
  expect(await call(getDaySheet, {}, asAdmin)).not.toHaveProperty('waiting_at_least');
  await db.execute(sql`with copy as (
      insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
        delivery_fee_qirsh, total_qirsh, payment_method, idempotency_key, body_hash, search_vector)
      select customer_name, customer_email, street, city, country, language, subtotal_qirsh, delivery_fee_qirsh, total_qirsh,
        payment_method, gen_random_uuid()::text, body_hash, search_vector
      from orders, generate_series(1, 1000) where id = ${id} returning id
    )
    insert into order_items (order_id, position, product_id, name_en, name_ar, store, weight, price_qirsh, quantity, image, ready_on)
    select copy.id, position, product_id, name_en, name_ar, store, weight, price_qirsh, quantity, image, ready_on
    from copy, order_items where order_id = ${id}`);
  expect(await call(getDaySheet, {}, asAdmin)).toMatchObject({ waiting: 1000, waiting_at_least: true });
  await db.execute(sql`update orders set status = 'cancelled' where id in (
    select order_id from order_items where product_id = ${jar.id})`);
});

test('a product that is added out of its season can be ordered ahead at once', async () => {
  const { category, store } = await addProduct({});
  const added = await call(
    createProduct,
    {
      name: { en: 'Early olives', ar: 'زيتون مبكر' },
      price: 3,
      category,
      store,
      season: away,
      ready_on: week,
    },
    asAdmin,
  );
  expect(added).toMatchObject({ available: true, ready_on: week, season: away });
  expect(await call(getAdminProduct, { id: added.id }, asAdmin)).toMatchObject({ available: true });
});
