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
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.json()).toEqual({
    success: false,
    error: 'Too many tries. Please wait a little and try again.',
    code: 'too_many_requests',
  });
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
