import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { otherLanguage } from '../../contracts/language.ts';
import { desktop, onDesktop, onPhone, openBrowser, openVisitor, phone, wordsOf } from '../support/browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

describe('in English, on a desktop', () => {
  const { language } = onDesktop;

  test('products without a store go to the choice of stores, and later to the store that was chosen', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    await visit('/products');
    await page.getByRole('heading', { level: 1, name: words.catalogue.stores.title }).waitFor();
    await page.getByRole('main').getByRole('link', { name: words.catalogue.stores.cilka.kind }).click();
    await page.getByRole('heading', { level: 1, name: words.catalogue.stores.cilka.shelf }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedStore'))).toBe('cilka');
    await expect.poll(() => page.locator('html').getAttribute('data-store')).toBe('cilka');

    await visit('/products');
    await expect.poll(() => new URL(page.url()).searchParams.get('store')).toBe('cilka');
    await page.getByRole('link', { name: words.catalogue.changeStore }).click();
    await page.getByRole('heading', { level: 1, name: words.catalogue.stores.title }).waitFor();
    await page
      .getByRole('navigation', { name: words.shell.mainNavigation })
      .getByRole('link', { name: words.shell.products })
      .click();
    await page.waitForURL((url) => url.searchParams.get('store') === 'cilka');
  });

  test('Load More appends the next page, keeps its place, and Back finds the longer list again', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    await visit('/products?store=mouneh');
    const { shownOf, loadMore } = words.catalogue;
    await page.getByText(shownOf(24, 72)).waitFor();
    const button = page.getByRole('button', { name: loadMore });
    await button.click();
    await page.getByText(shownOf(48, 72)).waitFor();
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(new Set(names).size).toBe(48);
    const query = new URLSearchParams({ store: 'mouneh', sort: 'category', language, limit: '48' });
    const { data } = await (await fetch(`${base}/api/products?${query}`)).json();
    expect(names).toEqual((data as Product[]).map(({ name }) => name[language]));
    await button.click();
    await page.getByText(shownOf(72, 72)).waitFor();
    await expect.poll(() => button.count()).toBe(0);

    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const name = (await last.textContent()) ?? '';
    await last.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.getByText(shownOf(72, 72)).waitFor();
  });

  test('the path over a product leads back to the list as it was left, and to another list by its address', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    const { shownOf, loadMore, breadcrumb } = words.catalogue;
    await visit('/products?store=mouneh&sort=price');
    await page.getByRole('button', { name: loadMore }).click();
    await page.getByText(shownOf(48, 72)).waitFor();
    const card = page.getByRole('main').getByRole('heading', { level: 2 }).nth(40);
    const name = (await card.textContent()) ?? '';
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const links = page.getByRole('navigation', { name: breadcrumb }).getByRole('link');
    await links.first().click();
    await page.getByText(shownOf(48, 72)).waitFor();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price');
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight))
      .toBe(true);
    await card.getByRole('link').click();
    await links.last().click();
    await page.waitForURL((url) => url.searchParams.has('category') && !url.searchParams.has('sort'));
  });

  test('of a longer list a card far from the window is its link alone, and it is whole when it comes near, with its focus', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { ...onPhone, language });
    await visit('/products?store=mouneh');
    const cards = page.getByRole('main').locator('ul > li');
    for (const shown of [48, 72]) {
      await page.getByRole('button', { name: words.catalogue.loadMore }).click();
      await expect.poll(() => cards.getByRole('heading', { level: 2 }).count()).toBe(shown);
    }
    const [near, far] = [cards.nth(69), cards.nth(30)];
    const isWhole = (card: typeof near) => card.getByRole('button').count();
    await near.scrollIntoViewIfNeeded();
    await expect.poll(() => isWhole(near)).toBeGreaterThan(0);
    await expect.poll(() => isWhole(far)).toBe(0);
    // The first page stays as the server rendered it.
    expect(await isWhole(cards.nth(3))).toBeGreaterThan(0);
    const link = far.getByRole('link');
    await link.evaluate((element) => element.focus());
    await expect.poll(() => isWhole(far)).toBeGreaterThan(0);
    expect(await link.first().evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => isWhole(near)).toBe(0);
  });
});

describe('in Arabic', () => {
  const { language } = onPhone;

  test('search, category, sort and view live in the URL: reload and Back keep them', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    await visit('/products?store=mouneh');
    await page.getByRole('combobox', { name: words.catalogue.category }).selectOption('honey');
    await page.waitForURL((url) => url.searchParams.get('category') === 'honey');
    // The page's heading is the category's name.
    await page.getByRole('heading', { level: 1, name: 'عسل وحلويات' }).waitFor();
    await page.getByRole('button', { name: words.catalogue.list }).click();
    await page.waitForURL((url) => url.searchParams.get('view') === 'list');
    const searchBox = () => page.getByRole('combobox', { name: words.catalogue.search });
    await searchBox().fill('عسل');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'عسل');
    const found = await page.getByRole('main').getByRole('status').first().textContent();
    await page.reload();
    await expect.poll(() => searchBox().inputValue()).toBe('عسل');
    await expect
      .poll(() => page.getByRole('combobox', { name: words.catalogue.category }).inputValue())
      .toBe('honey');
    await expect
      .poll(() => page.getByRole('button', { name: words.catalogue.list }).getAttribute('aria-pressed'))
      .toBe('true');
    await expect.poll(() => page.getByRole('main').getByRole('status').first().textContent()).toBe(found);
  });

  test('of two filters changed before the first list has come, both count', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    await visit('/products?store=mouneh');
    const select = page.getByRole('combobox', { name: words.catalogue.category });
    const button = await page.getByRole('button', { name: words.catalogue.list }).elementHandle();
    await select.evaluate((element: HTMLSelectElement, list) => {
      element.value = 'honey';
      element.dispatchEvent(new Event('change', { bubbles: true }));
      (list as HTMLElement).click();
    }, button);
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('view') === 'list' && searchParams.get('category') === 'honey',
    );
  });

  test('the field of a search is emptied by its button, which is there while it has text: the whole shelf is back', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await visit('/products?store=mouneh');
    const field = page.getByRole('combobox', { name: words.catalogue.search });
    const clear = page.getByRole('button', { name: words.catalogue.clearSearch });
    await expect.poll(() => clear.isVisible()).toBe(false);
    await field.fill('olive');
    await clear.click();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('olive');
    await field.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'olive');
    await clear.click();
    await page.waitForURL(({ searchParams }) => !searchParams.get('q'));
    await page.getByText(words.catalogue.count(72)).waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('olive');
  });

  test('a search that finds nothing says so, and clearing it brings the shelf back', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await visit('/products?store=mouneh&q=qwxyzqwxyz');
    await page.getByRole('heading', { name: words.catalogue.noProducts }).waitFor();
    await page.getByRole('link', { name: words.catalogue.clearSearch }).click();
    await page.getByText(words.catalogue.count(72)).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: words.catalogue.search }).inputValue())
      .toBe('');
  });
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('the language link leads to the same page, and the choice is remembered', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language });
    await visit('/products/makdous?from=shelf');
    await page.getByRole('banner').getByRole('link', { name: words.shell.otherLanguage }).click();
    const other = language === 'ar' ? '/products/makdous?from=shelf' : '/ar/products/makdous?from=shelf';
    await page.waitForURL(base + other);
    const there = wordsOf[otherLanguage(language)];
    await page.getByRole('banner').getByRole('link', { name: there.shell.about }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/about'));
    await page.getByRole('banner').getByRole('link', { name: there.shell.contact }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/contact'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${base}/cart`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(language === 'ar' ? '/cart' : '/ar/cart');
  });
});

describe('in English', () => {
  const { language } = onDesktop;

  test('on a phone the menu holds the navigation and the way to each store, keeps the focus inside and closes on a choice', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await visit('/');
    await page.getByRole('button', { name: words.shell.menu }).click();
    const menu = page.getByRole('dialog', { name: words.shell.menu });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    // The page behind does not scroll.
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    // Clicked by coordinates: Playwright scrolls before it clicks an element.
    const button = await page.getByRole('button', { name: words.shell.menu }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 22, (button?.y ?? 0) + 22);
    await menu.waitFor();
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page.getByRole('button', { name: words.shell.menu }).click();
    await menu.getByRole('link', { name: words.catalogue.stores.cilka.name }).click();
    await page.waitForURL((url) => url.searchParams.get('store') === 'cilka');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.shell.menu }).click();
    await menu.getByRole('link', { name: words.shell.login }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/login'));
  });

  test('a page that does not exist answers 404 and leads home', async () => {
    const visitor = await openVisitor(browser(), base, { language });
    const { page, words, visit } = visitor;
    visitor.expected.push('404');
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit('/no-such-page');
    expect((await answer).status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: words.shell.notFound.title }).waitFor();
    await page.getByRole('link', { name: words.shell.notFound.home }).click();
    await page.getByRole('heading', { level: 1, name: words.home.headline.join(' ') }).waitFor();

    visitor.expected.push('404');
    await visit('/no-such-page');
    const field = page.getByRole('main').getByRole('combobox', { name: words.catalogue.search });
    await field.fill(language === 'ar' ? 'لبنة' : 'labneh');
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
    await page.waitForURL((url) => /\/search$/.test(url.pathname) && url.searchParams.get('q') !== null);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
});

test('the skip link leads to the content, and a new page takes the focus there', async () => {
  const { page, words, visit } = await openVisitor(browser(), base);
  await visit('/');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(words.shell.skipToContent);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL((url) => url.pathname === '/about');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('Ctrl+Shift+A leads to the admin login, and to the admin when the browser is known for it', async () => {
  const { page, visit } = await openVisitor(browser(), base);
  await visit('/cart');
  await page.keyboard.press('Control+Shift+A');
  await page.waitForURL((url) => url.pathname === '/admin/login');
  await page.evaluate(() => localStorage.setItem('adminLoggedIn', 'true'));
  await visit('/cart');
  await page.keyboard.press('Control+Shift+A');
  // Without a session the admin's guard redirects to the login.
  await page.waitForURL((url) => url.pathname === '/login');
});

test('on pages without the shop around them too the shortcut works and the loading bar shows', async () => {
  const visitor = await openVisitor(browser(), base, onDesktop);
  const { page, visit } = visitor;
  visitor.expected.push('404');
  for (const path of [
    '/admin/login',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/no-such-page',
  ]) {
    await visit(path);
    const gate = Promise.withResolvers<void>();
    await page.route('**/_.data*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link').first().click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    await page.keyboard.press('Control+Shift+A');
    await page.waitForURL((url) => url.pathname === '/admin/login');
    gate.resolve();
    await bar.waitFor({ state: 'detached' });
    await page.unroute('**/_.data*');
  }
});

test('the loading bar shows while a page is on its way', async () => {
  const { page, visit } = await openVisitor(browser(), base, { viewport: desktop });
  await visit('/cart');
  const gate = Promise.withResolvers<void>();
  await page.route('**/products/*.data*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${base}/products?store=mouneh`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(20);
  gate.resolve();
  await bar.waitFor({ state: 'detached' });
});

/** All products in the order of the shelf: newest first. */
const allProducts = async (): Promise<Product[]> => {
  const response = await fetch(`${base}/api/products?limit=500`);
  return ((await response.json()) as { data: Product[] }).data;
};

test('the featured shelf turns by six every ten seconds, stops when told, and is found again where it stood', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, { motion: true });
  await page.clock.install();
  await visit('/');
  const total = (await allProducts()).length;
  const { range, pause, play } = words.home.featured;
  await page.getByText(range(1, 6, total)).waitFor();
  await page.clock.runFor(10_500);
  await page.getByText(range(7, 12, total)).waitFor();
  await page.getByRole('button', { name: pause }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await page.getByText(range(7, 12, total)).waitFor();
  await page.getByRole('button', { name: play }).waitFor();
  await page.reload();
  await page.getByText(range(7, 12, total)).waitFor();
  await page.getByRole('banner').getByRole('link', { name: words.shell.about }).click();
  await page.waitForURL((url) => url.pathname === '/about');
  await page.getByRole('banner').getByRole('link', { name: words.shell.home, exact: true }).click();
  await page.getByText(range(7, 12, total)).waitFor();
});

test('a finger on a product of the featured shelf stops it until its button is pressed', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, {
    ...onPhone,
    motion: true,
    touch: true,
  });
  await page.clock.install();
  await visit('/');
  const total = (await allProducts()).length;
  const { range, pause, play, title } = words.home.featured;
  await page.clock.runFor(10_500);
  await page.getByText(range(7, 12, total)).waitFor();
  const name = page.getByRole('region', { name: title }).getByRole('listitem').first().getByRole('heading');
  await name.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await name.dispatchEvent('pointerleave', { pointerType: 'touch', bubbles: true });
  await page.clock.runFor(30_000);
  await page.getByText(range(7, 12, total)).waitFor();
  await page.getByRole('button', { name: pause }).tap();
  await page.getByRole('button', { name: play }).tap();
  await page.clock.runFor(10_500);
  await page.getByText(range(13, 18, total)).waitFor();
});

test('the featured shelf turns over all products of the shop, and then begins again', async () => {
  const visitor = await openVisitor(browser(), base, { motion: true });
  const { page, words, visit } = visitor;
  visitor.expected.push('502');
  const all = await allProducts();
  const total = all.length;
  expect(total).toBeGreaterThan(100);
  await page.clock.install();
  await visit('/');
  const shelf = page.getByRole('region', { name: words.home.featured.title }).getByRole('listitem');
  const seen = new Set<string>();
  const standsFrom = async (start: number) => {
    const products = [...all, ...all].slice(start, start + 6);
    const text = words.home.featured.range(start + 1, ((start + 5) % total) + 1, total);
    await page.getByText(text, { exact: true }).waitFor();
    const names = await shelf.getByRole('heading').allTextContents();
    expect(names).toEqual(products.map(({ name }) => name.en));
    for (const { id } of products) seen.add(id);
  };
  let start = 0;
  while (seen.size < total) {
    await standsFrom(start);
    start = (start + 6) % total;
    await page.clock.runFor(10_000);
  }
  // After the last product the first ones follow.
  await standsFrom(start);

  await page.waitForLoadState('networkidle');
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.clock.runFor(10_000);
  start = (start + 6) % total;
  await standsFrom(start);
  const asked = page.waitForRequest('**/api/products?*');
  await page.clock.runFor(10_000);
  await asked;
  await standsFrom(start);
  await page.unroute('**/api/products?*');
  await page.clock.runFor(20_000);
  await standsFrom((start + 6) % total);
});
