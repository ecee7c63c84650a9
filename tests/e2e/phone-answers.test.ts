import { describe, expect, test } from 'vitest';
import type { Product, Store } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { desktop, onDesktop, onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { chooseCategory } from '../support/category-chips.ts';
import { isInSight } from '../support/layout-checks.ts';
import { readShift, watchShifts } from '../support/layout-shifts.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base } = await openSeededShop();
const browser = openBrowser();
const browserWithImages = openBrowser({ images: true });

const refusals = [
  [500, '{"success":false,"error":"Oops","code":"server_error"}'],
  [502, '<html>Bad Gateway</html>'],
  [409, '{"success":false,"error":"Oops","code":"code_of_tomorrow"}'],
] as const;

const optionWidths = (element: Element): [room: number, widest: number] => {
  const select = element as HTMLSelectElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.font = font;
  const widths = [...select.options].map(({ text }) => pen.measureText(text).width);
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return [room, Math.max(...widths)];
};

const enter = (language: Language, viewport = phone, from = browser) =>
  openVisitor(from(), base, { language, viewport, touch: viewport !== desktop });

describe('on a phone, in English', () => {
  const { language } = onDesktop;

  test('a message that is refused says so where it can be seen, however it is refused', async () => {
    const visitor = await enter(language);
    const { page, words, visit } = visitor;
    visitor.expected.push('Failed to');
    const { form: say } = words.content.contact;
    for (const [status, body] of refusals) {
      await page.route('**/api/contact', (route) => route.fulfill({ status, body }));
      await visit('/contact');
      await page.getByRole('textbox', { name: say.name }).fill('Salma');
      await page.getByRole('textbox', { name: say.email }).fill('salma@example.com');
      await page.getByRole('combobox', { name: say.subject }).selectOption('order');
      await page.getByRole('textbox', { name: say.message }).fill('Where is it?');
      const send = page.getByRole('button', { name: say.send });
      await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await send.tap();
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect((await alert.innerText()).trim(), `${status}`).not.toBe('');
      await expect.poll(() => alert.evaluate(isInSight)).toBe(true);
      await page.unroute('**/api/contact');
    }
  });

  test('an order that is refused says so where it can be seen, however it is refused', async () => {
    const visitor = await enter(language);
    const { page, words, visit } = visitor;
    visitor.expected.push('Failed to load resource');
    await signUpVisitor(visitor, base, 'Salma Haddad');
    for (const [status, body] of refusals) {
      await page.route('**/api/orders', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status, body }) : route.continue(),
      );
      await visit('/products/makdous');
      await page.getByRole('button', { name: words.catalogue.buyNow, exact: true }).first().tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.checkout.name }).fill('Salma');
      await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Rainbow Street');
      const city = dialog.getByRole('combobox', { name: words.checkout.city });
      await city.fill('Madaba');
      await dialog.getByRole('textbox', { name: words.checkout.country }).fill('Jordan');
      await dialog.getByRole('button', { name: words.checkout.send }).tap();
      const alert = dialog.getByRole('alert');
      await alert.waitFor();
      expect((await alert.innerText()).trim(), `${status}`).not.toBe('');
      await expect.poll(() => alert.evaluate(isInSight)).toBe(true);
      await page.unroute('**/api/orders');
    }
  });

  test('an order that found no network can be sent when it is back, and nothing says otherwise', async () => {
    const visitor = await enter(language);
    const { page, words, visit, context } = visitor;
    await signUpVisitor(visitor, base, 'Salma Haddad');
    await visit('/products/makdous');
    await page.getByRole('button', { name: words.catalogue.buyNow, exact: true }).first().tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Rainbow Street');
    await dialog.getByRole('combobox', { name: words.checkout.city }).fill('Madaba');
    visitor.expected.push('net::ERR_INTERNET_DISCONNECTED');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: words.checkout.send }).tap();
    await dialog.getByText(words.checkout.cannotSend).waitFor();
    await context.setOffline(false);
    await dialog.getByText(words.checkout.cannotSend).waitFor({ state: 'detached' });
  });

  test('a signup that is sent empty puts the focus on its first field', async () => {
    const { page, words, visit } = await enter(language);
    await visit('/signup');
    await page.getByRole('main').getByRole('button', { name: words.account.signup }).tap();
    const name = page.getByRole('textbox', { name: words.account.name });
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('on a phone, in Arabic', () => {
  const { language } = onPhone;

  test('a quantity that is no whole number says so and never becomes another', async () => {
    const { page, words, visit } = await enter(language);
    await visit('/products/makdous');
    const quantity = page.getByRole('main').getByRole('textbox', { name: words.catalogue.quantity });
    for (const [typed, kept] of [
      ['1.5', '1'],
      ['٢٫٥', '2'],
      ['3,5', '3'],
    ] as const) {
      await quantity.fill(typed);
      await page.getByRole('status').getByText(words.catalogue.wholeNumbers).waitFor();
      await quantity.blur();
      await expect.poll(() => quantity.inputValue()).toBe(kept);
    }
    await quantity.fill('1,000');
    await page.getByRole('status').getByText(words.catalogue.maxOfOne(99)).waitFor();
  });

  test('three times into the cart: the bar counts, readers hear it, and no toast comes but for the most; a tap goes through that', async () => {
    const { page, words, visit } = await enter(language);
    await visit('/products/makdous');
    const main = page.getByRole('main');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const add = main.getByRole('button', { name: words.cart.addToCart, exact: true }).first();
    await add.scrollIntoViewIfNeeded();
    for (const _ of [1, 2, 3]) await add.tap();
    await page.getByRole('status').getByText(words.cart.added(name, 3)).waitFor();
    const bar = page.getByRole('region', { name: words.cart.title });
    await bar.getByText('3', { exact: true }).waitFor();
    const toasts = page.getByRole('region', { name: words.shell.notifications });
    await expect.poll(() => toasts.getByRole('status').count()).toBe(0);
    await main.getByRole('textbox').first().fill('99');
    for (const _ of [1, 2]) await add.tap();
    await toasts.getByText(words.cart.addedToMost(name, 99)).waitFor();
    await expect.poll(() => toasts.getByRole('status').count()).toBe(1);
    const box = await toasts.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    expect(y).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0);
    await expect
      .poll(() =>
        toasts.evaluate((region, at) => region.contains(document.elementFromPoint(at[0], at[1])), [
          x,
          y,
        ] as const),
      )
      .toBe(false);
    await page.touchscreen.tap(x, y);
    await toasts.getByRole('status').waitFor({ state: 'detached' });
  });
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('every order of the list can be read whole, on each screen', async () => {
    const { page, words, visit } = await enter(language, desktop);
    for (const path of ['/products?store=mouneh', '/products?store=mouneh&q=honey']) {
      await visit(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const viewport of [phone, { width: 320, height: 640 }, desktop]) {
        await page.setViewportSize(viewport);
        const [room, widest] = await page
          .getByRole('combobox', { name: words.catalogue.sortBy })
          .evaluate(optionWidths);
        expect(widest, `${viewport.width} px`).toBeLessThanOrEqual(room);
      }
    }
  });
});

describe.each([onDesktop, onPhone])('in $language', ({ language, viewport }) => {
  test('nothing jumps when another category comes', async () => {
    const { page, words, visit } = await enter(language, viewport, browserWithImages);
    await watchShifts(page);
    await visit('/products?store=mouneh');
    for (const category of ['honey', 'dairy', '']) {
      await chooseCategory(page, words, category);
      await page.waitForURL((url) => (url.searchParams.get('category') ?? '') === category);
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    }
    await expect.poll(() => readShift(page)).toBeLessThan(0.05);
  });
});

describe('on a phone', () => {
  test.each([
    ['en', 'honey', 'cilka', 'mouneh'],
    ['ar', 'قهوة', 'mouneh', 'cilka'],
  ] as const)(
    'in %s the header’s search for %s in the store %s shows what %s has first, as it suggested',
    async (language, q, store, other) => {
      const { page, words, visit } = await enter(language);
      await visit(`/products?store=${store}`);
      await visit('/about');
      await page.getByRole('banner').getByRole('link', { name: words.catalogue.search }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill(q);
      const products = dialog.getByRole('option').filter({ has: page.locator('img') });
      const { name } = words.catalogue.stores[other];
      await products.first().getByText(name).waitFor();
      const suggested = (await products.first().locator('bdi').first().textContent()) ?? '';
      await dialog.getByRole('combobox').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === q);
      const shelf = page.getByRole('region', { name: words.catalogue.foundInStore(name) });
      await shelf.waitFor();
      const first = page.getByRole('main').getByRole('listitem').first().getByRole('heading');
      await expect.poll(() => first.textContent()).toBe(suggested);
      await shelf.getByRole('link', { name: new RegExp(`^${name}: `) }).tap();
      await page.waitForURL(
        (url) => url.searchParams.get('store') === other && url.searchParams.get('q') === q,
      );
    },
  );

  test('a category that this store has nothing of leads to the other store', async () => {
    const { page, words, visit } = await enter('en');
    const category = await findCategoryOf('mouneh');
    await visit(`/products?store=cilka&category=${category}`);
    await page.getByRole('heading', { name: words.catalogue.noProducts }).waitFor();
    await expect.poll(() => page.getByText(words.catalogue.noProductsHint).count()).toBe(0);
    const { name } = words.catalogue.stores.mouneh;
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}: `) })
      .tap();
    await page.waitForURL((url) => url.search === `?store=mouneh&category=${category}`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
});

/** A category in which only this store has products. */
async function findCategoryOf(store: Store): Promise<string> {
  const { data } = await (await fetch(`${base}/api/products`)).json();
  const products: Product[] = data;
  const others = new Set(
    products.filter((product) => product.store !== store).map(({ category }) => category),
  );
  return products.find(({ category }) => !others.has(category))?.category ?? '';
}
