import { beforeAll, expect, test } from 'vitest';
import { getAbroad, setAbroad } from '../../contracts/abroad.ts';
import { exportData } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminOrder, getDaySheet, listAdminOrders } from '../../contracts/admin-orders.ts';
import { updateProduct } from '../../contracts/catalogue.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { openOrderLink, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { acceptByLink, changeAddress, changeOrder, declineByLink } from '../../contracts/order-revisions.ts';
import { advanceOrders, getLastAddress, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { getStats } from '../../contracts/stats.ts';
import { sumDue } from '../../contracts/sum-due.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { readMails } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop({}, undefined, { mail: true });
const { app, deps, call, send } = shop;
const admin = { token: await shop.admin() };
const customer = await shop.addCustomer();
const jar = await shop.addProduct({ price: 4 });
const cheese = await shop.addProduct({ price: 3, name: { en: 'Labneh', ar: 'لبنة' } });
const riyadh = { street: 'Olaya Street 5', city: 'Riyadh', country: 'KSA', phone: '+966 50 123 4567' };

const place = (delivery: object, fields: object = {}) =>
  call(placeOrder, { ...orderOf(itemOf(jar, 2)), shipping_address: riyadh, delivery, ...fields }, customer);
const refusal = async (fields: object) => {
  const answer = await send(placeOrder, { ...orderOf(itemOf(jar)), ...fields }, customer);
  const { status, code, details } = answer;
  return { status, code, details: details?.map(({ message: _, ...detail }) => detail) };
};
const messageOf = ({ whatsapp_url }: { whatsapp_url: string }) =>
  decodeURIComponent(whatsapp_url.split('text=')[1] ?? '');
const serve = async (countries: { code: string; fee: number | null }[]) =>
  call(setAbroad, { ...(await call(getAbroad, {}, admin)), countries }, admin);
const both = [
  { code: 'SA', fee: 12 },
  { code: 'SE', fee: null },
];
const price = (order: { id: string; revision: { number: number } }, delivery_fee: number, agreed = false) =>
  call(changeOrder, { id: order.id, revision: order.revision.number, delivery_fee, agreed }, admin);

beforeAll(async () => {
  const content = await call(getEditableContent, {}, admin);
  await call(setContent, { ...content, guestOrders: true }, admin);
  const payments = await call(getPaymentSettings, {}, admin);
  const bank = { bank_name: 'Cairo Amman Bank', account_name: 'Mouneh Foods' };
  const cliq = { cliq_alias: 'MOUNEH', cliq_name: 'Um Khaled' };
  const accounts = { ...bank, iban: 'JO71CBJO0000000000001234567890', ...cliq };
  await call(setPaymentSettings, { ...payments, ...accounts, methods: ['cash', 'cliq', 'bank'] }, admin);
});

test('a new shop offers no country, and an order to Jordan is as it was before', async () => {
  expect((await call(getCheckoutOptions, {})).countries).toEqual([]);
  expect(await refusal({ delivery: { country: 'Sweden' } })).toEqual({
    status: 409,
    code: 'country_not_served',
    details: [{ path: 'delivery.country', code: 'country_not_served', countries: [] }],
  });
  const order = await call(placeOrder, { ...orderOf(itemOf(jar)), payment: 'cash' }, customer);
  expect(order).toMatchObject({
    delivery: { country: null, fee_pending: false },
    shipping_address: { country: 'Jordan' },
  });
});

test('the seller’s countries are offered by name, of two who save the second is told, and a change is undone', async () => {
  const before = await call(getAbroad, {}, admin);
  await serve(both);
  expect((await send(setAbroad, before, admin)).code).toBe('changed_meanwhile');
  const twice = { ...before, version: 1, countries: [both[0], both[0]] };
  expect((await send(setAbroad, twice as typeof before, admin)).status).toBe(400);
  expect((await call(getCheckoutOptions, {})).countries).toEqual([
    { code: 'SA', name: { en: 'Saudi Arabia', ar: 'السعودية' }, fee: 12 },
    { code: 'SE', name: { en: 'Sweden', ar: 'السويد' }, fee: null },
  ]);
  const { items } = await call(listActivity, {}, admin);
  const saved = items.find(({ action }) => action === 'area.abroad');
  await call(undoActivity, { id: saved?.id ?? 0 }, admin);
  expect((await call(getAbroad, {}, admin)).countries).toEqual([]);
  await serve(both);
});

test('an order abroad costs its country’s fee, is named in its language, and is paid neither in cash nor by CliQ', async () => {
  const order = await place({ country: 'SA', fee: 12 });
  expect(order).toMatchObject({
    delivery_fee: 12,
    total: 20,
    delivery: { method: 'delivery', area: null, country: { code: 'SA' }, fee_pending: false },
    shipping_address: { street: 'Olaya Street 5', country: 'Saudi Arabia', phone: '+966501234567' },
    payment: { method: 'bank' },
    pay_to: { method: 'bank' },
  });
  expect((await refusal({ delivery: { country: 'SA' }, payment: 'cliq' })).details).toEqual([
    { path: 'payment', code: 'payment_unavailable', methods: ['bank'] },
  ]);
  expect(messageOf(await place({ country: 'SA' }, { language: 'ar' }))).toContain('السعودية');
  expect(await call(getLastAddress, {}, customer)).toMatchObject({ country_code: 'SA' });
  const { areas } = await call(getStats, {}, admin);
  expect(areas).toEqual([
    { id: null, name: { en: 'Saudi Arabia', ar: 'السعودية' }, orders: 2, cancelled: 0, revenue: 40 },
  ]);
  const moved = { ...riyadh, city: 'Jeddah', country: 'Kuwait' };
  const changed = await call(changeAddress, { id: order.id, revision: 1, shipping_address: moved }, customer);
  expect(changed).toMatchObject({
    total: 20,
    shipping_address: { city: 'Jeddah', country: 'Saudi Arabia' },
  });
});

test('a refusal names the lines that do not travel, the countries that are served, the fee and the ways to pay', async () => {
  await call(updateProduct, { id: cheese.id, category: cheese.category, exportable: false }, admin);
  const items = [itemOf(jar), itemOf(cheese)];
  expect(await refusal({ items, delivery: { country: 'SA', fee: 5 }, payment: 'cash' })).toEqual({
    status: 409,
    code: 'not_sent_abroad',
    details: [
      { path: 'items.1.product_id', code: 'not_sent_abroad' },
      { path: 'delivery.fee', code: 'fee_changed', fee: 12 },
      { path: 'payment', code: 'payment_unavailable', methods: ['bank'] },
    ],
  });
  expect(await refusal({ delivery: { country: 'SE', fee: 12 } })).toMatchObject({
    details: [{ code: 'fee_changed', fee: null }],
  });
  expect(await refusal({ delivery: { country: 'SA', fee: null } })).toMatchObject({
    details: [{ code: 'fee_changed', fee: 12 }],
  });
  expect(await refusal({ delivery: { country: 'FR' } })).toMatchObject({
    code: 'country_not_served',
    details: [{ countries: ['SA', 'SE'] }],
  });
  expect((await call(placeOrder, orderOf(...items), customer)).total).toBe(7);
});

test('without a price it is a request: it says so wherever it is told, nothing is to be paid, and it does not go on', async () => {
  const sheetNow = async () => {
    const { orders, parcels } = await call(getDaySheet, {}, admin);
    return { orders, ...sumDue(parcels.filter(isPaymentTracked)) };
  };
  const sheet = await sheetNow();
  const { outstanding } = (await call(getStats, {}, admin)).money;
  const order = await place({ country: 'SE', fee: null });
  expect(order).toMatchObject({ delivery_fee: 0, total: 8, delivery: { fee_pending: true }, pay_to: null });
  const { pending, totalWithout } = feeWords.en;
  for (const text of [`Delivery: ${pending}`, `${totalWithout}: 8.00 JD`])
    expect(messageOf(order)).toContain(text);
  await eventually(async () => {
    const mails = (await readMails(deps)).filter(({ text }) => text?.includes(order.number));
    expect(mails.some(({ text }) => text?.includes(pending) && text.includes(totalWithout))).toBe(true);
  });
  const headers = { Authorization: `Bearer ${admin.token}` };
  const csv = await (await app.request(`/api${exportOrders.path}`, { headers })).text();
  expect(csv).toContain(`8.00,,,${pending},8.00`);
  // An order is neither picked nor collected before its customer agrees.
  expect(await sheetNow()).toEqual(sheet);
  expect((await call(getStats, {}, admin)).money.outstanding).toBe(outstanding);
  expect(await send(setOrderStatus, { id: order.id, status: 'processing' }, admin)).toMatchObject({
    status: 409,
    code: 'fee_pending',
  });
  const advanced = await call(advanceOrders, { ids: [order.id], status: 'processing' }, admin);
  expect(advanced).toMatchObject({ changed: [], skipped: [order.id] });
  await call(setOrderStatus, { id: order.id, status: 'cancelled' }, admin);
});

test('a guest accepts the price on the private link; then the order goes on and its price cannot be undone', async () => {
  const guest = await call(placeGuestOrder, {
    ...orderOf(itemOf(jar, 2)),
    shipping_address: riyadh,
    delivery: { country: 'SE' },
    guest_key: 'a-browser-of-its-own-abroad',
  });
  const { token } = guest;
  const proposed = await price(guest, 15.5);
  expect(proposed).toMatchObject({
    total: 8,
    delivery: { fee_pending: true },
    revision: { proposed: { total: 23.5, delivery_fee: 15.5, delivery: { fee_pending: false } } },
  });
  // A declined proposal leaves the order as it was; another price may be named.
  await call(declineByLink, { token, revision: 2 });
  const declined = await call(openOrderLink, { token });
  expect(declined.delivery.fee_pending).toBe(true);
  expect((await call(getStats, {}, admin)).declined).toEqual([
    { id: guest.id, number: guest.number, is_fee: true },
  ]);
  const text = new URL(declined.whatsapp_url).searchParams.get('text') ?? '';
  expect(text).toContain('(15.50 JD) doesn’t suit me. Could you suggest another?');
  expect(text).toContain('Total without delivery: 8.00 JD');
  await price(guest, 10);
  const accepted = await call(acceptByLink, { token, revision: 3 });
  expect(accepted).toMatchObject({
    delivery_fee: 10,
    total: 18,
    delivery: { fee_pending: false },
    payment: { due: 18 },
    pay_to: { method: 'bank' },
  });
  // The answer names it as a price, not as a change.
  expect(messageOf(accepted)).toContain('I’ve accepted the delivery price you suggested: 10.00 JD.');
  await call(setOrderStatus, { id: guest.id, status: 'processing' }, admin);
  const { items } = await call(listActivity, {}, admin);
  const [, change] = items.filter(({ action }) => action.startsWith('order.'));
  expect(change).toMatchObject({
    before: { deliveryFeeQirsh: null },
    after: { deliveryFeeQirsh: 1000 },
  });
  expect((await send(undoActivity, { id: change?.id ?? 0 }, admin)).code).toBe('changed_since');
});

test('the price stays open when something else changes, is at once when it was agreed, and a free one needs no answer', async () => {
  const [first, second] = [await place({ country: 'SE' }), await place({ country: 'SE' })];
  const lines = [{ position: 0, quantity: 1 }];
  const fewer = await call(changeOrder, { id: first.id, revision: 1, lines, agreed: true }, admin);
  expect(fewer).toMatchObject({ total: 4, delivery: { fee_pending: true } });
  const agreed = await price(fewer, 9, true);
  expect(agreed).toMatchObject({ total: 13, delivery: { fee_pending: false }, revision: { proposed: null } });
  const { items } = await call(listActivity, {}, admin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, admin);
  expect(await call(getAdminOrder, { id: first.id }, admin)).toMatchObject({
    total: 4,
    delivery: { fee_pending: true },
  });
  expect(await price(second, 0)).toMatchObject({ total: 8, delivery: { fee_pending: false } });
  const { items: listed } = await call(listAdminOrders, {}, admin);
  expect(listed.find(({ id }) => id === first.id)?.delivery.country?.code).toBe('SE');
  const own = { Authorization: `Bearer ${customer.token}` };
  const file = await (await app.request(`/api${exportData.path}`, { headers: own })).text();
  expect(file).toMatch(/"fee_pending": ?true/);
});

test('an address that names a country costs what that country costs, where the shop offers it, and is refused where it doesn’t', async () => {
  const named = (country: string) => ({ shipping_address: { ...riyadh, country } });
  expect(await place({}, named('Saudi Arabia'))).toMatchObject({ delivery_fee: 12, total: 20 });
  expect(await refusal(named('France'))).toMatchObject({
    code: 'country_not_served',
    details: [{ countries: ['SA', 'SE'] }],
  });
});

test('an order in Jordan stays there when its customer corrects the address', async () => {
  const { id, shipping_address } = await call(placeOrder, orderOf(itemOf(jar)), customer);
  const change = (country: string) =>
    send(changeAddress, { id, revision: 1, shipping_address: { ...shipping_address, country } }, customer);
  expect(await change('Sweden')).toMatchObject({
    status: 409,
    code: 'country_stays',
    details: [{ path: 'shipping_address.country' }],
  });
  expect(await change('الأردن')).toMatchObject({ status: 200 });
});

test('where the shop offers no country, one that the address names waits for its price, as one that was chosen does', async () => {
  await serve([]);
  const named = (country: string) => ({ shipping_address: { ...riyadh, country } });
  const pending = {
    delivery_fee: 0,
    total: 8,
    delivery: { country: { code: 'SA' }, fee_pending: true, slot: null, area: null },
    shipping_address: { country: 'Saudi Arabia' },
    pay_to: null,
  };
  for (const country of ['Saudi Arabia', 'السعودية', 'المملكة العربية السعودية', 'KSA'])
    expect(await place({}, named(country)), country).toMatchObject(pending);
  expect(await place({ country: 'SA', fee: null })).toMatchObject(pending);
  // The shopper saw Jordan's fee.
  expect(await refusal({ ...named('Saudi Arabia'), delivery: { fee: 0 } })).toMatchObject({
    details: [{ code: 'fee_changed', fee: null }],
  });
  // An unknown country counts as abroad, too, and keeps its typed name.
  const sverige = { code: 'ZZ', name: { en: 'Sverige', ar: 'Sverige' } };
  expect(await place({}, named('Sverige'))).toMatchObject({
    delivery: { country: sverige, fee_pending: true },
    shipping_address: { country: 'Sverige' },
  });
  for (const country of ['Amman', 'عمان', 'الاردن'])
    expect((await place({}, named(country))).delivery, country).toMatchObject({
      country: null,
      fee_pending: false,
    });
  expect(await refusal({ delivery: { country: 'ZZ' } })).toMatchObject({ code: 'country_not_served' });
});
