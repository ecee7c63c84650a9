import { expect, test } from 'vitest';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { openBrowser, openVisitor, phone, type Visitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);

const profileCall = '**/api/auth/profile';
const readToken = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem('auth_token'));

const loginLink = ({ page, words }: Visitor) =>
  page.getByRole('main').getByRole('link', { name: words.customer.loginLink, exact: true });

/** The server answers, but fails to give a profile. */
async function breakProfile({ page, expected }: Visitor, status: number): Promise<void> {
  expected.push(String(status), 'net::ERR_FAILED');
  await page.route(profileCall, (route) =>
    status ? route.fulfill({ status, body: 'broken' }) : route.abort(),
  );
}

test.each([
  ['en', '/orders', 500],
  ['ar', '/profile', 503],
  ['ar', '/favorites', 0],
] as const)(
  'in %s %s and the header say the same when the profile cannot be had (%i), and it comes by itself',
  async (language, path, status) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, words, visit } = visitor;
    const { shell } = words;
    await signUpVisitor(visitor, base, 'Rania');
    await breakProfile(visitor, status);
    await visit(path);
    await page.getByRole('main').getByRole('heading', { name: shell.unreached.title }).waitFor();
    await expect.poll(() => loginLink(visitor).count()).toBe(0);
    await expect.poll(() => readToken(visitor)).toBeTruthy();
    await expectAccessible(page, path);

    await page.getByRole('button', { name: shell.menu }).click();
    const menu = page.getByRole('dialog', { name: shell.menu });
    await menu.getByRole('link', { name: shell.profile }).waitFor();
    await expect.poll(() => menu.getByRole('link', { name: shell.login }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.unroute(profileCall);
    await page
      .getByRole('main')
      .getByRole('heading', { name: shell.unreached.title })
      .waitFor({ state: 'detached' });
    await page.getByText(shell.unreached.title).first().waitFor({ state: 'detached' });
    await expect.poll(() => loginLink(visitor).count()).toBe(0);
  },
);

test('the profile can be asked for again at once', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words, visit } = visitor;
  await signUpVisitor(visitor, base, 'Rania');
  await page.clock.install();
  await breakProfile(visitor, 502);
  await visit('/orders');
  const again = page.getByRole('button', { name: words.customer.retry });
  await again.waitFor();
  const refused = page.waitForResponse((response) => response.status() === 502);
  await again.click();
  await refused;
  await expect.poll(() => again.getAttribute('aria-busy')).not.toBe('true');
  await page.unroute(profileCall);
  await again.click();
  await page.getByText(words.customer.orders.empty).waitFor();
});

/** A customer on a product's page whose profile can't be loaded, with the button that needs it. */
async function openUnreached() {
  const visitor = await openVisitor(browser(), base);
  const { page, words, visit } = visitor;
  await signUpVisitor(visitor, base, 'Rania');
  await page.clock.install();
  await breakProfile(visitor, 500);
  await visit('/products/makdous');
  await page.getByText(words.shell.unreached.title).waitFor();
  const buy = page.getByRole('main').getByRole('button', { name: words.catalogue.buyNow, exact: true });
  return { page, words, buyNow: buy.first() };
}

test('Buy Now pressed meanwhile opens no login: it asks for the profile, and goes on with it', async () => {
  const { page, words, buyNow } = await openUnreached();
  await page.unroute(profileCall);
  await buyNow.click();
  await page.getByRole('heading', { name: words.checkout.title }).waitFor();
  await page.getByText(words.shell.unreached.title).waitFor({ state: 'detached' });
});

test('an action that needs an account which can’t be reached says so', async () => {
  const { page, words, buyNow } = await openUnreached();
  await buyNow.click();
  await page.getByLabel(words.shell.notifications).getByText(words.shell.unreached.title).waitFor();
});

test('without the internet it says that instead', async () => {
  const { page, words, buyNow } = await openUnreached();
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await buyNow.click();
  await page.getByLabel(words.shell.notifications).getByText(words.offline.title, { exact: true }).waitFor();
});

test('only a 401 clears the token', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, visit } = visitor;
  await signUpVisitor(visitor, base, 'Rania');
  visitor.expected.push('401');
  const json = { success: false, error: 'Your session has ended.', code: 'session_expired' };
  await page.route(profileCall, (route) => route.fulfill({ status: 401, json }));
  await visit('/orders');
  await loginLink(visitor).waitFor();
  await expect.poll(() => readToken(visitor)).toBeNull();
});

test('the shop admin says it too, and opens by itself', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words, visit } = visitor;
  await visit('/admin/login');
  await page.getByLabel(words.account.email).fill(email);
  await page.getByLabel(words.account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.account.login, exact: true }).click();
  await page.waitForURL(`${base}/admin`);
  await breakProfile(visitor, 500);
  await visit('/admin/orders');
  await page.getByRole('heading', { level: 1, name: words.shell.unreached.title }).waitFor();
  await page.unroute(profileCall);
  await page
    .getByRole('heading', { level: 1, name: words.shell.unreached.title })
    .waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/orders');
});
