import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import { type AdminProduct, listAdminProducts, updateProduct } from '../../contracts/catalogue.ts';
import { createCategory } from '../../contracts/categories.ts';
import { pricesShown } from '../../contracts/prices.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { applyPlannedPrices } from '../../server/prices/apply-planned-prices.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { bulk as bulkAr } from '../../web/i18n/ar/admin/bulk.ts';
import { prices as ar } from '../../web/i18n/ar/admin/prices.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { prices as en } from '../../web/i18n/en/admin/prices.ts';
import { products as productsEn } from '../../web/i18n/en/admin/products.ts';
import { formatDate } from '../../web/i18n/format-moment.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

const productsOf = async (category: string): Promise<AdminProduct[]> =>
  (await callAt(base, listAdminProducts, { category, sort: 'price' }, bearer(token))).items;
const pricesOf = async (category: string) =>
  Object.fromEntries((await productsOf(category)).map(({ id, price }) => [id, price]));

test('on a desktop by keys: all oils go up by 5 %, each price seen before, and back at once', async () => {
  const before = await pricesOf('oils');
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  await page.addInitScript(keepSession, token);
  await visit('/admin/products?category=oils');
  await page.getByRole('link', { name: en.title }).press('Enter');
  await page.getByRole('heading', { name: en.title, level: 1 }).waitFor();
  await expect.poll(() => page.getByLabel(productsEn.category, { exact: true }).inputValue()).toBe('oils');
  const amount = page.getByLabel(en.percent, { exact: true });
  await amount.fill('x');
  await page.getByText(en.unreadable).waitFor();
  await amount.fill('5');
  const changed = page.getByRole('list', { name: en.changedTitle }).getByRole('listitem');
  const count = Object.keys(before).length;
  await expect.poll(() => changed.count()).toBe(count);
  await expectAccessible(page, 'prices before and after');
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  // Another administrator changes one of them first.
  const [other] = await productsOf('oils');
  if (!other) throw new Error('there are oils');
  const heavier = { id: other.id, category: 'oils', weight: '9kg' };
  await callAt(base, updateProduct, heavier, bearer(token));
  await amount.press('Enter');
  await page.getByText(en.leftOut([other.name.en], 0)).waitFor();
  const raised = (price: number) => Math.floor((price * 105 + 2.5 + 1e-6) / 5) / 20;
  const expected = Object.fromEntries(
    Object.entries(before).map(([id, price]) => [id, id === other.id ? price : raised(price)]),
  );
  await expect.poll(() => pricesOf('oils')).toEqual(expected);
  const said = page.getByRole('status').filter({ hasText: en.done(count - 1) });
  await said.getByRole('button', { name: activityEn.undo }).press('Enter');
  await expect.poll(() => pricesOf('oils')).toEqual(before);
});

test('on a phone in Arabic: the selected products cost less, what can’t is named, and Activity tells and undoes it', async () => {
  const oils = await productsOf('oils');
  const [cheap, dear] = [oils[0], oils.at(-1)];
  if (!cheap || !dear) throw new Error('there are oils');
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  await page.addInitScript(keepSession, token);
  await visit('/admin/products?category=oils&sort=price');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(bulkAr.select).tap();
  for (const { name } of [cheap, dear])
    await page.getByRole('checkbox', { name: bulkAr.selectNamed(name.ar), exact: true }).press('Space');
  await button(bulkAr.actions).tap();
  await page.getByRole('dialog').getByRole('link', { name: ar.title }).tap();
  await page.getByText(ar.selected(2)).waitFor();
  await page.getByLabel(ar.way, { exact: true }).selectOption('lowerAmount');
  await page.getByLabel(ar.step, { exact: true }).selectOption('0.01');
  // The price of the cheapest, in the digits of an Arabic keyboard.
  const typed = cheap.price.toFixed(2).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  await page.getByLabel(ar.amount, { exact: true }).fill(typed.replace('.', '٫'));
  const refused = page.getByRole('list', { name: ar.refusedTitle }).getByRole('listitem');
  await expect.poll(() => refused.allInnerTexts()).toEqual([expect.stringContaining(ar.faults.none)]);
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await expectAccessible(page, 'a price that can’t be');
  // The selection still applies after a reload.
  await page.reload();
  await page.getByText(ar.selected(2)).waitFor();
  await page.getByLabel(ar.way, { exact: true }).selectOption('lowerPercent');
  await page.getByLabel(ar.percent, { exact: true }).fill('١٠');
  // While typing, the summary of the new prices is above the tabs at the bottom.
  const sum = page.getByText(ar.summary(2), { exact: true });
  await expect.poll(() => sum.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(700);
  await button(ar.apply(2)).tap();
  await page.getByText(ar.done(2), { exact: true }).waitFor();
  await expect.poll(async () => (await pricesOf('oils'))[dear.id]).toBeLessThan(dear.price);
  await visit('/admin/activity?kind=price');
  const entry = page.getByRole('listitem').filter({ hasText: activityAr.actions['price.change'] }).first();
  // The number of prices and the direction are visible without opening the details.
  await entry.getByText(`${ar.countPrices(2, null)} · ${ar.byHow.lowerPercent('10')}`).waitFor();
  await entry.getByText(activityAr.details).tap();
  await entry.getByText(dear.name.ar).waitFor();
  await entry.getByRole('button').filter({ hasText: activityAr.undo }).tap();
  await page.getByRole('dialog').getByRole('button', { name: activityAr.undo, exact: true }).tap();
  await expect.poll(async () => (await pricesOf('oils'))[dear.id]).toBe(dear.price);
});

test('on a phone in Arabic a price is planned from the product, seen in its form, and cancelled', async () => {
  const [molasses] = await productsOf('oils');
  if (!molasses) throw new Error('there are oils');
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  await page.addInitScript(keepSession, token);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const day = dayFromToday(30);
  await visit(`/admin/products/${molasses.id}`);
  await page.getByRole('link', { name: ar.planOne }).tap();
  await page.getByText(ar.selected(1)).waitFor();
  await page.getByLabel(ar.newPrice, { exact: true }).fill('٩٫٥٠');
  await button(ar.later).tap();
  await page.getByLabel(ar.day, { exact: true }).fill('2020-01-01');
  await page.getByText(ar.dayInvalid).waitFor();
  await page.getByLabel(ar.day, { exact: true }).fill(day);
  await expectAccessible(page, 'a change on a day');
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await button(ar.plan(1, formatDate(day, 'ar'))).tap();
  // It's more than half as much again.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ar.plan(1, formatDate(day, 'ar')) })
    .tap();
  await page.getByRole('heading', { name: formatDate(day, 'ar') }).waitFor();
  await expectAccessible(page, 'planned prices');
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await visit(`/admin/products/${molasses.id}`);
  await page.getByRole('link', { name: ar.from('9.50 د.أ', formatDate(day, 'ar')) }).tap();
  await button(ar.cancelOne(molasses.name.ar)).tap();
  await page.getByRole('dialog').getByRole('button', { name: ar.cancelPrice, exact: true }).tap();
  await page.getByText(ar.nothingPlanned).waitFor();
  // The toast undoes it.
  await button(activityAr.undo).tap();
  await button(ar.cancelOne(molasses.name.ar)).tap();
  await page.getByRole('dialog').getByRole('button', { name: ar.cancelPrice, exact: true }).tap();
  await page.getByText(ar.nothingPlanned).waitFor();
  await expect.poll(async () => (await pricesOf('oils'))[molasses.id]).toBe(molasses.price);
});

test('on a desktop in English a category is planned, comes on its day, and Activity says for when', async () => {
  const before = await pricesOf('oils');
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  await page.addInitScript(keepSession, token);
  await visit('/admin/products/prices?category=oils');
  await page.getByLabel(en.way, { exact: true }).selectOption('raiseAmount');
  await page.getByLabel(en.amount, { exact: true }).fill('0.10');
  await page.getByRole('button', { name: en.later, exact: true }).click();
  const tomorrow = formatDate(dayFromToday(1), 'en');
  const count = Object.keys(before).length;
  await page.getByRole('button', { name: en.plan(count, tomorrow), exact: true }).click();
  await page.getByRole('heading', { name: tomorrow }).waitFor();
  expect(await pricesOf('oils')).toEqual(before);
  await deps.db.execute(sql`update planned_prices set day = day - 1`);
  await applyPlannedPrices(deps);
  const raised = Object.fromEntries(
    Object.entries(before).map(([id, price]) => [id, Math.round(price * 100 + 10) / 100]),
  );
  expect(await pricesOf('oils')).toEqual(raised);
  await visit('/admin/activity?kind=price');
  const entry = page.getByRole('listitem').filter({ hasText: activityEn.actions['price.change'] }).first();
  await entry.getByText(activityEn.details).click();
  await entry.getByText(activityEn.fields.planned_for ?? '').waitFor();
});

test('a plan that is cancelled as a whole takes its offer to undo with it and offers its own, and Activity says that it was cancelled', async () => {
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await page.addInitScript(keepSession, token);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visit('/admin/products/prices?category=oils');
  await page.getByLabel(en.way, { exact: true }).selectOption('raiseAmount');
  await page.getByLabel(en.amount, { exact: true }).fill('0.10');
  await button(en.later).click();
  const tomorrow = formatDate(dayFromToday(1), 'en');
  const count = Object.keys(await pricesOf('oils')).length;
  await button(en.plan(count, tomorrow)).click();
  await button(activityEn.undo).waitFor();
  await button(en.cancelNamed(tomorrow)).click();
  await page.getByRole('dialog').getByRole('button', { name: en.cancel, exact: true }).click();
  await page.getByText(en.cancelled).waitFor();
  await page.getByText(en.planned(count, tomorrow)).waitFor({ state: 'detached', timeout: 3000 });
  await button(activityEn.undo).click();
  await button(en.cancelNamed(tomorrow)).click();
  await page.getByRole('dialog').getByRole('button', { name: en.cancel, exact: true }).click();
  await page.getByText(en.nothingPlanned, { exact: true }).waitFor();
  await visit('/admin/activity?kind=price');
  const newest = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(() => newest.textContent()).toContain(activityEn.planCancelled);
});

test('more prices than are seen at a glance change only after a question, which says how many and by how much', async () => {
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await page.addInitScript(keepSession, token);
  const { items } = await callAt(base, listAdminProducts, { limit: 1 }, bearer(token));
  const priceNow = async () =>
    (await callAt(base, listAdminProducts, { limit: 1 }, bearer(token))).items[0]?.price;
  await visit('/admin/products/prices');
  await page.getByLabel(en.percent, { exact: true }).fill('500');
  const button = page.getByRole('main').getByRole('button', { name: /^Change \d+ prices$/ });
  await button.click();
  const question = page.getByRole('dialog', { name: /^Change \d+ prices\?$/ });
  await question.getByText(en.byHow.raisePercent('500')).waitFor();
  await question.getByText(en.unusual).waitFor();
  await expectAccessible(page, 'the question before many prices change');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await priceNow()).toBe(items[0]?.price);
  await button.click();
  await question.getByRole('button', { name: /^Change \d+ prices$/ }).click();
  await expect.poll(priceNow).not.toBe(items[0]?.price);
  await page.getByRole('button', { name: activityEn.undo }).click();
  await expect.poll(priceNow).toBe(items[0]?.price);
});

test.each([
  [ar, 'ar'],
  [en, 'en'],
] as const)(
  'each price can be seen before it changes, however many there are, and the button stays in sight below the list',
  async (say, language) => {
    const { page, visit } = await openVisitor(browser(), base, {
      language,
      viewport: { width: 360, height: 740 },
      touch: true,
    });
    await page.addInitScript(keepSession, token);
    const { page: all } = await callAt(base, listAdminProducts, { limit: 1 }, bearer(token));
    await visit('/admin/products/prices');
    await page.getByLabel(say.percent, { exact: true }).fill('10');
    const rows = page.getByRole('list', { name: say.changedTitle }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(pricesShown);
    const more = page.getByRole('button', { name: say.more(all.total - pricesShown), exact: true });
    await more.tap();
    await expect.poll(() => rows.count()).toBe(all.total);
    await expect.poll(() => more.count()).toBe(0);
    // The button is gone: the focus moves to the first new row.
    const focused = () => rows.nth(pricesShown).evaluate((row) => row === document.activeElement);
    await expect.poll(focused).toBe(true);
    const apply = page.getByRole('button', { name: say.apply(all.total), exact: true });
    await expect
      .poll(() => apply.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  },
);

test('a single price that changes by more than half is asked about, with both prices', async () => {
  const [oil] = await productsOf('oils');
  if (!oil) throw new Error('there are oils');
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await page.addInitScript(keepSession, token);
  await visit(`/admin/products/${oil.id}`);
  await page.getByRole('link', { name: en.planOne }).click();
  await page.getByLabel(en.newPrice, { exact: true }).fill((oil.price * 10).toFixed(2));
  await page.getByRole('button', { name: en.apply(1), exact: true }).click();
  await page.getByRole('dialog').getByText(en.unusual).waitFor();
  await page
    .getByRole('dialog')
    .getByText(`${(oil.price * 10).toFixed(2)} JD`, { exact: true })
    .waitFor();
  expect((await pricesOf('oils'))[oil.id]).toBe(oil.price);
});

test('a change of two prices shows each of them once', async () => {
  const two = (await callAt(base, listAdminProducts, { category: 'pickles', limit: 2 }, bearer(token))).items;
  const name = { en: 'Two', ar: 'اثنان' };
  await callAt(base, createCategory, { slug: 'two', name, description: null }, bearer(token));
  for (const { id } of two) await callAt(base, updateProduct, { id, category: 'two' }, bearer(token));
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'en',
    viewport: phone,
    touch: true,
  });
  await page.addInitScript(keepSession, token);
  await visit('/admin/products/prices?category=two');
  await page.getByLabel(en.percent, { exact: true }).fill('5');
  await page.getByRole('button', { name: en.apply(2), exact: true }).waitFor();
  for (const product of two)
    await expect.poll(() => page.getByRole('main').getByText(product.name.en).count()).toBe(1);
});
