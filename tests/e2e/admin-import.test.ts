import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { publicWeb } from '../../server/remote/fetch-bytes.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { importImages as imagesAr } from '../../web/i18n/ar/admin/import-images.ts';
import { imports as ar } from '../../web/i18n/ar/admin/imports.ts';
import { importImages as imagesEn } from '../../web/i18n/en/admin/import-images.ts';
import { imports as en } from '../../web/i18n/en/admin/imports.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findSmallTargets, isInSight } from '../support/layout-checks.ts';
import { readDownload } from '../support/read-download.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop({ fetchGuard: publicWeb });
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const entered = await fetch(`${base}/api${login.path}`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const { token } = (await entered.json()).data as { token: string };

async function letSellerIn(options: Parameters<typeof openVisitor>[2]) {
  const visitor = await openVisitor(browser(), base, options);
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

const csvFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function listed(name: string): Promise<unknown[]> {
  const headers = { Authorization: `Bearer ${token}` };
  // An overloaded shop asks to try again.
  return eventually(async () => {
    const answer = await fetch(`${base}/api/admin/products?q=${encodeURIComponent(name)}`, { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()).data;
  });
}

async function countProducts(): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/api/admin/products?limit=1`, { headers });
  return (await answer.json()).page.total;
}

test('on a phone, in Arabic: five hundred products are checked, brought in and taken back', async () => {
  const { page, visit } = await letSellerIn({ language: 'ar', viewport: phone });
  const before = await countProducts();
  const lines = Array.from({ length: 500 }, (_, n) => `Basket ${n},سلة ${n},٢٫٥٠,grains,mouneh`);
  const text = ['name_en,name_ar,price,category,store', ...lines, 'Odd,غريب,2,nowhere,mouneh'].join('\n');
  await visit('/admin/products/import');
  await page.getByLabel(ar.choose).setInputFiles(csvFile('سلال.csv', `\ufeff${text}`));
  await page.getByText(ar.chosen('سلال.csv')).waitFor();
  await expectAccessible(page, 'a chosen file');
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await page.getByRole('button', { name: ar.check }).click();
  // Faults are listed by column, with their lines.
  const faults = page.locator('section').filter({ hasText: ar.faultsTitle });
  await faults.getByText(ar.toWrite.category_unknown ?? '').waitFor();
  await faults.getByText(ar.inLines([502], 0), { exact: true }).waitFor();
  await faults.getByText('nowhere', { exact: true }).waitFor();
  // Only the category has to be chosen: the columns, all recognized, are collapsed.
  const columns = page.getByText(ar.columnsHeading, { exact: true }).locator('xpath=ancestor::details[1]');
  expect(await columns.getAttribute('open')).toBeNull();
  // A summary of the import is beside its button, before the columns and lines.
  const sum = page.getByText(ar.sum({ lines: 501, add: 500, change: 0, same: 0, refuse: 1, parts: 0 }));
  await expect.poll(() => sum.evaluate(isInSight)).toBe(true);
  const apply = page.getByRole('button', { name: ar.applyWithout(500) });
  await expect.poll(() => apply.evaluate(isInSight)).toBe(true);
  // From there one tap leads to the first refused line, with its list in focus, even when the heading is already visible.
  const list = page.getByRole('list', { name: ar.lines });
  const refused = list.getByRole('listitem').filter({ hasText: ar.line(502) });
  const title = page.getByRole('heading', { name: ar.lines, exact: true });
  await title.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await page.getByRole('button', { name: ar.toRefused(1) }).dispatchEvent('click');
  await expect.poll(() => refused.evaluate((it) => it.parentElement === document.activeElement)).toBe(true);
  await expect.poll(() => refused.evaluate(isInSight)).toBe(true);
  await page.getByRole('button', { name: `500 ${ar.wouldAdd}` }).click();
  await page.getByText('سلة 7', { exact: true }).waitFor();
  await page.getByRole('button', { name: ar.more(492) }).click();
  await page.getByText('سلة 15', { exact: true }).waitFor();
  await expectAccessible(page, 'a checked import');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect.poll(() => countProducts()).toBe(before);

  await apply.click();
  await page.getByRole('dialog').getByText(ar.withoutText(1)).waitFor();
  await expectAccessible(page, 'the question');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ar.apply(500) })
    .click();
  await page.getByText(ar.applied(500, 0)).waitFor();
  await expect.poll(() => countProducts()).toBe(before + 500);

  await page.reload();
  await page.getByRole('button', { name: ar.undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: ar.undo }).click();
  await page.getByText(ar.undone).waitFor();
  // Nothing is new any longer.
  await page.getByRole('button', { name: `500 ${ar.wasAdded}` }).waitFor();
  await expect.poll(() => page.getByText(ar.wouldAdd, { exact: true }).count()).toBe(0);
  await expect.poll(() => countProducts()).toBe(before);
  await page.getByRole('link', { name: ar.again }).click();
  await page.getByRole('heading', { name: ar.earlier }).waitFor();
  await page.getByText(ar.states.undone).waitFor();
  await expectAccessible(page, 'earlier imports');
  await visit('/admin/activity');
  const entries = page.getByRole('main').getByRole('heading', { level: 2 });
  const told = [activityAr.importUndone, activityAr.actions['import.apply']];
  await expect.poll(() => entries.allInnerTexts()).toEqual(told.map((title) => `${title}: سلال.csv`));
});

test('on a desktop, in English: what is saved, changed in one cell and brought in changes that cell alone', async () => {
  const { page, visit, expected } = await letSellerIn({ language: 'en' });
  await visit('/admin/products/import');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: en.exportNow }).click();
  const saved = String(await readDownload(await downloaded));
  const changed = saved.replace(/,4\.25,dairy,/, ',"4,30",dairy,');
  expect(changed).not.toBe(saved);
  expected.push('Failed to load resource');
  await page.getByLabel(en.choose).setInputFiles(csvFile('stock.csv', 'colour\nred'));
  await page.getByRole('button', { name: en.check }).click();
  await page.getByRole('alert').getByText(fieldErrors.file_columns, { exact: true }).waitFor();
  await page.getByLabel(en.otherFile).setInputFiles(csvFile('stock.csv', changed));
  // The faults of the last file do not appear for this one.
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: en.check }).click();
  await page.getByRole('button', { name: `1 ${en.wouldChange}` }).waitFor();
  const change = page.getByRole('definition');
  await change.getByText('4.30').waitFor();
  await expect.poll(() => change.count()).toBe(1);
  await expect.poll(() => change.textContent()).toMatch(/4\.25.*becomes.*4\.30/);
  await page.getByRole('button', { name: en.apply(1) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.apply(1) })
    .click();
  await page.getByText(en.applied(0, 1)).waitFor();
  await expectAccessible(page, 'an import that is done');
});

test('on a phone, in Arabic: a sheet whose columns nobody knows is mapped, and a category is made for it on the way', async () => {
  const { page, visit } = await letSellerIn({ language: 'ar', viewport: phone });
  const text = 'البضاعة;دينار;الركن\nحلوم بلدي;4,50;أجبان بلدية\nقشقوان;6,25;أجبان بلدية';
  await visit('/admin/products/import');
  await page.getByLabel(ar.choose).setInputFiles(csvFile('أجبان.csv', text));
  await page.getByRole('button', { name: ar.check }).click();
  await page.getByText(ar.unmapped).waitFor();
  await expectAccessible(page, 'a file that waits for its columns');
  await page.getByLabel('البضاعة').selectOption({ label: ar.fields.name });
  await page.getByLabel('دينار').selectOption({ label: ar.fields.price });
  await page.getByLabel('الركن').selectOption({ label: ar.fields.category });
  await page.getByRole('button', { name: ar.checkAgain }).click();

  await page.getByRole('button', { name: `2 ${ar.refused}` }).waitFor();
  await page.getByText(ar.sum({ lines: 2, add: 0, change: 0, same: 0, refuse: 2, parts: 0 })).waitFor();
  await page.getByRole('button', { name: ar.newCategory }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('بالإنجليزية').fill('Local cheeses');
  await expect.poll(() => dialog.getByLabel('بالعربية').inputValue()).toBe('أجبان بلدية');
  await expectAccessible(page, 'a new category');
  await dialog.getByRole('button', { name: ar.makeCategory }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(ar.checkFirst).waitFor();
  await page.getByRole('button', { name: ar.checkAgain }).click();
  await page.getByRole('button', { name: `2 ${ar.wouldAdd}` }).waitFor();
  await expectAccessible(page, 'a mapped import');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await page.getByRole('button', { name: ar.apply(2) }).click();
  await dialog.getByRole('button', { name: ar.apply(2) }).click();
  await page.getByText(ar.applied(2, 0)).waitFor();
  await page.getByRole('link', { name: ar.again }).click();
  await page.getByLabel(ar.choose).setInputFiles(csvFile('أجبان.csv', text.replace('4,50', '4,75')));
  await page.getByRole('button', { name: ar.check }).click();
  // Columns and category are remembered: no choice is left.
  await page.getByRole('button', { name: `1 ${ar.wouldChange}` }).waitFor();
});

test('when no line can be imported, the columns that were left out stand open: the prices may be in one of them', async () => {
  const { page, visit } = await letSellerIn({ language: 'ar', viewport: phone });
  await visit('/admin/products/import');
  await page
    .getByLabel(ar.choose)
    .setInputFiles(csvFile('تمر.csv', 'Name,اسم المنتج,كم\nBarni dates,تمر برني,3.25'));
  await page.getByLabel(ar.category).selectOption({ index: 1 });
  await page.getByRole('button', { name: ar.check }).click();
  await page.getByText(ar.nothingGood).waitFor();
  // The line is named in the seller's language, since the file has its name in both.
  await page.locator('b').getByText('تمر برني', { exact: true }).waitFor();
  await page.getByLabel('كم').selectOption({ label: ar.fields.price });
  await page.getByRole('button', { name: ar.checkAgain }).click();
  await page.getByRole('button', { name: `1 ${ar.wouldAdd}` }).waitFor();
});

test('images that could not be copied are listed with the reason, and what was edited is left out of the undo by name', async () => {
  for (const language of ['en', 'ar'] as const) {
    const words = { en, ar }[language];
    const images = { en: imagesEn, ar: imagesAr }[language];
    const { page, visit } = await letSellerIn({ language, viewport: phone });
    const names = ['Left', 'Gone'].map((name) => `${name} ${language}`);
    const lines = names.map(
      (name) => `${name},عربي ${name},2,grains,mouneh,http://127.0.0.1/${language}.png`,
    );
    await visit('/admin/products/import');
    const text = ['name_en,name_ar,price,category,store,image', ...lines].join('\n');
    await page.getByLabel(words.choose).setInputFiles(csvFile(`${language}.csv`, text));
    await page.getByRole('button', { name: words.check }).click();
    await page.getByRole('button', { name: words.apply(2) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.apply(2) })
      .click();
    await page.getByText(images.copied(0, 1)).waitFor();
    await page.getByText(images.reason({ reason: 'address' })).waitFor();
    await expectAccessible(page, 'images that failed');
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

    const [left] = (await listed(names[0] ?? '')) as [{ id: string }];
    const sent = await fetch(`${base}/api/products/${left.id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ category: 'grains', weight: '2kg' }),
    });
    expect(sent.status).toBe(200);
    await page.getByRole('button', { name: words.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.undo }).click();
    await page.getByText(words.undoneBut(1, 1)).waitFor();
    await page
      .getByRole('link', { name: language === 'en' ? names[0] : `عربي ${names[0]}` })
      .first()
      .waitFor();
    await expectAccessible(page, 'an undo that has left something out');
  }
});

test('four faults are told without a fold, in the order of their lines, and a cell stands with its column', async () => {
  const { page, visit } = await letSellerIn({ language: 'en' });
  const text = [
    'name_en,name_ar,price,category,store,available',
    'One,واحد,abc,grains,mouneh,yes',
    'Two,اثنان,2,grains,mouneh,perhaps',
    'Three,ثلاثة,-3,grains,mouneh,yes',
    'Four,أربعة,,grains,mouneh,yes',
    'Five,خمسة,5,grains,mouneh,yes',
  ].join('\n');
  await visit('/admin/products/import');
  await page.getByLabel(en.choose).setInputFiles(csvFile('faults.csv', text));
  await page.getByRole('button', { name: en.check }).click();
  const faults = page.locator('section').filter({ hasText: en.faultsTitle });
  const told = faults.getByRole('listitem');
  const reasons = ['price_not_number', 'yes_no_invalid', 'price_required', 'price_missing'];
  await expect
    .poll(async () => (await told.allInnerTexts()).map((one) => one.split(': ')[1]?.split('\n')[0]))
    .toEqual(reasons.map((code) => en.toWrite[code]));
  expect(await told.last().isVisible()).toBe(true);
  const line = page.getByRole('list', { name: en.lines }).getByRole('listitem').first();
  await line.getByText(`Price abc: ${en.toWrite.price_not_number}`).waitFor();
});
