import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder, getDaySheet } from '../../contracts/admin-orders.ts';
import { createDeliveryAreas, listDeliveryAreas } from '../../contracts/delivery-areas.ts';
import {
  type EditedDeliveryTimes,
  getDeliveryTimes,
  listFreeSlots,
  setDeliveryTimes,
} from '../../contracts/delivery-times.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import {
  acceptProposal,
  changeAddress,
  changeOrder,
  declineProposal,
} from '../../contracts/order-revisions.ts';
import { getOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { slotDays } from '../../server/delivery/slot-day.table.ts';
import { orderRevisions, orders } from '../../server/orders/order.table.ts';
import { timesSetting } from '../../server/settings/delivery-times.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { allowSetting } from '../support/test-database.ts';

const shop = await openShop();
const { call, send, db } = shop;
const admin = { token: await shop.admin() };
const customer = await shop.addCustomer();
const jar = await shop.addProduct({ price: 4 });

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const slot = (id: string, more: object = {}) => ({
  ...{ id, method: 'delivery' as const, from: '23:58', to: '23:59', capacity: 1, area_ids: [] },
  weekdays: everyDay,
  ...more,
});
const setTimes = async (change: Partial<EditedDeliveryTimes>) => {
  const { version } = await call(getDeliveryTimes, {}, admin);
  const none = { slots: [], exceptions: [], lead_hours: 0, cut_off: null };
  const paused = { delivery: false, pickup: false };
  return call(setDeliveryTimes, { ...none, paused, ...change, version }, admin);
};
const free = async () => (await call(listFreeSlots, { method: 'delivery' })).slots;
const input = (wanted: { id: string; date: string } | null) => ({
  ...orderOf(itemOf(jar)),
  delivery: { slot: wanted && { id: wanted.id, date: wanted.date } },
});
const place = (wanted: { id: string; date: string }) => call(placeOrder, input(wanted), customer);
const refusal = async (wanted: { id: string; date: string } | null, by = customer) => {
  const { status, code, details } = await send(placeOrder, input(wanted), by);
  return { status, code, path: details?.[0]?.path, dates: details?.[0]?.slots?.map(({ date }) => date) };
};
/** The third day from today: none of these tests depends on the time of day. */
const third = async (id: string) => {
  const slots = (await free()).filter((one) => one.id === id);
  const found = slots[2];
  if (!found) throw new Error('no slot is free');
  return found;
};

beforeEach(async () => {
  await db.delete(orders);
  await db.delete(slotDays);
});

test('a shop without times asks for none, and an order without one is as it was', async () => {
  await setTimes({});
  expect(await call(listFreeSlots, { method: 'delivery' })).toEqual({
    ...{ is_asked: false, is_paused: false, slots: [] },
  });
  expect((await call(placeOrder, orderOf(itemOf(jar)), customer)).delivery.slot).toBeNull();
  expect(await db.select().from(slotDays)).toEqual([]);
});

test('an order has a copy of its time, in its message too, and takes the place', async () => {
  await setTimes({ slots: [slot('evening-1')] });
  const wanted = await third('evening-1');
  const order = await place(wanted);
  expect(order.delivery.slot).toEqual({ date: wanted.date, from: '23:58', to: '23:59' });
  expect(decodeURIComponent(order.whatsapp_url)).toMatch(/When: \w+day \d+ \w+, 11:58–11:59 PM/);
  // The same request as before: no cache has stored the answer.
  expect((await free()).map(({ date }) => date)).not.toContain(wanted.date);
  const { headers } = await shop.app.request('/api/delivery-slots?method=delivery');
  expect(headers.get('cache-control')).toBe('no-store');
  await call(placeOrder, orderOf(itemOf(jar)), customer);
  const { parcels } = await call(getDaySheet, {}, admin);
  expect(parcels.map((parcel) => parcel.delivery.slot?.date)).toEqual([wanted.date, undefined]);
  await setTimes({ slots: [slot('evening-1', { from: '23:50' })] });
  const { items } = await call(listActivity, { action: 'area.times' }, admin);
  expect(items.length).toBeGreaterThan(0);
  expect(await refusal(wanted)).toMatchObject({ code: 'slot_full' });
});

test('an order that its customer moves to an area without its time has none, and gives the place back', async () => {
  const named = (en: string) => ({ name: { en, ar: en }, governorate: 'Amman' as const, other_names: '' });
  const wanted = ['Near', 'Far'].map((name) => ({ ...named(name), fee: 1 }));
  await call(createDeliveryAreas, { areas: wanted }, admin);
  const areas = await call(listDeliveryAreas, {}, admin);
  const idOf = (en: string) => areas.find(({ name }) => name.en === en)?.id ?? '';
  await setTimes({ slots: [slot('near-evening', { area_ids: [idOf('Near')] })] });
  const { slots } = await call(listFreeSlots, { method: 'delivery', area_id: idOf('Near') });
  const [, , chosen] = slots;
  const delivery = { area_id: idOf('Near'), slot: chosen && { id: chosen.id, date: chosen.date } };
  const order = await call(placeOrder, { ...orderOf(itemOf(jar)), delivery }, customer);
  expect(order.delivery.slot).not.toBeNull();
  const { street, city, country, phone } = order.shipping_address;
  const move = (area: string, revision: number) =>
    call(
      changeAddress,
      { id: order.id, revision, shipping_address: { street, city, country, phone, area_id: idOf(area) } },
      customer,
    );
  expect((await move('Far', 1)).delivery).toMatchObject({ area: { name: { en: 'Far' } }, slot: null });
  expect(await db.select().from(slotDays)).toMatchObject([{ taken: 0 }]);
});

test('of many guests and customers who want the last place at once one has it, and the others hear which times are free', async () => {
  await setTimes({ slots: [slot('evening-2')] });
  const wanted = await third('evening-2');
  await call(setContent, { ...(await call(getEditableContent, {}, admin)), guestOrders: true }, admin);
  const customers = await Promise.all(Array.from({ length: 4 }, () => shop.addCustomer()));
  const guests = Array.from({ length: 4 }, () => ({ ...input(wanted), guest_key: randomUUID() }));
  const answers = await Promise.all([
    ...guests.map((one) => send(placeGuestOrder, one)),
    ...customers.map((one) => send(placeOrder, input(wanted), one)),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused).toMatchObject({ code: 'slot_full', details: [{ path: 'delivery.slot' }] });
  expect(refused?.details?.[0]?.slots).toHaveLength(3);
  expect(await db.select().from(slotDays)).toMatchObject([{ slotId: 'evening-2', taken: 1 }]);
});

test('orders that lose a deadlock against one that is moved between two days are written one by one', async () => {
  await setTimes({ slots: [slot('evening-5', { capacity: 9 })] });
  const [, first, second] = (await free()).filter(({ id }) => id === 'evening-5');
  if (!first || !second) throw new Error('no slot is free');
  await Promise.all([place(first), place(second)]);
  const customers = await Promise.all(Array.from({ length: 6 }, () => shop.addCustomer()));
  await allowSetting('deadlock_timeout');
  const mover = await db.$client.connect();
  const lock = ({ date }: { date: string }) =>
    mover.query('update slot_days set taken = taken where slot_id = $1 and date = $2', ['evening-5', date]);
  const waiting = async () => {
    const { rows } = await db.$client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting ?? 0;
  };
  try {
    await mover.query('begin');
    // The orders' statement checks for deadlocks first: the transaction that detects one is aborted.
    await mover.query("set local deadlock_timeout = '1min'");
    await lock(second);
    const answers = Promise.all(
      customers.map((one, nth) => send(placeOrder, input(nth % 2 ? first : second), one)),
    );
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
    // Waits for the orders' statement.
    await lock(first);
    await mover.query('commit');
    expect((await answers).map(({ status }) => status)).toEqual(Array(6).fill(201));
  } finally {
    mover.release(true);
  }
  expect(await db.select().from(slotDays)).toMatchObject([{ taken: 4 }, { taken: 4 }]);
});

test('the database lets no order in that would be one too many', async () => {
  await setTimes({ slots: [slot('evening-3')] });
  const wanted = await third('evening-3');
  await place(wanted);
  const [row] = await db.select().from(orders);
  if (!row) throw new Error('there is no order');
  const again = db
    .insert(orders)
    .values({ ...row, id: undefined, number: undefined, idempotencyKey: 'other' });
  await expect(again).rejects.toMatchObject({ cause: { code: '23514', constraint: 'slot_capacity' } });
});

test('a cancelled order gives its place back once, and takes it again when that is undone, or is refused', async () => {
  await setTimes({ slots: [slot('evening-4')] });
  const wanted = await third('evening-4');
  const { id } = await place(wanted);
  const cancel = () => call(setOrderStatus, { id, status: 'cancelled' }, admin);
  const undo = async () => {
    const { items } = await call(listActivity, { action: 'order.status', limit: 1 }, admin);
    return send(undoActivity, { id: items[0]?.id ?? 0 }, admin);
  };
  const taken = async () =>
    (await db.select().from(slotDays).where(eq(slotDays.slotId, 'evening-4')))[0]?.taken;
  await cancel();
  expect(await taken()).toBe(0);
  expect((await undo()).status).toBe(200);
  expect(await taken()).toBe(1);
  await cancel();
  await place(wanted);
  expect(await undo()).toMatchObject({ status: 409, code: 'slot_full' });
  expect(await taken()).toBe(1);
});

test('a time is refused that has other hours by now than were shown, and taken with those of now', async () => {
  await setTimes({ slots: [slot('evening-6')] });
  const shown = await third('evening-6');
  await setTimes({ slots: [slot('evening-6', { from: '23:50' })] });
  const refused = await send(placeOrder, { ...orderOf(itemOf(jar)), delivery: { slot: shown } }, customer);
  expect(refused).toMatchObject({ status: 409, code: 'slot_changed', details: [{ path: 'delivery.slot' }] });
  const delivery = { slot: await third('evening-6') };
  const order = await call(placeOrder, { ...orderOf(itemOf(jar)), delivery }, customer);
  expect(order.delivery.slot).toMatchObject({ from: '23:50' });
});

test('a time that is not offered is refused, and so is any order while deliveries are paused', async () => {
  await setTimes({ slots: [slot('evening-5')] });
  const wanted = await third('evening-5');
  const eid = {
    id: 'exception-eid',
    name: { en: 'Eid', ar: 'العيد' },
    first: wanted.date,
    last: wanted.date,
  };
  await setTimes({ slots: [slot('evening-5')], exceptions: [{ ...eid, slots: [] }] });
  expect(await refusal(wanted)).toMatchObject({ status: 409, code: 'slot_gone', path: 'delivery.slot' });
  expect(await refusal({ id: 'evening-5', date: '2020-01-01' })).toMatchObject({ code: 'slot_gone' });
  await setTimes({ paused: { delivery: true, pickup: false } });
  expect(await refusal(null)).toMatchObject({ code: 'delivery_paused', path: 'delivery.method' });
});

test('the seller proposes another time, whose place is taken when the customer agrees, and the old one is free again', async () => {
  await setTimes({ slots: [slot('evening-7'), slot('evening-8', { from: '23:50' })] });
  const [first, second] = [await third('evening-7'), await third('evening-8')];
  const { id } = await place(first);
  const change = (to: { id: string; date: string } | null) => {
    const wanted = to && { id: to.id, date: to.date };
    return send(changeOrder, { id, revision: 1, proposed: null, slot: wanted }, admin);
  };
  expect(await change({ ...second, date: '2020-01-01' })).toMatchObject({ status: 409, code: 'slot_gone' });
  expect((await change(second)).status).toBe(200);
  const waiting = await call(getOrder, { id }, customer);
  expect(waiting).toMatchObject({
    delivery: { slot: { from: '23:58' } },
    revision: { proposed: { delivery: { slot: { date: second.date, from: '23:50' } } } },
  });
  // Another order takes the place while the customer decides: accepting is refused.
  const { id: other } = await place(second);
  const accept = () => send(acceptProposal, { id, revision: 2 }, customer);
  expect(await accept()).toMatchObject({ status: 409, code: 'slot_full' });
  await call(setOrderStatus, { id: other, status: 'cancelled' }, admin);
  expect((await accept()).status).toBe(200);
  expect((await call(getOrder, { id }, customer)).delivery.slot).toMatchObject({ from: '23:50' });
  expect((await free()).filter(({ date }) => date === first.date)).toMatchObject([{ id: 'evening-7' }]);
  const { revisions } = await call(getAdminOrder, { id }, admin);
  expect(revisions.map(({ delivery }) => delivery.slot?.from)).toEqual(['23:58', '23:50']);
});

test('a proposed time that has passed meanwhile is not agreed to, and the order keeps its own', async () => {
  await setTimes({ slots: [slot('evening-7'), slot('evening-8', { from: '23:50' })] });
  const [first, second] = [await third('evening-7'), await third('evening-8')];
  const { id } = await place(first);
  const wanted = { id: second.id, date: second.date };
  await call(changeOrder, { id, revision: 1, proposed: null, slot: wanted }, admin);
  const isProposed = and(eq(orderRevisions.orderId, id), eq(orderRevisions.number, 2));
  const passed = sql`jsonb_set(address, '{slot,date}', '"2026-01-01"')`;
  await db.update(orderRevisions).set({ address: passed }).where(isProposed);
  const accept = () => send(acceptProposal, { id, revision: 2 }, customer);
  expect(await accept()).toMatchObject({ status: 409, code: 'slot_gone' });
  expect((await call(getOrder, { id }, customer)).delivery.slot).toMatchObject({ date: first.date });
  expect((await send(declineProposal, { id, revision: 2 }, customer)).status).toBe(200);
});

test('two times with one id are refused: their orders could not be told apart, and orders of one would fail', async () => {
  const { version } = await call(getDeliveryTimes, {}, admin);
  const { weekdays: _, ...evening } = slot('evening-9', { capacity: 5 });
  const eid = { id: 'exception-9', name: { en: '', ar: '' }, first: '2026-03-20', last: '2026-03-21' };
  const none = { lead_hours: 0, cut_off: null, paused: { delivery: false, pickup: false }, version };
  const set = (slots: object[], exceptions: object[]) =>
    send(setDeliveryTimes, { ...none, slots, exceptions }, admin);
  const twice = { status: 400, details: [{ code: 'invalid' }] };
  expect(await set([slot('evening-9')], [{ ...eid, slots: [evening] }])).toMatchObject(twice);
  expect(await set([slot('evening-9'), slot('evening-9')], [])).toMatchObject(twice);
  expect(await set([], [{ ...eid, slots: [evening, evening] }])).toMatchObject(twice);
  expect((await set([slot('evening-8')], [{ ...eid, slots: [evening] }])).status).toBe(200);
});

test('the same time twice is refused at the second, whatever the order of its days; one that was stored so can still be read', async () => {
  const { version } = await call(getDeliveryTimes, {}, admin);
  const { weekdays: _, ...evening } = slot('evening-11');
  const eid = { id: 'exception-8', name: { en: '', ar: '' }, first: '2026-03-20', last: '2026-03-21' };
  const times = {
    slots: [
      slot('evening-12', { weekdays: [0, 1] }),
      slot('evening-13', { weekdays: [1, 0], capacity: 9 }),
      slot('evening-14', { weekdays: [1, 2] }),
      slot('evening-15', { weekdays: [0, 1], method: 'pickup' }),
    ],
    exceptions: [{ ...eid, slots: [evening, { ...evening, id: 'evening-16' }] }],
    ...{ lead_hours: 0, cut_off: null, paused: { delivery: false, pickup: false }, version },
  };
  const { details } = await send(setDeliveryTimes, times, admin);
  expect(details?.map(({ path, code }) => [path, code])).toEqual([
    ['slots.1.from', 'slot_twice'],
    ['exceptions.0.slots.1.from', 'slot_twice'],
  ]);
  await db.update(settings).set({ value: times }).where(eq(settings.name, timesSetting));
  expect((await call(getDeliveryTimes, {}, admin)).slots).toHaveLength(4);
  await setTimes({});
});

test('what is no time is refused with its place, and of two who change the times at once the second hears of it', async () => {
  const { version } = await call(getDeliveryTimes, {}, admin);
  const wrong = {
    slots: [slot('evening-6', { from: '19:00', to: '16:00', weekdays: [] })],
    exceptions: [
      { id: 'exception-1', name: { en: '', ar: '' }, first: '2026-02-30', last: '2026-03-01', slots: [] },
    ],
    ...{ lead_hours: 1.5, cut_off: '25:00', paused: { delivery: false, pickup: false }, version },
  };
  const { details } = await send(setDeliveryTimes, wrong, admin);
  expect(details?.map(({ path, code }) => [path, code])).toEqual([
    ['slots.0.weekdays', 'weekdays_required'],
    ['slots.0.to', 'time_order'],
    ['exceptions.0.first', 'day_invalid'],
    ['lead_hours', 'lead_invalid'],
    ['cut_off', 'time_invalid'],
  ]);
  const right = { ...wrong, slots: [], exceptions: [], lead_hours: 2, cut_off: null };
  await call(setDeliveryTimes, right, admin);
  expect(await send(setDeliveryTimes, right, admin)).toMatchObject({ code: 'changed_meanwhile' });
  const { items } = await call(listActivity, { action: 'area.times', limit: 1 }, admin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, admin);
  expect(await call(getDeliveryTimes, {}, admin)).toMatchObject({ lead_hours: 0 });
});
