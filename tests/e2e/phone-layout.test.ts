import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { currencySign, freeIn } from '../../contracts/language.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { onPhone, openBrowser, openVisitor, phone, type Visitor } from '../support/browser.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBackFile } from '../support/hold-back-file.ts';
import { keepSession } from '../support/keep-session.ts';
import {
  findCovered,
  findCutHints,
  findDanglingDots,
  findLostTexts,
  findSmallTargets,
} from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const people = ['guest', 'customer', 'admin'] as const;

async function tokenOf(who: (typeof people)[number]): Promise<string> {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${base}/api${path}`, sent)).json()).data.token;
  };
  if (who === 'guest') return '';
  if (who === 'admin') return post(login.path, { email, password });
  const customer = { email: `${crypto.randomUUID()}@example.com`, name: 'Abdulrahman Al-Khateeb' };
  return post(register.path, { ...customer, password: 'sumac-and-thyme' });
}

/** Puts eleven each of this many products into the cart of a browser that has not opened the shop yet. */
async function fillCart({ page }: Visitor, count: number): Promise<void> {
  const { data } = await (await fetch(`${base}/api/products?limit=${Math.max(count, 1)}`)).json();
  const items = data.slice(0, count).map((product: object) => ({ product, quantity: 11 }));
  const cart = JSON.stringify({ state: { items }, version: 0 });
  await page.addInitScript((value) => localStorage.setItem('cart', value), cart);
}

/** Opens the checkout of a customer with this many products in the cart. */
async function openCheckout(visitor: Visitor, count: number): Promise<Locator> {
  const { page, words, visit } = visitor;
  await fillCart(visitor, count);
  await page.addInitScript(keepSession, await tokenOf('customer'));
  await visit('/cart');
  await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).click();
  const dialog = page.getByRole('dialog', { name: words.checkout.title });
  await dialog.getByText(words.checkout.payments.chat).waitFor();
  return dialog;
}

/** The number of pixels by which the text of a closed select is wider than its box. */
function findMissingRoom(element: HTMLElement | SVGElement): number {
  const field = element as HTMLSelectElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = font;
  const { width } = pen.measureText(field.selectedOptions[0]?.text ?? '');
  return width - (field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** Words in product names that are broken, except after their own hyphen. */
function findBrokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main li h2')].flatMap((name) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map((box) => Math.round(box.top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    return broken;
  });
}

/** Whether a row's price is beside its Buy Now button. */
function findPriceBesideButton(row: HTMLElement): boolean {
  const price = row.querySelector(':scope > div:nth-of-type(2)') as HTMLElement;
  const buy = row.querySelector('[data-variant="text"]') as HTMLElement;
  return price.getBoundingClientRect().bottom > buy.getBoundingClientRect().top + 1;
}

/** Faults of the header at this width: parts that are cut, pushed out, overlapping or in a second row. */
function findHeaderFaults(): string[] {
  const bar = document.querySelector('header > div') as HTMLElement;
  const row = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll<HTMLElement>('a, button')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[popover]'))
    .map((part) => ({
      name: part.getAttribute('aria-label') ?? part.innerText,
      box: part.getBoundingClientRect(),
    }))
    .sort((one, other) => one.box.left - other.box.left);
  const faults = parts.flatMap(({ name, box }, place) => [
    ...(box.left < 0 || box.right > innerWidth ? [`${name} is out of the window`] : []),
    ...(Math.abs(box.top + box.bottom - row.top - row.bottom) > 16 ? [`${name} is not in the row`] : []),
    ...(place > 0 && box.left < (parts[place - 1]?.box.right ?? 0) - 0.5
      ? [`${name} lies over another`]
      : []),
  ]);
  const shopName = bar.querySelector<HTMLElement>('a > span[lang]');
  if (shopName && shopName.scrollWidth > shopName.clientWidth) faults.push('the name is cut');
  return faults;
}

const widths = [
  320, 340, 360, 375, 384, 390, 393, 400, 401, 412, 430, 480, 500, 501, 600, 720, 768, 820, 1024,
];
const wide = [1140, 1141, 1180, 1220, 1240, 1241, 1280, 1366, 1440];

const pagesWithBar = [
  '/',
  '/products?store=mouneh',
  '/products?store=cilka&q=tea&view=list',
  '/products/makdous',
  '/cart',
];

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test.each(people)(
    'the header of a %s stands in one row at every width, with an empty and a full cart',
    async (who) => {
      const visitor = await openVisitor(browser(), base, { language, viewport: { width: 320, height: 700 } });
      const { page, words, visit } = visitor;
      const token = await tokenOf(who);
      if (token) await page.addInitScript(keepSession, token);
      for (const products of [0, 9]) {
        await fillCart(visitor, products);
        await visit('/about');
        const banner = page.getByRole('banner');
        await expect.poll(() => banner.locator('b').last().textContent()).toBe(String(products * 11));
        if (who !== 'guest') await banner.getByRole('link', { name: words.shell.favourites(0) }).waitFor();
        for (const width of [...widths, ...wide]) {
          await page.setViewportSize({ width, height: 700 });
          // On the corner of its image an empty count would be an empty badge.
          if (width <= 560)
            await expect.poll(() => banner.locator('b').last().isVisible()).toBe(products > 0);
          await expect
            .poll(() => page.evaluate(findHeaderFaults), {
              message: `${width} px, ${products * 11} in the cart`,
            })
            .toEqual([]);
        }
      }
    },
  );

  test('the checkout has its sum and its button on the screen at every size, and its fields above the keyboard', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page } = visitor;
    const dialog = await openCheckout(visitor, 9);
    await dialog.getByText(freeIn(language)).last().waitFor();
    await expect
      .poll(() =>
        dialog.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open)),
      )
      .toEqual([false, false]);
    await expect
      .poll(() => page.evaluate(readKeyboards))
      .toEqual([
        ['name', '', 'name', 'next'],
        ['phone', 'tel', 'tel', 'next'],
        ['street', '', 'address-line1', 'next'],
        ['city', '', 'address-level2', 'next'],
        ['country', '', 'country-name', 'send'],
      ]);
    for (const width of [320, 360, 390, 430]) {
      for (const height of [844, 508]) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => dialog.evaluate((box) => box.hasAttribute('data-low'))).toBe(height < 600);
        const at = `${width} × ${height}`;
        await expect.poll(() => page.evaluate(findSheetFaults), { message: at }).toEqual([]);
        await expect.poll(() => page.evaluate(findLostTexts), { message: at }).toEqual([]);
      }
    }
    const button = dialog.locator('[data-variant="whatsapp"]');
    // Elsewhere one line for the sum and one for the full text of both buttons: the rest is for the form.
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const foot = () => button.evaluate(({ parentElement: foot }) => foot?.parentElement?.offsetHeight);
      await expect.poll(foot, { message: `${width} × ${height}` }).toBeLessThanOrEqual(96);
      const seen = () => button.evaluate(({ innerText }: HTMLElement) => innerText.trim());
      await expect.poll(seen).toBe(visitor.words.checkout.send);
      await expect.poll(() => button.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    // The lowest window has a single row at the bottom.
    await page.setViewportSize({ width: 390, height: 400 });
    const heightOfFoot = () => button.evaluate(({ parentElement: foot }) => foot?.offsetHeight);
    await expect.poll(heightOfFoot).toBeLessThan(60);
    // A keyboard that covers the window without resizing it.
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      const view = window.visualViewport as VisualViewport;
      Object.defineProperty(view, 'height', { get: () => 508 });
      view.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(() => dialog.evaluate((box) => Math.round(box.getBoundingClientRect().bottom)))
      .toBe(508);
  });

  test('in every dialog the field that was tapped stays in sight when the keyboard makes the window low', async () => {
    const openPhone = () => openVisitor(browser(), base, { language, viewport: phone, touch: true });
    /** Taps each of the fields in a high window, and then makes the window low. */
    const expectAboveKeyboard = async ({ page }: Visitor) => {
      const dialog = page.getByRole('dialog');
      const fields = dialog.locator(':is(input, textarea):not([aria-hidden], [type="checkbox"]):visible');
      await expect.poll(() => fields.count()).toBeGreaterThan(1);
      for (const field of await fields.all()) {
        await page.setViewportSize(phone);
        await expect.poll(() => dialog.evaluate((box) => box.hasAttribute('data-low'))).toBe(false);
        await field.tap();
        await page.setViewportSize({ width: phone.width, height: 420 });
        const name = await field.getAttribute('name');
        await expect.poll(() => field.evaluate(findCover), { message: `${name}` }).toBe('');
      }
      await page.setViewportSize(phone);
    };
    const guest = await openPhone();
    await fillCart(guest, 2);
    await guest.visit('/cart');
    await guest.page.getByRole('main').getByRole('button', { name: guest.words.cart.proceed }).click();
    for (const name of [guest.words.account.loginTab, guest.words.account.signupTab]) {
      await guest.page.getByRole('tab', { name }).tap();
      await expectAboveKeyboard(guest);
    }
    const customer = await openPhone();
    await openCheckout(customer, 2);
    await expectAboveKeyboard(customer);
    await customer.visit('/profile#addresses');
    await customer.page.getByRole('button', { name: customer.words.customer.addresses.add }).click();
    await expectAboveKeyboard(customer);
  });

  test('on a phone on its side the checkout’s foot is one row that has the fee and the way out, and in large letters on a wide screen it leaves the form its room', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words } = visitor;
    const dialog = await openCheckout(visitor, 2);
    const foot = dialog.locator('[data-variant="whatsapp"]').locator('xpath=..');
    const heightOf = () => foot.evaluate((box: HTMLElement) => box.offsetHeight);
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await foot.getByText(freeIn(language)).waitFor();
      await foot.getByRole('button', { name: words.checkout.cancel }).waitFor();
      await expect.poll(heightOf, { message: `${width} × ${height}` }).toBeLessThan(60);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(heightOf).toBeLessThan(225);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(heightOf).toBeLessThan(740 / 5);
  });

  test('with letters of 200 % the checkout keeps two thirds of the screen for its fields, and says the fee', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page } = visitor;
    const dialog = await openCheckout(visitor, 9);
    const fee = dialog.getByText(freeIn(language)).last();
    await fee.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const city = dialog.locator('[name="city"]');
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await city.focus();
      await city.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const taken = () =>
        dialog.evaluate((sheet) => {
          const foot = sheet.querySelector('[data-variant="whatsapp"]')?.parentElement as HTMLElement;
          const head = sheet.querySelector('h2') as HTMLElement;
          const { bottom } = head.getBoundingClientRect();
          return Math.max(0, bottom) + innerHeight - foot.getBoundingClientRect().top;
        });
      await expect.poll(taken, { message: `${width} × ${height}` }).toBeLessThan(height / 3);
      const place = await fee.boundingBox();
      expect((place?.y ?? height) + (place?.height ?? 0), 'the fee').toBeLessThan(height);
      await expect
        .poll(() =>
          dialog.evaluate(({ firstElementChild: paper }) => paper && paper.scrollWidth - paper.clientWidth),
        )
        .toBe(0);
    }
  });

  test('with the keyboard open the checkout’s button has its first words alone, and two thirds of the window are for the fields', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words } = visitor;
    const dialog = await openCheckout(visitor, 9);
    const street = dialog.locator('[name="street"]');
    const button = dialog.getByRole('button', { name: words.checkout.send, exact: true });
    for (const [width, size] of [
      [320, '100%'],
      [390, '100%'],
      [320, '200%'],
      [360, '200%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      await street.tap();
      await page.setViewportSize({ width, height: 420 });
      const message = `${width} px, ${size}`;
      await expect.poll(() => street.evaluate(findCover), { message }).toBe('');
      const seen = () => button.evaluate(({ innerText }: HTMLElement) => innerText.trim());
      await expect.poll(seen, { message }).toBe(words.checkout.sendBriefly);
      const foot = () => button.evaluate(({ parentElement: foot }) => foot?.offsetHeight);
      await expect.poll(foot, { message }).toBeLessThan(420 / 3);
      const cut = () => button.evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(cut, { message }).toBe(0);
      // The text keeps a distance from the button's edges.
      const room = () =>
        button.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect();
          const seen = [...box.querySelectorAll('span, svg')].filter((part) => part.checkVisibility());
          const places = seen.map((part) => part.getBoundingClientRect());
          return Math.min(...places.map((place) => Math.min(place.left - left, right - place.right)));
        });
      await expect.poll(room, { message }).toBeGreaterThan(12);
    }
    // Voice control finds a name that begins with the visible text.
    for (const name of [words.checkout.send, words.checkout.confirmPrices])
      expect(name.startsWith(words.checkout.sendBriefly)).toBe(true);
  });

  test('an order that cannot be sent leads to the first faulty field of the page, wherever the focus was', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page } = visitor;
    const dialog = await openCheckout(visitor, 2);
    const field = (name: string) => dialog.locator(`[name="${name}"]`);
    await expect.poll(() => field('name').inputValue()).not.toBe('');
    await field('phone').fill('123');
    await page.setViewportSize({ width: phone.width, height: 420 });
    for (const [name, text] of [
      ['phone', '0791234567'],
      ['street', 'Rainbow Street 12'],
    ] as const) {
      await field('street').focus();
      await dialog.locator('[data-variant="whatsapp"]').tap();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
      await expect.poll(() => field(name).evaluate(findCover), { message: name }).toBe('');
      await field(name).fill(text);
    }
  });

  test('the name of the other language has the letters that are seen of it, and stands clear of the cart and of the search with letters of 200 %', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, visit, words } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const { otherLanguage, otherLanguageShort } = words.shell;
    const name = `${otherLanguage} ${otherLanguageShort}`;
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    const spaces = () =>
      link.evaluate((link) => {
        const letters = document.createRange();
        // The last part is the visible one.
        letters.selectNodeContents(link.lastElementChild ?? link);
        const { left, right } = letters.getBoundingClientRect();
        const others = [...(link.parentElement?.querySelectorAll('a, button') ?? [])]
          .filter((one) => one !== link && one.checkVisibility())
          .map((one) => one.getBoundingClientRect());
        return Math.min(...others.map((one) => Math.max(left - one.right, one.left - right)));
      });
    await expect.poll(spaces).toBeGreaterThan(6);
  });

  test('a product’s path is told whole, on a narrow phone, on its side and with letters of 200 %', async () => {
    const viewport = { width: 320, height: 640 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const path = page.getByRole('navigation', { name: words.catalogue.breadcrumb }).getByRole('link');
    const heart = page.getByRole('main').locator('[data-stage] [aria-pressed]').first();
    // No word is cut, and none is under the heart button.
    const findFaults = async () => {
      const under = await heart.boundingBox();
      return path.evaluateAll(
        (links, under) =>
          links.flatMap((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            const { left, right, top, bottom } = words.getBoundingClientRect();
            const isCut =
              link.scrollWidth > link.clientWidth || getComputedStyle(link).overflow !== 'visible';
            const isUnder =
              under !== null &&
              left < under.x + under.width &&
              right > under.x &&
              top < under.y + under.height &&
              bottom > under.y;
            return isCut || isUnder ? [link.textContent] : [];
          }),
        under,
      );
    };
    for (const slug of ['makdous', 'dish-soap-lemon']) {
      await visit(`/products/${slug}`);
      for (const size of ['100%', '200%'])
        for (const [width, height] of [
          [320, 640],
          [360, 740],
          [740, 360],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
          await expect.poll(findFaults, { message: `${width} px, ${size}` }).toEqual([]);
        }
    }
  });

  test('the first screen of a phone has the way into the shop, both stores, the category that is shown and a product of it', async () => {
    const viewport = { width: 320, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const expectOnFirstScreen = async (...parts: Locator[]) => {
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ ...viewport, width });
        for (const part of parts) {
          const place = async () => {
            const {
              x,
              y,
              width: wide,
              height,
            } = (await part.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
            return {
              isCutAtStart: x < 0,
              isCutAtEnd: x + wide > width,
              isBelow: y + height > viewport.height,
            };
          };
          await expect
            .poll(place, { message: `${part}, ${width} px` })
            .toEqual({ isCutAtStart: false, isCutAtEnd: false, isBelow: false });
        }
      }
    };
    await visit('/');
    await expectOnFirstScreen(page.getByRole('main').getByRole('link', { name: words.home.start }));
    await visit('/store-selection');
    const doors = page.getByRole('main').getByRole('heading', { level: 2 });
    await expectOnFirstScreen(doors.first(), doors.last());
    const card = page.getByRole('main').getByRole('listitem').first();
    for (const category of ['cleaning', 'dairy', '']) {
      await page.setViewportSize(viewport);
      await visit(`/products?store=mouneh&category=${category}`);
      await expectOnFirstScreen(
        page.getByRole('navigation', { name: words.catalogue.categories }).locator('[aria-current]'),
        card.getByRole('heading', { level: 2 }),
      );
    }
  });

  test('on a phone on its side what stands above a list leaves two fifths of the screen to its first products, and its order is named whole', async () => {
    const { page, visit, words } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
      touch: true,
    });
    await visit('/products?store=mouneh');
    const card = page.getByRole('main').getByRole('listitem').first();
    const order = page.getByRole('main').getByRole('combobox', { name: words.catalogue.sortBy });
    for (const [width, height] of [
      [740, 360],
      [844, 390],
      [915, 412],
      [568, 320],
      [600, 340],
      [640, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expect.poll(() => order.evaluate(findMissingRoom), { message }).toBeLessThanOrEqual(0);
      const top = () => card.evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top, { message }).toBeLessThan(0.6 * height);
      await expect.poll(() => page.evaluate(findLostTexts), { message }).toEqual([]);
      const across = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(across, { message }).toBe(width);
    }
  });

  test('no line of the cart begins or ends with a dot, however narrow the phone, on its side, too', async () => {
    const viewport = { width: 568, height: 320 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, words, visit } = visitor;
    await fillCart(visitor, 12);
    await visit('/cart');
    await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).waitFor();
    for (const [width, height] of [
      [568, 320],
      [600, 340],
      [667, 375],
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expect.poll(() => page.evaluate(findDanglingDots, 'main li p'), { message }).toEqual([]);
    }
  });

  test('on a phone on its side several rows of a list, two of the cart, a shelf of favourites with its names, and a whole order with its buttons fit the screen, and an order’s details have two thirds of it', async () => {
    const viewport = { width: 740, height: 360 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, visit, words } = visitor;
    const token = await tokenOf('customer');
    const { items } = await callAt(base, listProducts, { limit: 4, store: 'mouneh' });
    const ids = items.map(({ id }) => id);
    await callAt(base, syncFavourites, { add: ids, remove: [] }, bearer(token));
    const goods = items.map((one) => itemOf(one));
    for (const some of [goods.slice(0, 3), goods])
      await callAt(base, placeOrder, orderOf(...some), bearer(token));
    await page.addInitScript(keepSession, token);
    const main = page.getByRole('main');
    const expectAt = async (measure: () => Promise<number>, most: number) => {
      for (const [width, height] of [
        [740, 360],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(measure, { message: `${width} × ${height}` }).toBeLessThanOrEqual(most);
        await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
        await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
      }
    };
    await visit('/products?store=mouneh&view=list');
    const row = main.getByRole('listitem').nth(1);
    await expectAt(() => row.evaluate((one) => one.getBoundingClientRect().height), 80);
    // In large letters neither the price nor the button takes the other's space.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => row.evaluate(findPriceBesideButton)).toBe(false);
    await visit('/favorites');
    const name = main.getByRole('heading', { level: 2 }).first();
    await expectAt(() => name.evaluate((one) => one.getBoundingClientRect().top), 320);
    await visit('/orders');
    const order = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    await expectAt(() => order.evaluate((one) => one.getBoundingClientRect().height), 288);
    const details = order.getByRole('button').filter({ hasText: words.customer.orders.details });
    await expectAt(() => details.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight), 0);
    await details.tap();
    const body = page.getByRole('dialog').locator('[data-toasts] + div');
    await body.waitFor();
    await expectAt(() => body.evaluate((one) => (2 / 3) * innerHeight - one.clientHeight), 0);
    await fillCart(visitor, 4);
    await visit('/cart');
    const second = main.locator('[data-item]').nth(1);
    const bar = main.locator('[data-bottom-bar]');
    await expectAt(async () => {
      const top = await bar.evaluate((one) => one.getBoundingClientRect().top);
      return (await second.evaluate((one) => one.getBoundingClientRect().bottom)) - top;
    }, 0);
    // The smallest phone has the sum in its header, and the button to continue is visible.
    await page.setViewportSize({ width: 568, height: 320 });
    await page.getByRole('banner').getByText(currencySign(language)).waitFor();
    await expect
      .poll(() => bar.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
    // In large letters the sum leaves room for the logo.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const logo = page.getByRole('banner').getByRole('link').first();
    await expect.poll(() => logo.evaluate((one) => one.clientWidth)).toBeGreaterThan(40);
  });

  test('a product can be added from the first screen of a list on 360 × 740, and on 390 × 844 also between the bars of the browser', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    for (const [store, width, height] of [
      ['mouneh', 360, 670],
      ['cilka', 360, 670],
      ['mouneh', 390, 680],
      ['cilka', 390, 680],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(`/products?store=${store}`);
      const card = page.getByRole('main').getByRole('listitem').first();
      const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
      const add = card.getByRole('button', { name: words.cart.addNamed(name) });
      await expect
        .poll(async () => {
          const box = await add.boundingBox();
          return box && box.y + box.height;
        })
        .toBeLessThanOrEqual(height);
    }
  });

  test('the cross of the search field and the hearts grow with the letters, and the filter stays before the order', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await visit('/products?store=mouneh&q=labneh');
    const main = page.getByRole('main');
    const cross = main.getByRole('button', { name: words.catalogue.clearSearch }).locator('svg');
    const heart = main.getByRole('listitem').locator('button[aria-pressed] svg').first();
    const widthOf = async (icon: Locator) => (await icon.boundingBox())?.width ?? 0;
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    await page.locator('summary').waitFor();
    const before = [await widthOf(cross), await widthOf(heart)];
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect
      .poll(async () => [await widthOf(cross), await widthOf(heart)])
      .toEqual(before.map((width) => 2 * width));
    const sort = main.getByRole('combobox', { name: words.catalogue.sortBy });
    expect(await top(page.locator('summary'))).toBeLessThan(await top(sort));
  });

  test('with letters of 200 % a list has its first product on the first screen, a card all of its words and Buy Now below Add, a row its price beside Add, and no line begins or ends with a dot', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    for (const view of ['grid', 'list'] as const) {
      await page.setViewportSize(viewport);
      await visit(`/products?store=mouneh&view=${view}`);
      const item = page.getByRole('main').getByRole('listitem').first();
      const name = (await item.getByRole('heading', { level: 2 }).textContent()) ?? '';
      const add = item.getByRole('button', { name: words.cart.addNamed(name), exact: true });
      const buy = item.getByRole('button', { name: words.catalogue.buyNamed(name), exact: true });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const [width, height] of [
        [360, 740],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const message = `${view}, ${width} px`;
        const top = () => item.evaluate((one) => one.getBoundingClientRect().top);
        await expect.poll(top, { message }).toBeLessThan(0.72 * height);
        await expect.poll(() => page.evaluate(findDanglingDots, 'main li p'), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findLostTexts), { message }).toEqual([]);
        const [adds, buys] = [await add.boundingBox(), await buy.boundingBox()];
        if (!adds || !buys) throw new Error(`${message}: no way to buy`);
        expect(buys.y, message).toBeGreaterThanOrEqual(adds.y + adds.height);
        if (view === 'grid') continue;
        const price = await item.locator('[class*="price"]').first().boundingBox();
        if (!price) throw new Error(`${message}: no price`);
        expect(Math.abs(price.y + price.height / 2 - adds.y - adds.height / 2), message).toBeLessThan(8);
      }
    }
  });

  test('with letters of 200 % hints of fields are whole, and no page has words beyond the window', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, visit, expected } = await openVisitor(browser(), base, {
      language,
      viewport,
      touch: true,
    });
    expected.push('404 (Not Found)');
    const addresses = [
      '/',
      '/products?store=mouneh',
      '/checkout',
      '/login',
      '/nowhere',
      '/products/labneh-balls-in-olive-oil',
    ];
    for (const address of addresses) {
      await page.setViewportSize(viewport);
      await visit(address);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [360, 320]) {
        await page.setViewportSize({ ...viewport, width });
        const message = `${address}, ${width} px`;
        await expect.poll(() => page.evaluate(findLostTexts), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findCutHints), { message }).toEqual([]);
      }
    }
  });

  test('with letters of 200 % the words of products’ names stay whole, in cards and in rows', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    for (const store of ['mouneh', 'cilka'])
      for (const view of ['grid', 'list']) {
        await visit(`/products?store=${store}&sort=name&view=${view}`);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        for (const width of [360, 320]) {
          await page.setViewportSize({ ...viewport, width });
          const message = `${store}, ${view}, ${width} px`;
          await expect.poll(() => page.evaluate(findBrokenWords), { message }).toEqual([]);
        }
      }
  });

  test('a new account is on the first screen of a phone of 740 px, from its first field to its button', async () => {
    const viewport = { width: 360, height: 740 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, words, visit } = visitor;
    await fillCart(visitor, 1);
    await visit('/cart');
    await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).tap();
    const dialog = page.getByRole('dialog');
    const signup = dialog.getByRole('tab', { name: words.account.signupTab });
    await signup.waitFor();
    // One way to a new account is enough: the tab.
    await expect.poll(() => dialog.getByRole('button', { name: words.account.toSignup }).count()).toBe(0);
    await signup.tap();
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ ...viewport, width });
      // The title is one line, together with the order's sum.
      const lines = () =>
        dialog.getByRole('heading', { level: 2 }).evaluate((title) => {
          const { height } = title.getBoundingClientRect();
          return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight));
        });
      await expect.poll(lines, { message: `${width} px` }).toBe(1);
      const hidden = () =>
        dialog.getByRole('tabpanel').evaluate((panel) => {
          const { scrollHeight = 0, clientHeight = 0 } = panel.closest('[class*="body"]') ?? {};
          return clientHeight > 0 ? scrollHeight - clientHeight : 'not found';
        });
      await expect.poll(hidden, { message: `${width} px` }).toBe(0);
      await expect
        .poll(async () => {
          const box = await dialog.getByRole('button', { name: words.account.signup }).boundingBox();
          return box && box.y + box.height < viewport.height;
        })
        .toBe(true);
    }
  });

  test('the stepper of the cart is as wide as its parts at every width of a phone', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    await fillCart(visitor, 1);
    await visitor.visit('/cart');
    const stepper = visitor.page.getByRole('main').getByRole('group');
    // The field's script is loaded after the page is drawn.
    await stepper.getByRole('textbox').waitFor();
    for (const width of [360, 430, 600, 720]) {
      await visitor.page.setViewportSize({ width, height: 844 });
      const parts = await stepper
        .locator('button, input')
        .evaluateAll((all) => all.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0));
      const box = await stepper.boundingBox();
      expect(box?.width, `${width} px`).toBeLessThan(parts + 8);
    }
  });

  test.each(['guest', 'admin'] as const)(
    'for a %s name, price and Add of the products with the longest names stand on the first screen of 360 × 740',
    async (who) => {
      const viewport = { width: 360, height: 740 };
      const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
      const { page, words, visit } = visitor;
      await fillCart(visitor, 2);
      const token = await tokenOf(who);
      if (token) await page.addInitScript(keepSession, token);
      const { data } = await (await fetch(`${base}/api/products?limit=500`)).json();
      const products: Product[] = data.filter(({ available }: Product) => available);
      const longest = products.toSorted(
        (one, other) => other.name[language].length - one.name[language].length,
      );
      for (const { slug } of longest.slice(0, 2)) {
        await visit(`/products/${slug}`);
        const bar = page.getByRole('region', { name: words.cart.title });
        await bar.waitFor();
        const foot = (await bar.boundingBox())?.y ?? 0;
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const head = await page.getByRole('banner').boundingBox();
        const add = page.getByRole('button', { name: words.cart.addToCart, exact: true }).first();
        const button = await add.boundingBox();
        expect(title?.y ?? 0, slug).toBeGreaterThan(head?.height ?? 0);
        expect((button?.y ?? 0) + (button?.height ?? 0), slug).toBeLessThanOrEqual(foot);
        await expect.poll(() => page.evaluate(findLostTexts), { message: slug }).toEqual([]);
      }
    },
  );

  test('on 320 × 640 the way to the cart is never over a product’s buttons, and is there once they are above it', async () => {
    const viewport = { width: 320, height: 640 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, words, visit } = visitor;
    await fillCart(visitor, 2);
    const { data } = await (await fetch(`${base}/api/products?limit=500`)).json();
    const products: Product[] = data.filter(({ available }: Product) => available);
    const longest = products.toSorted(
      (one, other) => other.name[language].length - one.name[language].length,
    );
    const bar = page.getByRole('region', { name: words.cart.title });
    const buy = page.getByRole('button', { name: words.catalogue.buyNow, exact: true });
    for (const { slug } of longest.slice(0, 3)) {
      await visit(`/products/${slug}`);
      await page.locator('[data-bottom-bar]').first().waitFor({ state: 'attached' });
      const covered = async () => {
        if (!(await bar.isVisible())) return 0;
        const [button, foot] = await Promise.all([buy.boundingBox(), bar.boundingBox()]);
        return button && foot ? Math.max(0, button.y + button.height - foot.y) : 0;
      };
      for (const up of [0, 40, 80]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), up);
        await expect.poll(covered, { message: slug }).toBe(0);
      }
      // Scrolled again at each check: an image or typeface that loads meanwhile moves the buttons below the bar again.
      const isThere = async () => {
        await buy.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        return bar.isVisible();
      };
      await expect.poll(isThere, { message: slug }).toBe(true);
    }
  });

  test('on 360 × 740 the way to the cart is on the first screen of home once something is in it', async () => {
    const viewport = { width: 360, height: 740 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    await fillCart(visitor, 2);
    await visitor.visit('/');
    await visitor.page.getByRole('region', { name: visitor.words.cart.title }).waitFor();
  });

  test('on 320 × 640 an Add is whole on a product’s first screen, the page’s own or the bar’s, and no bar lies over the buttons of the home page', async () => {
    const viewport = { width: 320, height: 640 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, words, visit } = visitor;
    /** The height of the parts of buttons with the given name that are covered by a bar or half outside the window. */
    const lost = (selector: string) =>
      page.evaluate((selector) => {
        const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].filter(
          (bar) => bar.offsetHeight > 0 && getComputedStyle(bar).visibility === 'visible',
        );
        const foot = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
        const buttons = [...document.querySelectorAll(`main ${selector}`)].map((button) => ({
          isInBar: button.closest('[data-bottom-bar]') !== null,
          ...button.getBoundingClientRect().toJSON(),
        }));
        return buttons.map(({ isInBar, bottom }) => (isInBar ? 0 : Math.max(0, Math.round(bottom - foot))));
      }, selector);
    const firstAdd = '[data-clear-of-bar] > :first-child, [data-bottom-bar] button:last-child';
    for (const isFilled of [false, true]) {
      if (isFilled) await fillCart(visitor, 2);
      for (const slug of ['all-purpose-spray', 'oil-cured-black-olives', 'labneh-balls-in-olive-oil']) {
        await visit(`/products/${slug}`);
        if (isFilled) await page.locator('[data-bottom-bar]').first().waitFor({ state: 'attached' });
        await expect
          .poll(async () => (await lost(firstAdd)).some((height) => height === 0), { message: slug })
          .toBe(true);
      }
    }
    await visit('/');
    await page.locator('[data-bottom-bar]').waitFor({ state: 'attached' });
    const most = async () => Math.max(...(await lost('[data-clear-of-bar] > *')));
    const height = await page.evaluate(() => innerHeight);
    for (const up of [0, 40, 80, 120]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), up);
      // Elements below the window are not cut by a bar.
      const tops = await page
        .locator('main [data-clear-of-bar] > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      if (Math.max(...tops) <= height) await expect.poll(most, { message: `${up} px` }).toBe(0);
    }
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('region', { name: words.cart.title }).waitFor();
  });

  test('the bar of a page covers no focus and loses no word at any width, and does not stick where it would take much', async () => {
    const viewport = { width: 320, height: 740 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page, visit } = visitor;
    await fillCart(visitor, 9);
    for (const path of pagesWithBar) {
      await page.setViewportSize(viewport);
      await visit(path);
      await expect.poll(() => lookAtBar(page)).not.toBe(null);
      const end = () =>
        page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        await end();
        await expect
          .poll(() => lookAtBar(page), { message: `${path}, ${width} px` })
          .toEqual({ isStuck: true, isAtFoot: true });
        await expect
          .poll(() => page.evaluate(findLostTexts), { message: `${path}, ${width} px` })
          .toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (width === 320 || width === 390)
          await expect
            .poll(() => page.evaluate(findCovered), { message: `${path}, ${width} px` })
            .toEqual([]);
      }
      await page.setViewportSize({ width: 740, height: 360 });
      // On these pages the bar is then one low row; other bars would take too much of the window.
      const isLow = path === '/cart' || path === '/products/makdous';
      await expect.poll(() => lookAtBar(page), { message: path }).toMatchObject({ isStuck: isLow });
      await page.setViewportSize({ width: 390, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // They are low enough to stay: the button to continue must not be only at the end of a long page.
      for (const [width, height] of isLow ? [[320, 640] as const, [360, 740] as const] : []) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => lookAtBar(page), { message: `${width} × ${height}, letters of 200 %` })
          .toEqual({ isStuck: true, isAtFoot: true });
      }
      if (!isLow) await expect.poll(() => lookAtBar(page)).toMatchObject({ isStuck: false });
      await expect
        .poll(() => page.evaluate(findLostTexts), { message: `${path}, letters of 200 %` })
        .toEqual([]);
    }
  });

  test('once Add is scrolled away a bar has price, quantity and Add, and then what is in the cart and the way there', async () => {
    const visitor = await openVisitor(browser(), base, {
      language,
      viewport: { width: 320, height: 740 },
      touch: true,
    });
    const { page, words, visit } = visitor;
    await visit('/products/makdous');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const bar = page.getByRole('region', { name, exact: true });
    await expect.poll(() => bar.count()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: words.catalogue.more }).tap();
    await bar.getByRole('button', { name: words.cart.addToCart }).tap();
    await page.getByRole('status').getByText(words.cart.added(name, 2)).waitFor();
    await bar.getByRole('button', { name: words.catalogue.more }).tap();
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
    await expect.poll(() => bar.getByRole('textbox').inputValue()).toBe('3');
    await expect
      .poll(() => page.getByRole('region', { name: words.cart.title, exact: true }).count())
      .toBe(0);
    await bar.getByRole('link', { name: words.cart.inCart }).tap();
    await page
      .getByRole('region', { name: words.cart.summary })
      .getByRole('button', { name: words.cart.proceed })
      .tap();
    await page.getByRole('dialog').waitFor();
  });
});

test.each([
  ['en', 390, 'grid'],
  ['ar', 390, 'list'],
  ['ar', 320, 'grid'],
  ['ar', 1440, 'grid'],
  ['en', 1440, 'list'],
] as const)(
  'in %s at %i px two taps on the plus of a %s add two, and nothing moves',
  async (language, width, view) => {
    const touch = width < 721;
    const viewport = { width, height: 844 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch });
    const stepperFile = page.waitForResponse(builtFile('quantity-field'));
    await visit(`/products?store=mouneh&view=${view}`);
    await (await stepperFile).finished();
    const before = await placesOfItems(page);
    for (const item of (await page.getByRole('main').getByRole('listitem').all()).slice(0, 4)) {
      const plus = item.getByTitle(words.cart.addToCart);
      await plus.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x, y, width, height } = (await plus.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = [x + width / 2, y + height / 2] as const;
      for (const _ of [1, 2]) await (touch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
      await expect.poll(() => item.getByRole('textbox').inputValue()).toBe('2');
    }
    await expect.poll(() => placesOfItems(page)).toEqual(before);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/products$/);
  },
);

test('a press is not lost when the stepper takes the place of the plus in the middle of it', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, onPhone);
  const release = await holdBackFile(page, 'quantity-field');
  const asked = page.waitForRequest(builtFile('quantity-field'));
  await visit('/products?store=mouneh');
  await asked;
  const items = page.getByRole('main').getByRole('listitem');
  const plus = items.first().getByTitle(words.cart.addToCart);
  await plus.click();
  await plus.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(builtFile('quantity-field'));
  release();
  await (await arrived).finished();
  await page.mouse.up();
  await expect.poll(() => items.first().getByRole('textbox').inputValue()).toBe('2');
  // As on a busy phone: both presses on the plus, and then both taps, the second of them on the stepper.
  await items.nth(1).getByTitle(words.cart.addToCart).click();
  const more = items.nth(1).getByRole('button', { name: words.catalogue.more });
  await more.evaluate((button) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
  );
  await expect.poll(() => items.nth(1).getByRole('textbox').inputValue()).toBe('2');
  await more.click();
  await expect.poll(() => items.nth(1).getByRole('textbox').inputValue()).toBe('3');
});

test('two taps on the bin of a narrow item take it out and do nothing else', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, { ...onPhone, touch: true });
  await visit('/products?store=mouneh');
  const item = page.getByRole('main').getByRole('listitem').first();
  await item.getByTitle(words.cart.addToCart).tap();
  const bin = item.getByRole('button', { name: words.cart.removeNamed('').trim() }).first();
  // Once the bar has appeared, the page moves the tapped item out from under it.
  await page.locator('[data-bottom-bar]:not([data-arriving])').waitFor();
  const { x, y, width, height } = (await bin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await item.getByTitle(words.cart.addToCart).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/products$/);
});

/** The keyboard-related attributes of each field of the open dialog: name, type, autocomplete and the enter key. */
const readKeyboards = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog :is(input:not([aria-hidden]), textarea)')]
    .filter((field) => field.checkVisibility())
    .map(({ name, type, autocomplete, enterKeyHint }) => [
      name,
      /^text/.test(type) ? '' : type,
      autocomplete,
      enterKeyHint,
    ]);

/** Faults of the open sheet: texts on two lines, the sum or button off the screen, a field that is covered by them. */
function findSheetFaults(): string[] {
  const dialog = document.querySelector('dialog:modal') as HTMLElement;
  const foot = (dialog.querySelector('[data-variant="whatsapp"]') as HTMLElement)
    .parentElement as HTMLElement;
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
    return Math.max(...tops) - Math.min(...tops) < 12 ? 1 : 2;
  };
  const faults: string[] = [];
  for (const line of [...dialog.querySelectorAll('h2, button'), foot.querySelector('p') as Element]) {
    if (line.textContent && linesOf(line) > 1) faults.push(`two lines: ${line.textContent}`);
    if (line.scrollWidth > line.clientWidth + 1) faults.push(`cut: ${line.textContent}`);
  }
  for (const part of foot.children) {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) faults.push('off the screen');
  }
  const body = foot.parentElement?.previousElementSibling as HTMLElement;
  for (const field of dialog.querySelectorAll<HTMLElement>(':is(input, textarea):not([aria-hidden])')) {
    if (!field.checkVisibility()) continue;
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
    const { top, bottom } = field.getBoundingClientRect();
    const room = body.getBoundingClientRect();
    if (top < room.top - 1 || bottom > room.bottom + 1)
      faults.push(
        `covered: ${field.getAttribute('name')}, ${top} to ${bottom} in ${room.top} to ${room.bottom}`,
      );
    if (room.height < 230) faults.push(`room for the fields: ${room.height}`);
  }
  return faults;
}

/** The part of the field outside the space between the dialog's head and foot: nothing when all of it is visible. */
function findCover(field: Element): string {
  if (document.activeElement !== field) return 'has no focus';
  const dialog = field.closest('dialog') as HTMLElement;
  if (!dialog.hasAttribute('data-low')) return 'the window is high';
  const [, head, , , foot] = [...(dialog.firstElementChild?.children ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const { top, bottom } = field.getBoundingClientRect();
  const [start, end] = [head?.bottom ?? 0, Math.min(foot?.top ?? innerHeight, innerHeight)];
  return top < start - 1 || bottom > end + 1 ? `${top} to ${bottom} in ${start} to ${end}` : '';
}

/** The visible bar: whether it is fixed at the bottom of the window, and the names of its controls. */
const lookAtBar = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].find(
      (one) => one.offsetHeight,
    );
    if (!bar) return null;
    const { bottom } = bar.getBoundingClientRect();
    return {
      isStuck: getComputedStyle(bar).position === 'fixed',
      isAtFoot: Math.abs(bottom - innerHeight) < 1,
    };
  });

/** The positions of the items and their names on the page. */
const placesOfItems = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li, main li h2')].map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return [Math.round(left), Math.round(top + scrollY)];
    }),
  );

test.each(['en', 'ar'] as const)(
  'on a phone on its side a product is bought on the first screen, beside its image: %s',
  async (language) => {
    const viewport = { width: 740, height: 360 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const main = page.getByRole('main');
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await visit('/products/makdous');
    for (const name of [words.cart.addToCart, words.catalogue.buyNow]) {
      const button = main.getByRole('button', { name, exact: true }).first();
      await expect.poll(() => endOf(button)).toBeLessThan(viewport.height);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  },
);
