import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { overview } from '../../web/i18n/ar/admin/overview.ts';
import { admin } from '../../web/i18n/ar/admin.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);

/** The error page of a proxy in front of the shop, in its own format. */
const proxyPage = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' };

const standInFor = (visitor: Visitor, path: string) => {
  visitor.expected.push('502', 'Failed to send message');
  return visitor.page.route(path, (route) => route.fulfill(proxyPage));
};

/** The screen shows the shop's own text for it, and nothing of the proxy's. */
async function expectSaid({ page }: Visitor, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/HTTP|502|Gateway/);
}

describe('an answer that cannot be read is said in the words of the screen, in English on a desktop:', () => {
  const arrive = () => openVisitor(browser(), base, onDesktop);

  test('login and signup', async () => {
    const visitor = await arrive();
    const { page, words, visit } = visitor;
    const { account } = words;
    await standInFor(visitor, '**/api/auth/*');
    await visit('/login');
    await page.getByLabel(account.email).fill('rania@example.com');
    await page.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
    await page.getByRole('button', { name: account.login, exact: true }).click();
    await expectSaid(visitor, words.errors.refusals.server_error);

    await visit('/signup');
    await page.getByLabel(account.name).fill('Rania');
    await page.getByLabel(account.email).fill('rania@example.com');
    await page.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
    await page.getByRole('checkbox', { name: account.terms }).check();
    await page.getByRole('button', { name: account.signup }).click();
    await expectSaid(visitor, account.signupFailed);
  });

  test('checkout and orders', async () => {
    const visitor = await arrive();
    const { page, words, visit } = visitor;
    const customer = await signUpVisitor(visitor, base, 'Rania');
    const [product] = await customer.call<Product[]>('GET', '/products?q=sumac');
    const cart = JSON.stringify([{ product, quantity: 1 }]);
    await page.addInitScript((items) => localStorage.setItem('cart', items), cart);
    await standInFor(visitor, '**/api/orders');
    await visit('/cart');
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await page.getByRole('textbox', { name: words.checkout.street }).fill('Rainbow Street');
    await page.getByRole('combobox', { name: words.checkout.city }).fill('Amman');
    await page.getByRole('button', { name: words.checkout.send }).click();
    await expectSaid(visitor, words.checkout.failed);

    await visit('/orders');
    await expectSaid(visitor, words.customer.orders.failed);
  });
});

describe('an answer that cannot be read is said in the words of the screen, in Arabic on a phone:', () => {
  const arrive = () => openVisitor(browser(), base, onPhone);

  test('newsletter, and a refusal whose code the page does not know yet', async () => {
    const visitor = await arrive();
    const { page, words, visit } = visitor;
    const { newsletter } = words;
    const subscribe = async () => {
      await visit('/');
      await page.getByRole('textbox', { name: newsletter.email }).fill('rania@example.com');
      await page.getByRole('button', { name: newsletter.subscribe }).click();
      await expectSaid(visitor, words.errors.refusals.server_error);
    };
    await standInFor(visitor, '**/api/newsletter');
    await subscribe();
    await page.unroute('**/api/newsletter');
    const json = { success: false, error: 'No cups left', code: 'cups_gone' };
    visitor.expected.push('409');
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 409, json }));
    await subscribe();
  });

  test('the delivery fee in the shop admin', async () => {
    const visitor = await arrive();
    const { page, words, visit } = visitor;
    const say = { ...overview, save: admin.save };
    await visit('/admin/login');
    await page.getByLabel(words.account.email).fill(email);
    await page.getByLabel(words.account.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.account.login, exact: true }).click();
    const fee = page.getByLabel(say.fee);
    await expect.poll(() => fee.inputValue()).toMatch(/^\d/);
    await standInFor(visitor, '**/api/settings/delivery_fee');
    await fee.fill('2.50');
    await page.getByRole('button', { name: say.save }).click();
    await expectSaid(visitor, say.feeFailed);
  });
});
