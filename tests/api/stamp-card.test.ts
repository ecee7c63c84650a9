import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { cancelOrder, changeOrder } from '../../contracts/order-revisions.ts';
import { type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { getStampCard, getStampCardSetting, setStampCard } from '../../contracts/stamp-card.ts';
import { stampRewards } from '../../server/coupons/stamp-reward.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';

const { db, call, send, admin, addCustomer, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const jam = await addProduct({ price: 4 });
await call(setDeliveryFee, { amount: 2 }, asAdmin);

type Buyer = { token: string };
type Wanted = Partial<InputOf<typeof placeOrder>>;
const place = (by: Buyer, more: Wanted = {}): Promise<Order> =>
  call(placeOrder, { ...orderOf(itemOf(jam)), ...more }, by);
const setStatus = (order: Order, status: Order['status']) =>
  call(setOrderStatus, { id: order.id, status }, asAdmin);
/** Places orders and delivers them. */
const collect = async (by: Buyer, count: number) => {
  for (let order = 0; order < count; order += 1) await setStatus(await place(by), 'delivered');
};
const stampsOf = async (by: Buyer) => (await call(getStampCard, {}, by)).stamps;
const free = { delivery_fee: 0, total: 4, free_for_stamps: true };

test('a new shop has no stamp card, and no order is free by one', async () => {
  expect(await call(getStampCardSetting, {}, asAdmin)).toEqual({ every: null });
  const salma = await addCustomer();
  await collect(salma, 2);
  expect(await call(getStampCard, {}, salma)).toEqual({ every: null, stamps: 0 });
  expect(await place(salma)).toMatchObject({ delivery_fee: 2, free_for_stamps: false });
});

test('the seller sets it between 2 and 50 orders, switches it off, and takes each back', async () => {
  for (const every of [1, 51, 2.5, '3'])
    expect(await send(setStampCard, { every }, asAdmin)).toMatchObject({ code: 'validation_failed' });
  await call(setStampCard, { every: 5 }, asAdmin);
  await call(setStampCard, { every: null }, asAdmin);
  for (const every of [5, null]) {
    const { items } = await call(listActivity, { subject: 'stamp_card' }, asAdmin);
    const entry = items.find(({ undone, undoes }) => !undone && undoes === null);
    await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
    expect(await call(getStampCardSetting, {}, asAdmin)).toEqual({ every });
  }
  await call(setStampCard, { every: 3 }, asAdmin);
  // An administrator who saw another number does not overwrite the present one.
  const refused = await send(setStampCard, { every: 9, expected_every: null }, asAdmin);
  expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await call(setStampCard, { every: 3, expected_every: 3 }, asAdmin)).toEqual({ every: 3 });
});

test('of three orders the third is delivered free, whatever fee was seen, and the card begins anew', async () => {
  const salma = await addCustomer();
  await collect(salma, 1);
  const waiting = await place(salma);
  expect([waiting.free_for_stamps, await stampsOf(salma)]).toEqual([false, 1]);
  await setStatus(waiting, 'delivered');
  expect(await stampsOf(salma)).toBe(2);
  const third = await place(salma, { delivery: { fee: 2 } });
  expect(third).toMatchObject(free);
  await setStatus(third, 'delivered');
  // A free delivery earns no stamp.
  expect(await stampsOf(salma)).toBe(0);
  expect(await place(salma)).toMatchObject({ delivery_fee: 2, free_for_stamps: false });
});

test('of two orders of one account at once one is free', async () => {
  const salma = await addCustomer();
  await collect(salma, 2);
  const both = await Promise.all([place(salma), place(salma)]);
  expect(both.map(({ delivery_fee }) => delivery_fee).toSorted()).toEqual([0, 2]);
});

test('an order that was seen to be free and is not any more is refused with the fee, and loses nothing', async () => {
  const salma = await addCustomer();
  await collect(salma, 1);
  const seen = { ...orderOf(itemOf(jam)), free_for_stamps: true };
  const refused = await send(placeOrder, seen, salma);
  expect(refused).toMatchObject({ status: 409, code: 'fee_changed', details: [{ fee: 2 }] });
  await collect(salma, 1);
  expect(await place(salma, seen)).toMatchObject(free);
});

test('stamps are kept where delivery costs nothing anyway, or a coupon makes it free', async () => {
  const salma = await addCustomer();
  await collect(salma, 2);
  const areas = [{ name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman' as const, fee: 0 }];
  const [area] = (await call(createDeliveryAreas, { areas }, asAdmin)).areas;
  expect(await place(salma, { delivery: { area_id: area?.id ?? '' } })).toMatchObject({
    free_for_stamps: false,
  });
  const { code } = await call(createCoupon, { code: 'FREE', kind: 'delivery' }, asAdmin);
  expect(await place(salma, { coupon: { code } })).toMatchObject({ delivery_fee: 0, free_for_stamps: false });
  expect(await stampsOf(salma)).toBe(2);
  const tenth = await call(createCoupon, { code: 'TENTH', kind: 'percent', percent: 10 }, asAdmin);
  expect(await place(salma, { coupon: { code: tenth.code } })).toMatchObject({
    ...free,
    discount: 0.4,
    total: 3.6,
  });
});

test('a cancellation gives the stamps back, its undoing takes them, and a stamp goes with an order that did not arrive', async () => {
  const salma = await addCustomer();
  await collect(salma, 2);
  const order = await place(salma);
  expect(await stampsOf(salma)).toBe(0);
  await call(cancelOrder, { id: order.id, revision: 1 }, salma);
  expect(await stampsOf(salma)).toBe(2);
  await setStatus(order, 'pending');
  expect(await stampsOf(salma)).toBe(0);
  await setStatus(order, 'cancelled');
  expect(await place(salma)).toMatchObject(free);
  // Both are free by now, so the card is negative until further orders make up for it.
  await setStatus(order, 'pending');
  expect(await stampsOf(salma)).toBe(0);
  await collect(salma, 2);
  expect(await place(salma)).toMatchObject({ free_for_stamps: false });
});

test('delivery that is free stays free in another area, and a fee that the seller types is charged', async () => {
  const salma = await addCustomer();
  await collect(salma, 2);
  const order = await place(salma);
  const areas = [{ name: { en: 'Khalda', ar: 'خلدا' }, governorate: 'Amman' as const, fee: 3 }];
  const [area] = (await call(createDeliveryAreas, { areas }, asAdmin)).areas;
  const shipping_address = { ...address, area_id: area?.id ?? '' };
  const moved = await call(
    changeOrder,
    { id: order.id, revision: 1, shipping_address, agreed: true },
    asAdmin,
  );
  expect(moved).toMatchObject(free);
  const charged = { id: order.id, revision: 2, delivery_fee: 1, agreed: true };
  expect(await call(changeOrder, charged, asAdmin)).toMatchObject({ delivery_fee: 1, total: 5 });
});

test('a reward is spent once: each is one row of one account', async () => {
  const rows = await db.select().from(stampRewards);
  expect(new Set(rows.map(({ userId, number }) => `${userId} ${number}`)).size).toBe(rows.length);
  expect(rows.every(({ stamps }) => stamps === 2)).toBe(true);
});
