import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { countStock } from '../../contracts/stock.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { sizes as sizesAr } from '../../web/i18n/ar/admin/sizes.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { sizes as sizesEn } from '../../web/i18n/en/admin/sizes.ts';
import { stock as stockEn } from '../../web/i18n/en/admin/stock.ts';
import { callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findFocusFault, findLostTexts, findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

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

/** Gives a seeded product a smaller and a larger size. */
async function addSizes(slug: string, prices: [number, number]) {
  const id = await idOf(slug);
  const [own] = await callAt(base, getSizes, { id }, asAdmin);
  if (!own) throw new Error('no product');
  const { weight, price, version } = own;
  const sizes = [
    { id: null, weight: '250g', price: prices[0], version: null },
    { id, weight, price, version },
    { id: null, weight: '5kg', price: prices[1], version: null },
  ];
  return (await callAt(base, saveSizes, { id, sizes }, asAdmin)).sizes;
}

test('on a phone in Arabic the seller makes a group of sizes in one table, is told what is wrong, and takes it back', async () => {
  const say = sizesAr;
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone, touch: true });
  const { page, visit, words } = visitor;
  await page.addInitScript(keepSession, token);
  await visit(`/admin/products/${await idOf('makdous')}`);
  await page.getByRole('link', { name: say.open(null), exact: true }).click();
  const row = (place: number) => page.getByRole('main').getByRole('listitem').nth(place);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const labelAt = (place: number, language: 'en' | 'ar') => field(say.sizeAtIn(place, language));
  await expect.poll(() => labelAt(1, 'en').inputValue()).not.toBe('');
  const own = await labelAt(1, 'en').inputValue();
  // A single size can neither be moved nor removed.
  await expect.poll(() => row(0).getByRole('button').count()).toBe(0);
  // The text that Arabic readers get is the placeholder until a label is typed.
  await expect.poll(() => labelAt(1, 'ar').getAttribute('placeholder')).toBe(formatWeight(own, 'ar'));
  await page.getByRole('button', { name: say.add, exact: true }).click();
  const isNewInUse = () => labelAt(2, 'ar').evaluate((element) => element === document.activeElement);
  await expect.poll(isNewInUse).toBe(true);
  await expect.poll(() => page.evaluate(findFocusFault)).toBe(null);
  // The first fault of a row has the focus: its size comes before its price.
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await row(1).getByText(words.errors.fields.size_required).waitFor();
  await expect.poll(isNewInUse).toBe(true);
  await expect.poll(() => page.evaluate(findFocusFault)).toBe(null);
  await labelAt(2, 'en').fill(own);
  await field(say.priceAt(2)).fill('٢٫٧٥');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await row(1).getByText(words.errors.fields.size_twice).waitFor();
  await labelAt(2, 'en').fill('Small jar');
  await labelAt(2, 'ar').fill('مرطبان صغير');
  await page.getByRole('button', { name: say.up(say.sizeAt(2)) }).click();
  await expect.poll(() => labelAt(1, 'ar').inputValue()).toBe('مرطبان صغير');
  await expect.poll(() => labelAt(1, 'en').inputValue()).toBe('Small jar');
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await expectAccessible(page, 'sizes of a product');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.saved).waitFor();
  await page.getByRole('button', { name: say.remove(formatWeight(own, 'ar')) }).waitFor();

  const shopper = await openVisitor(browser(), base, { language: 'ar', viewport: phone, touch: true });
  const { catalogue } = shopper.words;
  await shopper.visit('/products?store=mouneh&q=makdous');
  const card = shopper.page.getByRole('listitem').filter({ hasText: 'مكدوس بالجوز' });
  await card.getByText(catalogue.sizes(2)).waitFor();
  await expect.poll(() => card.textContent()).toContain(`${catalogue.priceFrom}\u00a02.75`);
  // Each reader sees only the label in their own language.
  for (const [path, label, other] of [
    ['/ar', 'مرطبان صغير', 'Small jar'],
    ['', 'Small jar', 'مرطبان صغير'],
  ] as const) {
    const html = await (await fetch(`${base}${path}/products/makdous`)).text();
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(shown).toContain(label);
    expect(shown).not.toContain(other);
  }

  await page.getByRole('button', { name: activity.undo, exact: true }).click();
  await page.getByText(activity.undoDone).waitFor();
  await expect.poll(() => labelAt(2, 'en').count()).toBe(0);
  await shopper.page.reload();
  await expect.poll(() => card.textContent()).not.toContain(catalogue.sizes(2));
});

test.each(['en', 'ar'] as const)(
  'in %s a list leads to the sizes, and the page goes from one to the other with its place, its focus and its quantity',
  async (language) => {
    const slug = language === 'en' ? 'fresh-basket-cheese' : 'halloumi-folded-with-mint';
    const sizes = await addSizes(slug, [1.5, 40]);
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words, visit } = visitor;
    const { catalogue, cart } = words;
    const name = sizes[0]?.name[language] ?? '';
    await visit('/products?store=mouneh&category=dairy&sort=price');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect.poll(() => card.count()).toBe(1);
    await card.getByText(catalogue.sizes(3)).waitFor();
    // It does not say which size a plus would add.
    await expect.poll(() => card.getByRole('button', { name: cart.addNamed(name) }).count()).toBe(0);
    await card.getByRole('link', { name: catalogue.chooseSizeOf(name) }).click();
    const choice = page.getByRole('navigation', { name: catalogue.chooseSize });
    const links = choice.getByRole('link');
    await expect.poll(() => links.count()).toBe(3);
    await expect.poll(() => links.nth(0).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
    await expectAccessible(page, 'a product with sizes');
    const buy = page.getByRole('main');
    await buy.getByRole('button', { name: catalogue.more }).first().click();
    await page.evaluate(() => {
      (window as { isSame?: boolean }).isSame = true;
      scrollTo(0, 60);
    });
    await links.nth(2).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(sizes[2]?.slug ?? '-'));
    await expect.poll(() => links.nth(2).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('40.00');
    await expect.poll(() => page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(60);
    await expect
      .poll(() => links.nth(2).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect
      .poll(() => buy.getByRole('textbox', { name: catalogue.quantity }).first().inputValue())
      .toBe('2');
    // A size that can't be ordered has no bar at the bottom; the bar returns with the next size that can.
    const bar = page.getByRole('region', { name, exact: true });
    await page.setViewportSize({ width: 360, height: 420 });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.waitFor();
    await callAt(base, countStock, { id: sizes[0]?.id ?? '', left: 0 }, asAdmin);
    await links.nth(0).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('p').getByText(catalogue.outOfStock).waitFor();
    await expect.poll(() => bar.count()).toBe(0);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await bar.waitFor();
    // One step back is the list: the sizes replaced each other in the history.
    await page.goBack();
    await page.waitForURL((url) => url.pathname.endsWith('/products'));
  },
);

test('each size is a page of its own for search engines, one of a group', async () => {
  const sizes = await addSizes('karak-jameed', [3, 60]);
  for (const { slug, id } of sizes) {
    const html = await (await fetch(`${base}/products/${slug}`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/products/${slug}"`));
    const [, data] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
    const product = JSON.parse(data ?? '{}')['@graph'][0];
    expect(product.sku).toBe(id);
    expect(product.isVariantOf['@type']).toBe('ProductGroup');
    expect(product.isVariantOf.hasVariant.map(({ url }: { url: string }) => url.split('/').at(-1))).toEqual(
      sizes.map((size) => size.slug),
    );
  }
});

test('in English on a desktop the seller counts sizes in their table, is told when some were sold meanwhile, and takes all of it back', async () => {
  const [small, own] = await addSizes('labneh-balls-in-olive-oil', [2, 40]);
  if (!small || !own) throw new Error('sizes are gone');
  const count = (id: string, left: number) => callAt(base, countStock, { id, left }, asAdmin);
  await count(small.id, 8);
  const { page, visit, expected } = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  expected.push('400');
  await page.addInitScript(keepSession, token);
  await visit(`/admin/products/${own.id}/sizes`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const left = field(sizesEn.leftAt(1));
  await expect.poll(() => left.getAttribute('placeholder')).toBe('8');
  // A size that isn't counted has no such field.
  await expect.poll(() => field(sizesEn.leftAt(2)).count()).toBe(0);
  const saving = page.getByRole('button', { name: sizesEn.save, exact: true });
  await left.fill('many');
  await saving.click();
  await page.getByText(fieldErrors.pieces_invalid).waitFor();
  await left.fill('5');
  await field(sizesEn.priceAt(2)).fill('9.25');
  await count(small.id, 6);
  await saving.click();
  await page.getByRole('listitem').getByText(fieldErrors.count_stale).waitFor();
  await expect.poll(() => left.inputValue()).toBe('5');
  await expect.poll(() => left.getAttribute('placeholder')).toBe('6');
  await page.getByText(stockEn.leftOf(6)).waitFor();
  await expectAccessible(page, 'a count that was refused');
  await saving.click();
  await page.getByText(sizesEn.saved).waitFor();
  await expect.poll(() => left.getAttribute('placeholder')).toBe('5');
  await expect.poll(() => left.inputValue()).toBe('');
  await page.getByRole('button', { name: activityEn.undo, exact: true }).click();
  await page.getByText(activityEn.undoDone).waitFor();
  await expect.poll(() => left.getAttribute('placeholder')).toBe('6');
  await expect.poll(() => field(sizesEn.priceAt(2)).inputValue()).not.toBe('9.25');
});
