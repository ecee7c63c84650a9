import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { desk, letIn, openBrowser, phone, type Visitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinShop } from '../support/join-shop.ts';
import { findLostTexts, findSmallTargets } from '../support/measure-page.ts';
import { openSeededShop } from '../support/open-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

const pages = [
  '/',
  '/store-selection',
  '/products?store=mouneh',
  '/products?store=cilka&view=list',
  '/products?store=mouneh&q=zzzzqqq',
  '/products/labneh-balls-in-olive-oil',
  '/products/mint-tea-bags',
  '/cart',
  '/checkout',
  '/favorites',
  '/orders',
  '/profile',
  '/about',
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/newsletter/leave/no-such-letter',
  '/offline',
];

const waysOfReading = [
  ['a window of 320 px', { width: 320, height: 640 }, ''],
  ['a desk zoomed to 200%', { width: 720, height: 450 }, ''],
  ['letters of 200% on a phone', phone, 'html { font-size: 200% }'],
  ['letters of 200% on a desk', desk, 'html { font-size: 200% }'],
  [
    'wide letters, words and lines',
    phone,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const;

describe.each([
  ['en', phone, 'light'],
  ['en', desk, 'dark'],
  ['ar', phone, 'dark'],
  ['ar', desk, 'light'],
] as const)('in %s, %o, %s', (language, viewport, colorScheme) => {
  test.each(pages)('%s has a title and one heading, fits its screen, and axe finds nothing', async (path) => {
    const visitor = await letIn(browser(), base, { language, viewport, colorScheme });
    const { page, words } = visitor;
    await open(visitor, path);
    expect(await page.title()).toContain(words.shell.shopName);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(findLostTexts)).toEqual([]);
    await expectAccessible(page, path);
    if (viewport === phone)
      expect(await page.evaluate(findSmallTargets), 'too small for a finger').toEqual([]);
  });
});

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test.each(pages)('%s loses no words at its sides, however large or wide its letters are', async (path) => {
    const visitor = await letIn(browser(), base, { language, viewport: phone });
    const { page } = visitor;
    const customer = await joinShop(visitor, base, 'Salma Haddad');
    const [product] = await customer.call<Product[]>('GET', '/products?q=sumac');
    const cart = JSON.stringify([{ product, quantity: 2 }]);
    await page.addInitScript((items) => localStorage.setItem('cart', items), cart);
    await open(visitor, path);
    for (const [way, size, style] of waysOfReading) {
      await page.setViewportSize(size);
      await page.evaluate((text) => {
        const sheet = document.getElementById('reader') ?? document.createElement('style');
        Object.assign(sheet, { id: 'reader', textContent: text });
        document.head.append(sheet);
      }, style);
      expect(await page.evaluate(findLostTexts), way).toEqual([]);
    }
  });

  test('who asked for less motion sees none', async () => {
    const visitor = await letIn(browser(), base, { language, viewport: desk });
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/products?store=mouneh', '/about', '/login']) {
      await open(visitor, path);
      const moving = await visitor.page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
          .map((animation) => String((animation as CSSAnimation).animationName)),
      );
      expect(moving, path).toEqual([]);
    }
  });
});

describe.each([
  ['ar', phone, 'light'],
  ['ar', desk, 'dark'],
  ['en', phone, 'dark'],
  ['en', desk, 'light'],
] as const)('what opens in %s, %o, %s: axe finds nothing, and a finger finds everything', (...at) => {
  const [language, viewport, colorScheme] = at;
  const enter = () => letIn(browser(), base, { language, viewport, colorScheme });
  const look = async ({ page }: Visitor, where: string) => {
    await expectAccessible(page, where);
    expect(await page.evaluate(findLostTexts), where).toEqual([]);
    expect(await page.evaluate(findSmallTargets), where).toEqual([]);
  };

  test('a guest: login, signup, menu, no such page, broken page', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { account, catalogue, shell } = words;
    await open(visitor, '/products/ground-sumac');
    await page.getByRole('main').getByRole('button', { name: catalogue.buyNow, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: account.login }).click();
    await dialog.getByRole('alert').first().waitFor();
    await look(visitor, 'login');
    await dialog.getByRole('tab', { name: account.signupTab }).click();
    await dialog.getByRole('button', { name: account.signup }).click();
    await dialog.getByRole('alert').first().waitFor();
    await look(visitor, 'signup');
    await page.keyboard.press('Escape');

    if (viewport === phone) {
      await page.getByRole('button', { name: shell.menu }).click();
      await look(visitor, 'menu');
      await page.keyboard.press('Escape');
    }
    visitor.expected.push('404');
    await open(visitor, '/no-such-page');
    await look(visitor, 'no such page');
    visitor.expected.push('500', 'Server', 'server');
    await open(visitor, '/products?store=mouneh');
    await page.route('**/products/**.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('main').locator('li a').first().click();
    await page.getByRole('heading', { name: shell.broken.title }).waitFor();
    await look(visitor, 'broken page');
  });

  test('a customer who buys: toast, cart, checkout, saved order, orders', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { catalogue, cart, checkout, customer } = words;
    await joinShop(visitor, base, 'Salma Haddad');
    await open(visitor, '/products/ground-sumac');
    const main = page.getByRole('main');
    const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click();
    await page.getByText(catalogue.added(name)).waitFor();
    await look(visitor, 'toast');

    await open(visitor, '/cart');
    await look(visitor, 'cart');
    await page.getByRole('button', { name: cart.clear }).click();
    await look(visitor, 'question');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: cart.proceed }).click();
    const send = page.getByRole('button', { name: checkout.send });
    await page.getByRole('textbox', { name: checkout.phone }).fill('12');
    await send.click();
    await look(visitor, 'checkout with errors');
    await page.getByRole('combobox', { name: checkout.city }).click();
    await page.keyboard.press('ArrowDown');
    await look(visitor, 'governorates');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: checkout.phone }).fill('0791234567');
    await page.getByRole('textbox', { name: checkout.street }).fill('Rainbow Street 12');
    await send.click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    await look(visitor, 'saved order');
    await page.getByRole('link', { name: checkout.myOrders }).last().click();
    await page.getByRole('heading', { level: 1, name: customer.orders.title }).waitFor();
    await look(visitor, 'orders');
    await main.getByRole('button', { name: new RegExp(customer.orders.detailsNamed('MN-')) }).click();
    await page.getByRole('dialog').waitFor();
    await look(visitor, 'order');
  });

  test('a customer at home: menu, favourites, profile, settings, farewell', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { catalogue, customer, shell } = words;
    await joinShop(visitor, base, 'Salma Haddad');
    await open(visitor, '/products/ground-sumac');
    const main = page.getByRole('main');
    const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main
      .getByRole('button', { name: catalogue.favourite(name) })
      .first()
      .click();
    if (viewport === phone) await page.getByRole('button', { name: shell.menu }).click();
    else await page.getByRole('button', { name: new RegExp(`^${shell.account}`) }).click();
    await look(visitor, 'menu');
    await page.keyboard.press('Escape');

    await open(visitor, '/favorites');
    await look(visitor, 'favourites');
    await open(visitor, '/profile');
    await look(visitor, 'profile');
    await main.getByRole('button', { name: customer.profile.edit }).click();
    await look(visitor, 'profile being edited');
    await main.getByRole('tab', { name: customer.profile.settings }).click();
    await look(visitor, 'settings');
    await main.getByRole('button', { name: customer.profile.deleteAccount }).click();
    await look(visitor, 'farewell');
  });
});

/** Opens a page and waits for what it loads by itself; not for the network, which a live page never leaves alone. */
async function open(visitor: Visitor, path: string): Promise<void> {
  // The only page that never wakes: it has no scripts.
  if (path === '/offline') await visitor.page.goto(base + pathInLanguage(path, visitor.language));
  else await visitor.visit(path);
  await visitor.page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}

test('what a page looks like before its scripts is what it looks like after: nothing jumps', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { page, visit } = await letIn(browser(), base, { language });
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
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift, `${path} in ${language}`).toBeLessThan(0.05);
    }
  }
});
