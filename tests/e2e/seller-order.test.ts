import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getBanner } from '../../contracts/banner.ts';
import { listAdminCategories } from '../../contracts/categories.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { banner as bannerAr } from '../../web/i18n/ar/admin/banner.ts';
import { categories as categoriesAr } from '../../web/i18n/ar/admin/categories.ts';
import { collections as collectionsAr } from '../../web/i18n/ar/admin/collections.ts';
import { errors as errorsAr } from '../../web/i18n/ar/admin/errors.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { unsaved } from '../../web/i18n/ar/unsaved.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { banner as bannerEn } from '../../web/i18n/en/admin/banner.ts';
import { categories as categoriesEn } from '../../web/i18n/en/admin/categories.ts';
import { collections as collectionsEn } from '../../web/i18n/en/admin/collections.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

async function enter() {
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone, touch: true });
  await seller.page.addInitScript(keepSession, token);
  return seller;
}

test('on a phone in Arabic the seller puts a product first in its category, and shoppers see it first', async () => {
  const list = await callAt(base, listAdminCategories, {}, bearer(token));
  const pickles = list.find(({ slug }) => slug === 'pickles');
  const { page, visit } = await enter();
  await visit(`/admin/categories/${pickles?.id}`);
  await page.getByText(categoriesAr.firstNone).waitFor();
  const choose = async (text: string) => {
    await page.getByRole('searchbox', { name: collectionsAr.choose }).fill(text);
    await page
      .getByRole('button', { name: new RegExp(text) })
      .first()
      .click();
  };
  await choose('عسل');
  await page.getByText(categoriesAr.firstElsewhere).waitFor();
  await choose('مكدوس');
  // Saving the category also saves the products chosen to come first, without a question; one undo reverts both.
  const name = page.getByRole('textbox', { name: new RegExp(`^${categoriesAr.name}`) }).first();
  const former = await name.inputValue();
  await name.fill(`${former} 2`);
  await page.getByRole('button', { name: categoriesAr.save, exact: true }).click();
  await page.getByText(/حُفظت الفئة: /).waitFor();
  await page.waitForURL(/\/admin\/categories$/);
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(activity.undoDone).waitFor();
  await visit(`/admin/categories/${pickles?.id}`);
  await page.getByText(categoriesAr.firstNone).waitFor();
  await expect.poll(() => name.inputValue()).toBe(former);
  // A reload keeps unsaved changes.
  await choose('مكدوس');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText(unsaved.restored).waitFor();
  await page.getByRole('button', { name: categoriesAr.save, exact: true }).click();
  await page.getByText(/حُفظت الفئة: /).waitFor();

  const shopper = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const first = () => shopper.page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await shopper.visit('/products?store=mouneh&category=pickles');
  await expect.poll(first).toBe('Makdous');
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(activity.undoDone).waitFor();
  await visit(`/admin/categories/${pickles?.id}`);
  await page.getByText(categoriesAr.firstNone).waitFor();
  await shopper.page.reload();
  await expect.poll(first).not.toBe('Makdous');
});

test('on a phone in Arabic the seller writes a banner, is told what is wrong with its link, and shoppers follow it', async () => {
  const say = bannerAr;
  const { page, visit } = await enter();
  await visit('/admin/banner');
  await page.getByText(say.none).waitFor();
  const save = page.getByRole('button', { name: say.save, exact: true });
  await save.click();
  await page.getByText(adminAr.unchanged).waitFor();
  const texts = page.getByRole('textbox', { name: new RegExp(`^${say.text}`) });
  await texts.nth(0).fill('وصل الزيت الجديد');
  // The note "unchanged" goes once there is an unsaved change: well before it would disappear by itself.
  await expect.poll(() => page.getByText(adminAr.unchanged).count(), { timeout: 3000 }).toBe(0);
  await texts.nth(1).fill('The new oil is here');
  const leadsTo = page.getByRole('combobox', { name: new RegExp(say.link) });
  await leadsTo.selectOption(say.elsewhere);
  const address = page.getByRole('textbox', { name: say.address, exact: true });
  await address.fill('javascript:alert(1)');
  await save.click();
  await page.getByText(errorsAr.fields.address_invalid).waitFor();
  await address.fill('/products?store=mouneh&category=oils');
  await save.click();
  await page.getByText(say.shown).waitFor();
  await expect.poll(() => address.inputValue()).toBe('/products?store=mouneh&category=oils');

  const shopper = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await shopper.visit('/');
  await shopper.page.getByRole('link', { name: 'وصل الزيت الجديد' }).click();
  await shopper.page.waitForURL(/\/ar\/products\?store=mouneh&category=oils$/);

  // A page of the shop is chosen by its name.
  await leadsTo.selectOption('مخللات');
  await address.waitFor({ state: 'detached' });
  await save.click();
  await expect
    .poll(() => callAt(base, getBanner, {}))
    .toMatchObject({ link: '/store-selection?category=pickles' });
  await shopper.visit('/');
  await shopper.page.getByRole('link', { name: 'وصل الزيت الجديد' }).click();
  await shopper.page.waitForURL(/\/ar\/store-selection\?category=pickles$/);
  // Text typed before an undo stays; there is no conflict (optimistic locking).
  // The field is scrolled out from under the toast first: a toast that covers the focus closes.
  await page.evaluate(() => window.scrollTo(0, 0));
  await texts.nth(0).fill('وصل زيت');
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await expect.poll(() => address.inputValue()).toBe('/products?store=mouneh&category=oils');
  await expect.poll(() => texts.nth(0).inputValue()).toBe('وصل زيت');
  await expect.poll(() => page.getByText(unsaved.outdated).count()).toBe(0);
  await leadsTo.selectOption(say.nowhere);
  await page
    .getByRole('textbox', { name: new RegExp(`^${say.text}`) })
    .nth(0)
    .fill('');
  await page
    .getByRole('textbox', { name: new RegExp(`^${say.text}`) })
    .nth(1)
    .fill('');
  await save.click();
  await page.getByText(say.none).waitFor();
  await shopper.visit('/');
  await expect.poll(() => shopper.page.getByRole('link', { name: 'وصل الزيت الجديد' }).count()).toBe(0);
});

test.each([
  { language: 'ar', width: 390 },
  { language: 'ar', width: 360 },
  { language: 'en', width: 390 },
  { language: 'en', width: 360 },
] as const)(
  'at the end of a form a toast leaves all of Save free ($language, $width px)',
  async ({ language, width }) => {
    const viewport = { ...phone, width };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, token);
    const { categories, collections, banner } =
      language === 'ar'
        ? { categories: categoriesAr, collections: collectionsAr, banner: bannerAr }
        : { categories: categoriesEn, collections: collectionsEn, banner: bannerEn };
    const toast = page.getByRole('button', {
      name: language === 'ar' ? activity.undo : activityEn.undo,
      exact: true,
    });
    const covered = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((save) => {
        window.scrollTo(0, document.body.scrollHeight);
        const { left, top, width, height } = save.getBoundingClientRect();
        return [0.02, 0.5, 0.98]
          .flatMap((x) => [0.02, 0.5, 0.98].map((y) => [left + x * width, top + y * height] as const))
          .filter(([x, y]) => !save.contains(document.elementFromPoint(x, y)));
      });
    const move = async () => {
      await visit('/admin/categories');
      await page.locator('tbody tr').nth(1).getByRole('button').first().click();
      await toast.waitFor();
    };
    await move();
    await page.locator('tbody th a').first().click();
    await page.getByText(categories.firstNone).waitFor();
    await expect.poll(() => covered(categories.save)).toEqual([]);
    await expect.poll(() => toast.count()).toBe(1);
    await move();
    await page.getByRole('link', { name: collections.open, exact: true }).click();
    await page.getByRole('link', { name: collections.add, exact: true }).click();
    await expect.poll(() => covered(collections.save)).toEqual([]);
    await expect.poll(() => toast.count()).toBe(1);
    await visit('/admin/banner');
    await page
      .getByRole('textbox', { name: new RegExp(`^${banner.text}`) })
      .nth(0)
      .fill(`${width}`);
    await page
      .getByRole('textbox', { name: new RegExp(`^${banner.text}`) })
      .nth(1)
      .fill(`${width}`);
    await page.getByRole('button', { name: banner.save, exact: true }).click();
    await toast.waitFor();
    await expect.poll(() => covered(banner.save)).toEqual([]);
    await expect.poll(() => toast.count()).toBe(1);
  },
);
