import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { lastDays } from '../../server/admin/last-days.ts';
import { orders } from '../../server/orders/order.table.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { delivery as deliveryAr } from '../../web/i18n/ar/admin/delivery.ts';
import { overview as overviewAr } from '../../web/i18n/ar/admin/overview.ts';
import { paymentMethods as paymentMethodsAr } from '../../web/i18n/ar/admin/payment-methods.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { overview as overviewEn } from '../../web/i18n/en/admin/overview.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { takeKeyboard } from '../support/keyboard.ts';
import { findSmallTargets, isInSight } from '../support/layout-checks.ts';
import { address, itemOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await ask('POST', '/auth/login', { email, password });

/** A call to the API outside the browser, as the administrator once there is a token. */
async function ask(method: string, path: string, body?: object, bearer?: string) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body) ?? null,
  });
  const envelope = await response.json();
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
  return envelope.data;
}

const productOf = (slug: string): Promise<Product> => ask('GET', `/products/${slug}`);
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone, in Arabic', () => {
  test('nobody but the administrator comes to the shop admin', async () => {
    const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
    await visitor.page.goto(`${base}/ar/Admin`);
    await visitor.page.waitForURL((url) => url.pathname === '/ar/login');
    await signUpVisitor(visitor, base, 'Salma');
    await visitor.page.goto(`${base}/ar/admin/activity`);
    await visitor.page.waitForURL(`${base}/ar`);
  });

  test('a page of the shop admin that was asked for before the login is where the login leads', async () => {
    const { page, words } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
    await page.goto(`${base}/ar/admin/orders?status=pending`);
    await page.getByLabel(words.account.email).fill(email);
    await page.getByLabel(words.account.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.account.login, exact: true }).click();
    await page.waitForURL(`${base}/ar/admin/orders?status=pending`);
  });

  test('the delivery fee says that areas have their own, an IBAN is whole at 360 px, and the profile leads an administrator back', async () => {
    const viewport = { width: 360, height: 780 };
    const { page, visit, words } = await openVisitor(browser(), base, { language: 'ar', viewport });
    await page.addInitScript(keepSession, token);
    const main = page.getByRole('main');
    await visit('/admin');
    await page.getByLabel(overviewAr.fee).waitFor();
    await expect.poll(() => page.getByText(overviewAr.feeElsewhere).count()).toBe(0);
    const area = { name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman', fee: 2 };
    const { areas } = await ask('POST', '/admin/delivery-areas', { areas: [area] }, token);
    await page.reload();
    await main
      .locator('div', { hasText: overviewAr.feeElsewhere })
      .getByRole('link', { name: deliveryAr.open })
      .click();
    await page.waitForURL(/\/admin\/delivery$/);
    await ask('DELETE', `/admin/delivery-areas/${areas[0].id}`, undefined, token);

    await visit('/admin/payment-methods');
    await page.getByRole('checkbox', { name: paymentMethodsAr.methods.bank }).click();
    const iban = page.getByLabel(paymentMethodsAr.fields.iban);
    await iban.fill('JO94 CBJO 0010 0000 0000 0131 0003 02');
    await expect
      .poll(() =>
        iban.evaluate((field) => [
          field.scrollWidth - field.clientWidth,
          field.scrollHeight - field.clientHeight,
        ]),
      )
      .toEqual([0, 0]);
    await iban.fill('');
    await page.getByRole('checkbox', { name: paymentMethodsAr.methods.bank }).click();

    await visit('/profile#password');
    await main.getByRole('link', { name: words.customer.profile.backToAdmin }).click();
    await page.waitForURL(/\/admin$/);
  });

  test('the seller logs in, sets the fee in Arabic digits, finds it in the activity and takes it back', async () => {
    const { page, visit, words } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
    await visit('/admin/login');
    await page.getByLabel(words.account.email).fill(email);
    await page.getByLabel(words.account.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.account.login, exact: true }).click();
    await page.waitForURL(`${base}/ar/admin`);

    const fee = page.getByLabel(overviewAr.fee);
    await expect.poll(() => fee.inputValue()).toMatch(/^\d+\.\d\d$/);
    const before = await fee.inputValue();
    for (const [typed, fault] of [
      ['2.555', 'fee_decimals'],
      ['-1', 'fee_invalid'],
      ['200000', 'amount_high'],
      ['1,500', 'price_unclear'],
    ] as const) {
      await fee.fill(typed);
      await fee.press('Enter');
      await page.getByText(words.errors.fields[fault]).waitFor();
    }
    await fee.fill('٣٫٧٥');
    await page.getByRole('button', { name: adminAr.save }).click();
    await page.getByText(overviewAr.feeUpdated).waitFor();
    await expect.poll(() => fee.inputValue()).toBe('3.75');
    await page.getByRole('heading', { name: overviewAr.bestSellers }).waitFor();
    await expect.poll(() => fits(page)).toBe(0);
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expectAccessible(page, 'overview');

    const sheet = page.getByRole('dialog');
    const more = page.getByRole('button', { name: adminAr.more, exact: true });
    await more.click();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await more.click();
    await expectAccessible(page, 'the tabs behind More');
    // Each group is a list with the name of its heading; together they have the pages that don't fit into a phone's tabs.
    for (const group of Object.values(adminAr.groups)) {
      await sheet.getByRole('heading', { name: group, exact: true, level: 3 }).waitFor();
      await sheet.getByRole('list', { name: group, exact: true }).waitFor();
    }
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(17);
    // In landscape all of them are visible too.
    await page.setViewportSize({ width: 740, height: 360 });
    await expect
      .poll(() => sheet.getByRole('button', { name: adminAr.logout, exact: true }).evaluate(isInSight))
      .toBe(true);
    await page.setViewportSize(phone);
    await sheet.getByRole('link', { name: adminAr.tabs.activity, exact: true }).click();
    await page.waitForURL(`${base}/ar/admin/activity`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

    await page.getByRole('button', { name: adminAr.filters.named(0), exact: true }).click();
    await expectAccessible(page, 'the filters');
    await sheet.getByLabel(activityAr.kind).selectOption('fee');
    await sheet.getByRole('button', { name: adminAr.filters.show }).click();
    await page.waitForURL(/kind=fee/);
    const entry = page.getByRole('listitem').filter({ hasText: activityAr.actions['fee.update'] });
    await expect.poll(() => entry.count()).toBe(1);
    await entry.getByText('3.75').waitFor();
    await entry.getByText(before).waitFor();
    await page.reload();
    await entry.getByText('3.75').waitFor();
    await page.getByRole('button', { name: adminAr.filters.named(1), exact: true }).waitFor();
    await expect.poll(() => fits(page)).toBe(0);
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expectAccessible(page, 'activity');

    await entry.getByRole('button').click();
    const question = page.getByRole('dialog');
    await expectAccessible(page, 'the question');
    await question.getByRole('button', { name: activityAr.undo }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText(activityAr.undone, { exact: true }).waitFor();
    await page.getByText(activityAr.undoing).waitFor();
    expect((await ask('GET', '/settings/delivery_fee')).delivery_fee).toBe(Number(before));
  });
});

describe('on a desktop, in English', () => {
  const enter = async () => {
    const visitor = await openVisitor(browser(), base, { viewport: desktop, colorScheme: 'dark' });
    await visitor.page.addInitScript(keepSession, token);
    return visitor;
  };

  test('the overview draws what was sold, day by day, with a table that the keys open', async () => {
    const honey = await productOf('makdous');
    const customer = await ask('POST', '/auth/register', {
      name: 'Rania',
      email: 'rania@example.com',
      password: 'a jar of olives',
    });
    const response = await fetch(`${base}/api/orders`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${customer.token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        customer_name: 'Rania',
        customer_email: 'rania@example.com',
        shipping_address: address,
        items: [itemOf(honey, 3)],
      }),
    });
    const order: Order = (await response.json()).data;
    const [day = ''] = lastDays(new Date(), 3);
    const placed = new Date(`${day}T12:00:00+03:00`);
    await deps.db.update(orders).set({ createdAt: placed }).where(eq(orders.id, order.id));

    const { page, visit } = await enter();
    await visit('/admin');
    const revenue = page.getByRole('figure').filter({ hasText: overviewEn.revenueByDay });
    await revenue.waitFor();
    // Sales of thirty days, of a week or of today, each compared with as many days before.
    const sales = page.locator('section').filter({
      has: page.getByRole('heading', { name: overviewEn.sales, exact: true }),
    });
    const nothing = [formatPrice(0, 'en'), overviewEn.dayOrders(0)] as const;
    for (const [of, count] of [
      ['30', 1],
      ['7', 1],
      ['1', 0],
    ] as const) {
      await sales.getByRole('button', { name: overviewEn.periods[of], exact: true }).click();
      await expect.poll(() => sales.locator('dd').nth(1).innerText()).toBe(String(count));
      await sales.getByText(overviewEn.before[of](...nothing)).waitFor();
    }
    const keys = takeKeyboard(page);
    await revenue.locator('summary').focus();
    await keys.press('Enter');
    const rows = revenue.getByRole('row');
    await expect.poll(() => rows.count()).toBe(31);
    // The latest days come first in the table: today, yesterday, the day of the order.
    await expect.poll(() => rows.nth(3).innerText()).toContain(formatPrice(order.total, 'en'));
    await expect.poll(() => rows.nth(2).innerText()).toContain(formatPrice(0, 'en'));
    const seller = page.getByRole('row').filter({ hasText: honey.name.en });
    await expect.poll(() => seller.innerText()).toMatch(/\b3\b/);
    const pending = page.getByRole('link', { name: /Pending/ });
    await expect.poll(() => pending.getAttribute('href')).toBe('/admin/orders?status=pending');
    // One more comes while the page is open.
    const banner = page.getByRole('main').getByRole('link', { name: overviewEn.pending(1) });
    await banner.waitFor();
    await fetch(`${base}/api/orders`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${customer.token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        customer_name: 'Rania',
        customer_email: 'rania@example.com',
        shipping_address: address,
        items: [itemOf(honey, 1)],
      }),
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: overviewEn.pending(2) })
      .waitFor();
    await expect.poll(() => fits(page)).toBe(0);
    await expectAccessible(page, 'overview with its table open');
  });

  test('a price fixed wrongly is taken back by keys; what has changed since is refused in words', async () => {
    const product = await productOf('labneh-balls-in-olive-oil');
    const change = (price: number) =>
      ask('PUT', `/products/${product.id}`, { category: product.category, price }, token);
    await change(99);
    const { page, visit, words, expected } = await enter();
    await visit('/admin/activity?kind=product');
    const latest = page.getByRole('listitem').filter({ hasText: '99.00' }).first();
    await latest.waitFor();
    // Another admin saves first.
    await change(98);
    const keys = takeKeyboard(page);
    const undoName = activityEn.undoNamed(`${activityEn.actions['product.update']}, ${product.name.en}`);
    expected.push('409');
    await keys.tabTo('button', undoName);
    await keys.press('Enter');
    await keys.tabTo('button', activityEn.undo);
    await keys.press('Enter');
    await page.getByText(words.errors.refusals.changed_since).first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('listitem').filter({ hasText: '98.00' }).first().waitFor();
    await page.getByRole('button', { name: undoName }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: activityEn.undo }).click();
    await page.getByText(activityEn.undoing).first().waitFor();
    expect((await productOf(product.id)).price).toBe(99);
    await page.getByRole('link', { name: product.name.en, exact: true }).first().click();
    await page.waitForURL(`**/admin/products/${product.id}`);
  });

  test('logging out asks, clears what the browser knows, and leads to the login', async () => {
    const { page, visit } = await openVisitor(browser(), base, { viewport: desktop });
    const session = await ask('POST', '/auth/login', { email, password });
    await visit('/login');
    await page.evaluate((value) => localStorage.setItem('auth_token', value), session.token);
    const chosen = { method: 'delivery', areaId: null, typedArea: 'Salt', country: null, isChosen: true };
    await page.evaluate((value) => localStorage.setItem('delivery', value), JSON.stringify(chosen));
    await visit('/admin');
    await page.getByRole('button', { name: adminEn.logout }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: adminEn.cancel }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
    await page.getByRole('button', { name: adminEn.logout }).click();
    await question.getByRole('button', { name: adminEn.logout }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    const kept = ['auth_token', 'adminLoggedIn', 'adminEmail'];
    await expect
      .poll(() => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), kept))
      .toEqual([null, null, null]);
    // The next order's delivery place is removed too: another customer may use the browser next.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('delivery'))).not.toContain('Salt');
  });
});
