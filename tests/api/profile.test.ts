import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProfile, login, resetPassword, updateProfile } from '../../contracts/accounts.ts';
import { subscribe, unsubscribeNewsletter } from '../../contracts/newsletter.ts';
import { shopFieldErrors } from '../../contracts/shop-errors.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, faultsOf, addCustomer } = await openShop();

describe('the profile', () => {
  test.each([
    '0791234567',
    '079 123 4567',
    '+962 79 123 4567',
    '00962791234567',
    '+962 (0) 79-123-4567',
    '791234567',
    '٠٧٩١٢٣٤٥٦٧',
    '۰۷۹ ۱۲۳ ۴۵۶۷',
    '\u202a+962 79 123 4567\u202c',
  ])('keeps the phone %j as +962791234567', async (phone) => {
    const { token } = await addCustomer();
    expect((await call(updateProfile, { phone }, { token })).phone).toBe('+962791234567');
    expect((await call(getProfile, {}, { token })).phone).toBe('+962791234567');
  });

  test('loses nothing of the fields that are not given', async () => {
    const { user, token } = await addCustomer();
    const filled = { name: 'سلمى', phone: '+962791234567', address: 'Jabal Amman', birthDate: '1990-02-28' };
    expect(await call(updateProfile, filled, { token })).toEqual({ ...user, ...filled });
    expect(await call(updateProfile, {}, { token })).toEqual({ ...user, ...filled });
    const address = ' Jabal al-Weibdeh, 3rd floor ';
    expect(await call(updateProfile, { address }, { token })).toEqual({
      ...user,
      ...filled,
      address: address.trim(),
    });
  });

  test('may be emptied again, but for the name', async () => {
    const { token } = await addCustomer();
    await call(updateProfile, { phone: '0791234567', address: 'Irbid', birthDate: '1990-01-01' }, { token });
    const empty = { phone: '', address: '', birthDate: '' };
    expect(await call(updateProfile, empty, { token })).toMatchObject(empty);
    expect(await faultsOf(updateProfile, { name: ' ' }, { token })).toEqual(['Name is required']);
  });

  test('refuses a phone that is none, and days that do not exist', async () => {
    const { token } = await addCustomer();
    expect(await faultsOf(updateProfile, { phone: 'call me' }, { token })).toEqual([
      shopFieldErrors.phone_invalid,
    ]);
    for (const birthDate of ['1990', '28/02/1990', '1990-13-01', '1990-02-30', '1990-02-28T00:00']) {
      expect(await faultsOf(updateProfile, { birthDate }, { token })).toEqual(['This value isn’t accepted']);
    }
    expect((await call(updateProfile, { birthDate: '2000-02-29' }, { token })).birthDate).toBe('2000-02-29');
  });

  test('refuses a day of birth that is still to come', async () => {
    const { token } = await addCustomer();
    const inTwoDays = new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(await faultsOf(updateProfile, { birthDate: inTwoDays }, { token })).toEqual([
      'This value isn’t accepted',
    ]);
  });

  test('changes neither role, nor anybody else', async () => {
    const { user, token } = await addCustomer();
    const other = await addCustomer();
    const input = { name: 'New', role: 'admin', id: other.user.id };
    expect(await send(updateProfile, input, { token })).toMatchObject({ data: { ...user, name: 'New' } });
    expect(await call(getProfile, {}, other)).toEqual(other.user);
  });
});

describe('another email', () => {
  test('takes the password, and is the one to log in with from then on', async () => {
    const { user, token, password } = await addCustomer();
    const email = 'moved@example.com';
    expect(await faultsOf(updateProfile, { email }, { token })).toEqual(['Password is required']);
    const wrong = await send(updateProfile, { email, name: 'Thief', password: 'not it' }, { token });
    expect(wrong.details).toEqual([
      { path: 'password', message: 'That password isn’t right. Please try again', code: 'password_wrong' },
    ]);
    expect(await call(getProfile, {}, { token })).toEqual(user);
    const typed = ' MOVED@example.com ';
    expect(await call(updateProfile, { email: typed, password }, { token })).toEqual({ ...user, email });
    await call(login, { email, password });
    expect((await send(login, { email: user.email, password })).status).toBe(401);
  });

  test('is no other one when only its case differs, and takes no password then', async () => {
    const { user, token } = await addCustomer();
    expect(await call(updateProfile, { email: user.email.toUpperCase() }, { token })).toEqual(user);
  });

  test('that somebody has is refused, also to two who want the same at once', async () => {
    const [taken, first, second] = [await addCustomer(), await addCustomer(), await addCustomer()];
    const { password } = first;
    expect(await send(updateProfile, { email: taken.user.email, password }, first)).toMatchObject({
      status: 409,
      code: 'user_exists',
    });
    const email = 'wanted-by-two@example.com';
    const answers = await Promise.all(
      [first, second].map((who) => send(updateProfile, { email, password }, who)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('takes the newsletter along, and ends links for a new password that went to the old one', async () => {
    const { user, token, password } = await addCustomer();
    await call(updateProfile, { notifications: { offers: true } }, { token });
    const link = await makeResetToken(db, user, new Date());
    const email = 'followed@example.com';
    const moved = await call(updateProfile, { email, password }, { token });
    expect(moved.notifications.offers).toBe(true);
    const rows = await db.select({ email: subscribers.email }).from(subscribers);
    expect(rows.map((row) => row.email)).toContain(email);
    expect(rows.map((row) => row.email)).not.toContain(user.email);
    expect((await send(resetPassword, { token: link, password: 'from the old box' })).code).toBe(
      'link_expired',
    );
  });
});

describe('notifications', () => {
  const tokenOf = async (email: string) => {
    const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email));
    return row?.leaveToken;
  };

  test('are chosen one by one and kept', async () => {
    const { user, token } = await addCustomer();
    expect(user.notifications).toEqual({ orders: true, offers: false });
    await call(updateProfile, { notifications: { orders: false } }, { token });
    await call(updateProfile, { notifications: { offers: true } }, { token });
    expect((await call(getProfile, {}, { token })).notifications).toEqual({ orders: false, offers: true });
    expect(await tokenOf(user.email)).toBeDefined();
    await call(updateProfile, { notifications: { offers: false } }, { token });
    expect((await call(getProfile, {}, { token })).notifications).toEqual({ orders: false, offers: false });
    expect(await tokenOf(user.email)).toBeUndefined();
  });

  test('of offers are the newsletter: joining and leaving it elsewhere shows in the profile', async () => {
    const { user, token } = await addCustomer();
    await call(subscribe, { email: user.email, language: 'ar' });
    expect((await call(getProfile, {}, { token })).notifications.offers).toBe(true);
    await call(unsubscribeNewsletter, { token: (await tokenOf(user.email)) ?? '' });
    expect((await call(getProfile, {}, { token })).notifications.offers).toBe(false);
  });

  test('refuse what is neither yes nor no', async () => {
    const { token } = await addCustomer();
    const answer = await send(updateProfile, { notifications: { orders: 'yes' } }, { token });
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'notifications.orders' }] });
  });
});

test('offers cannot be chosen over and over, since each time brings a letter', async () => {
  const limited = await openShop({ rateLimits: true });
  const { token } = await limited.addCustomer();
  const choose = (offers: boolean) => limited.send(updateProfile, { notifications: { offers } }, { token });
  for (let turn = 1; turn <= 20; turn += 1) {
    expect((await choose(true)).status).toBe(200);
    expect((await choose(false)).status).toBe(200);
  }
  expect((await choose(true)).status).toBe(429);
  expect((await choose(false)).status).toBe(200);
});
