import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { forgotPassword, getProfile, login, refresh, resetPassword } from '../../contracts/accounts.ts';
import { passwordResets } from '../../server/accounts/password-reset.table.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';

const { db, deps, call, send, faultsOf, addCustomer } = await openShop({}, undefined, { mail: true });
const folder = path.join(deps.config.dataDir, 'mail');

const mailsTo = async (email: string) => {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
};

const linksTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text = '' }) => [...text.matchAll(/\S*\/reset-password#(\S+)/g)]);

const askForLink = async (email: string, language: 'en' | 'ar' = 'en') => {
  await call(forgotPassword, { email, language });
  const [found] = await vi.waitFor(
    async () => {
      const links = await linksTo(email);
      expect(links).toHaveLength(1);
      return links;
    },
    { timeout: 20_000, interval: 100 },
  );
  return { url: found?.[0] ?? '', token: found?.[1] ?? '' };
};

const jobsToDo = async () =>
  (await db.execute(sql`select data from pgboss.job where state < 'completed'`)).rows;

const linkOf = ({ user }: Customer) => makeResetToken(db, user, new Date());
const password = 'a jar of makdous';
const expired = { status: 400, code: 'link_expired' };

describe('a mailed link', () => {
  test.each(['en', 'ar'] as const)(
    'sets a new password, which is the only one from then on (%s)',
    async (language) => {
      const customer = await addCustomer();
      await call(login, { email: customer.user.email, password: customer.password, language });
      const { url, token } = await askForLink(customer.user.email, language);
      expect(url).toContain(`${language === 'ar' ? '/ar' : ''}/reset-password#`);
      expect(await call(resetPassword, { token, password })).toEqual({ device: expect.any(String) });
      const { email } = customer.user;
      await call(login, { email, password });
      expect((await send(login, { email, password: customer.password })).status).toBe(401);
    },
  );

  test('is good once, also when it is used twice at the same time', async () => {
    const token = await linkOf(await addCustomer());
    const answers = await Promise.all([1, 2, 3].map(() => send(resetPassword, { token, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await send(resetPassword, { token, password })).toMatchObject(expired);
  });

  test('is good for thirty minutes', async () => {
    const customer = await addCustomer();
    const token = await linkOf(customer);
    const mine = eq(passwordResets.userId, customer.user.id);
    const [row] = await db
      .select({ minutes: sql<number>`extract(epoch from ${passwordResets.expiresAt} - now())::float / 60` })
      .from(passwordResets)
      .where(mine);
    expect(row?.minutes).toBeGreaterThan(29);
    expect(row?.minutes).toBeLessThanOrEqual(30);
    await db.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` }).where(mine);
    expect(await send(resetPassword, { token, password })).toMatchObject(expired);
    await call(login, { email: customer.user.email, password: customer.password });
  });

  test('ends every session and every other link', async () => {
    const customer = await addCustomer();
    const { email } = customer.user;
    const second = await call(login, { email, password: customer.password });
    const [token, other] = [await linkOf(customer), await linkOf(customer)];
    await call(resetPassword, { token, password });
    for (const session of [customer, second]) {
      expect((await send(getProfile, {}, session)).code).toBe('session_expired');
      expect((await send(refresh, {}, session)).code).toBe('session_expired');
    }
    expect(await send(resetPassword, { token: other, password })).toMatchObject(expired);
  });

  test('leaves no session behind that was renewed or begun at the same moment', async () => {
    const customer = await addCustomer();
    const { email, id } = customer.user;
    const token = await linkOf(customer);
    await Promise.all([
      ...[1, 2, 3].map(() => send(refresh, {}, customer)),
      ...[1, 2, 3].map(() => send(login, { email, password: customer.password })),
      call(resetPassword, { token, password }),
    ]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  test('is not used up by a password that is refused', async () => {
    const token = await linkOf(await addCustomer());
    expect(await faultsOf(resetPassword, { token, password: '12345' })).toEqual([
      'Password must be at least 6 characters',
    ]);
    expect(await faultsOf(resetPassword, { token, password: 'password' })).toEqual([
      'This password is too easy to guess. Please choose another.',
    ]);
    await call(resetPassword, { token, password });
  });

  test.each(['', 'a', 'a'.repeat(43), 'é', "' or true --"])(
    'that was never ours (%j) is refused',
    async (token) => {
      expect(await send(resetPassword, { token, password })).toMatchObject(expired);
    },
  );

  test('is stored by its hash alone', async () => {
    const token = await linkOf(await addCustomer());
    const { rows } = await db.execute(sql`select * from password_resets`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('asking for a link', () => {
  test('is answered alike whether or not somebody has the address, and mails nobody else', async () => {
    const { user } = await addCustomer();
    const unknown = await send(forgotPassword, { email: 'nobody@example.com' });
    expect(await send(forgotPassword, { email: user.email })).toEqual(unknown);
    expect(unknown).toEqual({ status: 200, success: true, data: null });
    await vi.waitFor(async () => expect(await linksTo(user.email)).toHaveLength(1), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await jobsToDo()).toEqual([]), { timeout: 20_000 });
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  test('takes the address in any case', async () => {
    const { user } = await addCustomer();
    await call(forgotPassword, { email: user.email.toUpperCase(), language: 'en' });
    await vi.waitFor(async () => expect(await linksTo(user.email)).toHaveLength(1), { timeout: 20_000 });
  });

  test('asks for an address', async () => {
    expect(await faultsOf(forgotPassword, { email: 'salma' })).toEqual(['Please enter a valid email']);
  });
});

test('a sixth link while the first is still good is not asked for, from wherever one asks', async () => {
  const limited = await openShop({ rateLimits: true, trustProxy: true });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const input = { email: 'salma@example.com' };
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await limited.send(forgotPassword, input, from(`10.0.0.${tries}`))).status).toBe(200);
  expect(await limited.send(forgotPassword, input, from('10.0.0.6'))).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
  expect((await limited.send(forgotPassword, { email: 'other@example.com' })).status).toBe(200);
});

test('links are not guessed from one address for ever', async () => {
  const limited = await openShop({ rateLimits: true });
  for (let tries = 1; tries <= 30; tries += 1)
    expect(await limited.send(resetPassword, { token: `guess-${tries}`, password })).toMatchObject(expired);
  expect((await limited.send(resetPassword, { token: 'guess', password })).status).toBe(429);
});
