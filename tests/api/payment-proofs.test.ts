import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount, exportData } from '../../contracts/accounts.ts';
import { anonymizeGuestOrder, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import {
  addPaymentProof,
  addProofByLink,
  getPaymentProof,
  maxProofs,
} from '../../contracts/payment-proofs.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import { listPayments, recordPayment } from '../../contracts/payments.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { sharp } from '../../server/media/image-decoders.ts';
import { paymentProofs } from '../../server/payments/payment-proof.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';

const shop = await openShop();
const strict = await openShop({ rateLimits: true });
const other = await openShop();
const { app, db, call, send, addCustomer } = shop;
const asAdmin = { token: await shop.admin() };
const jar = await shop.addProduct({ price: 4 });
const settings = await call(getPaymentSettings, {}, asAdmin);
await call(
  setPaymentSettings,
  { ...settings, methods: ['cash', 'cliq'], cliq_alias: 'MOUNEH', cliq_name: 'Um Khaled' },
  asAdmin,
);
await call(setContent, { ...(await call(getEditableContent, {}, asAdmin)), guestOrders: true }, asAdmin);

/** A phone's photograph, with a GPS position. */
const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a30' } })
  .withExif({ IFD0: { Artist: 'Rania' }, IFD3: { GPSLatitude: '31/1 57/1 0/1' } })
  .jpeg()
  .toBuffer();
const picture = photograph.toString('base64');
const customer = await addCustomer();
const place = (payment: 'cliq' | 'cash' = 'cliq', by = customer) =>
  call(placeOrder, { ...orderOf(itemOf(jar)), payment }, by);
const fetchProof = (id: number, token?: string) =>
  app.request(`/api${getPaymentProof.path.replace('{id}', String(id))}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });

test('a picture of a transfer is drawn anew without metadata, seen by administrators alone, and pays nothing', async () => {
  expect(photograph.toString('latin1')).toContain('Rania');
  const order = await place();
  const after = await call(addPaymentProof, { id: order.id, picture }, customer);
  expect(after).toMatchObject({ payment: { state: 'unpaid', due: 4 }, pay_to: { proofs: 1 } });
  const { proofs, payment } = await call(listPayments, { id: order.id }, asAdmin);
  expect([proofs.length, payment.paid]).toEqual([1, 0]);
  const id = proofs[0]?.id ?? 0;
  expect((await fetchProof(id)).status).toBe(401);
  expect((await fetchProof(id, customer.token)).status).toBe(403);
  const answer = await fetchProof(id, asAdmin.token);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  const kept = Buffer.from(await answer.arrayBuffer());
  expect(kept.toString('latin1')).not.toContain('Rania');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

async function placeAsGuest() {
  const guest_key = randomBytes(16).toString('hex');
  const order = orderOf(itemOf(jar));
  const shipping_address = { ...order.shipping_address, phone: '0791234567' };
  return call(placeGuestOrder, { ...order, shipping_address, guest_key, payment: 'cliq' });
}

/** The id of a guest's order with a picture. */
async function orderOfGuest(): Promise<string> {
  const { id, token } = await placeAsGuest();
  await call(addProofByLink, { token, picture });
  return id;
}

test('by a private link it works alike, and the token is in no address', async () => {
  const { token } = await placeAsGuest();
  expect((await call(addProofByLink, { token, picture })).pay_to).toMatchObject({ proofs: 1 });
  expect(await send(addProofByLink, { token: token.slice(0, -1), picture })).toMatchObject({ status: 404 });
});

test('an order takes a few pictures of a transfer that is due, by its own customer, and nothing else', async () => {
  const order = await place();
  const add = (text = picture, by = customer, id = order.id) =>
    send(addPaymentProof, { id, picture: text }, by);
  expect(await add(picture, await addCustomer())).toMatchObject({ status: 404 });
  const noPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  for (const text of [noPicture, 'AAAA', 'no base64!', ''])
    expect(await add(text)).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await add('A'.repeat(4 * 1024 * 1024))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: maxProofs + 2 }, () => add()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxProofs);
  expect((await call(listPayments, { id: order.id }, asAdmin)).proofs).toHaveLength(maxProofs);
  expect(await add(picture, customer, (await place('cash')).id)).toMatchObject({ code: 'too_late' });
  const paid = await place();
  await call(recordPayment, { id: paid.id, method: 'cliq', amount: 4 }, asAdmin);
  expect(await add(picture, customer, paid.id)).toMatchObject({ status: 409, code: 'too_late' });
  expect((await call(getOrder, { id: paid.id }, customer)).pay_to).toBeNull();
});

test('tries are limited, by address too, so that guesses of a link cost nothing', async () => {
  const guess = () => strict.send(addProofByLink, { token: 'guess', picture });
  const codes = [];
  for (let tries = 0; tries < 61; tries += 1) codes.push((await guess()).code);
  expect(codes.slice(0, 60)).toEqual(Array(60).fill('not_found'));
  expect(codes[60]).toBe('too_many_requests');
});

test('a picture is in the backup, and goes with the account or with the details of a guest’s order', async () => {
  const leaver = await addCustomer();
  const order = await place('cliq', leaver);
  await call(addPaymentProof, { id: order.id, picture }, leaver);
  const headers = { Authorization: `Bearer ${leaver.token}` };
  const own = await (await app.request(`/api${exportData.path}`, { headers })).json();
  expect(own.orders[0].payment_proofs).toHaveLength(1);
  await outboxIsEmpty(db);
  expect(
    await differencesAfterRestore(
      { db, dataDir: shop.deps.config.dataDir },
      { db: other.db, dataDir: other.deps.config.dataDir },
    ),
  ).toEqual([]);
  const before = await db.$count(paymentProofs);
  await deliverOrders(db, leaver);
  await call(deleteAccount, { password: leaver.password }, leaver);
  expect(await db.$count(paymentProofs)).toBe(before - 1);

  const id = await orderOfGuest();
  expect(await db.$count(paymentProofs)).toBe(before);
  await call(
    recordPayment,
    { id, method: 'cliq', amount: 1, note: 'from her cousin', reference: 'T-1' },
    asAdmin,
  );
  await call(anonymizeGuestOrder, { id }, asAdmin);
  expect(await db.$count(paymentProofs)).toBe(before - 1);
  const { entries, proofs } = await call(listPayments, { id }, asAdmin);
  expect([entries, proofs]).toMatchObject([[{ amount: 1, note: '', reference: '' }], []]);
});
