import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import { changeOrder, declineProposal } from '../../contracts/order-revisions.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { deliveryTimes as timesAr } from '../../web/i18n/ar/admin/delivery-times.ts';
import { products as ar } from '../../web/i18n/ar/admin/products.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { products as en } from '../../web/i18n/en/admin/products.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { findDanglingDots } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const { items } = await callAt(base, listProducts, { limit: 3 });
const names = ['Abdulrahman Abdulkarim Al-Khasawneh', 'هديل عبد الرحمن عبيدات', 'Rima'];
const placed = await Promise.all(
  names.map(async (customer_name) => {
    const customer = await signUpAt(base);
    const ordered = { ...orderOf(...items.map((one) => itemOf(one, 2))), customer_name };
    const order = await callAt(base, placeOrder, ordered, customer);
    const lines = [{ position: 0, quantity: 1 }];
    await callAt(base, changeOrder, { id: order.id, revision: 1, lines }, bearer(token));
    await callAt(base, declineProposal, { id: order.id, revision: 2 }, customer);
    return order;
  }),
);
const words = { en, ar };

test.each(['en', 'ar'] as const)(
  'in the largest letters the first customer and the first goods of the day sheet are on the first screen of a phone, and what adds a product is beside what does not: %s',
  async (language) => {
    const viewport = { width: 360, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, token);
    const main = page.getByRole('main');
    const enlarge = () =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const path of ['/admin/customers', '/admin/orders/day-sheet']) {
      await visit(path);
      const first = main.getByRole('listitem').first();
      await first.waitFor();
      await enlarge();
      await expect.poll(async () => (await first.boundingBox())?.y, { message: path }).toBeLessThan(600);
    }
    const products = words[language];
    await visit('/admin/products/new');
    const add = main.getByRole('button', { name: products.add, exact: true });
    await add.waitFor();
    await enlarge();
    const cancel = main.getByRole('link', { name: products.cancel, exact: true });
    await expect
      .poll(async () => ((await add.boundingBox())?.y ?? 0) - ((await cancel.boundingBox())?.y ?? -99))
      .toBe(0);
  },
);

test.each(['en', 'ar'] as const)(
  'no line of the day sheet, of an order and of its row begins or ends with a dot: %s',
  async (language) => {
    const viewport = { width: 320, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, token);
    for (const path of ['/admin/orders/day-sheet', `/admin/orders/${placed[0]?.number}`, '/admin/orders']) {
      await visit(path);
      await page
        .getByText(names[0] ?? '')
        .first()
        .waitFor();
      for (const size of ['100%', '200%']) {
        await page.evaluate((one) => document.documentElement.style.setProperty('font-size', one), size);
        for (const width of [320, 360, 390, 430]) {
          await page.setViewportSize({ width, height: 740 });
          const message = `${path}, ${width} px, ${size}`;
          const lines = 'main header > p, main header ~ p, main li p, main li small, main [role="status"]';
          await expect.poll(() => page.evaluate(findDanglingDots, lines), { message }).toEqual([]);
        }
      }
    }
  },
);

test.each([
  ['en', 740, 360],
  ['ar', 568, 320],
] as const)(
  'on a phone on its side the name of a new product is in sight beside its pictures: %s at %i × %i px',
  async (language, width, height) => {
    const { page, visit } = await openVisitor(browser(), base, {
      language,
      viewport: { width, height },
      touch: true,
    });
    await page.addInitScript(keepSession, token);
    await visit('/admin/products/new');
    const products = words[language];
    const name = page.getByRole('textbox', { name: products[language === 'en' ? 'nameEn' : 'nameAr'] });
    const bar = page.locator('[data-save-bar]');
    await expect
      .poll(async () => {
        const [one, foot] = [await name.boundingBox(), await bar.boundingBox()];
        return one && foot && one.y + one.height <= foot.y;
      })
      .toBe(true);
    const pictures = page.getByRole('group', { name: products.images });
    await expect.poll(async () => (await pictures.boundingBox())?.width).toBeLessThan(width / 2);
  },
);

test.each([
  ['en', adminEn.wholeText, '/admin/activity'],
  ['ar', adminAr.wholeText, '/admin/customers'],
] as const)(
  'in the largest letters the text above a list is cut with a button that shows all of it, and that goes where nothing is cut: %s',
  async (language, wholeText, path) => {
    const viewport = { width: 360, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, token);
    await visit(path);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const button = page.getByRole('button', { name: wholeText, exact: true });
    expect(await button.count()).toBe(0);
    const resize = (size: string) =>
      page.evaluate((one) => document.documentElement.style.setProperty('font-size', one), size);
    await resize('200%');
    const text = page.locator('main header p').first();
    const hidden = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBeGreaterThan(20);
    await button.tap();
    await expect.poll(hidden).toBeLessThan(3);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.tap();
    await resize('100%');
    await expect.poll(() => button.count()).toBe(0);
  },
);

test.each([
  ['en', '/admin/coupons', 'main li'],
  ['ar', '/admin/coupons', 'main li'],
  ['ar', '/admin/delivery-times', 'main summary'],
] as const)('no line of facts begins or ends with a dot in %s: %s', async (language, path, lines) => {
  const terms = {
    kind: 'percent',
    percent: 15,
    minimum: 10,
    uses_each: 2,
    from: '2026-11-01',
    until: '2030-01-31',
  } as const;
  if (path === '/admin/coupons')
    await callAt(base, createCoupon, { code: `DOTS ${language}`, ...terms }, bearer(token));
  const viewport = { width: 320, height: 740 };
  const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
  await page.addInitScript(keepSession, token);
  await visit(path);
  if (path === '/admin/delivery-times') await page.getByRole('button', { name: timesAr.addSlot }).tap();
  await page.locator(lines).first().waitFor();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(findDanglingDots, lines), { message: `${width} px` }).toEqual([]);
  }
});
