import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import type { FoodFacts } from '../../contracts/food-facts.ts';
import { foodWords } from '../../contracts/food-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { errors as errorsAr } from '../../web/i18n/ar/admin/errors.ts';
import { products as ar } from '../../web/i18n/ar/admin/products.ts';
import { refineWords } from '../../web/storefront/refine-words.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const keys = await ensureFirstAdmin(deps);

const nothing: FoodFacts = {
  ingredients: null,
  storage: null,
  shelf_life: null,
  maker: null,
  made_on: null,
  allergens: {},
  marks: [],
};

/** A seller on a phone, in Arabic. */
async function enter() {
  const answer = await fetch(`${base}/api${login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(keys),
  });
  const { token } = (await answer.json()).data;
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, token);
  return seller;
}

test('on a phone in Arabic a seller fills in the facts of a food, and a shopper on a desktop in English reads them', async () => {
  const seller = await enter();
  const { page } = seller;
  await seller.visit('/admin/products?q=turnip');
  await page.getByRole('row').filter({ hasText: 'لفت' }).first().getByRole('link').click();
  const fold = page.locator('details').filter({ hasText: ar.food });
  const say = foodWords.ar;
  const save = page.getByRole('button', { name: ar.save });
  await fold.locator('summary').click();
  await page.getByLabel(`${say.texts.ingredients} بالعربية`).fill('لفت، شمندر، ملح');
  await page.getByLabel(say.names.nuts, { exact: true }).selectOption('contains');
  await page.getByLabel(say.names.milk, { exact: true }).selectOption('contains');
  await page.getByLabel(say.marks.vegan, { exact: true }).check();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);

  // A fault in a collapsed part expands it and gets the focus.
  await fold.locator('summary').click();
  await expect.poll(() => fold.getAttribute('open')).toBeNull();
  await save.click();
  await page.getByText(errorsAr.fields.mark_belied).waitFor();
  const vegan = page.getByLabel(say.marks.vegan, { exact: true });
  await expect.poll(() => vegan.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page, 'the facts with a fault');
  await page.getByLabel(say.names.milk, { exact: true }).selectOption('free_of');
  await save.click();
  await page.getByText(ar.updated('مخلل لفت')).waitFor();

  const shopper = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  await shopper.visit('/products/pink-pickled-turnip');
  const facts = shopper.page.getByRole('region', { name: foodWords.en.heading });
  await facts.getByText('Contains: tree nuts').waitFor();
  await facts.getByText('Free of: milk').waitFor();
  await facts.getByText('Vegan').waitFor();
  await expect.poll(() => facts.locator('[lang="ar"][dir="rtl"]').textContent()).toBe('لفت، شمندر، ملح');
  await expectAccessible(shopper.page, 'a product with facts');
  await facts.getByRole('link', { name: foodWords.en.askUs }).click();
  await shopper.page.waitForURL(/\/contact$/);
});

test('on a phone the way to ask about allergens is large enough for a finger', async () => {
  await deps.db
    .update(products)
    .set({ foodFacts: { ...nothing, marks: ['halal'] } })
    .where(eq(products.slug, 'smoked-green-freekeh'));
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await visit('/products/smoked-green-freekeh');
  await page.getByRole('link', { name: foodWords.en.askUs }).waitFor();
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('on a phone the name of each column of a file has room beside what it means', async () => {
  const { page, visit } = await enter();
  await visit('/admin/products/import');
  const columns = page.locator('details').filter({ hasText: 'allergens_may_contain' });
  await columns.locator('summary').click();
  const wide = () =>
    columns
      .locator('dt')
      .evaluateAll((terms) =>
        terms.filter((term) => term.scrollWidth > term.clientWidth).map((term) => term.textContent),
      );
  await expect.poll(() => columns.locator('dt').count()).toBeGreaterThan(20);
  await expect.poll(wide).toEqual([]);
});

test('a list is filtered by what sellers say, keeps that when it is sorted, and says that it leaves out what is not known', async () => {
  const say = (slug: string, known: object) =>
    deps.db
      .update(products)
      .set({ foodFacts: { ...nothing, ...known } })
      .where(eq(products.slug, slug));
  await deps.db.update(products).set({ foodFacts: null });
  await say('makdous', { marks: ['vegan'], allergens: { milk: 'free_of' } });
  await say('smoked-green-freekeh', { marks: ['vegan'] });
  await say('honeycomb', { allergens: { sesame: 'free_of' } });
  const en = foodWords.en;
  const { page, visit, words } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await visit('/products?store=mouneh');
  const count = page.getByRole('status').filter({ hasText: /product/ });
  const chip = (name: string) => page.getByRole('link', { name, exact: true });
  const folded = page.locator('summary').filter({ hasText: refineWords.en.title });
  await folded.click();
  await chip(en.marks.vegan).click();
  await expect.poll(() => count.first().textContent()).toBe(words.catalogue.count(2));
  await chip(en.names.milk).click();
  await expect.poll(() => count.first().textContent()).toBe(words.catalogue.count(1));
  await expect.poll(() => new URL(page.url()).searchParams.get('food')).toBe('vegan,free_of_milk');
  await page.getByRole('combobox', { name: words.catalogue.sortBy }).selectOption('price');
  await page.waitForURL(/sort=price/);
  expect(new URL(page.url()).searchParams.get('food')).toBe('vegan,free_of_milk');
  await page.getByText(en.filterHint).waitFor();
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectAccessible(page, 'a list with its filter');
  await chip(en.names.milk).click();
  await chip(en.names.sesame).click();
  await page.getByRole('heading', { name: refineWords.en.none }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: refineWords.en.none }).waitFor();
  await page.getByRole('link', { name: refineWords.en.without('Free of: sesame') }).waitFor();
  await folded.click();
  await expect.poll(() => chip(en.names.sesame).getAttribute('aria-current')).toBe('true');
});
