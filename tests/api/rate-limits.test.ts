import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forgotPassword, login, resetPassword } from '../../contracts/accounts.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { openShop } from '../support/empty-shop.ts';
import { recordQueries } from '../support/record-queries.ts';

const { app, db, send, call, addCustomer } = await openShop({ rateLimits: true });

test('the eleventh try to log in within a quarter of an hour is refused, even with the right password', async () => {
  const { user, password } = await addCustomer();
  const { email } = user;
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await send(login, { email, password: 'not the password' })).status).toBe(401);
  }
  const { url, body = '' } = requestFor(login, { email, password });
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request(url, { method: 'POST', headers, body });
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect(await response.json()).toMatchObject({
    success: false,
    error: 'Too many attempts. Please wait a little, then try again.',
    code: 'too_many_requests',
  });
});

test('whoever is behind a trusted proxy is told apart by what the proxy says last', async () => {
  const proxied = await openShop({ rateLimits: true, trustProxy: true });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } });
  const wrong = { email: 'nobody@example.com', password: 'not the password' };
  for (let tries = 1; tries <= 10; tries += 1) await proxied.send(login, wrong, from('10.0.0.1'));
  expect((await proxied.send(login, wrong, from('10.0.0.1'))).status).toBe(429);
  expect((await proxied.send(login, wrong, from('10.0.0.2'))).status).toBe(401);
});

test('without a trusted proxy nobody gets out of the limit by a made-up address', async () => {
  const wrong = { email: 'somebody@example.com', password: 'not the password' };
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  for (let tries = 1; tries <= 10; tries += 1) await send(login, wrong, from(`10.0.0.${tries}`));
  expect((await send(login, wrong, from('10.0.0.99'))).status).toBe(429);
});

test('another account is not kept waiting by it', async () => {
  const { user, password } = await addCustomer();
  await call(login, { email: user.email, password });
});

test('the counters hold neither email nor address', async () => {
  const { user, password } = await addCustomer();
  await call(login, { email: user.email, password });
  const { rows } = await db.execute(sql`select * from rate_limits`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|example|127\.0\.0\.1/);
});

test('the right password begins the count anew, so that it is no try against the owner', async () => {
  const { user, password } = await addCustomer();
  const wrong = { email: user.email, password: 'not the password' };
  for (let round = 1; round <= 2; round += 1) {
    for (let tries = 1; tries <= 6; tries += 1) expect((await send(login, wrong)).status).toBe(401);
    await call(login, { email: user.email, password });
  }
});

describe('an account that is guessed at from many addresses', async () => {
  const attacked = await openShop({ rateLimits: true, trustProxy: true });
  const owner = await attacked.addCustomer();
  const { email } = owner.user;
  const from = (address: string, input: object) =>
    attacked.send(login, { email, ...input }, { headers: { 'X-Forwarded-For': address } });

  test('is closed to strangers, and open to a browser in which the owner was signed in before', async () => {
    const { password, device } = owner;
    for (let round = 1; round <= 10; round += 1) {
      const guesses = Array.from({ length: 10 }, (_, place) =>
        from(`10.0.${round}.${place}`, { password: 'a guess' }),
      );
      for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
    }
    expect((await from('10.1.0.1', { password: 'a guess' })).status).toBe(429);
    expect((await from('10.1.0.2', { password })).status).toBe(429);
    const { device: ofAnother } = await attacked.addCustomer();
    for (const mark of [ofAnother, 'a mark that was made up', 'é'])
      expect((await from('10.1.0.3', { password, device: mark })).status, mark).toBe(429);
    expect((await from('10.1.0.4', { password, device })).status).toBe(200);
  });

  test('opens again to the owner in any browser who chooses a new password by mail; the old marks are none then', async () => {
    const token = await makeResetToken(attacked.db, owner.user, new Date());
    const password = 'another jar of honey';
    const { device } = await attacked.call(resetPassword, { token, password });
    expect((await from('10.1.0.5', { password })).status).toBe(429);
    expect((await from('10.1.0.6', { password, device: owner.device })).status).toBe(429);
    expect((await from('10.1.0.7', { password, device })).status).toBe(200);
  });

  test('has twenty tries of its own for a browser that is known, which cost strangers nothing', async () => {
    const { user, password, device } = await attacked.addCustomer();
    const wrong = { email: user.email, password: 'a guess', device };
    for (let tries = 1; tries <= 20; tries += 1) expect((await from('10.2.0.1', wrong)).status).toBe(401);
    expect((await from('10.2.0.2', { ...wrong, password })).status).toBe(429);
    expect((await from('10.2.0.1', { email: user.email, password })).status).toBe(200);
  });

  test('counts all addresses of one IPv6 network as one', async () => {
    const wrong = { email: 'nobody@example.com', password: 'a guess' };
    for (let tries = 1; tries <= 10; tries += 1)
      expect((await from(`2001:db8:1:2::${tries}`, wrong)).status).toBe(401);
    expect((await from('2001:db8:1:2:ffff::', wrong)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', wrong)).status).toBe(401);
  });
});

describe('a try', () => {
  const isAsked = ({ text }: { text: string }) =>
    /rate_limits|"users"|two_factor_secrets|password_resets/.test(text);

  test('to log in is counted in one statement, and writes nothing any more once it is refused', async () => {
    const recorded = recordQueries();
    const wrong = { email: 'counted@example.com', password: 'a guess' };
    const counters = () => db.execute(sql`select key, points from rate_limits order by key`);
    for (let tries = 1; tries <= 10; tries += 1) {
      recorded.length = 0;
      await send(login, wrong);
      expect(recorded.filter(({ text }) => text.includes('rate_limits'))).toHaveLength(1);
    }
    const before = await counters();
    for (let tries = 1; tries <= 3; tries += 1) expect((await send(login, wrong)).status).toBe(429);
    expect((await counters()).rows).toEqual(before.rows);
  });

  test('with an email that somebody has does the same work as with one that nobody has', async () => {
    const { user } = await addCustomer();
    const recorded = recordQueries();
    const workOf = async (work: () => Promise<unknown>) => {
      recorded.length = 0;
      await work();
      return recorded.filter(isAsked).map(({ text }) => text);
    };
    for (const endpoint of [login, forgotPassword]) {
      const input = { password: 'not the password' };
      const known = await workOf(() => send(endpoint, { ...input, email: user.email }));
      const unknown = await workOf(() => send(endpoint, { ...input, email: 'unknown@example.com' }));
      expect(known.length).toBeGreaterThan(0);
      expect(known).toEqual(unknown);
    }
  });

  test('is told how long to wait by the counter that takes longest', async () => {
    const { user } = await addCustomer();
    for (let tries = 1; tries <= 5; tries += 1) await call(forgotPassword, { email: user.email });
    const { url, body = '' } = requestFor(forgotPassword, { email: user.email });
    const headers = { 'Content-Type': 'application/json' };
    const response = await app.request(url, { method: 'POST', headers, body });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(29 * 60);
    expect(wait).toBeLessThanOrEqual(30 * 60);
  });
});
