import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { refineWords } from '../../web/storefront/refine-words.ts';
import { callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts, findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

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
    // Reported while typing, and the labels of both fields are still readable.
    await page.getByText(say.priceReversed).waitFor();
    await page.getByText(say.from, { exact: true }).waitFor();
    await to.fill('95');
    await page.getByText(say.priceReversed).waitFor({ state: 'detached' });
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

    // The results replace the filter, which shows that it is active.
    await expect.poll(() => page.locator('details').getAttribute('open')).toBe(null);

    await page.goBack();
    await expect.poll(count).toBe(ofAjloun);
    await page.locator('summary').filter({ hasText: say.title }).click();
    await expect.poll(() => to.inputValue()).toBe('');
    await page.getByRole('link', { name: say.only.in_stock, exact: true }).click();
    await expect.poll(query).toEqual({ store: 'mouneh', origin: 'Ajloun', only: 'in_stock' });
    await page.reload();
    await page.locator('summary').filter({ hasText: say.title }).click();
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
    const clear = main.getByRole('link', { name: say.clear });
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

    // Without a search and a category the list without its filter is the whole shelf: one button links to it.
    await visit('/products?store=mouneh&price_to=0.01');
    await none.waitFor();
    await expect.poll(() => main.getByRole('link', { name: words.catalogue.wholeShelf }).count()).toBe(0);
    await clear.click();
    await expect.poll(query).toEqual({ store: 'mouneh' });
  },
);

test.each([
  { language: 'en', width: 390, place: 'Irbid' },
  { language: 'ar', width: 360, place: 'إربد' },
] as const)(
  'on a phone a list that is filtered begins on the first screen: the filter is folded, and what is on is said and taken away one by one: $language',
  async ({ language, width, place }) => {
    const say = refineWords[language];
    const viewport = { width, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    const main = page.getByRole('main');
    const isOpen = () => page.locator('details').evaluate((filter: HTMLDetailsElement) => filter.open);
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await visit('/products?store=mouneh&origin=Irbid&category=dairy&price_to=34.5');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect.poll(isOpen).toBe(false);
      // The image and the price of a card; the cart's bar may cover the part below.
      const top = async () =>
        (
          await main
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading') })
            .first()
            .boundingBox()
        )?.y;
      await expect.poll(top).toBeLessThan(460);
    }
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, 'a folded filter that is on');
    const price = main.getByRole('link', { name: say.without(say.priceBetween(0, 34.5)) });
    await price.tap();
    await expect.poll(query).toEqual({ store: 'mouneh', origin: 'Irbid', category: 'dairy' });
    await price.waitFor({ state: 'detached' });
    await main.getByRole('link', { name: say.without(place) }).tap();
    await expect.poll(query).toEqual({ store: 'mouneh', category: 'dairy' });
    await page.goBack();
    await main.getByRole('link', { name: say.without(place) }).waitFor();

    // Several can be chosen without the list changing; a button shows the number of results, and collapses the filter.
    await page.locator('summary').tap();
    await page.getByRole('combobox', { name: say.anyOrigin }).selectOption('Ajloun');
    await expect.poll(query).toEqual({ store: 'mouneh', origin: 'Ajloun', category: 'dairy' });
    await page.getByRole('combobox', { name: say.anyOrigin }).selectOption('');
    await expect.poll(isOpen).toBe(true);
    const { data } = await (await fetch(`${base}/api/products?store=mouneh&category=dairy&limit=500`)).json();
    await page.getByRole('button', { name: say.show(data.length) }).waitFor();
    const cut = await page.locator('fieldset input').evaluateAll((fields) =>
      (fields as HTMLInputElement[]).flatMap((field) => {
        const { value } = field;
        field.value = `${field.placeholder}000`;
        const isCut = field.scrollWidth > field.clientWidth;
        field.value = value;
        return isCut ? field.placeholder : [];
      }),
    );
    expect(cut).toEqual([]);
    const to = page.getByRole('textbox', { name: `${say.price}: ${say.to}` });
    const show = page.locator('details button').last();
    const heightOf = async () => (await page.locator('details').boundingBox())?.height;
    const height = await heightOf();
    const dear = data.filter(({ price }: { price: number }) => price >= 3);
    const from = page.getByRole('textbox', { name: `${say.price}: ${say.from}` });
    // Typed values are counted before they are applied; until then no number of other prices is shown.
    const textAfter = async (field: Locator, text: string) => {
      await field.fill(text);
      return show.textContent();
    };
    expect(await textAfter(from, '3')).toBe(say.apply);
    await expect.poll(() => show.textContent()).toBe(say.show(dear.length));
    expect(await textAfter(from, '')).toBe(say.show(data.length));
    await to.fill('x');
    await expect.poll(() => show.textContent()).toBe(say.apply);
    await to.fill('0.01');
    await expect.poll(() => show.textContent()).toBe(say.show(0));
    expect(await heightOf()).toBe(height);
    expect(query()).toEqual({ store: 'mouneh', category: 'dairy' });
    await show.tap();
    await expect.poll(query).toEqual({ store: 'mouneh', category: 'dairy', price_to: '0.01' });
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => endOf(main.getByRole('heading', { name: say.none }))).toBeLessThan(620);
    await expect.poll(() => endOf(main.getByText(say.noneHint))).toBeLessThan(660);
  },
);

test.each(['en', 'ar'] as const)(
  'on a phone an open filter has its two buttons in sight, also what clears prices that are only typed: %s',
  async (language) => {
    const say = refineWords[language];
    const viewport = { width: 360, height: 420 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/products?store=mouneh');
    await page.locator('summary').tap();
    const filter = page.locator('details');
    const show = filter.getByRole('button').last();
    const clear = filter.getByRole('link', { name: say.clear });
    const isInSight = async (part: Locator) => {
      const box = await part.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
    };
    await expect.poll(() => isInSight(show)).toBe(true);
    await expect.poll(() => clear.count()).toBe(0);
    const from = page.getByRole('textbox', { name: `${say.price}: ${say.from}` });
    await from.fill('3');
    await expect.poll(() => isInSight(clear)).toBe(true);
    const [one, other] = [await clear.boundingBox(), await show.boundingBox()];
    expect(one?.y).toBe(other?.y);
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    await clear.tap();
    await expect.poll(() => from.inputValue()).toBe('');
    await clear.waitFor({ state: 'detached' });
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ store: 'mouneh' });
    await filter.getByRole('link', { name: say.only.in_stock, exact: true }).tap();
    await from.fill('3');
    await expect.poll(() => isInSight(clear)).toBe(true);
    await clear.tap();
    await expect.poll(() => new URL(page.url()).search).toBe('?store=mouneh');
    await expect.poll(() => from.inputValue()).toBe('');
  },
);

test('Back to a list that was left with the filter open finds it open, and its place; a wide window has it open from the start', async () => {
  const say = refineWords.en;
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'en',
    viewport: phone,
    touch: true,
  });
  const filter = page.locator('details');
  await visit('/products?store=mouneh&origin=Irbid');
  await page.locator('summary').tap();
  const card = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await card.getByRole('link').tap();
  await page.waitForURL(/products\/[a-z]/);
  await page.goBack();
  await expect.poll(() => filter.evaluate((box: HTMLDetailsElement) => box.open)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.setViewportSize(desktop);
  await visit('/products?store=mouneh&origin=Irbid');
  await page.getByRole('combobox', { name: say.anyOrigin }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: say.without('Irbid') }).count()).toBe(0);
});

test('on a phone Back closes an open filter before it leaves the list, also after another order was chosen, and Forward opens it again', async () => {
  const say = refineWords.en;
  const { page, words, visit } = await openVisitor(browser(), base, {
    language: 'en',
    viewport: phone,
    touch: true,
  });
  const isOpen = () => page.locator('details').evaluate((filter: HTMLDetailsElement) => filter.open);
  const query = () => new URL(page.url()).search;
  const go = (by: number) => page.evaluate((steps) => history.go(steps), by);
  await visit('/about');
  await visit('/products?store=mouneh');
  const openFilter = async () => {
    await page.locator('summary').filter({ hasText: say.title }).tap();
    await page.waitForFunction(() => history.state?.layers === 1);
  };
  await openFilter();
  await go(-1);
  await expect.poll(isOpen).toBe(false);
  await go(1);
  await expect.poll(isOpen).toBe(true);
  await page.getByRole('combobox', { name: words.catalogue.sortBy }).selectOption('price');
  await expect.poll(query).toBe('?store=mouneh&sort=price');
  await page.waitForFunction(() => history.state?.layers === 1);
  await expect.poll(isOpen).toBe(true);
  await go(-1);
  await expect.poll(isOpen).toBe(false);
  expect(query()).toBe('?store=mouneh&sort=price');
  await go(-1);
  await expect.poll(query).toBe('?store=mouneh');
  await expect.poll(isOpen).toBe(false);
  await go(-1);
  await page.waitForURL(/about$/);
});

test.each(['en', 'ar'] as const)(
  'on a wide window the button beside typed prices says how many products they leave before it is pressed: %s',
  async (language) => {
    const say = refineWords[language];
    const { page, visit } = await openVisitor(browser(), base, { language, viewport: desktop });
    const { data } = await (await fetch(`${base}/api/products?store=mouneh&category=dairy&limit=500`)).json();
    await visit('/products?store=mouneh&category=dairy&price_to=1000');
    const from = page.getByRole('textbox', { name: `${say.price}: ${say.from}` });
    const show = page.locator('fieldset').filter({ has: from }).getByRole('button');
    await from.fill('3');
    const dear = data.filter(({ price }: { price: number }) => price >= 3);
    await expect.poll(() => show.textContent()).toBe(say.show(dear.length));
    await from.fill('x');
    await expect.poll(() => show.textContent()).toBe(say.apply);
  },
);

/** Whether the filter's button covers the row of categories, or the row begins without its first category. */
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

test.each(['en', 'ar'] as const)(
  'a category that scrolls towards the button of the filter fades before it and is not cut at its edge, and the first is whole until then: %s',
  async (language) => {
    // Reduced motion has its own durations for animations.
    const { page, visit } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
      touch: true,
      motion: true,
    });
    await visit('/products?store=mouneh');
    const row = page.getByRole('search').getByRole('navigation');
    await page.locator('summary').waitFor();
    /** The contrast within a strip of three pixels beside the button: a border or a letter would raise it. */
    const contrast = async () => {
      const button = await page.locator('summary').boundingBox();
      if (!button) return 'no button';
      const { x, y, width, height } = button;
      const clip = { x: language === 'ar' ? x - 3 : x + width, y, width: 3, height };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      return Math.round(Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min)));
    };
    // At the window's other edge the row fades as long as more categories follow, and the last one is shown in full.
    const endFade = () =>
      row.evaluate((nav) => getComputedStyle(nav).getPropertyValue('--categories-end-fade'));
    await expect.poll(endFade).toBe('44px');
    const startFade = () =>
      row.evaluate((nav) => getComputedStyle(nav).getPropertyValue('--categories-fade'));
    await expect.poll(startFade).toBe('8px');
    await row.evaluate((nav) => {
      nav.scrollLeft = getComputedStyle(nav).direction === 'rtl' ? -5000 : 5000;
    });
    await expect.poll(endFade).toBe('0px');
    for (const by of [0, 30, 60, 90, 120]) {
      await row.evaluate((nav, left) => {
        nav.scrollLeft = getComputedStyle(nav).direction === 'rtl' ? -left : left;
      }, by);
      await expect.poll(contrast, { message: `scrolled by ${by} px` }).toBeLessThan(12);
    }
  },
);
