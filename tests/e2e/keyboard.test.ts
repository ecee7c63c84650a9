import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { desktop, onDesktop, onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { holdBackFile } from '../support/hold-back-file.ts';
import { takeKeyboard } from '../support/keyboard.ts';
import { findFocusFault } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

test('by keys alone a guest finds labneh, fills the cart, signs up on the way and sends the order', async () => {
  const visitor = await openVisitor(browser(), base, { viewport: desktop });
  const { page, visit, words } = visitor;
  const { account, cart, catalogue, checkout, home, shell } = words;
  const keys = takeKeyboard(page);
  const labneh = 'Labneh balls in olive oil';

  await visit('/');
  await keys.press('Tab');
  await expect.poll(() => focusedText(page)).toBe(shell.skipToContent);
  await keys.press('Enter');
  await keys.tabTo('link', home.start);
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: catalogue.stores.title }).waitFor();
  await keys.tabTo('link', new RegExp(catalogue.stores.mouneh.kind), { exact: false });
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: catalogue.stores.mouneh.shelf }).waitFor();

  await keys.tabTo('combobox', catalogue.search);
  await keys.type('labneh balls');
  await keys.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'labneh balls');
  await page.getByRole('heading', { name: labneh }).waitFor();
  await keys.tabTo('combobox', catalogue.category);
  await keys.type('Milk');
  await page.waitForURL((url) => url.searchParams.get('category') === 'dairy');
  await keys.tabTo('button', catalogue.list);
  await keys.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('view') === 'list');
  await expect.poll(() => focusedText(page)).toBe(catalogue.list);
  await keys.tabTo('link', labneh);
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: labneh }).waitFor();

  await keys.tabTo('button', cart.addToCart);
  await keys.press('Enter');
  await page.getByRole('status').getByText(cart.added(labneh, 1)).waitFor();
  await keys.tabTo('link', new RegExp(`^${shell.cart(1, '').slice(0, 12)}`), { back: true });
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
  await keys.tabTo('textbox', catalogue.quantityOf(labneh));
  await keys.press('ArrowUp', 2);
  await page.getByText(cart.each('3.50 JD')).waitFor();
  await keys.tabTo('button', cart.proceed);
  await keys.press('Enter');

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: account.signupTab }).waitFor();
  await keys.tabTo('tab', account.signupTab, { back: true });
  await keys.press('ArrowLeft');
  await keys.press('ArrowRight');
  await keys.tabTo('textbox', account.name);
  await keys.type('Rania Haddad');
  await keys.press('Tab');
  await keys.type('rania-keys@example.com');
  await keys.press('Tab');
  await keys.type('sumac-and-thyme');
  await keys.press('Tab', 2);
  await keys.type('sumac-and-thyme');
  await keys.tabTo('checkbox', account.terms);
  await keys.press('Space');
  await keys.tabTo('button', account.signup);
  await keys.press('Enter');

  await page.getByRole('heading', { name: checkout.title }).waitFor();
  await keys.tabTo('textbox', new RegExp(checkout.phone));
  await keys.type('0791234567');
  await keys.press('Tab');
  await keys.type('Rainbow Street 14');
  await keys.press('Tab');
  await keys.type('amm');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.tabTo('button', checkout.send);
  await keys.press('Enter');
  await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  await expect.poll(() => focusedText(page)).toBe(checkout.openWhatsapp);
  await expect.poll(() => visitor.whatsapp).toHaveLength(1);
  await keys.tabTo('button', checkout.keepShopping);
  await keys.press('Enter');
  await page.getByRole('heading', { name: cart.empty }).waitFor();
  await keys.press('Tab');
});

/** The fault of a tab stop, and whether no stop was left. */
const lookAtStop = `({ fault: (${findFocusFault})(), isOver: document.activeElement === document.body })`;

/** A fault counts only once the page is idle: under load it is scrolled a moment after the key press. */
async function findStop(page: Page): Promise<{ fault: string | null; isOver: boolean }> {
  let stop = { fault: null as string | null, isOver: false };
  const isWell = async () => {
    stop = await page.evaluate<typeof stop>(lookAtStop);
    if (stop.fault) throw new Error(stop.fault);
  };
  await vi.waitFor(isWell, { timeout: 5000 }).catch(() => {});
  return stop;
}

const tabbed = [
  '/',
  '/products?store=mouneh',
  '/products/makdous',
  '/cart',
  '/contact',
  '/about',
  '/profile',
];

describe.each([onDesktop, onPhone])('in $language', ({ language, viewport }) => {
  test('every stop of Tab, there and back, is marked and not under anything', {
    timeout: 120_000,
  }, async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport });
    const { page } = visitor;
    await signUpVisitor(visitor, base, 'Salma Haddad');
    for (const path of tabbed) {
      await visitor.visit(path);
      for (const key of ['Tab', 'Shift+Tab']) {
        const faults = new Set<string | null>();
        for (let stop = 0; stop < 200; stop += 1) {
          await page.keyboard.press(key);
          const { fault, isOver } = await findStop(page);
          faults.add(fault);
          if (isOver) break;
        }
        expect([...faults], `${path}, ${key}`).toEqual([null]);
      }
      await expect
        .poll(() => page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count(), {
          message: path,
        })
        .toBe(0);
    }
  });
});

test.each([
  ['grid', 'Buy Now', 'Add to Cart'],
  ['list', 'Add to Cart', 'Buy Now'],
])(
  'in a %s Tab goes through a product as it is seen: its name, its heart, %s, %s',
  async (view, ...deeds) => {
    const { page, visit } = await openVisitor(browser(), base, { viewport: desktop });
    await visit(`/products?store=mouneh&view=${view}`);
    const card = page.getByRole('main').getByRole('listitem').first();
    const nameStops = (stops: Element[]) =>
      stops.map((stop) => {
        if (stop.tagName === 'A') return 'name';
        return stop.ariaPressed ? 'heart' : stop.textContent || stop.getAttribute('title');
      });
    await expect
      .poll(() => card.locator('a, button').evaluateAll(nameStops))
      .toEqual(['name', 'heart', ...deeds]);
  },
);

describe('in Arabic, on a desktop', () => {
  const { language } = onPhone;

  test('the account menu opens by an arrow, is gone through by arrows and gives the focus back', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: desktop });
    const { page, words } = visitor;
    await signUpVisitor(visitor, base, 'Salma Haddad');
    await visitor.visit('/');
    const keys = takeKeyboard(page);
    const trigger = `${words.shell.account}: Salma Haddad`;
    await keys.tabTo('button', trigger);
    await keys.press('ArrowDown');
    await expect.poll(() => focusedText(page)).toBe(words.shell.profile);
    await keys.press('ArrowUp');
    await expect.poll(() => focusedText(page)).toBe(words.shell.logout);
    await keys.press('ArrowDown', 2);
    await expect.poll(() => focusedText(page)).toBe(words.shell.orders);
    await keys.press('Escape');
    await expect.poll(() => focusedText(page)).toBe(trigger);
    await keys.press('Enter');
    await page.getByRole('link', { name: words.shell.profile }).first().waitFor();
    await keys.press('Tab', 4);
    await expect.poll(() => page.getByRole('button', { name: words.shell.logout }).count()).toBe(0);
  });
});

describe('in English', () => {
  const { language } = onDesktop;

  test("the phone's menu keeps the focus, and gives it back at Esc", async () => {
    const { page, visit, words } = await openVisitor(browser(), base, { language, viewport: phone });
    await visit('/');
    const keys = takeKeyboard(page);
    await keys.tabTo('button', words.shell.menu);
    await keys.press('Enter');
    await page.getByRole('dialog', { name: words.shell.menu }).waitFor();
    for (let stop = 0; stop < 12; stop += 1) {
      await keys.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await keys.press('Escape');
    await expect.poll(() => focusedText(page)).toBe(words.shell.menu);
  });

  test("the phone's menu gives the focus back to its button when its file comes late", async () => {
    const { page, visit, words, context } = await openVisitor(browser(), base, { language, viewport: phone });
    const release = await holdBackFile(context, 'mobile-menu');
    await visit('/');
    const keys = takeKeyboard(page);
    await keys.tabTo('button', words.shell.menu);
    await keys.press('Enter');
    await keys.press('Tab');
    release();
    await page.getByRole('dialog', { name: words.shell.menu }).waitFor();
    await keys.press('Escape');
    await expect.poll(() => focusedText(page)).toBe(words.shell.menu);
  });

  test('the turning shelf can be stopped, and never takes the focus away', async () => {
    const { page, visit, words } = await openVisitor(browser(), base, {
      language,
      viewport: desktop,
      motion: true,
    });
    await page.clock.install();
    await visit('/');
    const keys = takeKeyboard(page);
    const { featured } = words.home;
    const range = page.getByText(/^1.6 (of|من) \d+$/);
    await keys.tabTo('button', featured.pause);
    await keys.press('Enter');
    await expect.poll(() => focusedText(page)).toBe(featured.play);
    await page.clock.runFor(25_000);
    await range.waitFor();
    await keys.press('Enter');
    await keys.press('Tab');
    const held = await page.evaluate(() => document.activeElement?.textContent);
    await page.clock.runFor(25_000);
    await range.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(held);
    await keys.press('Shift+Tab');
    await page.clock.runFor(10_500);
    await page.getByText(/^7.12 (of|من) \d+$/).waitFor();
    await expect.poll(() => focusedText(page)).toBe(featured.pause);
  });

  test('a bar whose file comes late does not stay over what has the focus by then', async () => {
    const { page, visit } = await openVisitor(browser(), base, { ...onPhone, language, isFirstVisit: true });
    const release = await holdBackFile(page, 'buy-bar');
    await visit('/products/makdous');
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('footer a');
      window.scrollBy(0, (link?.getBoundingClientRect().bottom ?? 0) - window.innerHeight);
      link?.focus({ preventScroll: true });
    });
    release();
    await page.locator('[data-bottom-bar]').filter({ visible: true }).waitFor();
    await expect.poll(() => page.evaluate(findFocusFault)).toBeNull();
  });
});

/** The accessible name of the focused element, as far as the element itself gives it. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
