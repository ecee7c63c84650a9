import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { refineWords } from '../../web/storefront/refine-words.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts, findSmallTargets } from '../support/measure-page.ts';
import { openSeededShop } from '../support/open-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
await deps.db.update(products).set({ available: false }).where(eq(products.slug, 'makdous'));

test.each(['en', 'ar'] as const)(
  'on a phone a list is refined by place, price and stock, and Back takes back the last: %s',
  async (language) => {
    const say = refineWords[language];
    const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    const count = () => page.getByRole('main').getByRole('status').first().textContent();
    await visit('/products?store=mouneh');
    const whole = await count();
    await page.locator('summary').filter({ hasText: say.title }).click();

    await page.getByRole('combobox', { name: say.anyOrigin }).selectOption('Ajloun');
    await expect.poll(query).toEqual({ store: 'mouneh', origin: 'Ajloun' });
    await expect.poll(count).not.toBe(whole);
    const ofAjloun = await count();
    const from = page.getByRole('textbox', { name: `${say.price}: ${say.from}` });
    const to = page.getByRole('textbox', { name: `${say.price}: ${say.to}` });
    await from.fill('غالي');
    await from.press('Enter');
    await page.getByText(say.priceInvalid).waitFor();
    await from.fill('٩٠');
    await to.fill('5');
    await page.getByRole('button', { name: say.apply, exact: true }).click();
    await page.getByText(say.priceReversed).waitFor();
    expect(query()).toEqual({ store: 'mouneh', origin: 'Ajloun' });
    await from.fill('');
    await to.fill('٠٫٠١');
    await to.press('Enter');
    await page.getByRole('heading', { name: say.none }).waitFor();
    expect(query()).toEqual({ store: 'mouneh', origin: 'Ajloun', price_to: '0.01' });
    await page.getByText(say.chosen(2)).waitFor();
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expectAccessible(page, 'a refined list');

    // What was found stands in the place of the filter, which has said that it is on.
    await expect.poll(() => page.locator('details').getAttribute('open')).toBe(null);

    await page.goBack();
    await expect.poll(count).toBe(ofAjloun);
    await page.locator('summary').filter({ hasText: say.title }).click();
    await expect.poll(() => to.inputValue()).toBe('');
    await page.getByRole('link', { name: say.only.in_stock, exact: true }).click();
    await expect.poll(query).toEqual({ store: 'mouneh', origin: 'Ajloun', only: 'in_stock' });
    await page.reload();
    await expect.poll(() => page.getByRole('combobox', { name: say.anyOrigin }).inputValue()).toBe('Ajloun');
    await page.getByRole('link', { name: say.clear, exact: true }).click();
    await expect.poll(query).toEqual({ store: 'mouneh' });
    await expect.poll(count).toBe(whole);
  },
);

test.each([
  { language: 'en', q: 'tahini' },
  { language: 'ar', q: 'طحينة' },
] as const)(
  'where the filter hides all that a search finds, that is said, and the filter or the word alone is taken away: $language',
  async ({ language, q }) => {
    const say = refineWords[language];
    const { page, visit, words } = await openVisitor(browser(), base, { language, viewport: phone });
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    const main = page.getByRole('main');
    const none = main.getByRole('heading', { name: say.none });
    // The one above is the filter's own.
    const clear = main.getByRole('link', { name: say.clear }).last();
    const { items } = await callAt(base, listProducts, { store: 'mouneh', q, language });
    const category = items[0]?.category ?? '';
    const hidden = `/products?${new URLSearchParams({ store: 'mouneh', q, category, price_to: '0.01' })}`;
    await visit(hidden);
    await none.waitFor();
    await main.getByText(say.noneHint).waitFor();
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expectAccessible(page, 'a list that its filter empties');
    await clear.click();
    await expect.poll(query).toEqual({ store: 'mouneh', q, category });
    await none.waitFor({ state: 'detached' });
    await page.goBack();
    await main.getByRole('link', { name: words.catalogue.clearSearch }).click();
    await expect.poll(query).toEqual({ store: 'mouneh', category, price_to: '0.01' });

    // Without a search and a category the list without its filter is the whole shelf: one button leads there.
    await visit('/products?store=mouneh&price_to=0.01');
    await none.waitFor();
    await expect.poll(() => main.getByRole('link', { name: words.catalogue.wholeShelf }).count()).toBe(0);
    await clear.click();
    await expect.poll(query).toEqual({ store: 'mouneh' });
  },
);

/** Whether the button of the filter lies over the row of categories, or the row begins without its first category. */
function areCategoriesCovered(): boolean {
  const button = document.querySelector('summary')?.getBoundingClientRect();
  const row = document.querySelector('[role="search"] nav');
  const first = row?.firstElementChild?.getBoundingClientRect();
  if (!button || !row || !first) return true;
  const { left, right, top, bottom } = row.getBoundingClientRect();
  const isCut = first.left < left || first.right > right;
  return isCut || (left < button.right && right > button.left && top < button.bottom && bottom > button.top);
}

test.each(['en', 'ar'] as const)(
  'the button of the filter covers no category at any width of a phone, nor in letters twice as large: %s',
  async (language) => {
    const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    await visit('/products?store=mouneh&only=in_stock&price_from=1');
    await page.locator('summary').waitFor();
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      for (const width of [320, 360, 390, 430, 720]) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .poll(() => page.evaluate(areCategoriesCovered), { message: `${width} px at ${size}` })
          .toBe(false);
      }
    }
  },
);
