import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import * as contract from '../../contracts/admin-orders.ts';
import { dayFromToday, dayInAmman } from '../../contracts/calendar-day.ts';
import { deleteProduct } from '../../contracts/catalogue.ts';
import { type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import { cancelOrder } from '../../contracts/order-revisions.ts';
import {
  advanceOrders,
  type Order,
  placeOrder,
  recordWhatsappOpened,
  setOrderStatus,
} from '../../contracts/orders.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { getStats } from '../../contracts/stats.ts';
import { sumDue } from '../../contracts/sum-due.ts';
import { bind } from '../../server/http/http-server.ts';
import { orderItems, orders } from '../../server/orders/order.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, type OrderInput, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { readPdf } from '../support/read-pdf.ts';

const shop = await openShop({ publicUrl: 'https://mouneh.example' });
const { app, db, call, send, faultsOf, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const labneh = await addProduct({ name: { en: 'Labneh balls', ar: 'لبنة مدحبرة' }, price: 3.5 });
const soap = await addProduct({ name: { en: 'Dish soap', ar: 'سائل جلي' }, price: 2, store: 'cilka' });

const place = (changes: Partial<OrderInput> = {}, items = [itemOf(labneh, 2)]) =>
  call(placeOrder, { ...orderOf(...items), ...changes }, customer);
const list = (input: InputOf<typeof contract.listAdminOrders> = {}) =>
  call(contract.listAdminOrders, input, asAdmin);
const numbersOf = async (input: InputOf<typeof contract.listAdminOrders>) =>
  (await list(input)).items.map(({ number }) => number);
const setStatus = (order: Order, status: Order['status']) =>
  call(setOrderStatus, { id: order.id, status }, asAdmin);
const placedAt = (order: Order, moment: string) =>
  db
    .update(orders)
    .set({ createdAt: new Date(moment) })
    .where(eq(orders.id, order.id));

/** A file from an endpoint, with its headers. */
async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const { url } = requestFor(endpoint, input as Record<string, unknown>);
  const response = await app.request(url, { headers: { Authorization: `Bearer ${asAdmin.token}` } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('nobody but the admin sees the orders of all', async () => {
  const { id } = await place();
  const calls = [
    contract.listAdminOrders,
    contract.getAdminOrder,
    contract.getDaySheet,
    contract.exportOrders,
    contract.getAdminInvoice,
    contract.subscribeToAllOrders,
  ];
  for (const endpoint of calls) {
    expect(await send(endpoint, { id }, customer)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await send(endpoint, { id })).toMatchObject({ status: 401, code: 'unauthorized' });
  }
});

describe('the list', () => {
  test('without parameters is the newest page of everybody’s orders, as a list', async () => {
    const other = await addCustomer();
    const first = await place();
    const second = await call(placeOrder, orderOf(itemOf(soap)), other);
    const answer = await send(contract.listAdminOrders, {}, asAdmin);
    const [newest, next] = answer.data as contract.AdminOrder[];
    const { whatsapp_url, whatsapp_urls: _, pay_to: __, ...seen } = second;
    const link = `https://mouneh.example/orders/${second.number}`;
    expect(newest).toEqual({
      ...seen,
      ...{ customer_id: other.user.id, whatsapp_opened_at: null, seller_note: '', cancel_reason: null, link },
    });
    expect(next?.id).toBe(first.id);
  });

  test('goes on from page to page, each order once, also when new ones come meanwhile', async () => {
    const placed = [await place(), await place(), await place()].map(({ number }) => number);
    const first = await list({ limit: 2 });
    expect(first.items.map(({ number }) => number)).toEqual(placed.slice(1).toReversed());
    await place();
    const second = await list({ limit: 1, cursor: first.page.cursor ?? '' });
    expect(second.items.map(({ number }) => number)).toEqual(placed.slice(0, 1));
    const { total } = second.page;
    const last = await list({ limit: 200 });
    expect(last.items).toHaveLength(total);
    expect(last.page.cursor).toBeNull();
  });

  test('refuses a cursor, a limit, a day, a status and a store that are none', async () => {
    for (const cursor of ['nonsense', Buffer.from('["x"]').toString('base64url')]) {
      expect(await send(contract.listAdminOrders, { cursor }, asAdmin)).toMatchObject({ status: 400 });
    }
    for (const input of [
      { limit: 0 },
      { limit: 201 },
      { from: '2026-02-30' },
      { to: 'today' },
      { status: 'lost' },
      { store: 'corner' },
      { due: 'tomorrow' },
      { area: 'abdoun' },
    ]) {
      expect(await faultsOf(contract.listAdminOrders, input, asAdmin)).toHaveLength(1);
    }
  });

  test('by status, and counts every status as if none was asked for', async () => {
    const q = 'Sorted';
    const named = { customer_name: q };
    const [one, two] = [await place(named), await place(named), await place(named)];
    await setStatus(one, 'shipped');
    await setStatus(two, 'cancelled');
    const { items, page } = await list({ q, status: 'shipped' });
    expect(items.map(({ id }) => id)).toEqual([one.id]);
    expect(page).toEqual({
      total: 1,
      cursor: null,
      counts: { pending: 1, processing: 0, shipped: 1, delivered: 0, cancelled: 1 },
    });
    expect((await list({ q })).page.total).toBe(3);
  });

  test('by day as it is in Amman, first and last included', async () => {
    const q = 'Midnight';
    const [before, first, last, after] = await Promise.all(
      [1, 2, 3, 4].map(() => place({ customer_name: q })),
    );
    if (!before || !first || !last || !after) throw new Error('an order is missing');
    await placedAt(before, '2026-01-14T20:59:59Z');
    await placedAt(first, '2026-01-14T21:00:00Z');
    await placedAt(last, '2026-01-16T20:59:59Z');
    await placedAt(after, '2026-01-16T21:00:00Z');
    const found = (input: object) => numbersOf({ q, ...input }).then((numbers) => new Set(numbers));
    expect(await found({ from: '2026-01-15', to: '2026-01-16' })).toEqual(
      new Set([first.number, last.number]),
    );
    expect(await found({ from: '2026-01-15', to: '2026-01-15' })).toEqual(new Set([first.number]));
    expect(await found({ to: '2026-01-14' })).toEqual(new Set([before.number]));
    expect(await found({ from: '2026-01-17' })).toEqual(new Set([after.number]));
  });

  test('by store: orders in which there is something of it', async () => {
    const q = 'Storekeeper';
    const [food, both, clean] = [
      await place({ customer_name: q }),
      await place({ customer_name: q }, [itemOf(labneh), itemOf(soap)]),
      await place({ customer_name: q }, [itemOf(soap)]),
    ];
    expect(await numbersOf({ q, store: 'mouneh' })).toEqual([both.number, food.number]);
    expect(await numbersOf({ q, store: 'cilka' })).toEqual([clean.number, both.number]);
  });

  test('by the day due: that of the time, and without a time that from which all goods are ready', async () => {
    const q = 'Punctual';
    const [timed, ahead, both, undated] = await Promise.all(
      [1, 2, 3, 4].map(() => place({ customer_name: q }, [itemOf(labneh), itemOf(soap)])),
    );
    if (!timed || !ahead || !both || !undated) throw new Error('an order is missing');
    const [tomorrow, later] = [dayFromToday(1), dayFromToday(2)];
    const setSlot = ({ id }: Order) =>
      db
        .update(orders)
        .set({ slot: { id: 'evening', date: tomorrow, from: '18:00', to: '20:00' } })
        .where(eq(orders.id, id));
    const setReady = ({ id }: Order, position: number, readyOn: string) =>
      db
        .update(orderItems)
        .set({ readyOn })
        .where(and(eq(orderItems.orderId, id), eq(orderItems.position, position)));
    await setSlot(timed);
    const [first, second] = (
      await db.select().from(orderItems).where(eq(orderItems.orderId, ahead.id)).orderBy(orderItems.position)
    ).map(({ position }) => position);
    await setReady(ahead, first ?? -1, tomorrow);
    await setReady(ahead, second ?? -1, later);
    await setSlot(both);
    await setReady(both, first ?? -1, dayInAmman());
    const found = async (due: string, more: object = {}) => new Set(await numbersOf({ q, due, ...more }));
    expect(await found(tomorrow)).toEqual(new Set([timed.number, both.number]));
    expect(await found(later)).toEqual(new Set([ahead.number]));
    expect(await found(dayInAmman())).toEqual(new Set());
    await setStatus(timed, 'processing');
    const { items, page } = await list({ due: tomorrow, q, status: 'processing' });
    expect(items.map(({ number }) => number)).toEqual([timed.number]);
    expect(page).toMatchObject({ total: 1, counts: { pending: 1, processing: 1 } });
    // Cancelled, so that it is not missing in the day sheets of later tests.
    await setStatus(ahead, 'cancelled');
  });

  test('by area, and those that are picked up', async () => {
    const q = 'Neighbour';
    const [near, far, collected] = await Promise.all([1, 2, 3].map(() => place({ customer_name: q })));
    if (!near || !far || !collected) throw new Error('an order is missing');
    const areaId = randomUUID();
    const areaNames = { areaNameEn: 'Abdoun', areaNameAr: 'عبدون' };
    await db
      .update(orders)
      .set({ areaId, ...areaNames })
      .where(eq(orders.id, near.id));
    await db
      .update(orders)
      .set({ areaId: randomUUID(), ...areaNames })
      .where(eq(orders.id, far.id));
    await db.update(orders).set({ deliveryMethod: 'pickup' }).where(eq(orders.id, collected.id));
    expect(await numbersOf({ q, area: areaId })).toEqual([near.number]);
    expect(await numbersOf({ area: areaId })).toEqual([near.number]);
    expect(await numbersOf({ q, area: contract.pickupFilter })).toEqual([collected.number]);
    expect((await list({ area: contract.pickupFilter })).page).toMatchObject({
      total: 1,
      counts: { pending: 1 },
    });
  });
});

describe('the search', () => {
  let wanted: Order;
  beforeAll(async () => {
    const za = await addProduct({ name: { en: "Green za'atar", ar: 'زعتر أخضر' }, price: 2.75 });
    wanted = await place(
      {
        customer_name: 'رانيا حدّاد',
        customer_email: 'Rania.Haddad@example.com',
        shipping_address: { street: 'شارع الرينبو', city: 'إربد', country: 'الأردن', phone: '0795551234' },
      },
      [itemOf(za), itemOf(soap)],
    );
    await place({ shipping_address: { ...orderOf().shipping_address, phone: '0780000000' } });
  });

  test.each([
    '0795551234',
    '079 555 1234',
    '(079) 555-1234',
    '+962 79 555 1234',
    '00962795551234',
    '962 0795551234',
    '٠٧٩٥٥٥١٢٣٤',
    '۰۷۹ ۵۵۵ ۱۲۳۴',
    '\u200e+962 79 555 1234\u200f',
    '795551234',
    '5551234',
    '0795551',
  ])('finds the phone %s', async (q) => {
    expect(await numbersOf({ q })).toEqual([wanted.number]);
  });

  test.each([
    'رانيا',
    'رانيا حداد',
    'rania.haddad@EXAMPLE.com',
    'haddad',
    'زعتر اخضر',
    'Green za’atar',
    'اربد زعتر',
    // The beginning of a name, with an article that the name lacks.
    'الزع',
    'الرانيا',
    'zaatar soap',
  ])('finds name, email, place and goods: %s', async (q) => {
    expect(await numbersOf({ q })).toContain(wanted.number);
    expect((await list({ q })).page.total).toBe(1);
  });

  test('finds the number as people write it', async () => {
    const digits = wanted.number.slice(3);
    const arabic = digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const q of [
      wanted.number,
      wanted.number.toLowerCase(),
      `mn ${digits}`,
      `#${digits}`,
      digits,
      arabic,
    ]) {
      expect(await numbersOf({ q })).toContain(wanted.number);
    }
  });

  test.each(['رانيا سمسم', '%', '_', "'", 'MN-', '07'])(
    'takes %s as it is written and finds nothing',
    async (q) => {
      expect(await numbersOf({ q })).not.toContain(wanted.number);
    },
  );
});

describe('an order', () => {
  test('is found by id and by number, with who set which status when', async () => {
    const order = await place();
    await setStatus(order, 'processing');
    await setStatus(order, 'shipped');
    await call(recordWhatsappOpened, { id: order.id }, customer);
    const seen = await call(contract.getAdminOrder, { id: order.number }, asAdmin);
    expect(seen).toEqual(await call(contract.getAdminOrder, { id: order.id }, asAdmin));
    expect(seen.history.map(({ before, after }) => [before, after])).toEqual([
      ['pending', 'processing'],
      ['processing', 'shipped'],
    ]);
    for (const { at, by } of seen.history) {
      expect(by).toEqual({ id: expect.any(String), name: expect.stringMatching(/./) });
      expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(order.created_at));
    }
    expect(Date.parse(seen.whatsapp_opened_at ?? '')).toBeGreaterThan(0);
    for (const id of ['MN-1', 'nonsense']) {
      expect(await send(contract.getAdminOrder, { id }, asAdmin)).toMatchObject({ status: 404 });
    }
  });

  test('says of a status that was undone, and of its undoing, that they are', async () => {
    const order = await place();
    const undoLast = async () => {
      const { items } = await call(listActivity, { subject: order.id, limit: 1 }, asAdmin);
      await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    };
    // The customer's own cancellation is not in the audit log.
    await call(cancelOrder, { id: order.id, revision: 1 }, customer);
    await setStatus(order, 'pending');
    await call(advanceOrders, { ids: [order.id], status: 'processing' }, asAdmin);
    await undoLast();
    await undoLast();
    const { history } = await call(contract.getAdminOrder, { id: order.id }, asAdmin);
    expect(history.map(({ after, undoes, undone }) => ({ after, undoes, undone }))).toEqual([
      { after: 'cancelled', undoes: false, undone: false },
      { after: 'pending', undoes: false, undone: false },
      { after: 'processing', undoes: false, undone: true },
      { after: 'pending', undoes: true, undone: true },
      { after: 'processing', undoes: true, undone: false },
    ]);
  });

  test('of a deleted customer keeps goods, sums and town, and is nobody’s', async () => {
    const leaver = await addCustomer();
    const order = await call(placeOrder, orderOf(itemOf(labneh)), leaver);
    await deliverOrders(db, leaver);
    await call(deleteAccount, { password: leaver.password }, leaver);
    expect(await call(contract.getAdminOrder, { id: order.id }, asAdmin)).toMatchObject({
      customer_id: null,
      customer_name: '',
      customer_email: '',
      shipping_address: { street: '', phone: '', city: 'Amman' },
      total: order.total,
      items: order.items,
    });
  });

  test('that another admin has set to a third status meanwhile is not changed unseen', async () => {
    const order = await place();
    await setStatus(order, 'cancelled');
    const stale = { id: order.id, status: 'processing', expected_status: 'pending' } as const;
    expect(await send(setOrderStatus, stale, asAdmin)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    const same = { id: order.id, status: 'cancelled', expected_status: 'pending' } as const;
    expect((await call(setOrderStatus, same, asAdmin)).status).toBe('cancelled');
    const seen = { id: order.id, status: 'processing', expected_status: 'cancelled' } as const;
    expect((await call(setOrderStatus, seen, asAdmin)).status).toBe('processing');
  });

  test('of anybody has an invoice, in the language asked for', async () => {
    const { id, number } = await place();
    const { headers, bytes } = await download(contract.getAdminInvoice, { id, language: 'ar' });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect(readPdf(bytes).join('')).toContain([...'فاتورة'].reverse().join(''));
    expect(await send(contract.getAdminInvoice, { id: 'MN-1' }, asAdmin)).toMatchObject({ status: 404 });
  });
});

test('the day sheet sums what all open orders need, by product; what is ready or on its way is not picked, and stays to be handed over', async () => {
  const [jar, brush] = [
    await addProduct({ name: { en: 'Fig jam', ar: 'مربى تين' } }),
    await addProduct({ name: { en: 'Brush', ar: 'فرشاة' }, store: 'cilka' }),
  ];
  const first = await place({ note: 'Call first' }, [itemOf(jar, 2), itemOf(brush)]);
  const second = await place({}, [itemOf(jar, 3)]);
  await setStatus(second, 'processing');
  const placeAs = async (status: Order['status']) => {
    const order = await place({}, [itemOf(jar, 50)]);
    await db.update(orders).set({ paymentMethod: 'cash' }).where(eq(orders.id, order.id));
    return setStatus(order, status);
  };
  const sheetOf = async (store?: 'mouneh' | 'cilka') => call(contract.getDaySheet, { store }, asAdmin);
  const toCollect = async () => sumDue((await sheetOf()).parcels.filter(isPaymentTracked)).due;
  const before = await toCollect();
  const shipped = await placeAs('shipped');
  expect(await toCollect()).toBeCloseTo(before + shipped.total, 2);
  const ended = [await placeAs('delivered'), await placeAs('cancelled')];
  expect(await toCollect()).toBeCloseTo(before + shipped.total, 2);
  const lineOf = ({ products }: Awaited<ReturnType<typeof sheetOf>>, name: string) =>
    products.find((product) => product.name.en === name);
  expect(lineOf(await sheetOf(), 'Fig jam')).toEqual({
    product_id: jar.id,
    name: { en: 'Fig jam', ar: 'مربى تين' },
    weight: '',
    image: '',
    store: 'mouneh',
    quantity: 5,
    orders: [
      { number: first.number, quantity: 2 },
      { number: second.number, quantity: 3 },
    ],
  });
  const parcelOf = ({ parcels }: Awaited<ReturnType<typeof sheetOf>>, order: { id: string }) =>
    parcels.find(({ id }) => id === order.id);
  expect(parcelOf(await sheetOf(), first)).toMatchObject({ note: 'Call first', is_proposed: false });
  expect(parcelOf(await sheetOf(), second)).toMatchObject({ note: '' });
  expect(parcelOf(await sheetOf(), shipped)).toMatchObject({ status: 'shipped' });
  // With all its goods, whichever store's goods are picked.
  const { items } = await call(contract.getAdminOrder, { id: shipped.id }, asAdmin);
  expect(parcelOf(await sheetOf(), shipped)?.items).toEqual(
    items.map(({ name, weight, quantity }) => ({ name, weight, quantity })),
  );
  for (const order of ended) expect(parcelOf(await sheetOf(), order)).toBeUndefined();
  const cilka = await sheetOf('cilka');
  expect(lineOf(cilka, 'Brush')?.quantity).toBe(1);
  expect(lineOf(cilka, 'Fig jam')).toBeUndefined();
  expect(new Set(cilka.products.map(({ store }) => store))).toEqual(new Set(['cilka']));
  expect((await sheetOf()).orders).toBe(
    (await list({ limit: 200 })).items.filter(({ status }) => ['pending', 'processing'].includes(status))
      .length,
  );
  await call(deleteProduct, { id: jar.id }, asAdmin);
  expect(lineOf(await sheetOf(), 'Fig jam')).toMatchObject({ product_id: null, quantity: 5 });
});

test('the day sheet of a day has what is due on it; today’s also what is overdue and what has no day', async () => {
  const days = [-2, -1, 0, 1, 2].map(dayFromToday);
  const [, yesterday = '', today = '', tomorrow = '', later = ''] = days;
  const sheetOf = async (day: string | undefined) => {
    const { parcels, waiting } = await call(contract.getDaySheet, { day }, asAdmin);
    const own = parcels.filter((parcel) => parcel.customer_name === 'Dated');
    return { numbers: own.map(({ number }) => number).toSorted(), waiting };
  };
  const before = await sheetOf(today);
  const timed = async (date: string) => {
    const order = await place({ customer_name: 'Dated' });
    const slot = { id: 'noon', date, from: '12:00', to: '14:00' };
    await db.update(orders).set({ slot }).where(eq(orders.id, order.id));
    return order.number;
  };
  const [overdue, now, next, last] = [
    await timed(yesterday),
    await timed(today),
    await timed(tomorrow),
    await timed(later),
  ];
  const ahead = await place({ customer_name: 'Dated' });
  await db.update(orderItems).set({ readyOn: tomorrow }).where(eq(orderItems.orderId, ahead.id));
  const { number: undated } = await place({ customer_name: 'Dated' });
  expect((await sheetOf(today)).numbers).toEqual([overdue, now, undated].toSorted());
  expect((await sheetOf(tomorrow)).numbers).toEqual([next, ahead.number].toSorted());
  expect((await sheetOf(yesterday)).numbers).toEqual([overdue]);
  expect(await sheetOf(later)).toEqual({ numbers: [last], waiting: 0 });
  expect((await sheetOf(today)).waiting).toBe(before.waiting + 3);
  // The overview links to the sheet with the same counts.
  const { orders: total, parcels, waiting } = await call(contract.getDaySheet, { day: today }, asAdmin);
  const { day_sheet } = await call(getStats, {}, asAdmin);
  expect(day_sheet).toEqual({
    to_prepare: { total },
    to_hand_over: { total: parcels.length },
    later: { total: waiting },
  });
  expect((await sheetOf(undefined)).numbers).toHaveLength(6);
  expect(await faultsOf(contract.getDaySheet, { day: '2026-02-30' }, asAdmin)).toHaveLength(1);
});

describe('the table for spreadsheets', () => {
  test('is remembered with who took it and how many orders it held, and nothing of what they say', async () => {
    const name = 'Remembered Nobody';
    await place({ customer_name: name });
    await download(contract.exportOrders, { q: name });
    const { items } = await call(listActivity, { limit: 1 }, asAdmin);
    const user = { id: expect.any(String), name: expect.any(String) };
    expect(items).toMatchObject([{ action: 'order.export', user, before: null, after: { rows: 1 } }]);
    expect(items[0]?.undoable).toBe(false);
    expect(JSON.stringify(items)).not.toContain(name);
  });

  const read = async (input: InputOf<typeof contract.exportOrders>) => {
    const { headers, bytes } = await download(contract.exportOrders, input);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { headers, text, lines: parse(text, { bom: true }) as string[][] };
  };

  test('holds the filtered orders, newest first, and says that it is UTF-8', async () => {
    const q = 'Bookkeeper';
    const [first, second] = [await place({ customer_name: q }), await place({ customer_name: q })];
    await setStatus(second, 'shipped');
    await placedAt(first, '2026-01-14T21:05:00Z');
    const { headers, text, lines } = await read({ q, language: 'ar' });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/);
    expect(text.startsWith('\ufeffالطلب,')).toBe(true);
    expect(lines.map(([number]) => number)).toEqual(['الطلب', second.number, first.number]);
    expect(lines[1]?.[3]).toBe('في الطريق');
    expect(lines[2]).toEqual([
      first.number,
      '2026-01-15',
      '00:05',
      'قيد الانتظار',
      q,
      '00962 79 123 4567',
      'salma@example.com',
      'Rainbow Street 12',
      'Amman',
      'Jordan',
      ...['', '', '', '', '', '', 'توصيل', ''],
      '2 × لبنة مدحبرة',
      '7.00',
      ...['', ''],
      '0.00',
      '7.00',
      'بالاتفاق على واتساب',
      'غير مدفوع',
      '0.00',
      ...['', '', '', '', '', '', '', '', '', ''],
    ]);
    expect((await read({ q, status: 'shipped' })).lines).toHaveLength(2);
    expect((await read({ q: 'nobody at all' })).lines).toHaveLength(1);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['0;=1+1', "0;'=1+1"],
    ['0; -1', "0;' -1"],
  ])('runs nothing that a customer typed: %s', async (street, cell) => {
    const order = await place({
      customer_name: street,
      shipping_address: { ...orderOf().shipping_address, street, city: 'a, "b"\nc' },
    });
    const line = (await read({ q: order.number })).lines.find(([number]) => number === order.number);
    expect([line?.[4], line?.[7], line?.[8]]).toEqual([cell, cell, 'a, "b"\nc']);
  });
});

describe('the shop admin hears at once', () => {
  let base = '';
  beforeAll(async () => {
    const httpServer = await bind('127.0.0.1', 0);
    httpServer.open(getRequestListener(app.fetch));
    base = `http://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}`;
    afterAll(() => httpServer.close(0));
  });

  test('of every order that is placed, that changes, and whose chat was opened', async () => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    await outboxIsEmpty(db);
    const { body } = await fetch(`${base}/api/admin/orders/changes`, {
      headers: { Authorization: `Bearer ${asAdmin.token}` },
      signal: stop.signal,
    });
    if (!body) throw new Error('the stream has no body');
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    const next = async () => JSON.parse((await reader.read()).value?.data ?? 'null');
    const order = await place();
    expect(await next()).toEqual({ id: order.id, kind: 'placed' });
    await setStatus(order, 'processing');
    expect(await next()).toEqual({ id: order.id, kind: 'changed' });
    await call(recordWhatsappOpened, { id: order.id }, customer);
    expect(await next()).toEqual({ id: order.id, kind: 'changed' });
    await call(recordWhatsappOpened, { id: order.id }, customer);
    const other = await call(placeOrder, orderOf(itemOf(soap)), await addCustomer());
    expect(await next()).toEqual({ id: other.id, kind: 'placed' });
  });
});
