import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getProfile } from '../../contracts/accounts.ts';
import { getAdminOrder, listAdminOrders } from '../../contracts/admin-orders.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import {
  createDeliveryAreas,
  deleteDeliveryArea,
  listDeliveryAreas,
  updateDeliveryArea,
} from '../../contracts/delivery-areas.ts';
import { acceptProposal, changeAddress, changeOrder } from '../../contracts/order-revisions.ts';
import { getLastAddress, getOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getEditableContent, setContent, setDeliveryFee } from '../../contracts/settings.ts';
import { getStats } from '../../contracts/stats.ts';
import { writeMail } from '../../server/mail/write-mail.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { call, send } = shop;
const admin = { token: await shop.admin() };
const customer = await shop.addCustomer();
const jar = await shop.addProduct({ price: 4 });
const pickup = { en: 'Rainbow Street 3, Amman', ar: 'شارع الرينبو 3، عمّان' };
const abdoun = { name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman' as const };

const options = () => call(getCheckoutOptions, {});
const input = (quantity: number, delivery: object, address: object = {}) => {
  const order = orderOf(itemOf(jar, quantity));
  return { ...order, shipping_address: { ...order.shipping_address, ...address }, delivery };
};
const place = (quantity: number, delivery: object, address?: object) =>
  call(placeOrder, input(quantity, delivery, address), customer);
const refusal = async (quantity: number, delivery: object) => {
  const { status, code, details } = await send(placeOrder, input(quantity, delivery), customer);
  return { status, code, details: details?.map(({ message: _, ...detail }) => detail) };
};

let area_id = '';
beforeAll(async () => {
  await call(setDeliveryFee, { amount: 3 }, admin);
  expect(await options()).toEqual({
    delivery_fee: 3,
    coupons: false,
    areas: [],
    pickup: null,
    timed: [],
    paused: [],
    countries: [],
    payment_methods: [],
  });
  const areas = [
    { ...abdoun, fee: 1.5, minimum: 8, free_from: 20, promise_hours: 24 },
    { ...abdoun, name: { en: 'Khalda', ar: 'خلدا' } },
  ];
  const added = await call(createDeliveryAreas, { areas }, admin);
  area_id = added.areas[0]?.id ?? '';
});

test('shoppers are offered the areas that have a fee, and see a change at once', async () => {
  expect((await options()).areas).toMatchObject([{ id: area_id, fee: 1.5, minimum: 8, free_from: 20 }]);
  await call(updateDeliveryArea, { id: area_id, fee: 2 }, admin);
  expect((await options()).areas).toMatchObject([{ fee: 2 }]);
});

test('an order has copies of the area’s name, fee and promise, and of what leads to the door', async () => {
  const door = { building: '12', floor: '3', landmark: 'Opposite the bakery', driver_note: 'Ring twice' };
  const pin = { latitude: 31.95, longitude: 35.88 };
  const placed = await place(2, { area_id, fee: 2 }, { ...door, ...pin });
  expect(placed).toMatchObject({
    delivery_fee: 2,
    total: 10,
    delivery: { method: 'delivery', area: { id: area_id, name: abdoun.name }, promise_hours: 24 },
    shipping_address: { ...door, ...pin },
  });
  expect(decodeURIComponent(placed.whatsapp_url)).toContain(
    'Abdoun, Rainbow Street 12, building 12, floor 3',
  );
  await call(updateDeliveryArea, { id: area_id, name: { en: 'Renamed', ar: 'أخرى' }, fee: 9 }, admin);
  const { whatsapp_url: _, whatsapp_urls: __, pay_to: ___, ...kept } = placed;
  expect(await call(getOrder, { id: placed.id }, customer)).toMatchObject(kept);
  expect(await call(getAdminOrder, { id: placed.id }, admin)).toMatchObject(kept);
  expect(await call(getLastAddress, {}, customer)).toMatchObject({
    ...door,
    ...pin,
    area_id,
    method: 'delivery',
  });
  await call(updateDeliveryArea, { id: area_id, name: abdoun.name, fee: 2 }, admin);
});

test('from the area’s sum on delivery is free, and without an area the general fee holds', async () => {
  expect(await place(5, { area_id, fee: 0 })).toMatchObject({ delivery_fee: 0, total: 20 });
  expect(await place(1, { fee: 3 })).toMatchObject({ delivery_fee: 3, delivery: { area: null } });
  expect(await call(placeOrder, orderOf(itemOf(jar)), customer)).toMatchObject({ delivery_fee: 3 });
});

test('a refusal says everything at once, with what would be right', async () => {
  expect(await refusal(1, { area_id, fee: 1 })).toEqual({
    status: 409,
    code: 'below_minimum',
    details: [
      { path: 'delivery.area_id', code: 'below_minimum', missing: 4 },
      { path: 'delivery.fee', code: 'fee_changed', fee: 2 },
    ],
  });
  await call(updateDeliveryArea, { id: area_id, open: false }, admin);
  expect(await refusal(2, { area_id, fee: 2 })).toMatchObject({ code: 'area_closed' });
  await call(updateDeliveryArea, { id: area_id, open: true }, admin);
  for (const id of [crypto.randomUUID(), 'abdoun', area_id.toUpperCase()])
    expect(await refusal(2, { area_id: id })).toMatchObject({ code: 'area_gone' });
  expect(await refusal(2, { method: 'pickup' })).toMatchObject({ code: 'pickup_closed' });
});

test('an order that is picked up costs no delivery and goes to the shop’s address, in its language', async () => {
  const content = await call(getEditableContent, {}, admin);
  await call(setContent, { ...content, pickup }, admin);
  expect(await options()).toMatchObject({ pickup });
  const placed = await call(
    placeOrder,
    { ...input(1, { method: 'pickup', area_id, fee: 0 }), language: 'ar' },
    customer,
  );
  expect(placed).toMatchObject({
    delivery_fee: 0,
    delivery: { method: 'pickup', area: null },
    shipping_address: { street: pickup.ar, city: '', country: '' },
  });
  expect(decodeURIComponent(placed.whatsapp_url)).toContain(`الاستلام من: ${pickup.ar}`);
  // A pickup order has no delivery fee that could be free.
  expect(decodeURIComponent(placed.whatsapp_url)).not.toContain('التوصيل');
  const { id: userId } = await call(getProfile, {}, admin);
  const letter = await writeMail(shop.deps, { mail: 'seller-order', orderId: placed.id, userId });
  expect(letter?.mail.preview).toContain('Salma\u2069, pickup: ');
});

test('an order that moves to another area costs its fee: at once when its customer has seen it, else as the customer agrees', async () => {
  const swefieh = { name: { en: 'Sweifieh', ar: 'الصويفية' }, governorate: 'Amman' as const, fee: 1 };
  const { areas } = await call(createDeliveryAreas, { areas: [swefieh] }, admin);
  const other = areas[0]?.id ?? '';
  const door = { building: '7', floor: '1', landmark: 'Beside the mill', latitude: 31.96, longitude: 35.86 };
  const { id, shipping_address } = await place(2, { area_id, fee: 2 }, { floor: '3' });
  const moved = { ...shipping_address, ...door, street: 'Paris Square 4', area_id: other };
  const refused = await send(changeAddress, { id, revision: 1, shipping_address: moved, fee: 2 }, customer);
  expect(refused).toMatchObject({ code: 'fee_changed', details: [{ path: 'fee', fee: 1 }] });
  const own = { id, revision: 1, shipping_address: moved, fee: 1 };
  expect(await call(changeAddress, own, customer)).toMatchObject({
    delivery_fee: 1,
    total: 9,
    delivery: { area: { id: other, name: swefieh.name }, promise_hours: null },
    shipping_address: { ...door, street: 'Paris Square 4' },
    revision: { number: 2, proposed: null },
  });

  // The seller changes the address: the customer is asked, and sees the place and the fee.
  const back = { ...moved, street: 'Zahran Street 1', building: '', area_id };
  const asked = await call(changeOrder, { id, revision: 2, shipping_address: back }, admin);
  expect(asked).toMatchObject({
    delivery_fee: 1,
    shipping_address: { street: 'Paris Square 4', building: '7' },
    revision: {
      proposed: {
        delivery_fee: 2,
        delivery: { area: { id: area_id } },
        shipping_address: { street: 'Zahran Street 1', building: '', landmark: 'Beside the mill' },
      },
    },
  });
  expect(await call(acceptProposal, { id, revision: 3 }, customer)).toMatchObject({
    total: 10,
    delivery: { area: { id: area_id } },
    shipping_address: { street: 'Zahran Street 1', building: '', floor: '1' },
  });
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ areaNameEn: 'Abdoun', promiseHours: 24, latitude: 31.96 });
});

test('an order that is picked up keeps its place, whatever address is sent', async () => {
  const { id, shipping_address } = await place(1, { method: 'pickup' });
  const elsewhere = { ...shipping_address, street: 'Paris Square 4', city: 'Salt', country: 'Jordan' };
  const wanted = { id, revision: 1, shipping_address: { ...elsewhere, phone: '0790000000', area_id } };
  expect(await call(changeAddress, wanted, customer)).toMatchObject({
    delivery: { method: 'pickup', area: null },
    delivery_fee: 0,
    shipping_address: { street: shipping_address.street, phone: '+962790000000' },
  });
});

test('the phone of an order that is picked up is corrected alone, by the customer while it waits and by the seller without asking', async () => {
  const { id } = await place(1, { method: 'pickup' });
  const wrong = await send(changeAddress, { id, revision: 1, phone: '12' }, customer);
  expect(wrong).toMatchObject({ status: 400, details: [{ path: 'phone', code: 'phone_invalid' }] });
  expect(await call(changeAddress, { id, revision: 1, phone: '٠٧٩٠٠٠٠٠٠٠' }, customer)).toMatchObject({
    shipping_address: { street: pickup.en, phone: '+962790000000' },
    revision: { number: 2, proposed: null },
  });
  await call(setOrderStatus, { id, status: 'processing' }, admin);
  const late = await send(changeAddress, { id, revision: 2, phone: '0791111111' }, customer);
  expect(late).toMatchObject({ status: 409, code: 'too_late' });
  expect(await call(changeOrder, { id, revision: 2, phone: '0791111111' }, admin)).toMatchObject({
    shipping_address: { phone: '+962791111111' },
    revision: { number: 3, proposed: null },
  });
});

test('the seller finds orders by the area, in either script or Arabizi, and sees how many go there for how much', async () => {
  const [khalda] = (await call(listDeliveryAreas, {}, admin)).filter(({ name }) => name.en === 'Khalda');
  const id = khalda?.id ?? '';
  await call(updateDeliveryArea, { id, fee: 1, other_names: 'Tla al Ali' }, admin);
  const order = await place(3, { area_id: id });
  const found = async (q: string) => (await call(listAdminOrders, { q }, admin)).items.map((one) => one.id);
  for (const q of ['khalda', 'خلدا', '5alda', 'tla al ali', `khalda ${order.customer_name}`])
    expect(await found(q), q).toEqual([order.id]);
  // A text that matches orders itself does not filter by an area that sounds like it.
  const own = { ...input(1, {}), customer_name: 'Khaled Haddad' };
  const { id: byName } = await call(placeOrder, own, customer);
  expect(await found('khaled')).toEqual([byName]);
  expect((await call(getStats, {}, admin)).areas).toContainEqual({
    id,
    name: { en: 'Khalda', ar: 'خلدا' },
    orders: 1,
    cancelled: 0,
    revenue: 13,
  });
  // The area's list includes its cancelled orders: their number is beside the others'.
  const { id: cancelled } = await place(1, { area_id: id });
  await call(setOrderStatus, { id: cancelled, status: 'cancelled' }, admin);
  expect((await call(getStats, {}, admin)).areas).toContainEqual(
    expect.objectContaining({ id, orders: 1, cancelled: 1, revenue: 13 }),
  );
  expect((await call(listAdminOrders, { area: id }, admin)).items.map((one) => one.id)).toEqual([
    cancelled,
    order.id,
  ]);
  await call(setOrderStatus, { id: order.id, status: 'cancelled' }, admin);
  expect((await call(getStats, {}, admin)).areas.map(({ name }) => name.en)).not.toContain('Khalda');
  // An order whose address changes is found under the new one.
  const { shipping_address } = await place(2, { area_id, fee: 2 });
  const [last] = await call(listAdminOrders, {}, admin).then(({ items }) => items);
  const moved = { id: last?.id ?? '', revision: 1, shipping_address: { ...shipping_address, area_id: id } };
  await call(changeAddress, moved, customer);
  expect(await found('خلدا')).toEqual([last?.id, cancelled, order.id]);
});

test('an area that was deleted is gone for new orders alone', async () => {
  const placed = await place(2, { area_id });
  await call(deleteDeliveryArea, { id: area_id }, admin);
  expect(await refusal(2, { area_id })).toMatchObject({ code: 'area_gone' });
  expect(await call(getOrder, { id: placed.id }, customer)).toMatchObject({ delivery: placed.delivery });
});
