import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { login, refresh } from '../../contracts/accounts.ts';
import { undoActivity } from '../../contracts/activity.ts';
import { exportOrders } from '../../contracts/admin-orders.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { anonymizeGuestOrder, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { exportSubscribers } from '../../contracts/newsletter.ts';
import { confirmIdentity } from '../../contracts/sessions.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { deleteUser, endUserSessions, setUserRole } from '../../contracts/users.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { hashToken } from '../../server/accounts/token.ts';
import { activity } from '../../server/activity/activity.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { app, db, call, send, addCustomer, addProduct, admin } = shop;
await admin();
const password = 'the keys of the shop';
const refusal = { status: 403, code: 'identity_required' };

/** A stolen token of an administrator's ordinary login. */
let token = '';
beforeEach(async () => {
  ({ token } = await call(login, { email: 'admin@mouneh.local', password }));
});

async function placeAsGuest(): Promise<string> {
  await call(
    setContent,
    { ...(await call(getEditableContent, {}, { token })), guestOrders: true },
    { token },
  );
  const order = {
    ...orderOf(itemOf(await addProduct())),
    ...{ customer_email: '', shipping_address: { ...address, phone: '0790000000' } },
    guest_key: 'k'.repeat(32),
  };
  return (await call(placeGuestOrder, order)).id;
}

const guarded: [string, Endpoint, () => Promise<Record<string, unknown>>][] = [
  ['give a role', setUserRole, async () => ({ id: (await addCustomer()).user.id, role: 'admin' })],
  ['log another account out', endUserSessions, async () => ({ id: (await addCustomer()).user.id })],
  ['delete a guest’s details', anonymizeGuestOrder, async () => ({ id: await placeAsGuest() })],
  ['delete an account', deleteUser, async () => ({ id: (await addCustomer()).user.id })],
  [
    'change the number that orders go to',
    setContent,
    async () => ({ ...(await call(getEditableContent, {}, { token })), phone: '+962790000001' }),
  ],
];

describe('a token alone, right after a login, does not', () => {
  test.each(guarded)('%s, but does once the password was given', async (_, endpoint, inputOf) => {
    const input = await inputOf();
    expect(await send(endpoint, input, { token })).toMatchObject(refusal);
    await call(confirmIdentity, { password }, { token });
    expect((await send(endpoint, input, { token })).status).toBe(200);
  });

  test.each([exportOrders, exportSubscribers])('download people: $path', async ({ path }) => {
    const get = () => app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const refused = await get();
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'identity_required']);
    await call(confirmIdentity, { password }, { token });
    expect((await get()).status).toBe(200);
  });

  test('bring a former number back by undoing', async () => {
    await call(confirmIdentity, { password }, { token });
    const before = await call(getEditableContent, {}, { token });
    await call(setContent, { ...before, phone: '+962790000002' }, { token });
    const entries = await db.select().from(activity).where(eq(activity.action, 'content.update'));
    const { token: other } = await call(login, { email: 'admin@mouneh.local', password });
    const id = entries.at(-1)?.id;
    expect(await send(undoActivity, { id }, { token: other })).toMatchObject(refusal);
  });
});

test('settings other than the number are saved without the password', async () => {
  const content = await call(getEditableContent, {}, { token });
  const hours = { en: 'Every day', ar: 'كل يوم' };
  expect((await send(setContent, { ...content, hours }, { token })).status).toBe(200);
});

test('a wrong password confirms nothing, and says so at its field', async () => {
  const answer = await send(confirmIdentity, { password: 'a guess' }, { token });
  expect(answer).toMatchObject({ status: 400, details: [{ path: 'password', code: 'password_wrong' }] });
  expect(await send(endUserSessions, { id: (await addCustomer()).user.id }, { token })).toMatchObject(
    refusal,
  );
});

test('a confirmation is of one token, and ends after ten minutes', async () => {
  await call(confirmIdentity, { password }, { token });
  const { user } = await addCustomer();
  const { token: renewed } = await call(refresh, {}, { token });
  expect(await send(endUserSessions, { id: user.id }, { token: renewed })).toMatchObject(refusal);
  const isIt = eq(sessions.tokenHash, hashToken(token));
  for (const minutes of [11, -1]) {
    const identifiedAt = new Date(Date.now() - minutes * 60_000);
    await db.update(sessions).set({ identifiedAt }).where(isIt);
    expect(await send(endUserSessions, { id: user.id }, { token })).toMatchObject(refusal);
  }
});

test('an administrator’s session ends sooner than a customer’s', async () => {
  const endOf = async (given: string) => {
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(given)));
    return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000);
  };
  expect(await endOf(token)).toBe(24);
  expect(await endOf((await addCustomer()).token)).toBe(7 * 24);
});
