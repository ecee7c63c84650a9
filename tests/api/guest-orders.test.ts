import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount, exportData } from '../../contracts/accounts.ts';
import { listActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminOrder, listAdminOrders } from '../../contracts/admin-orders.ts';
import { verifyEmail } from '../../contracts/email-verification.ts';
import { type Endpoint, requestFor } from '../../contracts/endpoint.ts';
import {
  anonymizeGuestOrder,
  attachOrder,
  getInvoiceByLink,
  openOrderLink,
  placeGuestOrder,
  recordLinkWhatsappOpened,
} from '../../contracts/guest-orders.ts';
import { changeAddressByLink } from '../../contracts/order-revisions.ts';
import { getLastAddress, getOrder, listOrders, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { getUser, listUsers } from '../../contracts/users.ts';
import { makeVerificationToken } from '../../server/accounts/verify-email.ts';
import { orders } from '../../server/orders/order.table.ts';
import { orderLinks } from '../../server/orders/order-link.table.ts';
import { orderByLink, orderToken } from '../../server/orders/order-link.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { addressOf, linkIn, type Received, readMails, receive } from '../support/mailbox.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const shop = await openShop({ publicUrl: 'https://mouneh.example' }, undefined, { mail: true });
const strict = await openShop({ rateLimits: true });
const { app, db, deps, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const labneh = await addProduct({ name: { en: 'Labneh', ar: 'لبنة' }, price: 3.5 });

await call(setContent, { ...(await call(getEditableContent, {}, asAdmin)), guestOrders: true }, asAdmin);
const makeKey = () => randomBytes(16).toString('hex');
type Fields = {
  guest_key?: string;
  customer_email?: string;
  phone?: string;
  street?: string;
  quantity?: number;
};
const guestOrder = ({
  phone = address.phone,
  street = address.street,
  quantity = 1,
  ...fields
}: Fields = {}) => ({
  ...orderOf(itemOf(labneh, quantity)),
  customer_email: '',
  shipping_address: { ...address, phone, street },
  guest_key: makeKey(),
  ...fields,
});
const place = (fields?: Fields) => call(placeGuestOrder, guestOrder(fields));
const rowOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const tokenOfMail = async (kind: string, email: string) =>
  linkIn(await receive(deps, kind, email), '#').split('#')[1] ?? '';
const prove = async (email: string) => call(verifyEmail, { token: await tokenOfMail('welcome', email) });
const isWelcome = (mail: Received, email: string) => mail.kind === 'welcome' && addressOf(mail) === email;
const download = async (endpoint: Endpoint, { token }: { token: string }) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await app.request(requestFor(endpoint, {}).url, { headers })).text();
};

test('a new shop takes no order without an account', async () => {
  expect(await strict.send(placeGuestOrder, guestOrder())).toMatchObject({
    status: 409,
    code: 'guests_not_allowed',
    details: expect.arrayContaining([expect.objectContaining({ path: 'guest_key' })]),
  });
  expect(await strict.db.$count(orders)).toBe(0);
});

describe('an order without an account', () => {
  test('needs a phone and no email, and the seller sees that it is a guest’s', async () => {
    for (const phone of ['', ' ', '12', 'my number']) {
      const code = phone.trim() === '' ? 'phone_required' : 'phone_invalid';
      expect((await send(placeGuestOrder, guestOrder({ phone }))).details).toMatchObject([
        { path: 'shipping_address.phone', code },
      ]);
    }
    const order = await place({ phone: '٠٧٩ ٨٨٨ ٧٧٧٧' });
    expect(order).toMatchObject({ guest: true, customer_email: '', total: 3.5 });
    const seen = await call(getAdminOrder, { id: order.number }, asAdmin);
    expect(seen).toMatchObject({ guest: true, customer_id: null, customer_name: 'Salma' });
    expect(seen.link).toBe(`https://mouneh.example/o/${order.token}`);
    const found = await call(listAdminOrders, { q: '0798887777' }, asAdmin);
    expect(found.items.map(({ number }) => number)).toEqual([order.number]);
    const table = await download(exportOrders, asAdmin);
    expect(table.split('\r\n').find((line) => line.includes(order.number))).toMatch(/,Yes,$/);
  });

  test('is told to the seller, and without an email to nobody else; each mail of it carries the private link', async () => {
    const order = await place({ customer_email: 'guest@example.com', street: 'Prize street' });
    const mail = await receive(deps, 'order-received', 'guest@example.com');
    expect(JSON.stringify(mail)).not.toMatch(/Prize street|Salma/);
    expect(linkIn(mail, '/o/')).toBe(`https://mouneh.example/o/${order.token}`);
    expect(decodeURIComponent(order.whatsapp_url)).toContain(`https://mouneh.example/o/${order.token}`);
    const silent = await place();
    await call(setOrderStatus, { id: silent.id, status: 'processing' }, asAdmin);
    await call(setOrderStatus, { id: order.id, status: 'processing' }, asAdmin);
    await receive(deps, 'order-status', 'guest@example.com');
    const toldOf = async () => (await readMails(deps)).filter((one) => one.subject?.includes(silent.number));
    await expect.poll(async () => (await toldOf()).map(addressOf)).toEqual([deps.config.adminEmail]);
    expect((await toldOf())[0]?.text).toContain('Ordered without an account.');
  });

  test('sends no flood of mails to an address that another person typed', async () => {
    const email = 'flooded@example.com';
    for (let sent = 1; sent <= 6; sent += 1) await place({ customer_email: email });
    await place({ customer_email: 'last@example.com' });
    await receive(deps, 'order-received', 'last@example.com');
    const mails = (await readMails(deps)).filter((mail) => addressOf(mail) === email);
    expect(mails.length).toBeLessThanOrEqual(3);
  });

  test('is nobody’s by its email or phone alone: a customer who has both does not see it', async () => {
    const customer = await addCustomer();
    const own = await call(placeOrder, orderOf(itemOf(labneh)), customer);
    const order = await place({ customer_email: customer.user.email });
    expect((await call(listOrders, {}, customer)).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await send(getOrder, { id: order.number }, customer)).status).toBe(404);
    expect((await call(getUser, { id: customer.user.id }, asAdmin)).orders).toBe(1);
  });

  test('of many with one phone the eleventh in an hour waits', async () => {
    const sent = [];
    // Refused because of the setting, but counted by the rate limit.
    for (let tries = 1; tries <= 11; tries += 1)
      sent.push(await strict.send(placeGuestOrder, guestOrder({ phone: '0781111111' })));
    expect(sent.map(({ status }) => status)).toEqual([...Array(10).fill(409), 429]);
    expect((await strict.send(placeGuestOrder, guestOrder({ phone: '0782222222' }))).status).toBe(409);
  });
});

describe('an idempotency key of a guest', () => {
  const sendWith = (key: string, input: object) =>
    send(placeGuestOrder, input as Record<string, unknown>, { headers: { 'Idempotency-Key': key } });

  test('makes one order of five taps at once, and each is answered the same link', async () => {
    const key = randomUUID();
    const input = guestOrder();
    const before = await db.$count(orders);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendWith(key, input)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ data }) => (data as { token: string }).token)).size).toBe(1);
    expect(await db.$count(orders)).toBe(before + 1);
    const [{ data }] = answers as [(typeof answers)[number]];
    const { id } = data as { id: string };
    expect(await db.$count(orderLinks, eq(orderLinks.orderId, id))).toBe(1);
  });

  test('refuses another body, and counts for one browser’s key alone', async () => {
    const key = randomUUID();
    const input = guestOrder();
    const first = await sendWith(key, input);
    expect(await sendWith(key, { ...input, customer_name: 'Other' })).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    const other = await sendWith(key, { ...input, guest_key: makeKey() });
    expect(other.status).toBe(201);
    expect(other.data).not.toMatchObject({ id: (first.data as { id: string }).id });
  });

  test('opens nothing by itself: whoever has the key of a browser reads no order of it', async () => {
    const guest_key = makeKey();
    const order = await place({ guest_key });
    expect((await send(openOrderLink, { token: guest_key })).status).toBe(404);
    const { rows } = await db.execute(`select * from orders where id = '${order.id}'`);
    expect(JSON.stringify(rows)).not.toContain(guest_key);
  });
});

describe('a private link', () => {
  test('opens its order and no other, and tells that the messaging app was opened', async () => {
    const order = await place();
    const { token, ...seen } = order;
    expect(await call(openOrderLink, { token })).toEqual(seen);
    await call(recordLinkWhatsappOpened, { token });
    expect((await call(getAdminOrder, { id: order.id }, asAdmin)).whatsapp_opened_at).not.toBeNull();
    const bytes = Buffer.from(token, 'base64url');
    for (const at of [0, 15, 16, bytes.length - 1]) {
      const guess = Buffer.from(bytes);
      guess[at] = (guess[at] ?? 0) ^ 1;
      expect((await send(openOrderLink, { token: guess.toString('base64url') })).status).toBe(404);
    }
    for (const guess of ['', order.id, order.number, token.slice(1), `${token}AAAA`])
      expect((await send(openOrderLink, { token: guess })).status).toBe(404);
    const customer = await addCustomer();
    const { id } = await call(placeOrder, orderOf(itemOf(labneh)), customer);
    expect((await send(openOrderLink, { token: id })).status).toBe(404);
  });

  test('is in no log, and in the database as a hash alone', async () => {
    const { token } = await place();
    await send(openOrderLink, { token });
    expect(shop.log.join('\n')).not.toContain(token);
    const { rows } = await db.execute('select * from order_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('made under a secret that was lost since goes on by its hash', async () => {
    const { token, id } = await place();
    const file = path.join(deps.config.dataDir, 'link-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // The same data on another machine, after restoring a backup.
    const moved = { ...deps, config: { ...deps.config, dataDir: path.join(deps.config.dataDir, 'moved') } };
    const isIt = await orderByLink(moved.config, db, token);
    expect(
      await db
        .select({ id: orders.id })
        .from(orders)
        .where(isIt ?? sql`false`),
    ).toEqual([{ id }]);
    expect(orderToken(moved.config, id)).not.toBe(token);
  });
});

describe('keeping an order', () => {
  test('without an email it moves to the account that holds its link, and the link goes on', async () => {
    const { token, id } = await place();
    const customer = await addCustomer();
    expect(await call(attachOrder, { token }, customer)).toEqual({ state: 'attached' });
    expect(await call(attachOrder, { token }, customer)).toEqual({ state: 'attached' });
    expect((await call(listOrders, {}, customer)).items).toMatchObject([{ id, guest: false }]);
    expect(await call(getLastAddress, {}, customer)).toMatchObject({ name: 'Salma', street: address.street });
    expect((await call(openOrderLink, { token })).guest).toBe(false);
    expect(await call(attachOrder, { token }, await addCustomer())).toEqual({ state: 'taken' });
    const { items } = await call(listUsers, { q: customer.user.email }, asAdmin);
    expect(items[0]).toMatchObject({ orders: 1, spent: 3.5 });
  });

  test('with an email it waits until the account has verified the same one by the mailed link', async () => {
    const email = 'keeper@example.com';
    const { token, id } = await place({ customer_email: email });
    expect(await call(attachOrder, { token }, await addCustomer())).toEqual({ state: 'other_email' });
    const customer = await addCustomer({ email });
    expect(await call(attachOrder, { token }, customer)).toEqual({ state: 'unverified' });
    expect((await call(listOrders, {}, customer)).items).toEqual([]);
    await prove(email);
    expect((await call(listOrders, {}, customer)).items).toMatchObject([{ id, guest: false }]);
    expect(JSON.parse(await download(exportData, customer))).toMatchObject({ orders: [{ id }] });
  });

  test('of what another person ordered with one’s email nothing fills the next checkout or passes for one’s phone', async () => {
    const email = 'target@example.com';
    await place({ customer_email: email, phone: '0785555555' });
    const customer = await addCustomer({ email });
    await prove(email);
    expect((await call(listOrders, {}, customer)).items).toHaveLength(1);
    expect(await call(getLastAddress, {}, customer)).toBeNull();
    expect((await call(getUser, { id: customer.user.id }, asAdmin)).phone).toBe('');
  });

  test('one who orders twice with one idempotency key and two browser keys does not keep an account from being verified', async () => {
    const email = 'twice@example.com';
    for (const guest_key of [makeKey(), makeKey()])
      await call(placeGuestOrder, guestOrder({ customer_email: email, guest_key }), {
        headers: { 'Idempotency-Key': 'the same' },
      });
    const customer = await addCustomer({ email });
    await prove(email);
    expect((await call(listOrders, {}, customer)).items).toHaveLength(2);
  });

  test('an account that has not verified its email neither shows nor deletes a guest’s order; one that has, does both', async () => {
    const email = 'leaver@example.com';
    const { id, token } = await place({ customer_email: email });
    const isWelcomed = async (times: number) =>
      expect
        .poll(async () => (await readMails(deps)).filter((mail) => isWelcome(mail, email)).length)
        .toBe(times);
    const stranger = await addCustomer({ email });
    await isWelcomed(1);
    await call(deleteAccount, { password: stranger.password }, stranger);
    expect(await rowOf(id)).toMatchObject({ customerName: 'Salma', customerEmail: email });
    const owner = await addCustomer({ email });
    await isWelcomed(2);
    await call(verifyEmail, { token: await makeVerificationToken(db, owner.user, new Date()) });
    await deliverOrders(db, owner);
    await call(deleteAccount, { password: owner.password }, owner);
    expect(await rowOf(id)).toMatchObject({ customerName: '', phone: '', guestKeyHash: null, userId: null });
    expect((await send(openOrderLink, { token })).status).toBe(404);
    expect(await db.$count(orderLinks, eq(orderLinks.orderId, id))).toBe(0);
  });
});

test('the invoice comes by the private link alone, and its token is in no address', async () => {
  const order = await place();
  const { url, body = null } = requestFor(getInvoiceByLink, { token: order.token });
  expect(url).not.toContain(order.token);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request(url, { method: 'POST', headers, body });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  expect((await send(getInvoiceByLink, { token: 'guess' })).status).toBe(404);
});

test('the seller deletes a guest’s details, not those of an account: sums stay, the link ends, and it is remembered', async () => {
  const order = await place({ street: 'Forgotten Street 9', quantity: 2 });
  const shipping_address = { ...address, street: 'Forgotten Street 10', landmark: 'The forgotten mill' };
  await call(changeAddressByLink, { token: order.token, revision: 1, shipping_address });
  const customer = await addCustomer();
  const own = await call(placeOrder, orderOf(itemOf(labneh)), customer);
  expect((await send(anonymizeGuestOrder, { id: own.id }, asAdmin)).status).toBe(404);
  await call(anonymizeGuestOrder, { id: order.id }, asAdmin);
  for (const trace of ['Forgotten Street', 'forgotten mill'])
    expect(await tablesContaining(db, trace), trace).toEqual([]);
  expect(await call(getAdminOrder, { id: order.number }, asAdmin)).toMatchObject({
    ...{ customer_name: '', guest: false, total: 7 },
    shipping_address: { street: '', phone: '', city: address.city },
  });
  expect((await send(openOrderLink, { token: order.token })).status).toBe(404);
  const { items } = await call(listActivity, { action: 'order.forget' }, asAdmin);
  expect(items).toMatchObject([{ subject: { en: order.number } }]);
});
