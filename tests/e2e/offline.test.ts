import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { register } from '../../contracts/accounts.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { type Language, pathInLanguage } from '../../contracts/language.ts';
import { orders } from '../../server/orders/order.table.ts';
import {
  onDesktop,
  onPhone,
  openBrowser,
  openVisitor,
  phone,
  type Visitor,
  waitForHydration,
} from '../support/browser.ts';
import { builtFile, builtFiles } from '../support/built-file.ts';
import { eventually } from '../support/eventually.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });

const sumac = { en: 'Ground sumac', ar: 'سمّاق بلدي مطحون' };
const shelf = '/products?store=mouneh&category=spices-herbs';
const person = { name: 'Rania Haddad', street: 'Rainbow Street, building 14', city: 'Amman' };

describe('without the network, in Arabic', () => {
  const { language } = onPhone;

  test('only the reader’s own words are fetched; pages that were seen are there, the cart works, and it is said that there is no network', async () => {
    const visitor = await openWithServiceWorker(language);
    const { page, words, context } = visitor;
    await expectOwnFilesAlone(visitor);
    await visitor.visit('/products?store=mouneh');
    await openSumac(visitor);

    await context.setOffline(true);
    const banner = page.getByRole('status').getByText(words.offline.banner);
    await banner.waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: sumac[language] }).waitFor();
    await banner.waitFor();
    await addToCart(visitor);

    // The cart was not opened before.
    await page
      .getByRole('banner')
      .getByRole('link', { name: cartLink(visitor) })
      .click();
    await page.getByRole('heading', { level: 1, name: words.cart.title }).waitFor();
    await page.getByRole('button', { name: words.catalogue.more }).click();
    await page.reload();
    const quantity = page.getByRole('main').getByRole('textbox');
    await quantity.waitFor();
    await expect.poll(() => quantity.inputValue()).toBe('2');

    // The list was loaded as a document; its data alone was not.
    await page.getByRole('contentinfo').getByRole('link', { name: words.shell.footer.heritage }).click();
    await page.getByRole('heading', { level: 1, name: words.catalogue.stores.mouneh.shelf }).waitFor();

    await banner.waitFor();
    await context.setOffline(false);
    await page.getByRole('status').getByText(words.offline.back).waitFor();
    await page.getByText(words.offline.back).waitFor({ state: 'hidden' });
  });
});

describe('without the network, in English', () => {
  const { language } = onDesktop;

  test('only the reader’s own words are fetched; a page that was never seen says why it is not there, and comes with the network', async () => {
    const visitor = await openWithServiceWorker(language);
    const { page, words, context } = visitor;
    await expectOwnFilesAlone(visitor);
    await visitor.visit(shelf);
    await context.setOffline(true);
    await page.getByRole('link', { name: sumac[language] }).click();
    await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
    await expect.poll(() => page.getByText(words.offline.banner).count()).toBe(0);
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(pathInLanguage('/products/ground-sumac', language));
    await expect.poll(() => page.getByText(words.shell.broken.title).count()).toBe(0);
    await page.getByRole('button', { name: words.offline.again }).click();
    await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
    await comeBack(visitor);
    await page.getByRole('heading', { level: 1, name: sumac[language] }).waitFor();

    await context.setOffline(true);
    await page.goto(base + pathInLanguage('/products/makdous?from=a-friend', language));
    await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: words.offline.again }).click();
    await loaded;
    await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
    const cart = page.getByRole('heading', { level: 1, name: words.cart.title });
    // A browser that emulates being offline may report "online" for a moment, and the page then reloads.
    await eventually(async () => {
      const way = page.getByRole('main').getByRole('link', { name: words.offline.cart, exact: true });
      if (!(await cart.isVisible())) await way.click({ timeout: 2_000 });
      await cart.waitFor({ timeout: 3_000 });
    });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
    await comeBack(visitor);
    await page.getByRole('button', { name: words.catalogue.buyNow, exact: true }).first().waitFor();
    await expect.poll(() => page.url()).toContain('/products/makdous?from=a-friend');
  });

  test('an order is not sent, what is typed stays, and with the network it is sent once', async () => {
    const visitor = await openWithServiceWorker(language);
    const { page, words, context } = visitor;
    const email = 'offline@example.com';
    await enter(visitor, email);
    await openSumac(visitor);
    await addToCart(visitor);
    await visitor.visit('/cart');
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await page.getByRole('textbox', { name: words.checkout.street }).fill(person.street);
    await page.getByRole('combobox', { name: words.checkout.city }).fill(person.city);

    await context.setOffline(true);
    await page.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('alert').getByText(words.checkout.cannotSend).waitFor();
    expect(context.pages()).toHaveLength(1);
    await expect
      .poll(() => page.getByRole('textbox', { name: words.checkout.street }).inputValue())
      .toBe(person.street);
    await expect.poll(() => ordersOf(email)).toHaveLength(0);

    await context.setOffline(false);
    await page.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await expect.poll(() => ordersOf(email)).toHaveLength(1);
    await expect.poll(() => visitor.whatsapp).toHaveLength(1);
  });
});

test('on a narrow phone a bar of one line says that there is no network, and a page that says so itself has none; favourites stay in the header over a reload', async () => {
  const visitor = await openWithServiceWorker('ar');
  const { page, words, context } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(visitor, 'heart-offline@example.com');
  await openSumac(visitor);
  await addToCart(visitor);
  const favourites = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: words.shell.favourites(count) });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: words.catalogue.favourite(sumac.ar), exact: true });
  await favourites(0).waitFor();
  await heart.click();
  await favourites(1).waitFor();

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: words.offline.banner });
  await banner.waitFor();
  await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThan(60);
  await page.reload();
  await favourites(1).waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await heart.click();
  await favourites(0).waitFor();
  await heart.click();

  await page.goto(`${base}/ar/products/makdous?from=a-friend`);
  await page.getByRole('heading', { level: 1, name: words.offline.title }).waitFor();
  await expect.poll(() => page.getByText(words.offline.banner).count()).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.shell.footer.favourites, exact: true })
    .waitFor();
});

test('the page by which somebody came in is there too, with its image', async () => {
  const visitor = await openWithServiceWorker('ar', '/products/makdous');
  const { page, context } = visitor;
  const image = page.locator('main img[src^="/media/"]').first();
  const source = (await image.getAttribute('src')) ?? '';
  await expect.poll(() => isKept(page, source)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await image.waitFor();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)))
    .toBeGreaterThan(0);
});

test('nothing personal is kept: a whole visit of a customer leaves only what is the same for all', async () => {
  const visitor = await openWithServiceWorker('en');
  const { page, words } = visitor;
  const email = 'kept-nowhere@example.com';
  const token = await enter(visitor, email);
  await openSumac(visitor);
  await addToCart(visitor);
  await visitor.visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).click();
  await page.getByRole('textbox', { name: words.checkout.street }).fill(person.street);
  await page.getByRole('combobox', { name: words.checkout.city }).fill(person.city);
  await page.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [order] = await ordersOf(email);
  await visitor.visit(`/orders/MN-${order?.number}`);
  await page.waitForURL(`**/orders#MN-${order?.number}`);
  await page.getByText(`MN-${order?.number}`).first().waitFor();
  await visitor.visit('/profile');
  await page.getByRole('main').getByText(email).first().waitFor();
  await visitor.visit('/favorites');
  await page.getByRole('heading', { level: 1 }).waitFor();

  const kept = await everythingKept(page);
  const calls = kept.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
  expect(calls).toEqual(['/api/checkout-options']);
  expect(kept.filter(({ path }) => path === '/profile')).toHaveLength(1);
  const secrets = [email, person.name, person.street, token, `MN-${order?.number}`, order?.id ?? ''];
  for (const { path, body } of kept)
    expect(
      secrets.filter((secret) => path.includes(secret) || body.includes(secret)),
      path,
    ).toEqual([]);
});

test('a page that was opened before a new deployment goes on: what it cannot find any more, it finds anew', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  visitor.expected.push('404', 'Error loading route module', 'Failed to fetch dynamically imported module');
  await visitor.visit('/');
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const gone = builtFile('about');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.getByRole('banner').getByRole('link', { name: words.shell.about }).click();
  await expect.poll(() => documents).toBe(1);
  await page.unroute(gone);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: words.shell.about }).click();
  await page.waitForURL('**/about');
  expect(documents).toBe(1);
});

test('a modal whose files are gone is there after one reload, and a second failure is only said', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  visitor.expected.push('404');
  await visitor.visit('/products/makdous');
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const gone = builtFile('login-modal');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const buy = page.getByRole('button', { name: words.catalogue.buyNow, exact: true }).first();
  await buy.click();
  await expect.poll(() => documents).toBe(1);
  await waitForHydration(page);
  await buy.click();
  await page.getByText(words.errors.network).waitFor();
  expect(documents).toBe(1);
  await page.unroute(gone);
  await buy.click();
  await page.getByRole('dialog', { name: words.account.toOrder }).waitFor();
});

/** Playwright restores the page's network before the service worker's: requests that the page makes at once may fail. */
async function comeBack({ page, context, words }: Visitor): Promise<void> {
  await context.setOffline(false);
  await eventually(async () => {
    // Unless the page is already reloading.
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
    const title = page.getByRole('heading', { level: 1, name: words.offline.title });
    await title.waitFor({ state: 'detached', timeout: 2_000 });
  });
}

/** A visitor whose browser has installed the worker, after a first page, when everything is cached. */
async function openWithServiceWorker(language: Language, path = '/'): Promise<Visitor> {
  const visitor = await openVisitor(browser(), base, { language, viewport: phone, serviceWorkers: 'allow' });
  // The browser's message for every request without a network.
  visitor.expected.push('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', '504');
  await visitor.visit(path);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isKept(visitor.page, '/api/checkout-options'), { timeout: 30_000 }).toBe(true);
  return visitor;
}

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (one) => Boolean(await caches.match(one, { ignoreVary: true })), path);

/** Every address that the browser caches for the worker, with the text of its answer. */
const everythingKept = (page: Page): Promise<{ path: string; body: string }[]> =>
  page.evaluate(async () => {
    const found: { path: string; body: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search, hash } = new URL(request.url);
        const answer = await cache.match(request, { ignoreVary: true });
        found.push({ path: pathname + search + hash, body: (await answer?.text()) ?? '' });
      }
    }
    return found;
  });

/** The texts of the reader's own language only, and nothing of the admin. */
async function expectOwnFilesAlone({ page, language }: Visitor): Promise<void> {
  const files = (await everythingKept(page)).map(({ path }) => path);
  const [own, other] = language === 'en' ? [/^english$/, /^arabic$/] : [/^arabic$/, /^english$/];
  const keptOf = (wanted: RegExp) =>
    builtFiles(wanted).filter((path) => path.endsWith('.js') && files.includes(path));
  // The texts, and the route that contains them.
  expect(keptOf(own)).toHaveLength(2);
  expect(keptOf(other)).toEqual([]);
  expect(keptOf(/^web\/admin\/|admin|overview/)).toEqual([]);
  expect(files.some((path) => path.includes('-arabic-'))).toBe(language === 'ar');
}

/** Goes from the list, loaded as a document, to a product, loaded as data; the worker caches that page too. */
async function openSumac({ page, visit, language }: Visitor): Promise<void> {
  await visit(shelf);
  await page.getByRole('link', { name: sumac[language] }).click();
  await page.getByRole('heading', { level: 1, name: sumac[language] }).waitFor();
  await expect.poll(() => isKept(page, pathInLanguage('/products/ground-sumac', language))).toBe(true);
}

async function addToCart({ page, words }: Visitor): Promise<void> {
  const add = { name: words.cart.addToCart, exact: true };
  await page.getByRole('main').getByRole('button', add).first().click();
  await page.waitForFunction(() => localStorage.getItem('cart')?.includes('ground-sumac'));
}

/** The cart's link in the header with one product in it, whatever its total. */
function cartLink({ words }: Visitor): RegExp {
  const [beforeTotal = ''] = words.shell.cart(1, '§').split('§');
  return new RegExp(`^${beforeTotal}`);
}

/** Gives the browser the session of a new customer, and returns its token. */
async function enter({ page }: Visitor, email: string): Promise<string> {
  const { url, body = '' } = requestFor(register, { name: person.name, email, password: 'sumac-and-thyme' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(base + url, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.evaluate((token) => localStorage.setItem('auth_token', token), data.token);
  return data.token;
}

const ordersOf = (email: string) => deps.db.select().from(orders).where(eq(orders.customerEmail, email));
