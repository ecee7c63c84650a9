import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deleteAccount,
  forgotPassword,
  getProfile,
  login,
  register,
  updateProfile,
} from '../../contracts/accounts.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { type OrderStatus, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { users } from '../../server/accounts/user.table.ts';
import { activity } from '../../server/activity/activity.table.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const { db, call, send, faultsOf, addCustomer, addProduct, admin } = await openShop();

const refusal = (path: string, code: string) => ({ status: 400, details: [{ path, code }] });

test('a deleted account leaves no trace of the person, and the order for the books', async () => {
  const { user, token, password } = await addCustomer({
    name: 'Hadeel Trace',
    email: 'hadeel.trace@example.com',
  });
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  const product = await addProduct({ price: 3.5 });
  const details = { phone: '0797654321', address: 'Trace Street 7', birthDate: '1991-02-03' };
  await call(updateProfile, { ...details, notifications: { offers: true } }, { token });
  await call(syncFavourites, { add: [product.id] }, { token });
  await call(sendMessage, {
    name: user.name,
    email: user.email,
    phone: '0797654321',
    subject: 'general',
    message: 'Is Hadeel Trace remembered?',
  });
  const order = await call(
    placeOrder,
    {
      ...orderOf(itemOf(product, 2)),
      customer_name: user.name,
      customer_email: user.email,
      shipping_address: { street: details.address, city: 'Salt', country: 'Jordan', phone: details.phone },
    },
    { token, headers: { 'Idempotency-Key': 'hadeel-1' } },
  );
  // A former change of the person's role is recorded with their name.
  const subject = { en: user.name, ar: user.name };
  await db.insert(activity).values({ at: new Date(), action: 'user.role', subjectId: user.id, subject });
  await call(forgotPassword, { email: user.email });
  await makeResetToken(db, user, new Date());

  expect((await tablesContaining(db, user.email)).sort()).toEqual(
    expect.arrayContaining([
      'public.messages',
      'public.newsletter_subscribers',
      'public.orders',
      'public.users',
    ]),
  );
  expect((await tablesContaining(db, user.email)).some((place) => place.startsWith('pgboss.'))).toBe(true);

  await deliverOrders(db, { user });
  expect(await call(deleteAccount, { password }, { token })).toBeNull();

  for (const text of [user.email, 'Hadeel', '797654321', 'Trace Street', '1991-02-03'])
    expect(await tablesContaining(db, text), text).toEqual([]);
  const [kept] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({
    userId: null,
    city: 'Salt',
    totalQirsh: Math.round(order.total * 100),
    number: Number(order.number.replace('MN-', '')),
    bodyHash: '',
  });
  expect(kept?.subtotalQirsh).toBe(700);
  expect((await send(getProfile, {}, { token })).code).toBe('session_expired');
  expect((await send(login, { email: user.email, password })).status).toBe(401);
  await call(register, { email: user.email, password, name: 'Somebody new' });
});

test('an account stays while orders of it are under way, with all that they are delivered by', async () => {
  const customer = await addCustomer();
  const product = await addProduct();
  const placed = [];
  for (const key of ['one', 'two'])
    placed.push(
      await call(placeOrder, orderOf(itemOf(product)), { ...customer, headers: { 'Idempotency-Key': key } }),
    );
  const tryToLeave = () => send(deleteAccount, { password: customer.password }, customer);
  const [first, second] = placed.map(({ id }) => id);
  const token = await admin();
  const setStatus = (id: string | undefined, status: OrderStatus) =>
    call(setOrderStatus, { id: id ?? '', status }, { token });
  const refusedFor = (count: number) => ({ status: 409, code: 'orders_under_way', count });
  expect(await tryToLeave()).toMatchObject(refusedFor(2));
  await setStatus(first, 'cancelled');
  for (const status of ['processing', 'shipped'] as const) {
    await setStatus(second, status);
    expect(await tryToLeave()).toMatchObject(refusedFor(1));
  }
  const [left] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, second ?? ''));
  expect(left).toMatchObject({ userId: customer.user.id, street: 'Rainbow Street 12' });
  expect(left?.phone).not.toBe('');
  await setStatus(second, 'delivered');
  expect(await tryToLeave()).toMatchObject({ status: 200 });
});

test('deleting takes the password', async () => {
  const { user, token } = await addCustomer();
  expect(await faultsOf(deleteAccount, {}, { token })).toEqual(['Password is required']);
  expect(await send(deleteAccount, { password: 'not the password' }, { token })).toMatchObject(
    refusal('password', 'password_wrong'),
  );
  expect(await call(getProfile, {}, { token })).toEqual(user);
});

test('a deletion that is asked for twice at once happens once', async () => {
  const { token, password } = await addCustomer();
  const answers = await Promise.all([1, 2].map(() => send(deleteAccount, { password }, { token })));
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect(status).toBeLessThan(500);
});

test('an email that is changed at the same moment leaves no trace either', async () => {
  const { user, token, password } = await addCustomer();
  const email = 'changed.meanwhile@example.com';
  const deletion = await db.transaction(async (tx) => {
    await tx.update(users).set({ email }).where(eq(users.id, user.id));
    await tx.insert(subscribers).values({ email, language: 'en' });
    const asked = send(deleteAccount, { password }, { token });
    await eventually(async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    return { asked };
  });
  expect((await deletion.asked).status).toBe(200);
  expect(await tablesContaining(db, email)).toEqual([]);
});

test('others keep what is theirs', async () => {
  const [leaver, stayer] = [await addCustomer(), await addCustomer()];
  await call(updateProfile, { notifications: { offers: true } }, stayer);
  await call(deleteAccount, { password: leaver.password }, leaver);
  expect((await call(getProfile, {}, stayer)).notifications.offers).toBe(true);
});

describe('the last administrator', () => {
  const makeAdmin = async (): Promise<Customer> => {
    const customer = await addCustomer();
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, customer.user.id));
    return customer;
  };

  test('cannot leave; one of several can', async () => {
    const token = await admin();
    const password = 'the keys of the shop';
    expect(await send(deleteAccount, { password }, { token })).toMatchObject({
      status: 409,
      code: 'last_admin',
    });
    const second = await makeAdmin();
    await call(deleteAccount, { password: second.password }, second);
    expect((await call(getProfile, {}, { token })).role).toBe('admin');
  });

  test('is still there when all leave at the same moment', async () => {
    await admin();
    await db.update(users).set({ role: 'customer' });
    const admins = [await makeAdmin(), await makeAdmin(), await makeAdmin()];
    const answers = await Promise.all(
      admins.map(({ token, password }) => send(deleteAccount, { password }, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const left = await db.select().from(users).where(eq(users.role, 'admin'));
    expect(left).toHaveLength(1);
  });
});

test('the password is not guessed for ever', async () => {
  const limited = await openShop({ rateLimits: true });
  const { token } = await limited.addCustomer();
  for (let tries = 1; tries <= 20; tries += 1)
    expect((await limited.send(deleteAccount, { password: `guess ${tries}` }, { token })).status).toBe(400);
  expect((await limited.send(deleteAccount, { password: 'guess' }, { token })).status).toBe(429);
});
