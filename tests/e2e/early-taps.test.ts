import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { words as ar } from '../../web/i18n/ar.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { holdBackFile } from '../support/hold-back-file.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();
const { items } = await callAt(base, listProducts, { store: 'mouneh', limit: 1 });

/** A phone on which the page is visible before its scripts are loaded; until they are released, nothing is hydrated. */
async function openEarly(path: string) {
  const { page, context } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
    isFirstVisit: true,
  });
  const release = await holdBackFile(context, 'entry.client');
  const arrival = page.goto(`${base}${path}`);
  await page.locator('main h1').first().waitFor();
  return { page, release: async () => [release(), await arrival] };
}

const quantities = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.cart ?? '{"state":{"items":[]}}');
    return state.items.map(({ quantity }: { quantity: number }) => quantity);
  });

test('a product that is added before the page has its scripts is in the cart once they have come, however often it was tapped', async () => {
  const [product] = items;
  const { page, release } = await openEarly(`/ar/products/${product?.slug}`);
  const add = page.getByRole('button', { name: ar.cart.addToCart, exact: true }).first();
  await add.tap();
  await add.tap();
  expect(await add.getAttribute('aria-busy')).toBe('true');
  await release();
  await expect.poll(() => quantities(page)).toEqual([1]);
  expect(await add.getAttribute('aria-busy')).toBeNull();
});

test('two products of a list that are added early are both in the cart', async () => {
  const { page, release } = await openEarly('/ar/products?store=mouneh');
  for (const place of [0, 1])
    await page
      .getByRole('button', { name: new RegExp(`^${ar.cart.addNamed('')}`) })
      .nth(place)
      .tap();
  await release();
  await expect.poll(() => quantities(page)).toEqual([1, 1]);
});
