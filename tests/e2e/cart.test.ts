import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { products } from '../../server/catalogue/product.table.ts';
import {
  desktop,
  onDesktop,
  onPhone,
  openBrowser,
  openVisitor,
  phone,
  type Visitor,
} from '../support/browser.ts';
import { builtFile } from '../support/built-file.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();

const add = async ({ page, words, visit }: Visitor, slug: string): Promise<void> => {
  await visit(`/products/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words.cart.addToCart, exact: true })
    .first()
    .click();
};

const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN);

const idOf = async (slug: string): Promise<string> => {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return row?.id ?? '';
};

describe('in Arabic, on a phone', () => {
  const { language } = onPhone;

  test('adding more than 99 of one product says so; in the cart it is stepped, typed and bounded, and zero is never reached', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, onPhone);
    const { cart, catalogue } = words;
    await visit('/products/ground-sumac');
    const main = page.getByRole('main');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const button = main.getByRole('button', { name: cart.addToCart, exact: true }).first();
    const toasts = page.getByRole('region', { name: words.shell.notifications });
    await main.getByRole('textbox').first().fill('60');
    await button.click();
    await page.getByRole('status').getByText(cart.added(name, 60)).waitFor();
    await button.click();
    await toasts.getByText(cart.addedToMost(name, 99)).waitFor();
    // The quantity beside the price is what the next tap adds; the quantity in the cart is shown below it, with a link
    // to the cart.
    await main.getByRole('link', { name: catalogue.inCart(99) }).click();
    await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    const quantity = main.getByRole('textbox');
    await expect.poll(() => quantity.inputValue()).toBe('99');
    await page.getByRole('button', { name: catalogue.fewer }).click();
    await expect.poll(() => quantity.inputValue()).toBe('98');
    await page.getByRole('button', { name: catalogue.more }).click();
    await expect.poll(() => quantity.inputValue()).toBe('99');
    await quantity.fill('0');
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await quantity.fill('250');
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe('99');
    await main.getByText('222.75 د.أ').first().waitFor();
  });

  test('a quantity over 99 says so until it is changed again or was read, clear of every button and of what the cart says of a row, on a phone and on a desktop; so does none', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, words } = visitor;
    const max = page.getByRole('status').getByText(words.catalogue.maxOfOne(99));
    const expectSaid = async () => {
      const quantity = page.getByRole('main').getByRole('textbox').first();
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        for (const [typed, isSaid] of [
          ['99', false],
          ['100', true],
          ['٢٥٠', true],
          ['9', false],
          ['999', true],
        ] as const) {
          await quantity.fill(typed);
          await expect.poll(() => max.isVisible(), { message: typed }).toBe(isSaid);
        }
        await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
        if (viewport === phone) await expectAccessible(page, 'a quantity over 99');
        await expect.poll(() => max.evaluate(findCoveredByNote)).toEqual([]);
        await quantity.blur();
        await expect.poll(() => quantity.inputValue()).toBe('99');
        await expect.poll(() => max.isVisible()).toBe(true);
        await page.getByRole('main').getByRole('button', { name: words.catalogue.fewer }).first().click();
        await expect.poll(() => max.count()).toBe(0);
        await quantity.fill('0');
        await quantity.blur();
        await page.getByRole('status').getByText(words.catalogue.oneAtLeast).waitFor();
        await expect.poll(() => quantity.inputValue()).toBe('1');
      }
    };
    await add(visitor, 'ground-sumac');
    await expectSaid();
    // The message stays readable once the number is right, and disappears by itself.
    const quantity = page.getByRole('main').getByRole('textbox').first();
    await quantity.fill('500');
    await quantity.blur();
    await expect.poll(() => max.isVisible()).toBe(true);
    await expect.poll(() => max.count()).toBe(0);
    await visitor.visit('/cart');
    await expectSaid();
    await visitor.visit('/products?store=mouneh&q=sumac');
    await expectSaid();
  });
});

describe.each([{ ...onDesktop, viewport: { width: 1139, height: 800 } }, onPhone])(
  'in $language',
  ({ language, viewport }) => {
    test('the menu has the cart with its total, and names an empty one alone; it leads to what is said of delivery', async () => {
      const visitor = await openVisitor(browser(), base, { language, viewport });
      const { page, words, visit } = visitor;
      await visit('/');
      await page.getByRole('button', { name: words.shell.menu }).click();
      const opened = page.getByRole('dialog', { name: words.shell.menu });
      await opened.getByRole('link', { name: words.shell.footer.cart, exact: true }).waitFor();
      await opened.getByRole('link', { name: words.legal.titles['delivery-returns'] }).click();
      await page.waitForURL((url) => url.pathname.endsWith('/delivery-returns'));
      await add(visitor, 'ground-sumac');
      await page.getByRole('button', { name: words.shell.menu }).click();
      const menu = page.getByRole('dialog', { name: words.shell.menu });
      const total = language === 'ar' ? '2.25 د.أ' : '2.25 JD';
      await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
      await menu.getByRole('link', { name: words.shell.cart(1, total) }).click();
      await page.waitForURL((url) => url.pathname.endsWith('/cart'));
      await menu.waitFor({ state: 'hidden' });
    });
  },
);

describe('in English, on a desktop', () => {
  const { language } = onDesktop;

  test('two tabs share one cart', async () => {
    const visitor = await openVisitor(browser(), base, { language });
    const { page, words, context } = visitor;
    await visitor.visit('/cart');
    await page.getByRole('heading', { name: words.cart.empty }).waitFor();
    const second = await context.newPage();
    await second.goto(`${base}${language === 'ar' ? '/ar' : ''}/products/makdous`);
    await second
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: words.cart.proceed }).waitFor();
    await page.getByRole('button', { name: words.cart.clear }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.cart.clear }).click();
    await page.getByRole('heading', { name: words.cart.empty }).waitFor();
    await expect.poll(() => second.evaluate(() => localStorage.getItem('cart'))).not.toContain('makdous');
  });

  test('a price that moved, a product out of stock and one that is gone are said and counted honestly', async () => {
    const visitor = await openVisitor(browser(), base, { language });
    const { page, words, visit } = visitor;
    const { cart } = words;
    const doomed = language === 'ar' ? 'bay-leaves' : 'aniseed';
    for (const slug of ['ground-sumac', 'makdous', doomed]) await add(visitor, slug);
    await db.update(products).set({ priceQirsh: 300 }).where(eq(products.slug, 'ground-sumac'));
    await db.update(products).set({ available: false }).where(eq(products.slug, 'makdous'));
    await db.update(products).set({ shown: false, deletedAt: new Date() }).where(eq(products.slug, doomed));
    try {
      await visit('/cart');
      const sign = language === 'ar' ? 'د.أ' : 'JD';
      await page.getByText(cart.priceWas(`2.25 ${sign}`, `3.00 ${sign}`)).waitFor();
      await page.getByText(cart.outOfStock).waitFor();
      await page.getByText(cart.gone).waitFor();
      // Both prices are still shown after a reload, when the cart already has the new one.
      await page.reload();
      await page.getByText(cart.gone).waitFor();
      await page.getByText(cart.priceWas(`2.25 ${sign}`, `3.00 ${sign}`)).waitFor();
      const summary = page.getByRole('complementary', { name: cart.summary });
      await expect.poll(() => summary.getByText(`3.00 ${sign}`).count()).toBeGreaterThan(0);
      // At the next visit they count as read.
      await visit('/');
      await visit('/cart');
      await page.getByText(cart.gone).waitFor();
      await expect.poll(() => page.getByText(cart.priceWas(`2.25 ${sign}`, `3.00 ${sign}`)).count()).toBe(0);
      await visit('/products/makdous');
      await page.getByText(words.catalogue.outOfStock).first().waitFor();
      await expect
        .poll(() =>
          page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true }).count(),
        )
        .toBe(0);
    } finally {
      await db.update(products).set({ priceQirsh: 225 }).where(eq(products.slug, 'ground-sumac'));
      await db.update(products).set({ available: true }).where(eq(products.slug, 'makdous'));
    }
  });
});

describe('in Arabic, on a phone, by touch', () => {
  const { language } = onPhone;

  test('what is taken out of the cart comes back to its place, with its quantity', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words, visit } = visitor;
    const { cart } = words;
    for (const slug of ['ground-sumac', 'makdous', 'arabic-coffee-with-cardamom']) await add(visitor, slug);
    await visit('/cart');
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const undo = main.getByRole('button', { name: cart.undo });
    const look = () =>
      rows.evaluateAll((all) =>
        all.map((row) => [row.querySelector('h2')?.textContent, row.querySelector('input')?.value]),
      );
    const middle = rows.nth(1);
    await middle.getByRole('textbox').fill('7');
    const before = await look();
    expect(before.map(([, quantity]) => quantity)).toEqual(['1', '7', '1']);
    const [top, sumac] = [await topOf(middle), before[1]?.[0] ?? ''];
    await middle.getByText(cart.remove, { exact: true }).tap();
    await expect.poll(() => rows.count()).toBe(2);
    // The undo replaces the line, says what was done, and is announced to screen readers.
    await expect
      .poll(() => topOf(main.getByRole('listitem').filter({ has: page.getByText(cart.undo) })))
      .toBe(top);
    await main.getByRole('status').getByText(cart.removed(sumac)).waitFor();
    await undo.tap();
    await expect.poll(look).toEqual(before);
    await expect.poll(() => undo.count()).toBe(0);
    // Several at once, in any order, each back to its place. A row has one button to remove it, with its name: at one
    // the minus is off.
    for (const left of [2, 1, 0]) {
      const last = rows.last();
      const name = (await last.getByRole('heading').textContent()) ?? '';
      await last.getByRole('textbox').fill('1');
      await expect
        .poll(() => last.getByRole('button', { name: words.catalogue.fewer }).isDisabled())
        .toBe(true);
      await last.getByRole('button', { name: cart.removeNamed(name) }).tap();
      await expect.poll(() => rows.count()).toBe(left);
    }
    await page.getByRole('heading', { name: cart.empty }).waitFor();
    for (const [nth, left] of [
      [1, 2],
      [0, 1],
      [0, 0],
    ] as const) {
      await undo.nth(nth).tap();
      await expect.poll(() => undo.count()).toBe(left);
    }
    await expect.poll(look).toEqual(before.map(([name]) => [name, '1']));
    // The focus goes to the nearest product, not to another line's Undo, which a second Enter would press.
    const labels = rows.getByRole('link');
    const nearest = await labels.first().textContent();
    for (const [name = ''] of before.slice(1))
      await rows.getByRole('button', { name: cart.removeNamed(name ?? ''), exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(nearest);
    for (const left of [1, 0]) {
      await undo.first().tap();
      await expect.poll(() => undo.count()).toBe(left);
    }
    // Once the cart is emptied on purpose or left, no undo is offered.
    await rows.first().getByText(cart.remove, { exact: true }).tap();
    await undo.waitFor();
    await main.getByRole('button', { name: cart.clear }).tap();
    await page.getByRole('dialog').getByRole('button', { name: cart.clear }).tap();
    await page.getByRole('heading', { name: cart.empty }).waitFor();
    await expect.poll(() => undo.count()).toBe(0);
  });

  test('a thing flies into the basket in sight, under the finger that adds a second; without motion it does not', async () => {
    for (const motion of [true, false]) {
      const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true, motion });
      const { page, words, visit } = visitor;
      await page.addInitScript(() => {
        Object.assign(window, { flown: 0 });
        new MutationObserver((changes) => {
          const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
          Object.assign(window, {
            flown:
              (window as unknown as { flown: number }).flown +
              added.filter((node) => node.nodeName === 'IMG' && node.parentElement === document.body).length,
          });
        }).observe(document, { subtree: true, childList: true });
      });
      const stepperFile = page.waitForResponse(builtFile('quantity-field'));
      await visit('/products?store=mouneh');
      await (await stepperFile).finished();
      const item = page.getByRole('main').getByRole('listitem').first();
      const plus = item.getByTitle(words.cart.addToCart);
      // At the bottom of the screen, where the bar appears between the two taps.
      await plus.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const { x, y, width, height } = (await plus.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect.poll(() => item.getByRole('textbox').inputValue()).toBe('2');
      const name = (await item.getByRole('heading').textContent()) ?? '';
      await page.getByRole('status').getByText(name).waitFor();
      const flown = () => page.evaluate(() => (window as unknown as { flown: number }).flown);
      await expect.poll(async () => (await flown()) > 0).toBe(motion);
      // The bar has appeared over the item, which then moves out from under it.
      const top = async () =>
        (await page.getByRole('region', { name: words.cart.title }).boundingBox())?.y ?? 0;
      const group = item.getByRole('group');
      await expect
        .poll(async () => ((await group.boundingBox())?.y ?? 0) + height <= (await top()))
        .toBe(true);
      await expect.poll(() => page.locator('body > img').count()).toBe(0);
    }
  });
});

describe('in English', () => {
  const { language } = onDesktop;

  test('Save asks a guest to log in, then moves the product to the favourites', async () => {
    const visitor = await openVisitor(browser(), base, { language });
    const { page, words } = visitor;
    const { account } = words;
    await add(visitor, 'makdous');
    await visitor.visit('/cart');
    const email = `saver-${language}@example.com`;
    await page.getByRole('main').getByText(words.cart.save, { exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: account.signupTab }).click();
    await dialog.getByRole('textbox', { name: account.name }).fill('Salma');
    await dialog.getByRole('textbox', { name: account.email }).fill(email);
    await dialog.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByRole('checkbox', { name: account.terms }).check();
    await dialog.getByRole('button', { name: account.signup }).click();
    await page.getByRole('heading', { name: words.cart.empty }).waitFor();
    await page.getByRole('link', { name: words.shell.favourites(1) }).waitFor();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userFavorites') ?? '{}'));
    expect(stored).toEqual({ [email]: [await idOf('makdous')] });
    // It can be restored.
    await page.getByRole('button', { name: words.cart.undo }).click();
    await page.getByRole('main').getByText(words.cart.save, { exact: true }).waitFor();
  });
});

test('what is typed after a tap on a quantity, or after Tab, replaces it', async () => {
  const visitor = await openVisitor(browser(), base, { ...onPhone, touch: true });
  const { page } = visitor;
  await add(visitor, 'makdous');
  await visitor.visit('/cart');
  const quantity = page.getByRole('main').getByRole('group').getByRole('textbox').first();
  await quantity.tap();
  await page.keyboard.type('5');
  await expect.poll(() => quantity.inputValue()).toBe('5');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect.poll(() => quantity.inputValue()).toBe('12');
});

test('prices that could not be checked are checked again by themselves, though the first request after the network’s return fails', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  visitor.expected.push('net::ERR_FAILED');
  await add(visitor, 'makdous');
  const lookUp = /\/api\/products\?ids=/;
  await page.route(lookUp, (route) => route.abort());
  await visitor.visit('/cart');
  await page.getByText(words.cart.checkFailed).waitFor();
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await page.unroute(lookUp);
  await page.getByText(words.cart.checkFailed).waitFor({ state: 'detached' });
});

test('a price that changes while the cart is open is said when one comes back to the page, but not under the open checkout', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  await add(visitor, 'ground-sumac');
  await visitor.visit('/cart');
  const was = page.getByText(words.cart.priceWas('2.25 JD', '3.00 JD'));
  const lookUps: string[] = [];
  page.on('response', (answer) => {
    if (/\/api\/products\?ids=/.test(answer.url())) lookUps.push(answer.url());
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect.poll(() => lookUps.length).toBeGreaterThan(0);
  await db.update(products).set({ priceQirsh: 300 }).where(eq(products.slug, 'ground-sumac'));
  try {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await was.waitFor();
    await signUpVisitor(visitor, base, 'Salma Haddad');
    await visitor.visit('/cart');
    await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.checkout.payments.chat).waitFor();
    await db.update(products).set({ priceQirsh: 400 }).where(eq(products.slug, 'ground-sumac'));
    await comeBack();
    await dialog.getByRole('button', { name: words.shell.close }).click();
    await page.getByRole('main').getByText(words.cart.priceWas('3.00 JD', '4.00 JD')).waitFor();
  } finally {
    await db.update(products).set({ priceQirsh: 225 }).where(eq(products.slug, 'ground-sumac'));
  }
});

test('a damaged cart is an empty one, and the shop goes on', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  await visitor.visit('/');
  for (const damaged of [
    '{"state":',
    '[]',
    '"soup"',
    '{"state":{"items":[{"product":{"id":7}},null]}}',
    '42',
  ]) {
    await page.evaluate((value) => localStorage.setItem('cart', value), damaged);
    await visitor.visit('/cart');
    await page.getByRole('heading', { name: words.cart.empty }).waitFor();
    await add(visitor, 'makdous');
    await page.waitForFunction(() => localStorage.getItem('cart')?.includes('makdous'));
  }
  await visitor.visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).waitFor();
});

/** Buttons that a note covers, except those of its own field, and names and sums of the cart. */
function findCoveredByNote(note: Element): string[] {
  const { top, bottom, left, right } = note.getBoundingClientRect();
  return [
    ...document.querySelectorAll('main button, main a[data-variant], [data-item] :is(h2, p, b)'),
  ].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const isUnder = box.top < bottom && box.bottom > top && box.left < right && box.right > left;
    return isUnder && button.checkVisibility() ? [button.outerHTML.slice(0, 120)] : [];
  });
}
