import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getAdminProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { formatAmount } from '../../contracts/money.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { boxes as boxesAr } from '../../web/i18n/ar/admin/boxes.ts';
import { errors as errorsAr } from '../../web/i18n/ar/admin/errors.ts';
import { orders } from '../../web/i18n/ar/admin/orders.ts';
import { products as said } from '../../web/i18n/ar/admin/products.ts';
import { errors as errorsShop } from '../../web/i18n/ar/errors.ts';
import { boxes as boxesEn } from '../../web/i18n/en/admin/boxes.ts';
import { stock } from '../../web/i18n/en/admin/stock.ts';
import { boxWords } from '../../web/storefront/box-words.ts';
import { callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findLostTexts, findSmallTargets, isInSight } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const asAdmin = { Authorization: `Bearer ${token}` };

async function productOf(slug: string) {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (!row) throw new Error(`${slug} is gone`);
  return callAt(base, getAdminProduct, { id: row.id }, asAdmin);
}

async function openAdmin(options: Parameters<typeof openVisitor>[2]) {
  const visitor = await openVisitor(browser(), base, options);
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

/** Whether nothing lies over an element's middle. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('on a phone in Arabic the seller puts a box together, is told what can’t be, and a part can’t be deleted from it unseen', async () => {
  const say = boxesAr;
  const [box, labneh, oil] = [
    await productOf('makdous'),
    await productOf('labneh-balls-in-olive-oil'),
    await productOf('extra-virgin-olive-oil'),
  ];
  await callAt(base, countStock, { id: labneh.id, left: 7 }, asAdmin);
  const { page, visit, expected } = await openAdmin({
    language: 'ar',
    viewport: { ...phone, width: 360 },
    touch: true,
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const pick = async (name: string) => {
    await button(say.add).click();
    await page.getByRole('searchbox', { name: say.which }).fill(name);
    await page
      .getByRole('list', { name: orders.change.found })
      .getByRole('button')
      .filter({ hasText: name })
      .click();
  };
  const pieces = (name: string) => page.getByRole('textbox', { name: say.quantityOf(name) });
  await visit(`/admin/products/${box.id}`);
  await page.getByText(say.title, { exact: true }).click();
  await page.getByText(say.none).waitFor();
  // The field that appears can be typed into at once, and is in sight.
  await button(say.add).click();
  const which = page.getByRole('searchbox', { name: say.which });
  await expect.poll(() => which.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => which.evaluate(isInSight)).toBe(true);
  // What the box can't take, since it is of the other store, is not found.
  await page.getByText(say.oneStore).waitFor();
  const { items } = await callAt(base, listProducts, { store: 'cilka', limit: 1 });
  const answer = page.waitForResponse((response) => response.url().includes('/api/admin/products?'));
  await which.fill(items[0]?.name.ar ?? '');
  expect(JSON.stringify(await (await answer).json())).not.toContain('"store":"cilka"');
  // Above a keyboard, which opens after the field, neither the field nor what is found lies under the save bar.
  await page.setViewportSize({ width: 360, height: 400 });
  await which.fill(oil.name.ar);
  const result = page.getByRole('list', { name: orders.change.found }).getByRole('button').first();
  await expect.poll(() => which.evaluate(isOnTop)).toBe(true);
  await expect.poll(() => result.evaluate(isOnTop)).toBe(true);
  await which.fill('ززظظق');
  await page.getByText(orders.change.foundNone).waitFor();
  await page.setViewportSize({ ...phone, width: 360 });
  // While the search is open, the button that opened it says that it closes it.
  await button(orders.change.closeSearch).click();
  await expect.poll(() => which.count()).toBe(0);
  await pick(labneh.name.ar);
  await pick(oil.name.ar);
  await pick(oil.name.ar);
  await page.getByText(say.taken).waitFor();
  await button(orders.change.closeSearch).click();
  // The focus stays in the list whose row was removed, and goes to the button that adds one once the list is empty.
  const hasFocus = (name: string) => button(name).and(page.locator(':focus')).count();
  await button(say.remove(labneh.name.ar)).click();
  await expect.poll(() => hasFocus(say.remove(oil.name.ar))).toBe(1);
  await button(say.remove(oil.name.ar)).click();
  await expect.poll(() => hasFocus(say.add)).toBe(1);
  await pick(labneh.name.ar);
  await pick(oil.name.ar);
  // A quantity and its label are as far from the edge of the list as the picture above them.
  const insetOf = (part: Locator) =>
    part.evaluate((element) => {
      const edge = element.closest('ul')?.getBoundingClientRect().right ?? 0;
      return Math.round(edge - element.getBoundingClientRect().right);
    });
  expect(await insetOf(pieces(labneh.name.ar))).toBeGreaterThanOrEqual(12);
  await pieces(labneh.name.ar).fill('٠');
  await button(said.save).click();
  await page.getByText(errorsShop.fields.quantity_invalid).first().waitFor();
  // What is typed after a tap replaces the number.
  await pieces(oil.name.ar).tap();
  await pieces(labneh.name.ar).tap();
  await page.keyboard.type('٢');
  await expect.poll(() => pieces(labneh.name.ar).inputValue()).toBe('٢');
  await page.getByText(say.boxesLeft(3)).waitFor();
  // At an end of the list the focus is on the button that moves the row back.
  await button(say.up(oil.name.ar)).click();
  await expect.poll(() => hasFocus(say.down(oil.name.ar))).toBe(1);
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'a box in the form');
  await button(said.save).click();
  await page.getByText(said.updated(box.name.ar)).waitFor();
  expect((await productOf('makdous')).parts).toMatchObject([
    { id: oil.id, quantity: 1 },
    { id: labneh.id, quantity: 2, left: 7 },
  ]);

  expected.push('409');
  await visit(`/admin/products/${labneh.id}`);
  await page.getByRole('button', { name: said.removeNamed(labneh.name.ar) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: said.remove, exact: true }).click();
  await dialog.getByText(errorsAr.refusals.part_of_box).waitFor();
  await dialog.getByRole('link', { name: box.name.ar }).click();
  await page.getByText(say.boxesLeft(3)).waitFor();

  await visit('/admin/activity');
  const entry = page.getByRole('listitem').filter({ hasText: box.name.ar }).first();
  await entry.getByText(activity.fields.parts ?? '').waitFor();
  await entry.getByText(`2 × ${labneh.name.ar}`).waitFor();
  await entry.getByRole('button', { name: activity.undo }).click();
  await dialog.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(activity.undoDone, { exact: true }).waitFor();
  await expect.poll(async () => (await productOf('makdous')).parts).toEqual([]);
});

test('on a desktop in English the seller sees what to pick for a box, and which part keeps it from being ordered', async () => {
  const say = boxesEn;
  const [box, figs, freekeh] = [
    await productOf('dried-figs'),
    await productOf('ground-sumac'),
    await productOf('smoked-green-freekeh'),
  ];
  const parts = [
    { id: figs.id, quantity: 1 },
    { id: freekeh.id, quantity: 2 },
  ];
  await callAt(base, updateProduct, { id: box.id, category: box.category, parts }, asAdmin);
  await callAt(base, countStock, { id: freekeh.id, left: 9 }, asAdmin);
  const { page, visit } = await openAdmin({ language: 'en', viewport: desktop });
  await visit(`/admin/products?q=${encodeURIComponent(box.name.en)}`);
  const row = page.getByRole('row').filter({ hasText: box.name.en }).first();
  await row.getByText(stock.leftOf(4)).waitFor();
  const inCart = { product_id: box.id, quantity: 2, price: box.price };
  const alone = { product_id: freekeh.id, quantity: 1, price: freekeh.price };
  const placed = await callAt(base, placeOrder, orderOf(inCart, alone), asAdmin);
  await visit('/admin/orders/day-sheet');
  const main = page.getByRole('main');
  const picked = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await picked(box.name.en).getByText(`2 × ${freekeh.name.en}`).waitFor();
  await picked(freekeh.name.en)
    .filter({ hasText: say.inBoxes(4) })
    .waitFor();
  await expectAccessible(page, 'the day sheet with a box');
  await visit(`/admin/orders/${placed.number}`);
  await picked(box.name.en).getByText(`1 × ${figs.name.en}`).first().waitFor();
  // A line never ends after the quantity.
  await expect
    .poll(() => picked(box.name.en).first().textContent())
    .toContain(`1\u00a0×\u00a0${figs.name.en}`);
  await visit(`/admin/products?q=${encodeURIComponent(box.name.en)}`);
  const off = { shown: false, available: false };
  await callAt(base, updateProduct, { id: figs.id, category: figs.category, ...off }, asAdmin);
  await page.reload();
  await row.getByText(say.cannotShort).click();
  await page.getByText(say.cannot(`${figs.name.en} (${say.outOfStock})`)).waitFor();
  // Hidden as a product, it is still sold in the box.
  await callAt(base, updateProduct, { id: figs.id, category: figs.category, available: true }, asAdmin);
  await page.reload();
  await page.getByRole('list', { name: say.parts }).getByText(say.hidden).waitFor();
  await page.getByRole('list', { name: say.parts }).getByText(say.leftOf(4)).waitFor();
  await expectAccessible(page, 'a box that can’t be ordered');
});

test.each([
  { language: 'en' as const, viewport: desktop },
  { language: 'ar' as const, viewport: phone },
])(
  'a shopper reads in $language what is in a box, without scripts too, follows a part, and sees it sold out with its scarcest part',
  async ({ language, viewport }) => {
    const [box, dates, honey] = [
      await productOf('pistachio-halva'),
      await productOf('medjool-dates'),
      await productOf('wildflower-honey'),
    ];
    const parts = [
      { id: dates.id, quantity: 2 },
      { id: honey.id, quantity: 1 },
    ];
    const price = dates.price;
    await callAt(base, updateProduct, { id: box.id, category: box.category, parts, price }, asAdmin);
    await callAt(base, countStock, { id: dates.id, left: 5 }, asAdmin);
    const { page, visit, words } = await openVisitor(browser(), base, { language, viewport });
    const say = boxWords[language];
    const path = `${language === 'ar' ? '/ar' : ''}/products/${box.slug}`;
    const html = await (await fetch(base + path)).text();
    expect(html).toContain(say.title);
    expect(html).toContain(`/products/${dates.slug}"`);
    // A box of different products has no price per kilo.
    expect(html).not.toContain(words.catalogue.perKilo);
    expect(html).toMatch(/"includesObject":\[\{"@type":"TypeAndQuantityNode","amountOfThisGood":2/);
    await visit(`/products/${box.slug}`);
    const section = page.getByRole('region', { name: say.title });
    await section.getByText('2 ×').waitFor();
    const alone = formatAmount(dates.price * 2 + honey.price);
    await expect.poll(() => section.textContent()).toContain(alone);
    await page.getByText(words.catalogue.fewLeft(2)).waitFor();
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
    await expectAccessible(page, 'the page of a box');
    await section.getByRole('link', { name: dates.name[language] }).click();
    await page.getByRole('heading', { level: 1, name: dates.name[language] }).waitFor();
    expect(await section.count()).toBe(0);
    await page.goBack();
    await section.getByRole('link', { name: honey.name[language] }).waitFor();
    await callAt(base, countStock, { id: dates.id, left: 1 }, asAdmin);
    await page.reload();
    await page.getByText(words.catalogue.outOfStock, { exact: true }).first().waitFor();
  },
);

test('in Arabic on a phone a cart that wants a box and its part once too often is told so, and can be sent without the box', async () => {
  const [box, olives] = [await productOf('hand-rolled-maftoul'), await productOf('cracked-green-olives')];
  const parts = [{ id: olives.id, quantity: 2 }];
  await callAt(base, updateProduct, { id: box.id, category: box.category, parts }, asAdmin);
  await callAt(base, countStock, { id: olives.id, left: 2 }, asAdmin);
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, visit, words, expected } = visitor;
  const customer = await signUpVisitor(visitor, base, 'رانيا حدّاد');
  for (const { slug } of [olives, box]) {
    await visit(`/products/${slug}`);
    await page.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
  }
  expected.push('409');
  await visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.checkout.street }).fill('شارع الرينبو');
  await dialog.getByRole('combobox', { name: words.checkout.city }).fill('عمّان');
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await dialog.getByRole('alert').getByText(words.checkout.stockNone(box.name.ar)).waitFor();
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  expect((await productOf('cracked-green-olives')).stock).toMatchObject({ left: 1 });

  // The content of a box is read from the right: the quantity, then the name.
  await callAt(base, countStock, { id: olives.id, left: 20 }, asAdmin);
  await customer.call('POST', placeOrder.path, orderOf(itemOf(box)));
  await visit('/orders');
  const part = page.getByRole('main').locator('small > bdi').filter({ hasText: olives.name.ar }).first();
  await expect.poll(() => part.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
