import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { createProduct } from '../../contracts/catalogue.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { countStock, moveStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { stock as stockAr } from '../../web/i18n/ar/admin/stock.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { products as productsEn } from '../../web/i18n/en/admin/products.ts';
import { sizes as sizesEn } from '../../web/i18n/en/admin/sizes.ts';
import { stock as stockEn } from '../../web/i18n/en/admin/stock.ts';
import { unsaved as unsavedEn } from '../../web/i18n/en/unsaved.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const asAdmin = { Authorization: `Bearer ${token}` };

const idOf = async (slug: string) => {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (!row) throw new Error(`${slug} is gone`);
  return row.id;
};

async function openAdmin(options: Parameters<typeof openVisitor>[2]) {
  const visitor = await openVisitor(browser(), base, options);
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

test('on a phone in Arabic the seller counts a product, writes down what came and what was wasted, and takes it back', async () => {
  const say = stockAr;
  const visitor = await openAdmin({ language: 'ar', viewport: phone });
  const { page, visit } = visitor;
  const id = await idOf('makdous');
  await visit(`/admin/products/${id}`);
  await page.getByRole('link', { name: say.count, exact: true }).click();
  await page.getByText(say.intro).waitFor();
  await page.getByRole('button', { name: say.begin }).click();
  await page.getByText('المطلوب عدد صحيح من 0 إلى 99,999').waitFor();
  await page.getByLabel(say.pieces.counted).fill('١٢');
  await page.getByRole('button', { name: say.begin }).click();
  const level = page.getByRole('status').filter({ hasText: say.left });
  await expect.poll(() => level.textContent()).toContain('12');
  await expectAccessible(page, 'the stock of a product');

  // The fault says what is allowed: a movement of nothing is refused.
  for (const none of ['0', '-1']) {
    await page.getByLabel(say.pieces.received).fill(none);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText('المطلوب عدد صحيح من 1 إلى 99,999').waitFor();
  }
  await page.getByText(say.lowAt, { exact: false }).first().click();
  await page.getByRole('textbox', { name: say.lowAt }).fill('100');
  await page.getByRole('button', { name: say.save, exact: true }).last().click();
  await page.getByText('المطلوب عدد صحيح من 0 إلى 99', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: say.lowAt }).fill('3');
  await page.getByText(say.lowAt, { exact: false }).first().click();

  await page.getByRole('button', { name: say.acts.wasted }).click();
  await page.getByLabel(say.pieces.wasted).fill('13');
  await page.getByLabel(`${say.note} ${say.optional}`).fill('انكسر الرف');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.tooMany(12)).waitFor();
  // Some are sold before the next typed count is saved.
  await callAt(base, countStock, { id, left: 9 }, asAdmin);
  visitor.expected.push('409');
  await page.getByLabel(say.pieces.wasted).fill('10');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.changedMeanwhile).waitFor();
  await expect.poll(() => level.textContent()).toContain('9');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.tooMany(9)).waitFor();
  await callAt(base, countStock, { id, left: 12 }, asAdmin);
  await page.reload();
  await page.getByRole('button', { name: say.acts.wasted }).click();
  await page.getByLabel(say.pieces.wasted).fill('10');
  await page.getByLabel(`${say.note} ${say.optional}`).fill('انكسر الرف');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect.poll(() => level.textContent()).toContain('2');
  await page.getByText('انكسر الرف').waitFor();
  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await expect.poll(() => level.textContent()).toContain('12');
  await page.getByText(say.undone.wasted).waitFor();

  // The list shows the count in place of a switch, which would be wrong.
  await visit('/admin/products?state=counted');
  await page.getByRole('link', { name: /^المتبقي 12: مكدوس/ }).click();
  await level.waitFor();
  await page.getByRole('link', { name: say.back, exact: true }).click();
  await page.getByRole('link', { name: /^المتبقي 12: مكدوس/ }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?state=counted');
});

test('the stock of a product leads back to where one came from: the product, or the list of stock', async () => {
  const id = await idOf('makdous');
  await callAt(base, countStock, { id, left: 12 }, asAdmin);
  const { page, visit } = await openAdmin({ language: 'en', viewport: phone });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const isAt = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await visit(`/admin/products/${id}`);
  await link(stockEn.leftOf(12)).click();
  await isAt(`/admin/products/${id}/stock`);
  await link(sizesEn.back).click();
  await isAt(`/admin/products/${id}`);
  await visit('/admin/products/stock');
  await page
    .getByRole('listitem')
    .filter({ hasText: stockEn.leftOf(12) })
    .getByRole('link')
    .click();
  await isAt(`/admin/products/${id}/stock`);
  await link(stockEn.backToStock).click();
  await isAt('/admin/products/stock');
  await visit(`/admin/products/${id}/stock`);
  await link(stockEn.back).waitFor();
});

test('a product is added with its first count in one go; its sizes and the next product are one tap away, Back leads to the list, and Undo takes it away', async () => {
  const { page, visit } = await openAdmin({ language: 'en', viewport: phone });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const pathOf = () => new URL(page.url()).pathname;
  const fill = async (name: string) => {
    await page.getByLabel(productsEn.nameEn).fill(name);
    await page.getByLabel(productsEn.nameAr).fill(name);
    await page.getByLabel(productsEn.price).fill('4');
  };
  const add = async () => {
    await page.getByRole('button', { name: productsEn.add, exact: true }).click();
    await page.getByRole('heading', { name: productsEn.whatNext }).waitFor();
  };
  await visit('/admin/products?store=mouneh');
  await link(productsEn.newProduct).click();
  await fill('Quince jam');
  // The low-stock limit is asked together with the count, which replaces the in-stock choice.
  const pieces = page.getByLabel(stockEn.inStock);
  const available = page.getByRole('checkbox', { name: productsEn.availableLong });
  await available.waitFor();
  await pieces.fill('-1');
  await expect.poll(() => available.count()).toBe(0);
  await page.getByRole('button', { name: productsEn.add, exact: true }).click();
  await page.getByText(fieldErrors.pieces_invalid).waitFor();
  await pieces.fill('٨');
  await page.getByLabel(stockEn.lowAt).fill('10');
  await add();
  const quince = pathOf();
  await link(stockEn.leftOf(8)).waitFor();
  await expect.poll(() => link(stockEn.count).count()).toBe(0);
  await link(sizesEn.open(null)).first().click();
  await expect.poll(pathOf).toBe(`${quince}/sizes`);
  await link(sizesEn.back).click();
  await expect.poll(pathOf).toBe(quince);

  await link(productsEn.addAnother).click();
  await expect.poll(() => page.getByLabel(productsEn.nameEn).inputValue()).toBe('');
  await fill('Medlar jam');
  await add();
  const medlar = pathOf();
  expect(medlar).not.toBe(quince);
  await link(stockEn.count).first().click();
  await expect.poll(pathOf).toBe(`${medlar}/stock`);
  await page.goBack();
  await page.getByRole('heading', { name: productsEn.whatNext }).waitFor();
  await page.getByRole('button', { name: activityEn.undo, exact: true }).last().click();
  // The typed text is there again, and can be discarded.
  await expect.poll(pathOf).toBe('/admin/products/new');
  await expect.poll(() => page.getByLabel(productsEn.nameEn).inputValue()).toBe('Medlar jam');
  await page.goBack();
  await page.getByRole('button', { name: unsavedEn.discard, exact: true }).click();
  // Each page replaced the one before in the history: the list is one step back, unchanged.
  await expect.poll(() => page.url()).toContain('/admin/products?store=mouneh');
  await page.getByRole('row').filter({ hasText: 'Quince jam' }).waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Medlar jam' }).count()).toBe(0);
  // The next visit to the added product is like any other.
  await page.getByRole('row').filter({ hasText: 'Quince jam' }).getByRole('link').first().click();
  await link(stockEn.leftOf(8)).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: productsEn.whatNext }).count()).toBe(0);
});

test('a delivery is written down product by product in one list, which is searched, and what can’t be is said at its field', async () => {
  const say = stockAr;
  const [makdous, sumac] = [await idOf('makdous'), await idOf('ground-sumac')];
  for (const id of [makdous, sumac]) await callAt(base, countStock, { id, left: 4 }, asAdmin);
  const visitor = await openAdmin({ language: 'ar', viewport: phone });
  const { page, visit, words } = visitor;
  await visit('/admin/products');
  await page.getByRole('link', { name: say.title, exact: true }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const field = (name: string) => row(name).getByRole('textbox');
  await field('مكدوس').fill('٢٤');
  await row('مكدوس').getByRole('button').click();
  await row('مكدوس').getByText(say.leftOf(28)).waitFor();
  await expect.poll(() => field('مكدوس').inputValue()).toBe('');
  await field('سمّاق بلدي').fill('1.5');
  await page.keyboard.press('Enter');
  await row('سمّاق بلدي').getByText(words.errors.fields.moved_invalid).waitFor();
  await page.getByRole('button', { name: say.acts.counted }).click();
  await expect.poll(() => field('سمّاق بلدي').inputValue()).toBe('1.5');
  await field('سمّاق بلدي').fill('0');
  await page.keyboard.press('Enter');
  await row('سمّاق بلدي').getByText(say.leftOf(0)).waitFor();
  await page.getByRole('searchbox').fill('مكدوس');
  await expect.poll(() => row('سمّاق بلدي').count()).toBe(0);
  await field('مكدوس').waitFor();
  await expectAccessible(page, 'the list of stock');

  // Products that are not counted yet can be found from here too; the first count turns counting on.
  await page.getByRole('searchbox').fill('حلاوة');
  await page.getByRole('button', { name: say.searchAll, exact: true }).click();
  const halawa = page.getByRole('listitem').filter({ hasText: 'حلاوة' }).first();
  await halawa.getByText(say.notCounted).waitFor();
  await expectAccessible(page, 'the list of stock with what is not counted');
  await page.reload();
  await halawa.getByText(say.notCounted).waitFor();
  await halawa.getByRole('textbox').fill('٧');
  await halawa.getByRole('button').click();
  await halawa.getByText(say.leftOf(7)).waitFor();
  await page.getByRole('checkbox', { name: say.withUncounted }).uncheck();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: say.notCounted }).count()).toBe(0);
  await halawa.getByText(say.leftOf(7)).waitFor();
});

test('names of any length are whole in the stock list on the narrowest phone: what tells two products apart may be their end', async () => {
  const names = ['mild', 'very salty'].map((end) => `${'Cheese from the hills of Ajloun '.repeat(4)}${end}`);
  for (const name of names) {
    const product = { price: 3, category: 'dairy', store: 'mouneh', weight: '500g' } as const;
    const { id } = await callAt(base, createProduct, { ...product, name: { en: name, ar: name } }, asAdmin);
    await callAt(base, countStock, { id, left: 3 }, asAdmin);
  }
  const { page, visit } = await openAdmin({ language: 'en', viewport: { width: 320, height: 640 } });
  await visit('/admin/products/stock?q=hills');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect.poll(() => links.count()).toBe(2);
  const cut = () =>
    links
      .locator('bdi')
      .evaluateAll((all) => all.filter((name) => name.scrollHeight > name.clientHeight + 3).length);
  await expect.poll(cut).toBe(0);
  const [height] = await links.evaluateAll((all) => all.map((link) => link.closest('li')?.clientHeight ?? 0));
  expect(height).toBeLessThan(400);
});

test('a round of counting by keys: Enter saves and leads to the next product, and all fields stand in one column, those of long names too', async () => {
  const [makdous, sumac] = [await idOf('makdous'), await idOf('ground-sumac')];
  for (const id of [makdous, sumac]) await callAt(base, countStock, { id, left: 4 }, asAdmin);
  const name = 'Makdous of aubergines with walnuts and red pepper from Ajloun';
  const product = { price: 3, category: 'dairy', store: 'mouneh', weight: '500g' } as const;
  const long = await callAt(base, createProduct, { ...product, name: { en: name, ar: name } }, asAdmin);
  await callAt(base, countStock, { id: long.id, left: 3 }, asAdmin);
  const { page, visit } = await openAdmin({ language: 'en', viewport: { width: 360, height: 740 } });
  await visit('/admin/products/stock');
  await page.getByRole('button', { name: stockEn.acts.counted }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  const fields = rows.getByRole('textbox');
  await rows.filter({ hasText: name }).waitFor();
  const places = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(places).size).toBe(1);
  await fields.first().fill('21');
  await page.keyboard.press('Enter');
  await expect.poll(() => fields.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await rows.first().getByText(stockEn.leftOf(21)).waitFor();
  // A value that can't be saved must be corrected first.
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
  await rows.nth(1).getByRole('alert').waitFor();
  await expect.poll(() => fields.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await fields.first().getAttribute('enterkeyhint')).toBe('next');
});

test('what is counted twice at once is said, and the number to check is there', async () => {
  const say = stockEn;
  const id = await idOf('ground-sumac');
  await callAt(base, countStock, { id, left: 9 }, asAdmin);
  const visitor = await openAdmin({ language: 'en' });
  const { page, visit } = visitor;
  visitor.expected.push('409');
  await visit(`/admin/products/${id}/stock`);
  await page.getByRole('button', { name: say.acts.counted }).click();
  await page.getByLabel(say.pieces.counted).fill('7');
  await callAt(base, moveStock, { id, kind: 'received', quantity: 3 }, asAdmin);
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.changedMeanwhile).waitFor();
  const level = page.getByRole('status').filter({ hasText: say.left });
  await expect.poll(() => level.textContent()).toContain('12');
  await expect.poll(() => page.getByLabel(say.pieces.counted).inputValue()).toBe('7');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect.poll(() => level.textContent()).toContain('7');
});

test('shoppers read how many are left, and an order for more says so, with what there is in the cart', async () => {
  const id = await idOf('zaatar-mix').catch(() => idOf('ground-sumac'));
  await callAt(base, countStock, { id, left: 5 }, asAdmin);
  const { slug } =
    (await db.select({ slug: products.slug }).from(products).where(eq(products.id, id)))[0] ?? {};
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, visit, words } = visitor;
  const { email: shopper } = await signUpVisitor(visitor, base, 'رانيا حدّاد');
  await visit(`/products/${slug}`);
  await expect.poll(() => page.getByText(words.catalogue.fewLeft(5)).count()).toBe(0);
  await page.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
  await visit('/cart');
  await page.getByRole('textbox', { name: /^كمية/ }).fill('4');
  const inCart = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').state.items[0].quantity);
  await expect.poll(inCart).toBe(4);
  await callAt(base, moveStock, { id, kind: 'wasted', quantity: 3 }, asAdmin);
  visitor.expected.push('409');
  const other = await visitor.context.newPage();
  await other.goto(`${base}/ar/products/${slug}`);
  await other.getByRole('link', { name: `${words.catalogue.inCart(4)}، أكثر مما بقي` }).waitFor();
  await other.close();
  const guest = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await guest.visit(`/products/${slug}`);
  await guest.page.getByText(words.catalogue.fewLeft(2)).waitFor();
  // The quantity is limited to the stock.
  const quantity = guest.page.getByRole('textbox', { name: words.catalogue.quantity, exact: true }).first();
  await quantity.fill('9');
  await expect.poll(() => quantity.inputValue()).toBe('9');
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await expect
    .poll(() => guest.page.getByRole('button', { name: words.catalogue.more }).first().isDisabled())
    .toBe(true);
  await page.getByRole('button', { name: words.cart.proceed }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.checkout.street }).fill('شارع الرينبو');
  await dialog.getByRole('combobox', { name: words.checkout.city }).fill('عمّان');
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await dialog.getByRole('alert').getByText('2 فقط').waitFor();
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [order] = await db.select().from(orders).where(eq(orders.customerEmail, shopper));
  expect(order?.subtotalQirsh).toBe(2 * 225);
  await visit(`/products/${slug}`);
  await page.getByText(words.catalogue.outOfStock).first().waitFor();
});
