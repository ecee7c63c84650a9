import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { refineWords } from '../../web/storefront/refine-words.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, wordsOf } from '../support/browser.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

/** A browser before the scripts are loaded, with a stored language. */
async function withoutScripts(remembered: 'en' | 'ar' | null): Promise<BrowserContext> {
  const context = await browser().newContext({ javaScriptEnabled: false });
  onTestFinished(() => context.close());
  if (remembered) await context.addCookies([{ name: 'language', value: remembered, url: base }]);
  return context;
}

test('without scripts the link to English holds for one whom the shop remembers as an Arabic reader', async () => {
  const context = await withoutScripts('ar');
  const page = await context.newPage();
  await page.goto(`${base}/products?store=cilka&sort=price`);
  await page.waitForURL(`${base}/ar/products?store=cilka&sort=price`);
  await page.getByRole('banner').getByRole('link', { name: wordsOf.ar.shell.otherLanguage }).click();
  await page.waitForURL(`${base}/products?store=cilka&sort=price`);
  await page.getByRole('heading', { level: 1, name: wordsOf.en.catalogue.stores.cilka.shelf }).waitFor();

  const { shell } = wordsOf.en;
  await page
    .getByRole('navigation', { name: shell.mainNavigation })
    .getByRole('link', { name: shell.about })
    .click();
  await page.waitForURL(`${base}/about`);
  await page.goto(`${base}/cart`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
});

test('without scripts the link to Arabic is remembered too', async () => {
  const context = await withoutScripts(null);
  const page = await context.newPage();
  await page.goto(`${base}/about`);
  await page.getByRole('banner').getByRole('link', { name: wordsOf.en.shell.otherLanguage }).click();
  await page.waitForURL(`${base}/ar/about`);
  await page.goto(`${base}/cart`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/cart');
});

test('without scripts the whole home page and the whole list are shown', async () => {
  const context = await withoutScripts(null);
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('heading', { name: wordsOf.en.home.featured.title }).waitFor();
  await page.goto(`${base}/products?store=mouneh`);
  await page.locator('summary').filter({ hasText: refineWords.en.title }).waitFor();
});

test('with scripts the link opened in a new tab holds as well', async () => {
  const { page, context, visit, words } = await openVisitor(browser(), base, { language: 'ar' });
  await context.addCookies([{ name: 'language', value: 'ar', url: base }]);
  await visit('/about');
  const link = page.getByRole('banner').getByRole('link', { name: words.shell.otherLanguage });
  // Opened through the browser's own menu: no click event is fired.
  const opened = await context.newPage();
  await opened.goto(base + (await link.getAttribute('href')));
  expect(new URL(opened.url()).pathname).toBe('/about');
  await opened.goto(`${base}/cart`);
  expect(new URL(opened.url()).pathname).toBe('/cart');
});

test('a store that only local storage remembers is taken', async () => {
  const { page, visit } = await openVisitor(browser(), base, onDesktop);
  await page.addInitScript(() => localStorage.setItem('selectedStore', 'cilka'));
  const headings: string[] = [];
  await page.exposeFunction('note', (text: string) => headings.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility())
        (window as unknown as { note(text: string): void }).note(heading.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await visit('/products?category=grains');
  await page.getByRole('heading', { level: 1, name: 'Grains & flour' }).waitFor();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('store'), searchParams.get('category')]).toEqual(['cilka', 'grains']);
  expect(new Set(headings)).toEqual(new Set(['Grains & flour']));
});

test('a stored word that is no store leads to the choice, whose address is its own', async () => {
  const { page, visit, words } = await openVisitor(browser(), base);
  await page.addInitScript(() => localStorage.setItem('selectedStore', 'elsewhere'));
  await visit('/products');
  await page.getByRole('heading', { level: 1, name: words.catalogue.stores.title }).waitFor();
  await expect.poll(() => page.url()).toBe(`${base}/store-selection`);
  await expect
    .poll(() => page.getByRole('button', { name: words.catalogue.stores.clear }).isVisible())
    .toBe(false);
});

test('the store that has the category comes first with the one loud button; the other can still be chosen', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, onPhone);
  const { mouneh, cilka } = words.storeSelection;
  const main = page.getByRole('main');
  const kinds = () => main.getByRole('heading', { level: 2 }).allTextContents();
  const isLoud = (text: string) =>
    main
      .getByText(text, { exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)');
  // Independent of the last chosen store.
  await page.addInitScript(() => localStorage.setItem('selectedStore', 'cilka'));
  await visit('/store-selection?category=pickles');
  await expect.poll(kinds).toEqual([mouneh.kind, cilka.kind]);
  expect([await isLoud(mouneh.enter), await isLoud(cilka.enter)]).toEqual([true, false]);
  const tops = await main
    .getByRole('heading', { level: 2 })
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await main.getByRole('link', { name: cilka.kind }).click();
  await page.waitForURL((url) => url.search === '?store=cilka&category=pickles');
  await visit('/store-selection?category=cleaning');
  await expect.poll(kinds).toEqual([cilka.kind, mouneh.kind]);
  expect([await isLoud(mouneh.enter), await isLoud(cilka.enter)]).toEqual([true, true]);
});

test('the choice of a store is cleared on the store page', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, onPhone);
  const { stores, changeStore } = words.catalogue;
  await visit('/products?store=cilka');
  await page.getByRole('link', { name: changeStore }).click();
  await page.getByRole('button', { name: stores.clear }).waitFor();
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await page.getByRole('button', { name: stores.clear }).click();
  await page.getByText(stores.cleared).waitFor();
  await page.getByRole('button', { name: stores.clear }).waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('selectedStore'), document.cookie]))
    .toEqual([null, '']);
  await visit('/products');
  await page.getByRole('heading', { level: 1, name: stores.title }).waitFor();
});
