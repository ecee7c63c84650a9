import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  changePassword,
  deleteAccount,
  getProfile,
  login,
  resetPassword,
  updateProfile,
} from '../../contracts/accounts.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { confirmTwoFactor, getTwoFactor, startTwoFactor, stopTwoFactor } from '../../contracts/two-factor.ts';
import { drawQrCode } from '../../server/accounts/draw-qr-code.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { appLink } from '../../server/accounts/totp.ts';
import { recoveryCodes, twoFactorSecrets } from '../../server/accounts/two-factor.table.ts';
import { users } from '../../server/accounts/user.table.ts';
import { authenticatorCode } from '../support/authenticator-code.ts';
import { type Customer, openShop, type Shop } from '../support/empty-shop.ts';
import { readQrCode } from '../support/read-qr-code.ts';

const shop = await openShop();
const { db, call, send, addCustomer } = shop;

type Guarded = Customer & { secret: string; codes: string[] };

/** A user with two-factor login. */
async function addGuarded(where: Shop = shop): Promise<Guarded> {
  const customer = await where.addCustomer();
  const { secret } = await where.call(startTwoFactor, { password: customer.password }, customer);
  const { recovery_codes: codes } = await where.call(
    confirmTwoFactor,
    { code: authenticatorCode(secret) },
    customer,
  );
  await forgetCodes(customer, where);
  return { ...customer, secret, codes };
}

const drawn = ({ size, path }: { size: number; path: string }): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="-4 -4 ${size + 8} ${size + 8}"><path d="${path}"/></svg>`,
  );

/** Makes all used codes long past. */
const forgetCodes = ({ user }: Customer, where: Shop = shop) =>
  where.db.update(twoFactorSecrets).set({ lastStep: 0 }).where(eq(twoFactorSecrets.userId, user.id));

const logIn = ({ user, password }: Customer, more: Partial<InputOf<typeof login>> = {}, where: Shop = shop) =>
  where.send(login, { email: user.email, password, ...more });
const asked = { status: 401, success: false, error: 'Enter the code from your app', code: 'code_required' };
const wrong = { status: 400, code: 'validation_failed', details: [{ path: 'code', code: 'code_wrong' }] };

describe('setting up two-factor login', () => {
  test('takes the password, shows the secret once in three forms, and counts from its first code on', async () => {
    const customer = await addCustomer();
    expect(await send(startTwoFactor, { password: 'not it' }, customer)).toMatchObject({ status: 400 });
    const shown = await call(startTwoFactor, { password: customer.password }, customer);
    expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(shown.link).toContain(`secret=${shown.secret}`);
    expect(shown.link).toContain(encodeURIComponent(customer.user.email));
    expect(await readQrCode(drawn(shown.qr))).toBe(shown.link);
    expect((await logIn(customer)).status).toBe(200);
    expect(await send(confirmTwoFactor, { code: '12345' }, customer)).toMatchObject(wrong);
    expect((await call(getTwoFactor, {}, customer)).on).toBe(false);

    const { recovery_codes } = await call(
      confirmTwoFactor,
      { code: authenticatorCode(shown.secret) },
      customer,
    );
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await call(getTwoFactor, {}, customer)).toEqual({ on: true, recovery_codes_left: 10 });
    expect(await send(startTwoFactor, { password: customer.password }, customer)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(
      (await send(confirmTwoFactor, { code: authenticatorCode(shown.secret, 1) }, customer)).status,
    ).toBe(409);
  });

  test('draws its code for the longest name of a shop and of a customer too', () => {
    const link = appLink(Buffer.alloc(20, 7), '🫒'.repeat(20), `${'ü'.repeat(240)}@example.com`);
    return expect(readQrCode(drawn(drawQrCode(link)))).resolves.toBe(link);
  });

  test('that is begun again counts with the newer secret alone', async () => {
    const customer = await addCustomer();
    const first = await call(startTwoFactor, { password: customer.password }, customer);
    const second = await call(startTwoFactor, { password: customer.password }, customer);
    expect(await send(confirmTwoFactor, { code: authenticatorCode(first.secret) }, customer)).toMatchObject(
      wrong,
    );
    await call(confirmTwoFactor, { code: authenticatorCode(second.secret) }, customer);
  });

  test('ends all other sessions, which began without it', async () => {
    const customer = await addCustomer();
    const other = await call(login, { email: customer.user.email, password: customer.password });
    const { secret } = await call(startTwoFactor, { password: customer.password }, customer);
    await call(confirmTwoFactor, { code: authenticatorCode(secret) }, customer);
    expect((await send(getProfile, {}, other)).code).toBe('session_expired');
    await call(getProfile, {}, customer);
  });

  test('keeps recovery codes as argon2id hashes, and no answer tells the secret again', async () => {
    const guarded = await addGuarded();
    const [step] = await db
      .select()
      .from(twoFactorSecrets)
      .where(eq(twoFactorSecrets.userId, guarded.user.id));
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, guarded.user.id));
    expect(kept).toHaveLength(10);
    const stored = JSON.stringify({ step, kept });
    for (const code of guarded.codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    for (const endpoint of [getTwoFactor, getProfile])
      expect(JSON.stringify(await call(endpoint, {}, guarded))).not.toContain(guarded.secret);
  });
});

describe('a login to an account with two-factor login', () => {
  test('is asked for the code only after the right password, and works with both', async () => {
    const guarded = await addGuarded();
    expect(await logIn(guarded)).toEqual(asked);
    expect(await logIn(guarded, { code: '' })).toEqual(asked);
    expect(
      await logIn(guarded, { password: 'not it', code: authenticatorCode(guarded.secret) }),
    ).toMatchObject({
      code: 'authentication_failed',
    });
    expect(await logIn(guarded, { code: 'abcdef' })).toMatchObject(wrong);
    const { data } = await logIn(guarded, { code: authenticatorCode(guarded.secret) });
    expect(data).toMatchObject({ user: { id: guarded.user.id }, token: expect.any(String) });
  });

  test('takes the code in Arabic digits, and with the space that apps put in', async () => {
    const guarded = await addGuarded();
    const code = authenticatorCode(guarded.secret);
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await logIn(guarded, { code: arabic })).status).toBe(200);
    await forgetCodes(guarded);
    expect((await logIn(guarded, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
  });

  test('refuses a code that was used, and any older one, also when it comes several times at once', async () => {
    const guarded = await addGuarded();
    const next = authenticatorCode(guarded.secret, 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(guarded, { code: next })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await logIn(guarded, { code: next })).toMatchObject(wrong);
    expect(await logIn(guarded, { code: authenticatorCode(guarded.secret) })).toMatchObject(wrong);
  });

  test('takes a recovery code once, in any spelling', async () => {
    const guarded = await addGuarded();
    const [first = '', second = ''] = guarded.codes;
    const answers = await Promise.all([1, 2, 3].map(() => logIn(guarded, { code: first })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const spelt = ` ${second.toUpperCase().replace('-', ' ')} `;
    expect((await logIn(guarded, { code: spelt })).status).toBe(200);
    expect((await call(getTwoFactor, {}, guarded)).recovery_codes_left).toBe(8);
  });

  test('takes nobody else’s recovery code', async () => {
    const [one, other] = [await addGuarded(), await addGuarded()];
    expect(await logIn(one, { code: other.codes[0] })).toMatchObject(wrong);
  });

  test('without two-factor login takes no notice of a code', async () => {
    expect((await logIn(await addCustomer(), { code: '123456' })).status).toBe(200);
  });

  test('still asks for the code after the password was reset by mail', async () => {
    const guarded = await addGuarded();
    const token = await makeResetToken(db, guarded.user, new Date());
    const changed = { ...guarded, password: 'another jar of honey' };
    await call(resetPassword, { token, password: changed.password });
    expect(await logIn(changed)).toEqual(asked);
    expect((await logIn(changed, { code: authenticatorCode(guarded.secret) })).status).toBe(200);
  });
});

test('codes are not guessed for ever: after twenty a day even the right one waits, but not for a browser that is known', async () => {
  const limited = await openShop({ rateLimits: true, trustProxy: true });
  const guarded = await addGuarded(limited);
  const { email } = guarded.user;
  const { data } = await logIn(guarded, { code: authenticatorCode(guarded.secret) }, limited);
  const { device } = data as { device: string };
  await forgetCodes(guarded, limited);
  const guess = (code: string, tries: number) => {
    const headers = { 'X-Forwarded-For': `10.0.0.${tries}` };
    return limited.send(login, { email, password: guarded.password, code }, { headers });
  };
  for (let tries = 1; tries <= 20; tries += 1) expect((await guess(`guess${tries}`, tries)).status).toBe(400);
  expect((await guess(authenticatorCode(guarded.secret), 21)).status).toBe(429);
  expect((await logIn(guarded, { code: authenticatorCode(guarded.secret), device }, limited)).status).toBe(
    200,
  );
});

describe.each([
  ['another email', updateProfile, (email: string) => ({ email: `new-${email}` })],
  ['another password', changePassword, () => ({ new_password: 'another jar of honey' })],
  ['the end of the account', deleteAccount, () => ({})],
] as const)('%s', (_, endpoint, wanted) => {
  test('takes the password and a code', async () => {
    const guarded = await addGuarded();
    const { password } = guarded;
    const change = wanted(guarded.user.email);
    const give = (more: object) => send(endpoint, { ...change, ...more } as never, guarded);
    expect(await give({ code: authenticatorCode(guarded.secret) })).toMatchObject({
      details: [{ path: 'password', code: 'password_required' }],
    });
    expect(await give({ password })).toMatchObject({
      status: 400,
      details: [{ path: 'code', code: 'code_required' }],
    });
    expect(await give({ password, code: 'abcdef' })).toMatchObject(wrong);
    expect((await logIn(guarded)).code).toBe('code_required');
    expect((await give({ password, code: guarded.codes[0] })).status).toBe(200);
    if (endpoint !== deleteAccount)
      expect((await call(getTwoFactor, {}, guarded)).recovery_codes_left).toBe(9);
  });
});

describe('turning it off', () => {
  test('takes the password and a code, and ends all other sessions', async () => {
    const guarded = await addGuarded();
    const { password } = guarded;
    const { data } = await logIn(guarded, { code: authenticatorCode(guarded.secret) });
    await forgetCodes(guarded);
    for (const input of [
      { password: 'not it', code: authenticatorCode(guarded.secret) },
      { password, code: '12345' },
    ])
      expect((await send(stopTwoFactor, input, guarded)).status).toBe(400);
    expect((await call(getTwoFactor, {}, guarded)).on).toBe(true);
    await call(stopTwoFactor, { password, code: authenticatorCode(guarded.secret) }, guarded);
    expect(await call(getTwoFactor, {}, guarded)).toEqual({ on: false, recovery_codes_left: 0 });
    expect((await send(getProfile, {}, data as { token: string })).code).toBe('session_expired');
    expect((await logIn(guarded)).status).toBe(200);
  });

  test('works with a recovery code, for who has lost the phone', async () => {
    const guarded = await addGuarded();
    const input = { password: guarded.password, code: guarded.codes[0] ?? '' };
    await call(stopTwoFactor, input, guarded);
    expect((await logIn(guarded)).status).toBe(200);
  });

  test('is also the operator’s to do, who runs a command on the shop’s machine', async () => {
    const guarded = await addGuarded();
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['bin/two-factor-off.ts', ...args], {
        env: { DATABASE_URL: shop.db.$client.options.connectionString },
      });
    const { stdout } = await run(guarded.user.email.toUpperCase());
    expect(stdout).toContain('logs in with the password alone');
    expect((await send(getProfile, {}, guarded)).code).toBe('session_expired');
    expect((await logIn(guarded)).status).toBe(200);
    await expect(run(guarded.user.email)).rejects.toMatchObject({
      stderr: expect.stringContaining('No account with the email'),
    });
    await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining('npm run two-factor-off') });
  });
});

test('goes with the account', async () => {
  const guarded = await addGuarded();
  await call(deleteAccount, { password: guarded.password, code: authenticatorCode(guarded.secret) }, guarded);
  expect(await db.select().from(users).where(eq(users.id, guarded.user.id))).toEqual([]);
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, guarded.user.id))).toEqual([]);
});
