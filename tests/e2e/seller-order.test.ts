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
import { unsaved } from '../../web/i18n/ar/unsaved.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { letIn, openBrowser, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/open-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

async function enter() {
  const seller = await letIn(browser(), base, { language: 'ar', viewport: phone, touch: true });
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
  // Saving the category saves what is first in it too, without a question; one undo takes both back.
  const name = page.getByRole('textbox', { name: new RegExp(`^${categoriesAr.name}`) }).first();
  const former = await name.inputValue();
  await name.fill(`${former} 2`);
  await page.getByRole('button', { name: categoriesAr.save, exact: true }).click();
  await page.getByText(categoriesAr.updated).waitFor();
  await page.waitForURL(/\/admin\/categories$/);
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(activity.undoDone).waitFor();
  await visit(`/admin/categories/${pickles?.id}`);
  await page.getByText(categoriesAr.firstNone).waitFor();
  await expect.poll(() => name.inputValue()).toBe(former);
  // A reload keeps what is not saved, and it has a way to be saved alone.
  await choose('مكدوس');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText(unsaved.restored).waitFor();
  await page.getByRole('button', { name: categoriesAr.firstSave, exact: true }).click();
  await page.getByText(categoriesAr.firstSaved).waitFor();

  const shopper = await letIn(browser(), base, { language: 'en', viewport: phone });
  const first = () => shopper.page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await shopper.visit('/products?store=mouneh&category=pickles');
  await expect.poll(first).toBe('Makdous');
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(categoriesAr.firstNone).waitFor();
  await shopper.page.reload();
  await expect.poll(first).not.toBe('Makdous');
});

test('on a phone in Arabic the seller writes a banner, is told what is wrong with its link, and shoppers follow it', async () => {
  const say = bannerAr;
  const { page, visit } = await enter();
  await visit('/admin/banner');
  await page.getByText(say.none).waitFor();
  const texts = page.getByRole('textbox', { name: new RegExp(`^${say.text}`) });
  await texts.nth(0).fill('وصل الزيت الجديد');
  await texts.nth(1).fill('The new oil is here');
  const leadsTo = page.getByRole('combobox', { name: new RegExp(say.link) });
  await leadsTo.selectOption(say.elsewhere);
  const address = page.getByRole('textbox', { name: say.address, exact: true });
  await address.fill('javascript:alert(1)');
  const save = page.getByRole('button', { name: say.save, exact: true });
  await save.click();
  await page.getByText(errorsAr.fields.address_invalid).waitFor();
  await address.fill('/products?store=mouneh&category=oils');
  await save.click();
  await page.getByText(say.shown).waitFor();
  await expect.poll(() => address.inputValue()).toBe('/products?store=mouneh&category=oils');

  const shopper = await letIn(browser(), base, { language: 'ar', viewport: phone });
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
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await expect.poll(() => address.inputValue()).toBe('/products?store=mouneh&category=oils');
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
