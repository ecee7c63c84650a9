import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { openShop } from '../support/shop.ts';

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
  expect(await response.json()).toEqual({
    success: false,
    error: 'Too many tries. Please wait a little and try again.',
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
