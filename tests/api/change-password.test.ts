import { expect, test } from 'vitest';
import { changePassword, getProfile, login, resetPassword } from '../../contracts/accounts.ts';
import { makeResetToken } from '../../server/accounts/reset-password.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, addCustomer } = await openShop();
const another = 'another jar of honey';

test('a new password takes the one in use, and is the one to log in with from then on', async () => {
  const customer = await addCustomer();
  const { user, password } = customer;
  for (const [given, code] of [
    ['', 'password_required'],
    ['not it', 'password_wrong'],
  ])
    expect(await send(changePassword, { password: given, new_password: another }, customer)).toMatchObject({
      status: 400,
      details: [{ path: 'password', code }],
    });
  await call(login, { email: user.email, password });
  await call(changePassword, { password, new_password: another }, customer);
  expect((await send(login, { email: user.email, password })).status).toBe(401);
  await call(login, { email: user.email, password: another });
});

test.each([
  ['12345', 'password_short'],
  ['a'.repeat(129), 'password_long'],
  ['iloveyou', 'password_common'],
])('%s is refused as a new password, at its field', async (wanted, code) => {
  const customer = await addCustomer();
  const input = { password: customer.password, new_password: wanted };
  expect(await send(changePassword, input, customer)).toMatchObject({
    status: 400,
    details: [{ path: 'new_password', code }],
  });
});

test('the password in use is no new one, which is told once it is proven', async () => {
  const customer = await addCustomer();
  const { password } = customer;
  const same = (given: string) => send(changePassword, { password: given, new_password: given }, customer);
  expect(await same('not my password')).toMatchObject({ details: [{ code: 'password_wrong' }] });
  expect(await same(password)).toMatchObject({ details: [{ path: 'new_password', code: 'password_same' }] });
});

test('a new password ends the sessions elsewhere and mailed links, and leaves this session', async () => {
  const customer = await addCustomer();
  const { user, password } = customer;
  const elsewhere = await call(login, { email: user.email, password });
  const link = await makeResetToken(db, user, new Date());
  await call(changePassword, { password, new_password: another }, customer);
  expect((await send(getProfile, {}, elsewhere)).code).toBe('session_expired');
  expect((await send(resetPassword, { token: link, password: 'from an old mail' })).code).toBe(
    'link_expired',
  );
  expect(await call(getProfile, {}, customer)).toEqual(user);
});

test('of two new passwords at the same moment one is taken', async () => {
  const customer = await addCustomer();
  const { user, password } = customer;
  const wanted = ['first jar of honey', 'second jar of honey'];
  const answers = await Promise.all(
    wanted.map((one) => send(changePassword, { password, new_password: one }, customer)),
  );
  const [first, second] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  // Either the session has ended, or the first call finished before the second was checked, whose password is then wrong.
  expect([400, 401]).toContain(second);
  const taken = wanted[answers.findIndex(({ status }) => status === 200)] ?? '';
  await call(login, { email: user.email, password: taken });
});

test('the browser keeps its own tries for the login: its mark is renewed', async () => {
  const limited = await openShop({ rateLimits: true });
  const customer = await limited.addCustomer();
  const { user, password } = customer;
  const { device } = await limited.call(changePassword, { password, new_password: another }, customer);
  for (let time = 0; time < 12; time += 1)
    await limited.send(login, { email: user.email, password: 'a guess' });
  expect((await limited.send(login, { email: user.email, password: another })).status).toBe(429);
  await limited.call(login, { email: user.email, password: another, device });
});
