import { expect, test } from 'vitest';
import { exportData, login, resetPassword, updateProfile } from '../../contracts/accounts.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { answerMessage, listMessages, sendMessage } from '../../contracts/messages.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { setUserRole } from '../../contracts/users.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { type Customer, openShop, type Shop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { db, call, addCustomer, addProduct, admin } = shop;

const ask = ({ token }: { token: string }, { app }: Pick<Shop, 'app'> = shop) =>
  app.request(`/api${exportData.path}`, { headers: { Authorization: `Bearer ${token}` } });
const read = async (who: { token: string }) => JSON.parse(await (await ask(who)).text());

/** Verifies the email by a reset link with a new password, and signs in again. */
async function prove({ user }: Customer): Promise<{ token: string }> {
  const token = await makeResetToken(db, user, new Date());
  const password = 'another jar of honey';
  await call(resetPassword, { token, password });
  return call(login, { email: user.email, password });
}

const write = (email: string, message: string) =>
  call(sendMessage, { name: 'Hadeel', email, phone: '0791112233', subject: 'general', message });

test('the file holds all that the shop knows about a person, and nothing of anybody else', async () => {
  const customer = await addCustomer({ name: 'Hadeel Export', email: 'hadeel.export@example.com' });
  const { user } = customer;
  const other = await addCustomer({ name: 'Somebody Else', email: 'somebody.else@example.com' });
  const product = await addProduct({ name: { en: 'Carob molasses', ar: 'دبس خروب' }, price: 3.5 });
  const details = { phone: '0797654321', address: 'Export Street 7', birthDate: '1991-02-03' };
  await call(updateProfile, { ...details, notifications: { offers: true } }, customer);
  await call(syncFavourites, { add: [product.id] }, customer);
  const order = await call(placeOrder, orderOf(itemOf(product, 2)), customer);
  await call(placeOrder, { ...orderOf(itemOf(product)), customer_name: 'Somebody Else' }, other);
  const asAdmin = { token: await admin() };
  await call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
  await write(user.email, 'Do you ship to Aqaba?');
  await write('somebody.else@example.com', 'A secret of somebody else');
  const { items } = await call(listMessages, { q: 'Aqaba' }, asAdmin);
  await call(answerMessage, { id: items[0]?.id ?? '', answer: 'Yes, on Mondays.' }, asAdmin);
  for (const role of ['admin', 'customer'] as const) await call(setUserRole, { id: user.id, role }, asAdmin);

  const verified = await prove(customer);
  const response = await ask(verified);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  const { whatsapp_url: _, whatsapp_urls: __, ...known } = { ...order, status: 'shipped' };
  expect(JSON.parse(text)).toEqual({
    exported_at: expect.stringMatching(/^\d{4}-/),
    profile: {
      id: user.id,
      email: user.email,
      emailVerified: true,
      name: 'Hadeel Export',
      role: 'customer',
      ...details,
      phone: '+962797654321',
      language: 'en',
      notifications: { orders: true, offers: true },
      joined_at: expect.stringMatching(/^\d{4}-/),
      email_verified_at: expect.stringMatching(/^\d{4}-/),
      accepted: { terms: null, privacy: null },
    },
    addresses: [expect.objectContaining({ street: details.address, default: true })],
    two_factor: { on: false, recovery_codes_left: 0 },
    sessions: [expect.objectContaining({ current: true })],
    role_changes: [expect.objectContaining({ role: 'admin' }), expect.objectContaining({ role: 'customer' })],
    orders: [
      {
        ...known,
        accepted: { terms: null, privacy: null },
        history: [{ status: 'shipped', at: expect.stringMatching(/^\d{4}-/) }],
        revisions: [],
        payments: [],
        payment_proofs: [],
      },
    ],
    favourites: [{ product_id: product.id, name_en: 'Carob molasses', name_ar: 'دبس خروب' }],
    waiting_for: [],
    newsletter: { language: 'en', since: expect.stringMatching(/^\d{4}-/) },
    messages: [
      expect.objectContaining({
        message: 'Do you ship to Aqaba?',
        phone: '+962791112233',
        answer: 'Yes, on Mondays.',
      }),
    ],
  });
  for (const foreign of ['Somebody Else', 'somebody.else', 'A secret', 'argon2', 'hash'])
    expect(text, foreign).not.toContain(foreign);
});

test('messages are found by an address that anybody may sign up with, so they wait until a mailed link was used', async () => {
  await write('victim@example.com', 'My door code is 4711');
  const stranger = await addCustomer({ email: 'victim@example.com' });
  expect(await read(stranger)).toMatchObject({ messages: expect.stringContaining('left out') });
  const owner = await prove(stranger);
  expect((await read(owner)).messages).toMatchObject([{ message: 'My door code is 4711' }]);
});

test('another address has to be shown anew to be one’s own', async () => {
  const customer = await addCustomer();
  const { token } = await prove(customer);
  await write('next.victim@example.com', 'Please call me');
  await call(
    updateProfile,
    { email: 'next.victim@example.com', password: 'another jar of honey' },
    { token },
  );
  expect(await read({ token })).toMatchObject({
    profile: { email: 'next.victim@example.com', email_verified_at: null },
    messages: expect.stringContaining('left out'),
  });
});

test('the file of a new account is there as well, and empty where nothing is known', async () => {
  expect(await read(await addCustomer())).toMatchObject({
    orders: [],
    favourites: [],
    newsletter: null,
    role_changes: [],
  });
});

test('it is handed out twenty times an hour at most', async () => {
  const limited = await openShop({ rateLimits: true });
  const customer = await limited.addCustomer();
  for (let time = 1; time <= 20; time += 1) expect((await ask(customer, limited)).status).toBe(200);
  expect((await ask(customer, limited)).status).toBe(429);
});
