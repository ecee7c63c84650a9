import { describe, expect, test } from 'vitest';
import { getProfile, login, register } from '../../contracts/accounts.ts';
import { users } from '../../server/accounts/user.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, faultsOf, addCustomer } = await openShop();

const wanted = { email: 'salma@example.com', password: 'a jar of olives', name: 'Salma' };

describe('signup', () => {
  test('answers the new customer and a token that works', async () => {
    const { user, token } = await call(register, { ...wanted, email: 'first@example.com' });
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'first@example.com',
      emailVerified: false,
      name: 'Salma',
      phone: '',
      role: 'customer',
      address: '',
      birthDate: '',
      language: 'en',
      notifications: { orders: true, offers: false },
    });
    expect(await call(getProfile, {}, { token })).toEqual(user);
  });

  test('says what is wrong in the order password, name, email', async () => {
    expect(await faultsOf(register, { password: '12345', name: '  ', email: 'salma' })).toEqual([
      'Password must be at least 6 characters',
      'Name is required',
      'Please enter a valid email',
    ]);
    expect(await faultsOf(register, {})).toEqual([
      'Password must be at least 6 characters',
      'Name is required',
      'Email is required',
    ]);
  });

  test('names the field and the code of a broken rule', async () => {
    const { details } = await send(register, { ...wanted, password: '12345' });
    expect(details).toEqual([
      { path: 'password', message: 'Password must be at least 6 characters', code: 'password_short' },
    ]);
  });

  test('takes a password of 6 and of 128 characters, and none longer', async () => {
    await addCustomer({ password: 'zeit&z' });
    const long = 'olives & za’atar '.repeat(8).slice(0, 128);
    await addCustomer({ password: long });
    expect(await faultsOf(register, { ...wanted, password: `${long}z` })).toEqual([
      'Password must be at most 128 characters',
    ]);
  });

  test.each([
    ...['123456', 'password', 'PASSWORD', 'Qwerty123', 'mouneh123', 'iloveyou1', 'huskies', '147258369'],
    ...['aaaaaa', '121212', 'abcabc', '٦٦٦٦٦٦', '9876543', '234567', '7890123', 'DEFGHI', 'أبتثجح'],
  ])('refuses the common password %s', async (password) => {
    expect(await faultsOf(register, { ...wanted, password })).toEqual([
      'This password is too easy to guess. Please choose another.',
    ]);
  });

  test('trims the name, and takes one of 300 characters but not of 301', async () => {
    const { user } = await addCustomer({ name: '  ليلى الخطيب \n' });
    expect(user.name).toBe('ليلى الخطيب');
    const long = 'ن'.repeat(300);
    expect((await addCustomer({ name: long })).user.name).toBe(long);
    expect(await faultsOf(register, { ...wanted, name: `${long}ن` })).toEqual(['At most 300 characters']);
  });

  test('refuses a known email regardless of case and spaces', async () => {
    await addCustomer({ email: 'Twice@Example.com' });
    expect(await send(register, { ...wanted, email: ' tWICE@example.COM ' })).toEqual({
      status: 409,
      success: false,
      error: 'User already exists',
      code: 'user_exists',
    });
  });

  test('makes one account when the same email comes twice at once', async () => {
    const input = { ...wanted, email: 'race@example.com' };
    const answers = await Promise.all([send(register, input), send(register, input), send(register, input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('never makes an admin of someone who asks for it', async () => {
    const input = { ...wanted, email: 'sly@example.com', role: 'admin', phone: '0791234567' };
    const { data } = await send(register, input);
    expect(data).toMatchObject({ user: { role: 'customer', phone: '' } });
  });

  test('takes a text with a zero character, which PostgreSQL cannot keep, without it', async () => {
    const { user } = await addCustomer({ name: 'Sal\u0000ma' });
    expect(user.name).toBe('Salma');
  });
});

describe('login', () => {
  test('works with the email in any case and with spaces around', async () => {
    const { user, password } = await addCustomer();
    const answer = await call(login, { email: ` ${user.email.toUpperCase()} `, password });
    expect(answer.user).toEqual(user);
    expect(await call(getProfile, {}, { token: answer.token })).toEqual(user);
  });

  test('refuses an unknown email and a wrong password with the same words', async () => {
    const { user } = await addCustomer();
    const refusal = {
      status: 401,
      success: false,
      error: 'Authentication failed. Please try again.',
      code: 'authentication_failed',
    };
    expect(await send(login, { email: user.email, password: 'not the password' })).toEqual(refusal);
    expect(await send(login, { email: 'nobody@example.com', password: 'not the password' })).toEqual(refusal);
  });

  test('remembers the language in which somebody was last seen; a call without one leaves it', async () => {
    const { user, password } = await addCustomer();
    const inArabic = await call(login, { email: user.email, password, language: 'ar' });
    expect(inArabic.user).toEqual({ ...user, language: 'ar' });
    expect((await call(login, { email: user.email, password })).user.language).toBe('ar');
    const input = { ...wanted, email: 'leila@example.com', language: 'ar' as const };
    expect((await call(register, input)).user.language).toBe('ar');
  });

  test('tells the case of passwords apart', async () => {
    const { user, password } = await addCustomer();
    expect((await send(login, { email: user.email, password: password.toUpperCase() })).status).toBe(401);
  });

  test('takes a password however the keyboard composes its letters', async () => {
    const { user } = await addCustomer({ password: 'café à la maison'.normalize('NFD') });
    await call(login, { email: user.email, password: 'café à la maison'.normalize('NFC') });
  });

  test('asks for email and password', async () => {
    expect(await faultsOf(login, {})).toEqual(['Email is required', 'Password is required']);
    expect(await faultsOf(login, { email: 'a@example.com', password: '' })).toEqual(['Password is required']);
  });
});

describe('what is stored', () => {
  test('is the password as an argon2id hash, salted', async () => {
    const first = await addCustomer({ password: 'the same password' });
    const second = await addCustomer({ password: 'the same password' });
    const rows = await db.select().from(users);
    const hashes = [first, second].map(({ user }) => rows.find(({ id }) => id === user.id)?.passwordHash);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(JSON.stringify(rows)).not.toContain('the same password');
  });

  test('never leaves with the user', async () => {
    const { user, password } = await addCustomer();
    const { data } = await send(login, { email: user.email, password });
    // Tokens are random letters and might contain any of these words.
    const { token: _token, device: _device, ...told } = data as Record<string, unknown>;
    expect(JSON.stringify(told)).not.toMatch(/argon2|hash|password/i);
  });
});
