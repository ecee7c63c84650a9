import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageSize } from '../../contracts/catalogue.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

test('what most taps lead to is preloaded when the browser is idle: the way to the cart then fetches no script', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, { ...onPhone, savesData: false });
  await visit('/products/extra-virgin-olive-oil');
  await page.getByRole('button', { name: words.cart.addToCart }).first().click();
  const cart = await page.evaluate(() => window.__reactRouterManifest?.routes['ar:cart']);
  const ofCart = [cart?.module ?? '', ...(cart?.imports ?? [])];
  expect(ofCart.length).toBeGreaterThan(2);
  const preloaded = () =>
    page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(preloaded).toEqual(expect.arrayContaining(ofCart));
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').locator('a[href="/ar/cart"]').click();
  await page.getByRole('button', { name: words.cart.proceed }).first().waitFor();
  expect(fetched.filter((file) => ofCart.includes(file))).toEqual([]);
});

/** The pages whose scripts have run. */
const knownPages = (page: Page) => page.evaluate(() => Object.keys(window.__reactRouterRouteModules ?? {}));

test('pages whose scripts have run are known to the router, which asks for their data within the tap', async () => {
  const { page, visit } = await openVisitor(browser(), base, { ...onPhone, savesData: false });
  await visit('/products?store=mouneh');
  await expect
    .poll(() => knownPages(page))
    .toEqual(expect.arrayContaining(['ar:store-selection', 'ar:products', 'ar:products/:slug']));
  const asked = await page.evaluate(async () => {
    const addresses: string[] = [];
    const { fetch } = window;
    window.fetch = (...given) => {
      addresses.push(String(given[0]));
      return fetch(...given);
    };
    document.querySelector<HTMLElement>('main li a[href^="/ar/products/"]')?.click();
    // Promises that resolve at once; loading a file always takes a separate task.
    for (let turn = 0; turn < 200; turn += 1) await null;
    return addresses;
  });
  expect(asked).toEqual([expect.stringMatching(/^[^?]*\/ar\/products\/[^?]*\.data/)]);
});

test('the cart is preloaded once it is filled, not for a visitor with an empty one', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, { ...onPhone, savesData: false });
  await visit('/products/extra-virgin-olive-oil');
  // The search is the last of the pages that are preloaded for everyone.
  await expect.poll(() => knownPages(page)).toContain('ar:search');
  expect(await knownPages(page)).not.toContain('ar:cart');
  await page.getByRole('button', { name: words.cart.addToCart }).first().click();
  await expect.poll(() => knownPages(page)).toContain('ar:cart');
});

test('nothing is preloaded for who saves data', async () => {
  const { page, visit } = await openVisitor(browser(), base, onDesktop);
  await visit('/products?store=mouneh');
  // Longer than the delay before a page preloads anything.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)));
  await expect.poll(() => page.locator('link[rel="prefetch"], link[media="not all"]').count()).toBe(0);
});

test('styles of the next page are in the document before a tap: on the way there each is added once, and none is taken away again', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, { ...onPhone, savesData: false });
  await visit('/products/extra-virgin-olive-oil');
  await page.getByRole('button', { name: words.cart.addToCart }).first().click();
  await visit('/products?store=mouneh');
  const ofCart = await page.evaluate(() => {
    const { root, 'ar:cart': cart } = window.__reactRouterManifest?.routes ?? {};
    return (cart?.css ?? []).filter((file) => !root?.css?.includes(file));
  });
  expect(ofCart.length).toBeGreaterThan(2);
  const addresses = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  await expect
    .poll(() => page.locator('link[rel="stylesheet"][media="not all"]').evaluateAll(addresses))
    .toEqual(expect.arrayContaining(ofCart));
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        for (const [sign, nodes] of [['+', addedNodes] as const, ['-', removedNodes] as const])
          for (const node of nodes)
            if ((node as HTMLLinkElement).rel === 'stylesheet')
              changes.push(`${sign}${(node as Element).getAttribute('href')}`);
    }).observe(document.head, { childList: true });
    Object.assign(window, { changes });
  });
  await page.getByRole('banner').locator('a[href="/ar/cart"]').click();
  await page.getByRole('button', { name: words.cart.proceed }).first().waitFor();
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes.filter((change) => ofCart.includes(change.slice(1))).sort()).toEqual(
    ofCart.map((file) => `+${file}`).sort(),
  );
});

test.each([
  ['a phone', onPhone, 4],
  ['a desktop', onDesktop, 8],
] as const)(
  'after a page change on %s the first frame has what is in the window, and all of it comes after',
  async (_, shopper, first) => {
    const { page, visit, words } = await openVisitor(browser(), base, shopper);
    await visit('/store-selection');
    await page.evaluate(() => {
      const seen: number[] = [];
      const look = () => {
        const count = document.querySelectorAll('main li h2').length;
        if (count > 0 && count !== seen.at(-1)) seen.push(count);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen });
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: words.catalogue.stores.mouneh.enter })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen))
      .toEqual([first, pageSize]);
  },
);
