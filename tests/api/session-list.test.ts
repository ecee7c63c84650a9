import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProfile, login, logout, refresh } from '../../contracts/accounts.ts';
import { endOtherSessions, endSession, listSessions } from '../../contracts/sessions.ts';
import { describeDevice } from '../../server/accounts/describe-device.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { hashToken } from '../../server/accounts/token.ts';
import { deleteExpired } from '../../server/privacy/delete-expired.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const shop = await openShop({ trustProxy: true });
const { db, call, send, addCustomer } = shop;

const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const logInFrom = ({ user, password }: Customer, userAgent: string) =>
  call(
    login,
    { email: user.email, password },
    { headers: { 'User-Agent': userAgent, 'X-Forwarded-For': '203.0.113.77' } },
  );
const isIn = async (who: { token: string }) => (await send(getProfile, {}, who)).status === 200;

describe('the list of one’s sessions', () => {
  test('names each login by its device, the latest first, and which of them asks', async () => {
    const customer = await addCustomer();
    await logInFrom(customer, phone);
    const second = await logInFrom(customer, desktop);
    expect(await call(listSessions, {}, second)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Chrome · Windows',
        logged_in_at: expect.stringMatching(/^\d{4}-/),
        used_at: expect.stringMatching(/^\d{4}-/),
        current: true,
      },
      expect.objectContaining({ device: 'Firefox · Android', current: false }),
      expect.objectContaining({ device: '', current: false }),
    ]);
    expect((await call(listSessions, {}, customer)).map(({ current }) => current)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('has a login once, however often it was renewed, and not when its time is over', async () => {
    const customer = await addCustomer();
    const renewed = await call(refresh, {}, customer);
    const [before] = await call(listSessions, {}, customer);
    const [after, ...others] = await call(listSessions, {}, renewed);
    expect(others).toEqual([]);
    expect(after).toEqual(before);
    const late = await logInFrom(customer, desktop);
    await db
      .update(sessions)
      .set({ expiresAt: new Date() })
      .where(eq(sessions.tokenHash, hashToken(late.token)));
    expect(await call(listSessions, {}, renewed)).toHaveLength(1);
  });

  test('is nobody else’s, and the shop keeps neither the address nor all that a browser says', async () => {
    const customer = await addCustomer();
    await logInFrom(customer, phone);
    expect(await call(listSessions, {}, await addCustomer())).toHaveLength(1);
    for (const text of ['203.0.113.77', 'Gecko', 'rv:140'])
      expect(await tablesContaining(db, text), text).toEqual([]);
  });
});

describe('ending a session', () => {
  test('takes the password, ends all tokens of that login, and leaves the others', async () => {
    const customer = await addCustomer();
    const { password } = customer;
    const lost = await logInFrom(customer, phone);
    const renewed = await call(refresh, {}, lost);
    const found = await call(listSessions, {}, customer);
    const id = found.find(({ current }) => !current)?.id ?? '';
    expect((await send(endSession, { id, password: 'not it' }, customer)).status).toBe(400);
    expect(await isIn(renewed)).toBe(true);
    await call(endSession, { id, password }, customer);
    expect([await isIn(lost), await isIn(renewed), await isIn(customer)]).toEqual([false, false, true]);
    expect((await send(endSession, { id, password }, customer)).status).toBe(404);
  });

  test('of another, of nobody, and of no form is not found', async () => {
    const [customer, other] = [await addCustomer(), await addCustomer()];
    const [theirs] = await call(listSessions, {}, other);
    for (const id of [theirs?.id, '00000000-0000-4000-8000-000000000000', 'all'])
      expect((await send(endSession, { id, password: customer.password }, customer)).status).toBe(404);
    expect(await isIn(other)).toBe(true);
  });

  test('everywhere else leaves the one that asks, also when others are renewed at the same moment', async () => {
    const customer = await addCustomer();
    const { password } = customer;
    const others = [await logInFrom(customer, phone), await logInFrom(customer, desktop)];
    expect((await send(endOtherSessions, { password: 'not it' }, customer)).status).toBe(400);
    await Promise.all([
      ...others.map((other) => send(refresh, {}, other)),
      call(endOtherSessions, { password }, customer),
    ]);
    const left = await call(listSessions, {}, customer);
    expect(left.map(({ current }) => current)).toEqual([true]);
  });

  test('by a logout ends the login with every token that it was renewed to', async () => {
    const customer = await addCustomer();
    const [one, two] = [await call(refresh, {}, customer), await call(refresh, {}, customer)];
    await call(logout, {}, one);
    expect([await isIn(customer), await isIn(one), await isIn(two)]).toEqual([false, false, false]);
  });
});

test('one login lasts ninety days at most, however often it is renewed', async () => {
  const customer = await addCustomer();
  const loggedInAt = sql`now() - interval '89 days'`;
  await db.update(sessions).set({ loggedInAt }).where(eq(sessions.userId, customer.user.id));
  const { token } = await call(refresh, {}, customer);
  const [row] = await db
    .select({ hours: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float / 3600` })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  expect(row?.hours).toBeGreaterThan(23);
  expect(row?.hours).toBeLessThanOrEqual(24);
});

test('letters that were written as files go after thirty days, with what is left of broken ones', async () => {
  const folder = path.join(shop.deps.config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  for (const [name, days] of [
    ['old.eml', 31],
    ['old.eml.part', 31],
    ['young.eml', 29],
    ['notes.txt', 31],
  ] as const) {
    await writeFile(path.join(folder, name), 'Dear Hadeel');
    await utimes(path.join(folder, name), daysAgo(days), daysAgo(days));
  }
  await deleteExpired(shop.deps);
  expect((await readdir(folder)).filter((name) => /old|young|notes/.test(name)).sort()).toEqual([
    'notes.txt',
    'young.eml',
  ]);
});

test('what is over of anybody’s goes once a day: sessions, mailed links and counters of tries', async () => {
  const [gone, stays] = [await addCustomer(), await addCustomer()];
  const past = new Date(Date.now() - 1000);
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, gone.user.id));
  await makeResetToken(db, stays.user, new Date());
  await makeResetToken(db, gone.user, new Date(Date.now() - 60 * 60 * 1000));
  await db.execute(sql`insert into rate_limits values ('login:past', 1, ${past.getTime()})`);
  await db.execute(sql`insert into rate_limits values ('login:now', 1, ${Date.now() + 60_000})`);
  await deleteExpired(shop.deps);
  const count = async (table: string) =>
    (await db.execute(sql`select * from ${sql.identifier(table)}`)).rows.map((row) => row.user_id ?? row.key);
  expect(await count('sessions')).toContain(stays.user.id);
  expect(await count('sessions')).not.toContain(gone.user.id);
  expect(await count('password_resets')).toEqual([stays.user.id]);
  expect(await count('rate_limits')).toEqual(['login:now']);
});

test.each([
  [phone, 'Firefox · Android'],
  [desktop, 'Chrome · Windows'],
  [`${desktop} Edg/140.0.0.0`, 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari · Mac',
  ],
  ['curl/8.14.1', ''],
  ['', ''],
])('a browser that says %j is named %j', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
