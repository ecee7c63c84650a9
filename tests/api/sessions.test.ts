import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProfile, login, logout, refresh, updateProfile } from '../../contracts/accounts.ts';
import { createProduct, deleteProduct } from '../../contracts/catalogue.ts';
import { createCategory } from '../../contracts/categories.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { hashToken } from '../../server/accounts/token.ts';
import { users } from '../../server/accounts/user.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, addCustomer } = await openShop();

describe('a session', () => {
  const expiryOf = async (token: string) => {
    const [row] = await db
      .select({ seconds: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float` })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    return row?.seconds ?? 0;
  };
  const endNow = (token: string) =>
    db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.tokenHash, hashToken(token)));

  test('lasts seven days', async () => {
    const { token } = await addCustomer();
    expect(await expiryOf(token)).toBeGreaterThan(7 * 24 * 3600 - 60);
    expect(await expiryOf(token)).toBeLessThanOrEqual(7 * 24 * 3600);
    await endNow(token);
    expect(await send(getProfile, {}, { token })).toEqual({
      status: 401,
      success: false,
      error: 'Your session has ended. Please log in again.',
      code: 'session_expired',
    });
  });

  test('is renewed with a new token; the old one stays good for a minute', async () => {
    const { user, token } = await addCustomer();
    const renewed = await call(refresh, {}, { token });
    expect(renewed.user).toEqual(user);
    expect(renewed.token).not.toBe(token);
    expect(await expiryOf(renewed.token)).toBeGreaterThan(7 * 24 * 3600 - 60);
    expect(await call(getProfile, {}, { token })).toEqual(user);
    expect(await expiryOf(token)).toBeGreaterThan(0);
    expect(await expiryOf(token)).toBeLessThanOrEqual(60);
    await endNow(token);
    expect((await send(getProfile, {}, { token })).status).toBe(401);
    expect((await send(refresh, {}, { token })).status).toBe(401);
    expect(await call(getProfile, {}, renewed)).toEqual(user);
  });

  test('that was renewed away gains no time by being renewed again, and goes with the logout', async () => {
    const { token } = await addCustomer();
    const renewed = await call(refresh, {}, { token });
    const left = await expiryOf(token);
    await call(refresh, {}, { token });
    expect(await expiryOf(token)).toBeLessThanOrEqual(left);
    await call(logout, {}, renewed);
    expect((await send(getProfile, {}, { token })).status).toBe(401);
  });

  test('that is over is cleared away at the next renewal', async () => {
    const { user, token, password } = await addCustomer();
    const second = await call(login, { email: user.email, password });
    await endNow(token);
    await call(refresh, {}, second);
    const left = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(hashToken(token));
    expect(left).toHaveLength(2);
  });

  test('that is renewed twice at once has two new tokens, and both are good', async () => {
    const { user, token } = await addCustomer();
    const both = await Promise.all([call(refresh, {}, { token }), call(refresh, {}, { token })]);
    for (const renewed of both) expect(await call(getProfile, {}, renewed)).toEqual(user);
  });

  test('ends alone at logout; the user’s others go on', async () => {
    const { user, token, password } = await addCustomer();
    const second = await call(login, { email: user.email, password });
    expect(await call(logout, {}, { token })).toBeNull();
    expect((await send(getProfile, {}, { token })).status).toBe(401);
    expect((await send(logout, {}, { token })).status).toBe(401);
    expect(await call(getProfile, {}, second)).toEqual(user);
  });

  test('shows the profile as it is now, not as it was at login', async () => {
    const { token } = await addCustomer();
    await call(updateProfile, { name: 'Changed' }, { token });
    expect((await call(refresh, {}, { token })).user.name).toBe('Changed');
  });

  test('is never stored with its token in the clear', async () => {
    const { user, token } = await addCustomer();
    const { rows } = await db.execute(sql`select * from sessions where user_id = ${user.id}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a call that needs someone', () => {
  test.each([getProfile, updateProfile, refresh, logout, createProduct, setDeliveryFee])(
    'is refused without a token: $method $path',
    async (endpoint) => {
      expect(await send(endpoint, {})).toEqual({
        status: 401,
        success: false,
        error: 'Please login first',
        code: 'unauthorized',
      });
    },
  );

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer short',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(5000)}`,
    `Basic ${'a'.repeat(43)}`,
    "Bearer ' or '1'='1' -- aaaaaaaaaaaaaaa",
    'Bearer null',
    'Bearer undefined',
  ])('is refused with %s', async (authorization) => {
    const { status, success } = await send(getProfile, {}, { headers: { authorization } });
    expect({ status, success }).toEqual({ status: 401, success: false });
  });

  test.each([createProduct, deleteProduct, createCategory, setDeliveryFee])(
    'of the admin is refused to a customer, whatever is sent: $method $path',
    async (endpoint) => {
      const { token } = await addCustomer();
      expect(await send(endpoint, { id: 'x' }, { token })).toEqual({
        status: 403,
        success: false,
        error: 'You’re not allowed to do this',
        code: 'forbidden',
      });
    },
  );

  test('follows the role as it is now', async () => {
    const { user, token } = await addCustomer();
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    await call(setDeliveryFee, { amount: 1 }, { token });
    await db.update(users).set({ role: 'customer' }).where(eq(users.id, user.id));
    expect((await send(setDeliveryFee, { amount: 2 }, { token })).status).toBe(403);
  });
});
