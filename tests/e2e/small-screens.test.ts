import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { freeIn } from '../../contracts/language.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { isInSight } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const languages = ['en', 'ar'] as const;

/** The lowest phone in portrait with letters at 200 %, and the lowest two in landscape. */
const upright = { width: 320, height: 640 };
const onSide = [
  { width: 568, height: 320 },
  { width: 740, height: 360 },
];

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Puts this quantity of one product into the cart of a browser that has not opened the shop yet. */
async function fillCart(page: Page, quantity: number): Promise<void> {
  const { data } = await (await fetch(`${base}/api/products?limit=1`)).json();
  const cart = JSON.stringify({ state: { items: [{ product: data[0], quantity }] }, version: 0 });
  await page.addInitScript((value) => localStorage.setItem('cart', value), cart);
}

/** The visible bar: whether it is fixed at the bottom, and which of its texts are cut or on a second line. */
const lookAtBar = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].find(
      (one) => one.offsetHeight > 0,
    );
    if (!bar) return null;
    const faults = [...bar.querySelectorAll<HTMLElement>('p, b, button, a')].flatMap((part) => {
      if (!part.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, height } = range.getBoundingClientRect();
      const box = part.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(part).fontSize) * 2;
      const isCut = left < box.left - 1 || right > box.right + 1 || box.left < 0 || box.right > innerWidth;
      return isCut || height > line ? [part.textContent] : [];
    });
    const isStuck = getComputedStyle(bar).position === 'fixed';
    return { isStuck: isStuck && bar.getBoundingClientRect().bottom <= innerHeight + 1, faults };
  });

test.each(languages)(
  'with letters of 200 % the cart’s bar stays at the foot, its words whole, whatever the sum is called: %s',
  async (language) => {
    const viewport = upright;
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });

    await fillCart(page, 99);
    await visit('/cart');
    await enlarge(page);
    const bar = page.getByRole('region', { name: words.cart.summary });
    await bar.getByRole('button', { name: words.cart.proceed }).waitFor();
    await expect.poll(() => lookAtBar(page)).toEqual({ isStuck: true, faults: [] });
    await bar
      .locator('p span')
      .first()
      .evaluate((name, text) => {
        name.textContent = text;
      }, { en: 'Total without delivery', ar: 'المجموع من دون التوصيل' }[language]);
    await expect.poll(() => lookAtBar(page)).toEqual({ isStuck: true, faults: [] });
  },
);

test.each(languages)(
  'with letters of 200 % a product’s price and Add are on the first screen: %s',
  async (language) => {
    const viewport = upright;
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    for (const slug of ['makdous', 'all-purpose-spray']) {
      await visit(`/products/${slug}`);
      await enlarge(page);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const bar = page.getByRole('region', { name, exact: true });
      await bar.getByRole('button', { name: words.cart.addToCart }).waitFor();
      await expect.poll(() => lookAtBar(page), { message: slug }).toEqual({ isStuck: true, faults: [] });
      await bar.getByRole('button', { name: words.cart.addToCart }).tap();
      await bar.getByRole('link', { name: words.cart.inCart }).waitFor();
      await expect.poll(async () => (await lookAtBar(page))?.isStuck, { message: slug }).toBe(true);
    }
  },
);

test.each(languages)(
  'on a phone on its side Add is whole on the first screen of each product, in the page or in the bar: %s',
  async (language) => {
    for (const viewport of onSide) {
      const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
      for (const slug of ['makdous', 'all-purpose-spray', 'labneh-balls-in-olive-oil']) {
        await visit(`/products/${slug}`);
        const ends = () =>
          page
            .getByRole('button', { name: words.cart.addToCart, exact: true })
            .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
        await expect
          .poll(async () => Math.min(...(await ends())), { message: `${slug}, ${viewport.width} px` })
          .toBeLessThanOrEqual(viewport.height);
      }
    }
  },
);

test.each(languages)(
  'the checkout has three whole fields above its foot on a phone on its side, and large letters make no sum of it smaller: %s',
  async (language) => {
    const viewport = onSide[0];
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, (await signUpAt(base)).Authorization.replace('Bearer ', ''));
    await fillCart(page, 2);
    await visit('/cart');
    await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).click();
    const dialog = page.getByRole('dialog', { name: words.checkout.title });
    await dialog.getByText(freeIn(language)).last().waitFor();
    const button = dialog.locator('[data-variant="whatsapp"]');
    for (const size of onSide) {
      await page.setViewportSize(size);
      const whole = () =>
        dialog.evaluate((sheet) => {
          const foot = sheet.querySelector('[data-variant="whatsapp"]')?.closest('div')?.parentElement;
          const end = foot?.getBoundingClientRect().top ?? 0;
          const fields = [...sheet.querySelectorAll<HTMLElement>(':is(input, textarea):not([aria-hidden])')];
          return fields.filter(
            (field) => field.checkVisibility() && field.getBoundingClientRect().bottom <= end,
          ).length;
        });
      await expect.poll(whole, { message: `${size.width} px` }).toBeGreaterThanOrEqual(3);
    }
    // With the keyboard open the bar is one line.
    await page.setViewportSize({ width: 740, height: 200 });
    const barLines = () =>
      button.evaluate(({ parentElement: foot }) => {
        const shown = [...(foot?.querySelectorAll('p') ?? [])].filter((line) => line.checkVisibility());
        return shown.map((line) =>
          Math.round(line.offsetHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
        );
      });
    await expect.poll(barLines).toEqual([1]);
    await page.setViewportSize(upright);
    const letters = () =>
      button.evaluate(({ parentElement: foot }) =>
        [...(foot?.querySelectorAll('p') ?? [])].map((line) =>
          Number.parseFloat(getComputedStyle(line).fontSize),
        ),
      );
    const usual = Math.min(...(await letters()));
    await enlarge(page);
    await expect.poll(async () => Math.min(...(await letters()))).toBeGreaterThan(usual);
  },
);

test.each(languages)(
  'with letters of 200 % what is said on a card’s picture lies clear of its price: %s',
  async (language) => {
    const setAvailable = (available: boolean) =>
      deps.db.update(products).set({ available }).where(eq(products.slug, 'makdous'));
    await setAvailable(false);
    onTestFinished(async () => {
      await setAvailable(true);
    });
    const viewport = { width: 390, height: 844 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/products?store=mouneh&q=makdous');
    await enlarge(page);
    const card = page.getByRole('main').locator('[data-with-note]').first();
    const rectOf = (part: string) => card.locator(`[class*="${part}"]`).first().boundingBox();
    const [note, tag] = await Promise.all([rectOf('_note_'), rectOf('_tag_')]);
    if (!note || !tag) throw new Error('the card shows no note or no price');
    expect(note.y + note.height).toBeLessThanOrEqual(tag.y);
  },
);

test.each(languages)(
  'a phone on its side has the two buttons of the home and the whole menu on its first screen: %s',
  async (language) => {
    const [, viewport] = onSide;
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/');
    for (const name of [words.home.start, words.home.stores]) {
      const button = page.getByRole('main').getByRole('link', { name }).first();
      expect(await button.evaluate(isInSight)).toBe(true);
    }
    await page.getByRole('button', { name: words.shell.menu }).tap();
    const links = page.getByRole('dialog', { name: words.shell.menu }).getByRole('link');
    await links.first().waitFor();
    for (const link of await links.all())
      expect(await link.evaluate(isInSight), (await link.textContent()) ?? '').toBe(true);
  },
);

test.each(languages)(
  'with letters of 200 % no category’s name on the page about the shop is broken within a word: %s',
  async (language) => {
    const viewport = { width: 360, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/about');
    await enlarge(page);
    const names = page.getByRole('main').locator('li:has(svg) > span');
    await expect.poll(() => names.evaluateAll(findBrokenWords)).toEqual([]);
  },
);

/** Words whose letters are split over two lines. */
function findBrokenWords(names: Element[]): string[] {
  const range = document.createRange();
  return names.flatMap((name) => {
    const text = name.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) return [];
    return [...(text.nodeValue ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test.each(languages)(
  'on a phone on its side all fields of the sign-up are on the first screen; upright, large letters leave room for its first: %s',
  async (language) => {
    for (const viewport of [...onSide, upright]) {
      const { page, visit, words } = await openVisitor(browser(), base, { language, viewport, touch: true });
      await visit('/signup');
      if (viewport === upright) await enlarge(page);
      const fields = page.getByRole('main').locator('input:not([type="checkbox"])');
      await page.getByRole('main').getByRole('button', { name: words.account.signup }).waitFor();
      const seen = viewport === upright ? fields.first() : fields.last();
      const message = `${viewport.width} × ${viewport.height}`;
      await expect.poll(() => seen.evaluate(isInSight), { message }).toBe(true);
    }
  },
);

test.each(languages)(
  'the names of both stores and the ways into them are on the first screen, on a phone on its side and on a laptop: %s',
  async (language) => {
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 1440, height: 900 },
      { width: 320, height: 568 },
      { width: 568, height: 320 },
      { width: 768, height: 1024 },
      { width: 1024, height: 600 },
      { width: 1366, height: 768 },
    ]) {
      for (const chosen of [null, 'cilka']) {
        const { page, words, visit } = await openVisitor(browser(), base, { language, viewport });
        if (chosen) await page.addInitScript((store) => localStorage.setItem('selectedStore', store), chosen);
        await visit('/store-selection');
        const { mouneh, cilka } = words.storeSelection;
        for (const text of [mouneh.kind, mouneh.enter, cilka.kind, cilka.enter])
          await expect
            .poll(() => page.getByRole('main').getByText(text, { exact: true }).evaluate(isInSight), {
              message: `${text} ${viewport.width} ${chosen}`,
            })
            .toBe(true);
      }
    }
  },
);

test('on a phone the bowl of the English headline touches neither of its words', async () => {
  for (const width of [320, 390]) {
    const viewport = { width, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport });
    await visit('/');
    const gaps = await page.locator('h1').evaluate((headline) => {
      const bowl = headline.querySelector('img[data-turn="3"]')?.getBoundingClientRect();
      if (!bowl) throw new Error('no bowl');
      const words = [...headline.querySelectorAll('[class*="word"]')].map((word) => {
        const range = document.createRange();
        range.setStart(word.firstChild as Text, 0);
        range.setEnd(word.firstChild as Text, (word.textContent ?? '').trimEnd().length);
        return range.getBoundingClientRect();
      });
      // The drawing leaves 13 % of its picture free on either side.
      const [left, right] = [bowl.left + bowl.width * 0.13, bowl.right - bowl.width * 0.13];
      return [left - (words[2]?.right ?? 0), (words[3]?.left ?? 0) - right];
    });
    expect([width, ...gaps.map((gap) => gap >= 2)]).toEqual([width, true, true]);
  }
});

test.each(languages)(
  'on a narrow phone the steps of an order each stand on one line: %s',
  async (language) => {
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const customer = await signUpAt(base);
    await callAt(base, placeOrder, orderOf(...items.map((one) => itemOf(one))), customer);
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, customer.Authorization.replace('Bearer ', ''));
    await visit('/orders');
    const steps = page.getByRole('list', { name: words.customer.orders.progress }).getByRole('listitem');
    await steps.first().waitFor();
    const lines = await steps.evaluateAll((all) =>
      all.map((step) => {
        const range = document.createRange();
        range.selectNodeContents(step.lastChild as Text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  },
);

test('what a product’s page says of the cart is not cut by the bar at the foot of the screen', async () => {
  for (const language of languages) {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/products/makdous');
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
    const line = page.getByRole('main').getByRole('link', { name: words.catalogue.inCart(1) });
    await line.waitFor();
    // A screen that ends below the line: the bar would lie over it, and not over the buttons.
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    await page.setViewportSize({ ...viewport, height: Math.round(y + height) + 14 });
    const isCovered = () =>
      line.evaluate((element) => {
        const at = element.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].some((bar) => {
          const { visibility } = getComputedStyle(bar);
          const { top, height } = bar.getBoundingClientRect();
          return height > 0 && visibility === 'visible' && at.bottom > top + 1 && at.top < top + height;
        });
      });
    await page.waitForTimeout(1000);
    expect([language, await isCovered()]).toEqual([language, false]);
  }
});
