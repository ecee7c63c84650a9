import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { users } from '../../server/accounts/user.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, deps, call, send } = await openShop();
const withConfig = (config: Partial<typeof deps.config>) => ({
  ...deps,
  config: { ...deps.config, ...config },
});
const owner = { adminEmail: 'Owner@Example.com', adminPassword: null };

beforeEach(async () => {
  await db.delete(users);
});

test('the first administrator is made once, with a password that is made up and told once', async () => {
  const made = await ensureFirstAdmin(withConfig(owner));
  expect(made).toEqual({ email: 'owner@example.com', password: expect.stringMatching(/^[a-z2-9]{14}$/) });
  const { user } = await call(login, { email: made.email, password: made.password ?? '' });
  expect(user.role).toBe('admin');
  expect(await ensureFirstAdmin(withConfig(owner))).toEqual({ email: 'owner@example.com' });
  expect(await db.select().from(users)).toHaveLength(1);
});

test('two made-up passwords differ', async () => {
  const first = await ensureFirstAdmin(withConfig(owner));
  await db.delete(users);
  expect((await ensureFirstAdmin(withConfig(owner))).password).not.toBe(first.password);
});

test('ADMIN_PASSWORD is taken as it is and never told', async () => {
  const config = { ...owner, adminPassword: 'chosen by the owner' };
  expect(await ensureFirstAdmin(withConfig(config))).toEqual({ email: 'owner@example.com' });
  await call(login, { email: 'owner@example.com', password: 'chosen by the owner' });
});

test.each(['123456', 'short one', 'password123'])(
  'ADMIN_PASSWORD=%s is too easy to guess',
  async (adminPassword) => {
    await expect(ensureFirstAdmin(withConfig({ ...owner, adminPassword }))).rejects.toThrow('easy to guess');
    expect(await db.select().from(users)).toEqual([]);
  },
);

test('an administrator who exists keeps the shop when ADMIN_EMAIL names another', async () => {
  await ensureFirstAdmin(withConfig({ ...owner, adminPassword: 'the first password' }));
  const later = { adminEmail: 'other@example.com', adminPassword: 'another password' };
  expect(await ensureFirstAdmin(withConfig(later))).toEqual({ email: 'owner@example.com' });
  expect((await send(login, { email: 'other@example.com', password: 'another password' })).status).toBe(401);
  await call(login, { email: 'owner@example.com', password: 'the first password' });
});

test('a customer who already has the address becomes the administrator and keeps the password', async () => {
  const email = 'owner@example.com';
  await call(register, { email, password: 'a jar of olives', name: 'Umm Omar' });
  expect(await ensureFirstAdmin(withConfig(owner))).toEqual({ email });
  const { user } = await call(login, { email, password: 'a jar of olives' });
  expect(user).toMatchObject({ role: 'admin', name: 'Umm Omar' });
  expect(await db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1);
});
