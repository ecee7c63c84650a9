import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getProfile, login, updateProfile } from '../../contracts/accounts.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { confirmIdentity } from '../../contracts/sessions.ts';
import {
  type CustomerSort,
  deleteUser,
  endUserSessions,
  getUser,
  listUsers,
  setUserRole,
} from '../../contracts/users.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { users } from '../../server/accounts/user.table.ts';
import { activity } from '../../server/activity/activity.table.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';
import { expectAdminsOnly } from '../support/expect-admins-only.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const shop = await openShop();
const { db, call, send, addCustomer, addProduct, admin } = shop;
const nobody = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  await admin();
});

const list = async (input: { q?: string; role?: 'admin' | 'customer'; sort?: CustomerSort } = {}) =>
  (await call(listUsers, { limit: 100, ...input }, { token: await admin() })).items;
const idsOf = async (input: Parameters<typeof list>[0]) => (await list(input)).map(({ id }) => id);
const details = async ({ user }: Customer) => call(getUser, { id: user.id }, { token: await admin() });
const roleOf = async ({ user }: Pick<Customer, 'user'>) =>
  (await db.select().from(users).where(eq(users.id, user.id)))[0]?.role;
const deedsAbout = ({ user }: Customer) =>
  db.select().from(activity).where(eq(activity.subjectId, user.id)).orderBy(asc(activity.id));

let orderKeys = 0;
/** Orders this many jars at 2.00 JD, with this phone. */
async function buy(customer: Customer, quantity: number, phone = '') {
  const product = await addProduct({ price: 2 });
  const { shipping_address, ...rest } = orderOf(itemOf(product, quantity));
  orderKeys += 1;
  const headers = { 'Idempotency-Key': `key-${orderKeys}` };
  const input = { ...rest, shipping_address: { ...shipping_address, phone } };
  return call(placeOrder, input, { token: customer.token, headers });
}

/** A second administrator with a new session. */
async function addAdmin(): Promise<Customer> {
  const customer = await addCustomer();
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, customer.user.id));
  await call(confirmIdentity, { password: customer.password }, customer);
  return customer;
}

/** Makes these the only administrators. */
async function onlyAdmins<Admins extends Customer[]>(...admins: Admins): Promise<void> {
  await db.update(users).set({ role: 'customer' });
  for (const { user } of admins) await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
}
async function withAdmins(count: number, work: (admins: Customer[]) => Promise<void>): Promise<void> {
  const admins: Customer[] = [];
  for (let made = 0; made < count; made += 1) admins.push(await addAdmin());
  await onlyAdmins(...admins);
  try {
    await work(admins);
  } finally {
    const { adminEmail } = shop.deps.config;
    await db.update(users).set({ role: 'admin' }).where(eq(users.email, adminEmail.toLowerCase()));
  }
}

test.each([
  [listUsers, {}],
  [getUser, { id: nobody }],
  [setUserRole, { id: nobody, role: 'admin' }],
  [endUserSessions, { id: nobody }],
  [deleteUser, { id: nobody }],
] as const)('only administrators may call it: %#', async (endpoint, input) => {
  await expectAdminsOnly(shop, endpoint, input);
});

test('each account comes with its orders and what was spent without the cancelled ones, and without a secret', async () => {
  const customer = await addCustomer({ name: 'Salma Haddad', email: 'salma.list@example.com' });
  await buy(customer, 3);
  const cancelled = await buy(customer, 5, '079 111 2233');
  const token = await admin();
  await call(setOrderStatus, { id: cancelled.id, status: 'cancelled' }, { token });
  const [found] = await list({ q: 'salma.list@example.com' });
  const fee = cancelled.delivery_fee;
  expect(found).toEqual({
    id: customer.user.id,
    name: 'Salma Haddad',
    email: 'salma.list@example.com',
    phone: '+962791112233',
    role: 'customer',
    language: 'en',
    joined_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    orders: 2,
    spent: 6 + fee,
  });
  const { latest_orders, ...whole } = await details(customer);
  expect(whole).toEqual({
    ...found,
    ...{ address: '', default_address: null, email_verified: false, messages: 0, last_admin: false },
  });
  expect(latest_orders[0]).toEqual({
    id: cancelled.id,
    number: cancelled.number,
    created_at: cancelled.created_at,
    status: 'cancelled',
    method: 'delivery',
    total: 10 + fee,
    payment: { ...cancelled.payment, due: 0 },
  });
});

test('people are found by name in any spelling, by email, and by phone in any form', async () => {
  const salma = await addCustomer({ name: 'سلمى الأحمد', email: 'umm_samer@example.com' });
  await call(updateProfile, { phone: '0795556677' }, salma);
  const rania = await addCustomer({ name: 'Rania Kawar', email: 'rania.find@example.com' });
  await buy(rania, 1, '+49 30 1234567');
  for (const q of [
    'سلمي',
    'الاحمد سلمى',
    'سَلْمى',
    'UMM_samer@',
    '٠٧٩٥٥٥٦٦',
    '00962 79 555',
    '+962 (0)79 555 6677',
  ])
    expect(await idsOf({ q }), q).toEqual([salma.user.id]);
  for (const q of ['kawar rania', 'rania.find', '0049 30 123', '+49 30'])
    expect(await idsOf({ q }), q).toEqual([rania.user.id]);
  for (const q of ['nobody at all', '%', '_', '"', '0795556678']) expect(await idsOf({ q }), q).toEqual([]);
});

test('the list is filtered by role and sorted by day, by orders and by what was spent', async () => {
  const [often, much] = [
    await addCustomer({ name: 'Sorted One' }),
    await addCustomer({ name: 'Sorted Two' }),
  ];
  await buy(often, 1);
  await buy(often, 1);
  await buy(much, 50);
  const q = 'sorted';
  expect(await idsOf({ q })).toEqual([much.user.id, often.user.id]);
  expect(await idsOf({ q, sort: 'orders' })).toEqual([often.user.id, much.user.id]);
  expect(await idsOf({ q, sort: 'spent' })).toEqual([much.user.id, often.user.id]);
  expect((await list({ role: 'admin' })).map(({ role }) => role)).toEqual(['admin']);
  expect(await idsOf({ q, role: 'admin' })).toEqual([]);
});

test.each(['newest', 'orders', 'spent'] as const)('pages sorted by %s have everybody once', async (sort) => {
  for (const _ of [1, 2, 3]) await addCustomer({});
  const token = await admin();
  const whole = await idsOf({ sort });
  const turned: string[] = [];
  let cursor: string | null | undefined;
  do {
    const turn = { sort, limit: 2, ...(cursor && { cursor }) };
    const { items, page } = await call(listUsers, turn, { token });
    expect(page.total).toBe(whole.length);
    turned.push(...items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  expect(turned).toEqual(whole);
});

test('what is asked for wrongly is refused', async () => {
  const token = await admin();
  const cursor = Buffer.from('["x","y"]').toString('base64url');
  for (const input of [{ role: 'owner' }, { sort: 'name' }, { limit: 0 }, { cursor: 'next' }, { cursor }])
    expect((await send(listUsers, input, { token })).status, JSON.stringify(input)).toBe(400);
  for (const id of ['7', nobody]) {
    expect((await send(getUser, { id }, { token })).status).toBe(404);
    expect((await send(setUserRole, { id, role: 'admin' }, { token })).status).toBe(404);
    expect((await send(deleteUser, { id }, { token })).status).toBe(404);
  }
  const { user } = await addCustomer();
  expect((await send(setUserRole, { id: user.id, role: 'owner' }, { token })).status).toBe(400);
});

test('a role change holds at once, ends every session of the user, and is remembered', async () => {
  const token = await admin();
  const customer = await addCustomer({ name: 'Promoted' });
  const credentials = { email: customer.user.email, password: customer.password };
  await call(login, credentials);
  await call(setUserRole, { id: customer.user.id, role: 'admin' }, { token });
  expect(await send(getProfile, {}, customer)).toMatchObject({ code: 'session_expired' });
  const raised = await call(login, credentials);
  expect(raised.user.role).toBe('admin');
  await call(listUsers, {}, raised);

  await call(setUserRole, { id: customer.user.id, role: 'customer' }, { token });
  expect(await send(listUsers, {}, raised)).toMatchObject({ code: 'session_expired' });
  expect(await send(listUsers, {}, await call(login, credentials))).toMatchObject({ code: 'forbidden' });
  expect(await deedsAbout(customer)).toMatchObject([
    {
      action: 'user.role',
      subject: { en: 'Promoted' },
      before: { role: 'customer' },
      after: { role: 'admin' },
    },
    { action: 'user.role', before: { role: 'admin' }, after: { role: 'customer' } },
  ]);
});

test('an administrator logs somebody out everywhere; the password stays, and it is remembered', async () => {
  const token = await admin();
  const [customer, other] = [await addCustomer({ name: 'Left' }), await addCustomer()];
  const credentials = { email: customer.user.email, password: customer.password };
  const elsewhere = await call(login, credentials);
  await call(endUserSessions, { id: customer.user.id }, { token });
  for (const session of [customer, elsewhere])
    expect(await send(getProfile, {}, session)).toMatchObject({ code: 'session_expired' });
  await call(getProfile, {}, other);
  await call(login, credentials);
  expect(await deedsAbout(customer)).toMatchObject([{ action: 'user.sessions', subject: { en: 'Left' } }]);
});

test('a role that somebody has already changes nothing and ends nothing', async () => {
  const customer = await addCustomer();
  await call(setUserRole, { id: customer.user.id, role: 'customer' }, { token: await admin() });
  await call(getProfile, {}, customer);
  expect(await deedsAbout(customer)).toEqual([]);
});

test('the last administrator can be neither demoted nor deleted', async () => {
  await withAdmins(2, async ([one]) => {
    if (one) expect(await call(getUser, { id: one.user.id }, one)).toMatchObject({ last_admin: false });
  });
  await withAdmins(1, async ([last]) => {
    if (!last) return;
    expect(await call(getUser, { id: last.user.id }, last)).toMatchObject({ last_admin: true });
    for (const refused of [
      await send(setUserRole, { id: last.user.id, role: 'customer' }, last),
      await send(deleteUser, { id: last.user.id }, last),
    ])
      expect(refused).toMatchObject({ status: 409, code: 'last_admin' });
    expect(await roleOf(last)).toBe('admin');
    await call(getProfile, {}, last);
  });
});

test.each(['demoted', 'deleted'])(
  'of two administrators who are %s at once, by themselves or by each other, one stays',
  async (how) => {
    const put = (by: Customer, { user }: Customer) =>
      how === 'deleted'
        ? send(deleteUser, { id: user.id }, by)
        : send(setUserRole, { id: user.id, role: 'customer' }, by);
    for (const isByOther of [false, true]) {
      await withAdmins(2, async ([one, two]) => {
        if (!one || !two) return;
        const answers = await Promise.all([put(one, isByOther ? two : one), put(two, isByOther ? one : two)]);
        const statuses = answers.map(({ status }) => status).sort();
        // The loser is refused by the guard or under the lock: no session, no role, or no other administrator left.
        expect(statuses[0]).toBe(200);
        expect([401, 403, 409]).toContain(statuses[1]);
        expect(await db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1);
      });
    }
  },
);

test('an account that an administrator deletes leaves no trace of the person, and the orders for the books', async () => {
  const token = await admin();
  const customer = await addCustomer({ name: 'Jumana Gone', email: 'jumana.gone@example.com' });
  const { user } = customer;
  await call(
    updateProfile,
    { phone: '0798765432', address: 'Gone Street 9', notifications: { offers: true } },
    customer,
  );
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  const order = await buy(customer, 2, '0798765432');
  await db
    .update(orders)
    .set({ customerName: user.name, customerEmail: user.email, street: 'Gone Street 9' })
    .where(eq(orders.id, order.id));
  await call(sendMessage, { name: user.name, email: user.email, subject: 'order', message: 'Where is it?' });
  await makeResetToken(db, user, new Date());
  for (const role of ['admin', 'customer'] as const)
    await call(setUserRole, { id: user.id, role }, { token });
  expect(await tablesContaining(db, 'Jumana')).toContain('public.activity');

  expect(await call(deleteUser, { id: user.id }, { token })).toBeNull();

  for (const text of [user.email, 'Jumana', '798765432', 'Gone Street'])
    expect(await tablesContaining(db, text), text).toEqual([]);
  const [kept] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ userId: null, city: 'Amman', subtotalQirsh: 400, bodyHash: '' });
  const nameless = { subject: { en: 'Deleted account' }, before: null, after: null };
  expect(await deedsAbout(customer)).toMatchObject([
    { action: 'user.role', ...nameless },
    { action: 'user.role', ...nameless },
    { action: 'user.delete', ...nameless },
  ]);
  expect((await send(login, { email: user.email, password: customer.password })).status).toBe(401);
  expect((await send(deleteUser, { id: user.id }, { token })).status).toBe(404);
});

test('an administrator may delete his own account: what he did stays, by nobody', async () => {
  const leaver = await addAdmin();
  const customer = await addCustomer();
  await call(setUserRole, { id: customer.user.id, role: 'admin' }, leaver);
  await call(setUserRole, { id: customer.user.id, role: 'customer' }, { token: await admin() });
  await call(deleteUser, { id: leaver.user.id }, leaver);
  expect(await send(getProfile, {}, leaver)).toMatchObject({ code: 'session_expired' });
  expect((await deedsAbout(customer))[0]).toMatchObject({ action: 'user.role', userId: null });
  expect(await deedsAbout(leaver)).toMatchObject([{ action: 'user.delete', userId: null }]);
});

test('others keep what is theirs', async () => {
  const [leaver, stayer] = [await addCustomer(), await addCustomer()];
  await call(updateProfile, { notifications: { offers: true } }, stayer);
  await buy(stayer, 1);
  await call(deleteUser, { id: leaver.user.id }, { token: await admin() });
  expect(await details(stayer)).toMatchObject({ orders: 1, email: stayer.user.email });
  expect(await db.$count(subscribers, sql`email = ${stayer.user.email}`)).toBe(1);
});
