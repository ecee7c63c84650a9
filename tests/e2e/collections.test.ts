import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { shortName } from '../../web/admin/short-name.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { collections as sayAr } from '../../web/i18n/ar/admin/collections.ts';
import { collections as sayEn } from '../../web/i18n/en/admin/collections.ts';
import { errors as errorsEn } from '../../web/i18n/en/admin/errors.ts';
import { unsaved as unsavedEn } from '../../web/i18n/en/unsaved.ts';
import { callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

test('on a phone in Arabic the seller puts a breakfast together; it is a row of the home page and a page of its own', async () => {
  const say = sayAr;
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  await page.addInitScript(keepSession, token);
  await visit('/admin/collections');
  await page.getByText(say.empty).waitFor();
  await page.getByRole('link', { name: say.add, exact: true }).click();
  await page
    .getByRole('textbox', { name: /الإنجليزية/ })
    .first()
    .fill('Friday breakfast');
  await page
    .getByRole('textbox', { name: /العربية/ })
    .first()
    .fill('فطور الجمعة');
  await expect
    .poll(() => page.getByRole('textbox', { name: say.slug }).inputValue())
    .toBe('friday-breakfast');
  const picker = page.getByRole('searchbox', { name: say.choose });
  const chosen = page.getByRole('list').filter({ has: page.getByRole('button', { name: /إخراج/ }) });
  const choose = async (text: string) => {
    const before = await chosen.getByRole('listitem').count();
    await picker.fill(text);
    await page
      .getByRole('list', { name: /./ })
      .getByRole('button', { name: new RegExp(text) })
      .first()
      .click();
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(before + 1);
    await expect.poll(() => picker.evaluate((field) => field === document.activeElement)).toBe(true);
  };
  await choose('لبنة');
  await choose('زعتر');
  await choose('مكدوس');
  const names = () =>
    chosen
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.querySelector('bdi')?.textContent ?? ''));
  const [labneh = '', zaatar = '', makdous = ''] = await names();
  await page.getByRole('button', { name: say.up(makdous), exact: true }).click();
  await page.getByRole('button', { name: say.removeNamed(labneh), exact: true }).click();
  await expect.poll(names).toEqual([makdous, zaatar]);
  await page.getByRole('checkbox', { name: say.onHome }).check();
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.waitForURL(/\/ar\/admin\/collections$/);
  await page.getByText(say.onHomeMark).waitFor();

  const shopper = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await shopper.visit('/');
  const row = shopper.page.getByRole('region', { name: 'فطور الجمعة' });
  await row.getByRole('link', { name: shopper.words.catalogue.allOf('فطور الجمعة') }).click();
  await shopper.page.waitForURL(/\/ar\/collections\/friday-breakfast$/);
  await shopper.page.getByRole('heading', { level: 1, name: 'فطور الجمعة' }).waitFor();
  await expect
    .poll(() => shopper.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([makdous, zaatar]);

  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(say.empty).waitFor();
  shopper.expected.push('404');
  await shopper.visit('/collections/friday-breakfast');
  await shopper.page.getByRole('heading', { level: 1, name: 'فطور الجمعة' }).waitFor({ state: 'detached' });
});

test('on a desktop in English a taken address is told at its field, and leaving asks before anything is lost', async () => {
  const say = sayEn;
  const { page, visit, expected } = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  expected.push('409');
  await page.addInitScript(keepSession, token);
  const fill = async () => {
    await visit('/admin/collections/new');
    // A field that the English name fills is not reported as missing.
    await save();
    await page.getByText(errorsEn.fields.name_en_required).waitFor();
    await expect.poll(() => page.getByText(errorsEn.fields.slug_required).count()).toBe(0);
    await page.getByRole('textbox', { name: /^Name in English/ }).fill('Gifts');
    await page.getByRole('textbox', { name: /^Name in Arabic/ }).fill('هدايا');
  };
  const save = () => page.getByRole('button', { name: say.save, exact: true }).click();
  await fill();
  await save();
  await page.waitForURL(/\/admin\/collections$/);
  await fill();
  await save();
  await page.getByText('already in use').first().waitFor();
  await page.getByRole('link', { name: say.back, exact: true }).click();
  await page.getByRole('heading', { name: unsavedEn.title }).waitFor();
  await page.getByRole('button', { name: unsavedEn.discard }).click();
  await page.waitForURL(/\/admin\/collections$/);
  await page.getByRole('link', { name: 'Gifts', exact: true }).click();
  await page.getByRole('button', { name: say.remove, exact: true }).click();
  await page.getByText(say.deleted(shortName('Gifts'))).waitFor();
  await page.getByText(say.empty).waitFor();
});
