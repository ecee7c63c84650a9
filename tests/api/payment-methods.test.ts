import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminOrder } from '../../contracts/admin-orders.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { openOrderLink, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { getLastAddress, getOrder, listOrders, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import {
  type EditedPaymentSettings,
  getPaymentSettings,
  setPaymentSettings,
} from '../../contracts/payment-settings.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { confirmIdentity } from '../../contracts/sessions.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { setUserRole } from '../../contracts/users.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { addressOf, readMails, receive } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop({}, undefined, { mail: true });
const { app, deps, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer({ email: 'rania@example.com' });
const jar = await addProduct({ price: 4 });
const iban = 'JO71CBJO0000000000001234567890';
const accounts = {
  ...{ cliq_alias: 'MOUNEH', cliq_name: 'Um Khaled' },
  ...{ bank_name: 'Cairo Amman Bank', account_name: 'Mouneh Foods', iban },
};

const change = async (fields: Partial<EditedPaymentSettings>, sent = asAdmin) => {
  const before = await call(getPaymentSettings, {}, asAdmin);
  return send(setPaymentSettings, { ...before, ...fields }, sent);
};
const place = (fields: object = {}) => call(placeOrder, { ...orderOf(itemOf(jar, 3)), ...fields }, customer);
const messageOf = ({ whatsapp_url }: { whatsapp_url: string }) =>
  decodeURIComponent(whatsapp_url.split('text=')[1] ?? '');

test('a new shop asks nothing: payment is agreed in the chat, and the message says nothing of it', async () => {
  expect((await call(getCheckoutOptions, {})).payment_methods).toEqual([]);
  const order = await place();
  expect(order).toMatchObject({ payment: { method: 'chat' }, payment_method: 'whatsapp', pay_to: null });
  expect(messageOf(order)).not.toContain('Payment');
  expect(await send(placeOrder, { ...orderOf(itemOf(jar)), payment: 'cash' }, customer)).toMatchObject({
    status: 409,
    code: 'payment_unavailable',
    details: [{ path: 'payment', methods: ['chat'] }],
  });
});

test('what the seller switches on is offered, is a copy in the order, and stands wherever the order is told', async () => {
  expect((await change({ methods: ['bank', 'cash'], ...accounts })).status).toBe(200);
  expect((await call(getCheckoutOptions, {})).payment_methods).toEqual(['cash', 'bank']);
  expect((await place()).payment.method).toBe('cash');
  const order = await place({ payment: 'bank' });
  expect(messageOf(order)).toContain('Payment: Bank transfer');
  expect(messageOf(await place({ payment: 'bank', language: 'ar' }))).toContain('الدفع: تحويل بنكي');
  await change({ methods: ['cash', 'cliq'] });
  expect(await send(placeOrder, { ...orderOf(itemOf(jar)), payment: 'bank' }, customer)).toMatchObject({
    code: 'payment_unavailable',
    details: [{ path: 'payment', code: 'payment_unavailable', methods: ['cash', 'cliq'] }],
  });
  expect((await call(getOrder, { id: order.id }, customer)).payment.method).toBe('bank');
  expect(await call(getLastAddress, {}, customer)).toMatchObject({ payment: 'bank' });
  const headers = { Authorization: `Bearer ${asAdmin.token}` };
  const sheet = await (await app.request(`/api${exportOrders.path}`, { headers })).text();
  expect(sheet).toContain(',Bank transfer,Unpaid,');
  await eventually(async () => {
    const mails = (await readMails(deps)).filter(({ kind }) => kind === 'order-received');
    expect(mails.some(({ text }) => text?.includes('Bank transfer'))).toBe(true);
  });
});

test('who ordered is told where to pay what is due, as it is now, and no one else', async () => {
  await change({ methods: ['cash', 'cliq', 'bank'] });
  const order = await place({ payment: 'cliq' });
  const payTo = { method: 'cliq', alias: 'MOUNEH', name: 'Um Khaled', proofs: 0 };
  expect(order.pay_to).toEqual(payTo);
  const seen = async () => (await call(getOrder, { id: order.id }, customer)).pay_to;
  expect(await seen()).toEqual(payTo);
  expect((await call(listOrders, {}, customer)).items.find(({ id }) => id === order.id)?.pay_to).toEqual(
    payTo,
  );
  expect(await call(getAdminOrder, { id: order.id }, asAdmin)).not.toHaveProperty('pay_to');
  expect(JSON.stringify(await call(getCheckoutOptions, {}))).not.toContain('MOUNEH');
  await change({ cliq_alias: 'UMKHALED' });
  expect(await seen()).toMatchObject({ alias: 'UMKHALED' });
  await call(recordPayment, { id: order.id, method: 'cliq', amount: 12 }, asAdmin);
  expect(await seen()).toBeNull();
  const cancelled = await place({ payment: 'bank' });
  expect(cancelled.pay_to).toMatchObject({
    method: 'bank',
    bank: 'Cairo Amman Bank',
    name: 'Mouneh Foods',
    iban,
  });
  await call(setOrderStatus, { id: cancelled.id, status: 'cancelled' }, asAdmin);
  expect((await call(getOrder, { id: cancelled.id }, customer)).pay_to).toBeNull();
  expect((await place({ payment: 'cash' })).pay_to).toBeNull();
});

test('a guest chooses a way to pay, and finds the account by the private link', async () => {
  await call(setContent, { ...(await call(getEditableContent, {}, asAdmin)), guestOrders: true }, asAdmin);
  const guest_key = randomBytes(16).toString('hex');
  const input = { ...orderOf(itemOf(jar)), guest_key, payment: 'bank' as const };
  const shipping_address = { ...input.shipping_address, phone: '0791234567' };
  const { token, pay_to } = await call(placeGuestOrder, { ...input, shipping_address });
  expect(pay_to).toMatchObject({ method: 'bank', iban });
  expect((await call(openOrderLink, { token })).pay_to).toEqual(pay_to);
});

test('another account takes the password again, by undoing too, and every administrator is mailed in their language', async () => {
  const second = await addCustomer({ email: 'second@example.com' });
  await call(setUserRole, { id: second.user.id, role: 'admin' }, asAdmin);
  const thief = await call(login, { email: deps.config.adminEmail, password: 'the keys of the shop' });
  const refusal = { status: 403, code: 'identity_required' };
  expect(await change({ iban: 'GB82WEST12345698765432' }, thief)).toMatchObject(refusal);
  expect(await change({ cliq_alias: 'THIEF' }, thief)).toMatchObject(refusal);
  expect((await change({ methods: ['cash'] }, thief)).status).toBe(200);
  const before = await readMails(deps);
  await call(confirmIdentity, { password: 'the keys of the shop' }, thief);
  const { activity } = await change({ iban: 'GB82WEST12345698765432' }, thief);
  const mail = await receive(deps, 'payment-account', 'second@example.com');
  expect(mail.text).toContain('GB82 WEST 1234 5698 7654 32');
  expect(
    before.some((sent) => addressOf(sent) === 'second@example.com' && sent.kind === 'payment-account'),
  ).toBe(false);
  const [entry] = (await call(listActivity, { action: 'payment.settings' }, asAdmin)).items;
  expect(entry).toMatchObject({ id: activity, undoable: true, after: { iban: 'GB82WEST12345698765432' } });
  const other = await call(login, { email: deps.config.adminEmail, password: 'the keys of the shop' });
  expect(await send(undoActivity, { id: activity }, other)).toMatchObject(refusal);
  await call(undoActivity, { id: activity as number }, asAdmin);
  expect((await call(getPaymentSettings, {}, asAdmin)).iban).toBe(iban);
});

test('of two administrators who change the ways to pay at once, one is told that the other was quicker', async () => {
  const seen = await call(getPaymentSettings, {}, asAdmin);
  const answers = await Promise.all(
    [['bank' as const], ['chat' as const]].map((methods) =>
      send(setPaymentSettings, { ...seen, methods }, asAdmin),
    ),
  );
  expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved']);
});
