import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getProduct } from '../../contracts/catalogue.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { findBrokenTexts, findLostTexts, findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const slug = 'ground-sumac';
const [row] = await deps.db.select().from(products).where(eq(products.slug, slug));
const count = (left: number) => callAt(base, countStock, { id: row?.id ?? '', left }, bearer(token));

test.each([onDesktop, onPhone])(
  'of three that are left the page adds no more than are not in the cart yet, and says when that is all: $language',
  async (shopper) => {
    await count(3);
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    const { catalogue, cart } = words;
    await visit(`/products/${slug}`);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: cart.addToCart, exact: true }).first();
    const quantity = main.getByRole('textbox', { name: catalogue.quantity });
    const link = main.locator('a[href$="/cart"]');
    await add.click();
    await expect.poll(() => link.textContent()).toBe(catalogue.inCart(1));
    await quantity.fill('3');
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe('2');
    await main.getByRole('status').getByText(catalogue.fewLeft(3)).waitFor();
    await add.click();
    await expect
      .poll(() => link.textContent())
      .toContain(`${catalogue.inCart(3)}${shopper.language === 'ar' ? '،' : ','} `);
    // It keeps the focus, and another press adds nothing.
    await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await add.dispatchEvent('click');
    await expect.poll(() => quantity.isDisabled()).toBe(true);
    const stored = () => page.evaluate(() => JSON.parse(localStorage.cart).state.items[0].quantity);
    expect(await stored()).toBe(3);
    // Out of stock by now: the page does not say that it is in the cart as if it were available.
    await count(0);
    await visit(`/products/${slug}`);
    await expect.poll(() => link.textContent()).toMatch(new RegExp(`^${catalogue.inCart(3)}. `));
    // The cart links to the page where the customer can ask to be notified when it is back.
    await visit('/cart');
    const name = (shopper.language === 'ar' ? row?.nameAr : row?.nameEn) ?? '';
    await main.getByRole('link', { name: cart.tellMeNamed(name) }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  },
);

test.each([onDesktop, onPhone])(
  'a line of the cart with more than is left says so, and one tap makes it what is left: $language',
  async (shopper) => {
    await count(3);
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    const product = await callAt(base, getProduct, { id: slug });
    const items = JSON.stringify([{ product: { ...product, few_left: null }, quantity: 7 }]);
    await page.addInitScript((stored) => {
      localStorage.cart ??= stored;
    }, items);
    await visit('/cart');
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: product.name[shopper.language] });
    await line.getByText(words.cart.tooMany(3, 7)).waitFor();
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const find of [findLostTexts, findBrokenTexts])
      await expect.poll(() => page.evaluate(find)).toEqual([]);
    await line.getByRole('button', { name: words.cart.takeLeft(3) }).click();
    await line.getByText(words.catalogue.fewLeft(3), { exact: true }).waitFor();
    await expect.poll(() => line.getByRole('textbox').inputValue()).toBe('3');
    await expect.poll(() => line.textContent()).toContain((product.price * 3).toFixed(2));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  },
);
