import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { coupons as couponsAr } from '../../web/i18n/ar/admin/coupons.ts';
import { delivery as deliveryAr } from '../../web/i18n/ar/admin/delivery.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { settings as settingsAr } from '../../web/i18n/ar/admin/settings.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { coupons as couponsEn } from '../../web/i18n/en/admin/coupons.ts';
import { delivery as deliveryEn } from '../../web/i18n/en/admin/delivery.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { settings } from '../../web/i18n/en/admin/settings.ts';
import { admin } from '../../web/i18n/en/admin.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { contrastOf, leastContrast, styleOf } from '../support/contrast.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const browser = openBrowser();
const { base, deps } = await openSeededShop();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

for (const code of ['EID10', 'EID20'])
  await callAt(base, createCoupon, { code, kind: 'percent', percent: 10 }, bearer(token));
const areas = Array.from({ length: 9 }, (_, place) => ({
  name: { en: `Area ${place}`, ar: `منطقة ${place}` },
  ...{
    other_names: '',
    governorate: 'Amman' as const,
    fee: 2,
    minimum: null,
    free_from: null,
    promise: null,
  },
}));
await callAt(base, createDeliveryAreas, { areas }, bearer(token));

const words = {
  ar: { coupons: couponsAr, delivery: deliveryAr, undo: activityAr.undo },
  en: { coupons: couponsEn, delivery: deliveryEn, undo: activityEn.undo },
};

const used = {
  ar: { change: ordersAr.change, settings: settingsAr },
  en: { change: ordersEn.change, settings },
};

async function openAdmin(language: 'ar' | 'en', colorScheme: 'light' | 'dark' = 'light') {
  const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true, colorScheme });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

/** The buttons of a page that are covered once it is scrolled to its end. */
const coveredAtTheEnd = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => {
    window.scrollTo(0, document.body.scrollHeight);
    return all
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const points = [0.15, 0.5, 0.85].map((part) => [left + part * width, top + height / 2] as const);
        return top > 200 && points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  });

const toastsOf = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button') });

test.each(['ar', 'en'] as const)(
  'on a phone the newer toast takes the place of the older, and at the end of a page covers nothing: %s',
  async (language) => {
    const { coupons, delivery } = words[language];
    const { page, visit } = await openAdmin(language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await visit('/admin/coupons');
    await button(coupons.switchOffNamed('EID10')).click();
    await toastsOf(page).getByText('EID10').waitFor();
    await button(coupons.switchOffNamed('EID20')).click();
    await toastsOf(page).getByText('EID20').waitFor();
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    await expect.poll(() => coveredAtTheEnd(page.getByRole('main').getByRole('button'))).toEqual([]);
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    for (const code of ['EID10', 'EID20']) await button(coupons.switchOnNamed(code)).click();

    await visit('/admin/delivery');
    for (const place of [0, 1]) await button(delivery.closeNamed(areas[place]?.name[language] ?? '')).click();
    await toastsOf(page).first().waitFor();
    await expect.poll(() => coveredAtTheEnd(page.getByRole('main').getByRole('button'))).toEqual([]);
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    for (const place of [0, 1])
      await button(delivery.reopenNamed(areas[place]?.name[language] ?? '')).click();
  },
);

test.each(['ar', 'en'] as const)(
  'on a phone a toast covers neither the row of the button that was pressed nor the field of a form that was saved: %s',
  async (language) => {
    const { coupons, delivery } = words[language];
    const { page, visit } = await openAdmin(language);
    await page.setViewportSize({ width: 360, height: 740 });
    /** Whether something covers part of the element once it is at the bottom of the window. */
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map(
        (part) => [left + part * (right - left), (top + bottom) / 2] as const,
      );
      return points.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    };
    /** Scrolls it as far down as it is visible above the tabs. */
    const toFoot = (element: Element) => {
      const tabs = document.querySelector('nav[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, element.getBoundingClientRect().bottom - tabs + 8);
    };
    await visit('/admin/delivery');
    const name = areas[2]?.name[language] ?? '';
    const pause = page.getByRole('button', { name: delivery.closeNamed(name), exact: true });
    await pause.waitFor();
    await pause.evaluate(toFoot);
    await pause.click();
    await toastsOf(page).getByText(name).waitFor();
    const resume = page.getByRole('button', { name: delivery.reopenNamed(name), exact: true });
    for (const button of [resume, page.getByRole('button', { name: delivery.editNamed(name), exact: true })])
      await expect.poll(() => button.evaluate(isCovered)).toBe(false);
    // The page's next toast is where the last one was, though its own row leaves the bottom free.
    const isAtHead = async () => ((await toastsOf(page).boundingBox())?.y ?? 740) < 76;
    await expect.poll(isAtHead).toBe(true);
    const upper = page.getByRole('button', { name: delivery.reopenNamed(name), exact: true });
    await upper.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await upper.click();
    await pause.waitFor();
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    expect(await isAtHead()).toBe(true);

    await visit('/admin/coupons');
    const every = page.getByRole('textbox', { name: coupons.stampsEvery });
    await every.fill(language === 'ar' ? '5' : '6');
    const save = page.locator('form').filter({ has: every }).getByRole('button');
    await save.evaluate(toFoot);
    await save.click();
    await toastsOf(page).waitFor();
    const hint = page.getByText(coupons.stampsMean(language === 'ar' ? 5 : 6));
    for (const part of [every, hint, save]) await expect.poll(() => part.evaluate(isCovered)).toBe(false);
  },
);

test.each(['ar', 'en'] as const)(
  'on a small phone a toast covers nothing that is used next: on an order whose change was sent from a sheet, and in the settings: %s',
  async (language) => {
    const { change, settings: ofSettings } = used[language];
    const { page, visit } = await openAdmin(language);
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole('main');
    /** The interactive elements under the toast, without the bottom bars. */
    const covered = () =>
      page.evaluate(() => {
        const toast = document.querySelector('[popover]:popover-open > *')?.getBoundingClientRect();
        if (!toast) return ['no toast'];
        const all = document.querySelectorAll(
          'main :is(button, input, select, textarea, a[href^="tel:"], a[href^="https://wa.me"])',
        );
        return [...all]
          .filter((one) => one.checkVisibility() && !one.closest('dialog'))
          .filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect();
            const isBeside = right <= toast.left || left >= toast.right;
            return width > 0 && !isBeside && top < toast.bottom && bottom > toast.top;
          })
          .map((one) => one.textContent || one.getAttribute('name') || one.tagName);
      });
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const goods = orderOf(...items.map((one) => itemOf(one, 2)));
    const customer = await signUpAt(base);
    const { number } = await callAt(base, placeOrder, goods, customer);
    await visit(`/admin/orders/${number}`);
    await main.getByRole('button', { name: change.title }).click();
    const sheet = page.getByRole('dialog', { name: change.title });
    await sheet.getByRole('button', { name: change.less(items[0]?.name[language] ?? '') }).click();
    await sheet.getByRole('button', { name: change.ask }).click();
    await toastsOf(page).waitFor();
    await main.getByRole('button', { name: change.withdraw }).waitFor();
    await expect.poll(covered).toEqual([]);

    await visit('/admin/settings');
    const part = main.locator('details').filter({ has: page.locator('[name="hours.en"]') });
    await part.locator('summary').click();
    await page.locator('[name="hours.en"]').fill(language === 'en' ? '8 to 5' : '8 to 6');
    await main.getByRole('button', { name: ofSettings.save, exact: true }).click();
    await toastsOf(page).waitFor();
    await expect.poll(covered).toEqual([]);
  },
);

test('what a form has saved is no longer said beside a fault of its next save', async () => {
  const { page, visit } = await openAdmin('en');
  await visit('/admin/settings');
  const part = page.locator('details').filter({
    has: page.getByRole('heading', { name: settings.shop, exact: true }),
  });
  await part.locator('summary').first().click();
  const name = part.getByRole('textbox').first();
  await name.fill('Mouneh House');
  const save = page.getByRole('button', { name: settings.save, exact: true });
  await save.click();
  await toastsOf(page).getByText(settings.saved).waitFor();
  // A second save without changes removes no undo.
  await save.click();
  await toastsOf(page).getByText(settings.saved).waitFor();
  await name.fill('');
  await save.click();
  await page.getByText(admin.toCorrect(1)).waitFor();
  await expect.poll(() => page.getByText(settings.saved).count(), { timeout: 500 }).toBe(0);
});

test.each(['light', 'dark'] as const)(
  'a toast stands out from the page, its words and its button from it: %s',
  async (colorScheme) => {
    const { page, visit } = await openAdmin('en', colorScheme);
    await visit('/admin/coupons');
    await page.getByRole('button', { name: couponsEn.switchOffNamed('EID10'), exact: true }).click();
    const button = toastsOf(page).getByRole('button');
    const toast = page.locator('[data-with-action]');
    expect(await leastContrast(toast, 'background-color')).toBeGreaterThanOrEqual(3);
    const colour = await styleOf(toast, 'background-color');
    expect(contrastOf(colour, await styleOf(toast, 'color'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colour, await styleOf(button, 'border-top-color'))).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: couponsEn.switchOnNamed('EID10'), exact: true }).click();
  },
);
