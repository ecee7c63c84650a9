import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { collections } from '../../server/collections/collection.table.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import {
  findLostTexts,
  findMisnamed,
  findSmallDisplay,
  findSmallFields,
  findSmallTargets,
} from '../support/layout-checks.ts';
import { openPage } from '../support/open-page.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const shelf = await deps.db.select({ id: products.id }).from(products).limit(5);
await deps.db.insert(collections).values({
  ...{
    slug: 'friday-breakfast',
    nameEn: 'Friday breakfast',
    nameAr: 'فطور الجمعة',
    shown: true,
    onHome: true,
  },
  productIds: shelf.map(({ id }) => id),
  position: 1,
});
const browser = openBrowser();
const browserWithImages = openBrowser({ images: true });

const pages = [
  '/',
  '/store-selection',
  '/products?store=mouneh',
  '/products?store=cilka&view=list',
  '/products?store=mouneh&q=zzzzqqq',
  '/collections/friday-breakfast',
  '/search',
  '/search?q=oil',
  '/search?q=zzzzqqq',
  '/products/labneh-balls-in-olive-oil',
  '/products/mint-tea-bags',
  '/cart',
  '/checkout',
  '/favorites',
  '/orders',
  '/profile',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/delivery-returns',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/newsletter/leave/no-such-letter',
  '/waitlist/leave/no-such-mail',
  '/offline',
];

/** Pages that depend on the session or on the cart. */
const pagesOfCustomers = [
  '/',
  '/cart',
  '/checkout',
  '/favorites',
  '/orders',
  '/profile',
  '/contact',
  '/confirm-email',
];

const wideLetters =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Ways of the same size are consecutive, since another size draws the page again. */
const waysOfReading = [
  ['a phone of 390 px', phone, ''],
  ['letters of 200% on a phone', phone, 'html { font-size: 200% }'],
  ['wide letters, words and lines', phone, wideLetters],
  ['a phone of 430 px', { width: 430, height: 932 }, ''],
  ['a phone of 360 px', { width: 360, height: 740 }, ''],
  ['a window of 320 px', { width: 320, height: 640 }, ''],
  ['a desktop zoomed to 200%', { width: 720, height: 450 }, ''],
  ['letters of 200% on a desktop', desktop, 'html { font-size: 200% }'],
] as const;

// Each language, size and scheme once: a page that is right in these two is right in the other combinations.
describe.each([
  ['ar', phone, 'dark'],
  ['en', desktop, 'light'],
] as const)('in %s, %o, %s', (language, viewport, colorScheme) => {
  test('every page has a title and one heading, names its fonts once, has fields that iOS does not zoom into, axe finds nothing, nothing moves for who asked for less motion, and no words are lost at any size', {
    timeout: 240_000,
  }, async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport, colorScheme });
    const { page, words } = visitor;
    for (const path of pages) {
      await page.setViewportSize(viewport);
      await openPage(visitor, base, path);
      const moving = await page.evaluate(findMotion);
      expect(moving, path).toEqual([]);
      await expect.poll(() => page.title(), { message: path }).toContain(words.shell.shopName);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: path }).toBe(1);
      await expect.poll(() => page.evaluate(findLostTexts), { message: path }).toEqual([]);
      await expect
        .poll(() => page.evaluate(findMisnamed), { message: `named otherwise than seen: ${path}` })
        .toEqual([]);
      await expect.poll(() => page.evaluate(findSmallDisplay), { message: path }).toEqual([]);
      await expect.poll(() => page.evaluate(findSmallFields), { message: path }).toEqual([]);
      await expect.poll(() => page.evaluate(countSheetsWithFonts), { message: path }).toBe(1);
      await expectAccessible(page, path);
      if (viewport === phone)
        await expect
          .poll(() => page.evaluate(findSmallTargets), { message: `too small for a finger: ${path}` })
          .toEqual([]);
      await expectWordsInEveryWay(page, path);
    }
  });

  test('pages of a customer with a cart lose no words at any size', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport, colorScheme });
    const { page } = visitor;
    const customer = await signUpVisitor(visitor, base, 'Salma Haddad');
    const [product] = await customer.call<[Product]>('GET', '/products?q=sumac');
    await customer.call('POST', '/orders', orderOf(itemOf(product, 99)));
    await customer.call('POST', '/favourites', { add: [product.id] });
    const cart = JSON.stringify([{ product, quantity: 2 }]);
    await page.addInitScript((items) => localStorage.setItem('cart', items), cart);
    for (const path of pagesOfCustomers) {
      await openPage(visitor, base, path);
      await expect
        .poll(() => page.evaluate(findMisnamed), { message: `named otherwise than seen: ${path}` })
        .toEqual([]);
      await expect.poll(() => page.evaluate(findSmallFields), { message: path }).toEqual([]);
      await expectWordsInEveryWay(page, path);
    }
  });
});

/** A second style sheet that declares the fonts makes the browser lay out the whole page again. */
const countSheetsWithFonts = () =>
  [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSFontFaceRule),
  ).length;

const findExcessWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const findLostWords = `({ lost: (${findLostTexts})(), isTooWide: (${findExcessWidth})() > 0 })`;

/** A reader's own styles come from the browser: the page's policy would block a style element. */
const readWith = (style: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
};

/** Leaves the page in the last of these ways. */
async function expectWordsInEveryWay(page: Page, path: string): Promise<void> {
  let last: (typeof waysOfReading)[number] | undefined;
  for (const way of waysOfReading) {
    const [name, size, style] = way;
    if (last?.[1] !== size) await page.setViewportSize(size);
    if (last?.[2] !== style) await page.evaluate(readWith, style);
    await expect
      .poll(() => page.evaluate(findLostWords), { message: `${path} ${name}` })
      .toEqual({ lost: [], isTooWide: false });
    last = way;
  }
}

/** Animations with a duration: none for visitors who prefer reduced motion, as these do. */
const findMotion = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
    .map((animation) => String((animation as CSSAnimation).animationName));

test('what a page looks like before its scripts is what it looks like after: nothing jumps', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { page, visit } = await openVisitor(browserWithImages(), base, { language, motion: true });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/products?store=mouneh', '/products/makdous', '/store-selection']) {
      await visit(path);
      await page.waitForFunction(
        () => document.readyState === 'complete' && document.fonts.status === 'loaded',
      );
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift, `${path} in ${language}`).toBeLessThan(0.05);
    }
  }
});
