import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login, register, type User } from '../../contracts/accounts.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { twoFactorSecrets } from '../../server/accounts/two-factor.table.ts';
import { users } from '../../server/accounts/user.table.ts';
import { settings } from '../../web/i18n/ar/admin/settings.ts';
import { security as say } from '../../web/i18n/ar/security.ts';
import { authenticatorCode } from '../support/authenticator-code.ts';
import { onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts, findSmallTargets } from '../support/layout-checks.ts';
import { readDownload } from '../support/read-download.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const password = 'sumac-and-thyme';

const post = async (endpoint: typeof register | typeof login, input: object) => {
  const { url, body = '' } = requestFor(endpoint, { ...input });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/604.1' };
  return (await fetch(base + url, { method: 'POST', headers, body })).json() as Promise<{
    data: { user: User };
  }>;
};

/** An administrator who is also logged in on another phone. */
async function addAdmin(email: string): Promise<User> {
  const { user } = (await post(register, { email, password, name: 'Rania' })).data;
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  await post(login, { email, password });
  return user;
}

const expectSound = async (page: Page, where: string) => {
  await expectAccessible(page, where);
  await expect.poll(() => page.evaluate(findLostTexts), { message: where }).toEqual([]);
  await expect.poll(() => page.evaluate(findSmallTargets), { message: where }).toEqual([]);
};

test('on a phone, in Arabic, an administrator sets up two-factor login, logs in with it, ends a login elsewhere, and takes the data home', async () => {
  const user = await addAdmin('owner@example.com');
  const { page, words, visit, expected } = await openVisitor(browser(), base, {
    ...onPhone,
    colorScheme: 'dark',
  });
  const { account, shell } = words;
  const dialog = page.getByRole('dialog');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await visit('/admin/login');
  await field(account.email).fill(user.email);
  await field(account.password).fill(password);
  await press(account.login);
  await page.waitForURL((url) => url.pathname.endsWith('/admin'));
  await visit('/admin/settings');
  await page.getByRole('link', { name: settings.protectNow }).click();

  await page.getByRole('button', { name: say.setUp }).click();
  expected.push('400', '401');
  await dialog.getByLabel(say.password, { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: say.next }).click();
  await dialog.getByRole('alert').getByText(words.errors.fields.password_wrong).waitFor();
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.next }).click();
  const link = await dialog.getByRole('link', { name: say.openApp }).getAttribute('href');
  const seen = await dialog.getByRole('img', { name: say.qr }).screenshot({ scale: 'device' });
  await expect.poll(() => readQrCode(seen)).toBe(link);
  await expectSound(page, 'the secret');
  const secret = (await dialog.locator('bdi').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(say.firstCode).fill(authenticatorCode(secret));
  await dialog.getByRole('button', { name: say.turnOn }).click();
  await dialog.getByRole('heading', { name: say.keepTitle }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectSound(page, 'the recovery codes');
  const elsewhere = page.getByRole('button', {
    name: say.endNamed('Safari · iPhone'),
    includeHidden: true,
  });
  await expect.poll(() => elsewhere.count()).toBe(2);
  await dialog.getByRole('button', { name: say.kept }).click();
  await expect.poll(() => elsewhere.count()).toBe(0);
  await page.getByText(say.codesLeft(10)).waitFor();

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await visit('/login');
  await field(account.email).fill(user.email);
  await field(account.password).fill(password);
  await press(account.login);
  await field(say.code).waitFor();
  await expect
    .poll(() => field(say.code).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await field(say.code).fill('12345');
  await press(account.login);
  await page.getByText(words.errors.fields.code_wrong).first().waitFor();
  await expectSound(page, 'the code');
  await press(say.useRecovery);
  await field(say.recoveryCode).fill(codes[0] ?? '');
  await press(account.login);
  await page.waitForURL((url) => url.pathname.endsWith('/admin'));

  await visit('/profile#settings');
  await page.getByText(say.codesLeft(9)).waitFor();
  await expectSound(page, 'the profile');
  await post(login, { email: user.email, password, code: authenticatorCode(secret, 1) });
  await page.reload();
  await page.getByRole('button', { name: say.endNamed('Safari · iPhone') }).click();
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.end, exact: true }).click();
  await page.getByText(say.ended).waitFor();
  await page.getByText(say.thisDevice).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: say.endNamed('Safari · iPhone') }).count())
    .toBe(0);

  const download = page.waitForEvent('download');
  await press(say.download);
  const file = JSON.parse(String(await readDownload(await download)));
  expect(file).toMatchObject({ profile: { email: user.email }, two_factor: { on: true } });

  const { profile } = words.customer;
  await visit('/profile');
  await press(profile.edit);
  await page.getByRole('textbox', { name: profile.email }).fill(`moved-${user.email}`);
  await field(profile.emailPassword).fill(password);
  expected.push('400');
  await press(profile.save);
  await field(say.code).waitFor();
  await expect
    .poll(() => field(say.code).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expectSound(page, 'another email');
  await press(say.useRecovery);
  await field(say.recoveryCode).fill(codes[1] ?? '');
  await press(profile.save);
  await page.getByText(profile.saved).waitFor();
  await page.getByText(`moved-${user.email}`).waitFor();
  await page.getByRole('tab', { name: profile.settings }).click();

  await db.update(twoFactorSecrets).set({ lastStep: 0 }).where(eq(twoFactorSecrets.userId, user.id));
  await press(say.turnOff);
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByLabel(say.code, { exact: true }).fill(authenticatorCode(secret));
  await expectSound(page, 'turning it off');
  await dialog.getByRole('button', { name: say.turnOff, exact: true }).click();
  await page.getByText(say.twoFactorOff).waitFor();
  await expect.poll(() => page.title()).toContain(shell.shopName);
});
