import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { getDeliveryTimes, setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { readShift, watchShifts } from '../support/layout-shifts.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const asAdmin = bearer((await callAt(base, login, { email, password })).token);
const name = { en: 'Abdoun', ar: 'عبدون' };
const abdoun = { name, governorate: 'Amman', other_names: '', fee: 2 } as const;
await callAt(base, createDeliveryAreas, { areas: [abdoun] }, asAdmin);
const hours = { id: crypto.randomUUID(), method: 'delivery' as const, from: '16:00', to: '19:00' };
const slots = [{ ...hours, capacity: 8, area_ids: [], weekdays: [0, 1, 2, 3, 4, 5, 6] }];
await callAt(
  base,
  setDeliveryTimes,
  { ...(await callAt(base, getDeliveryTimes, {}, asAdmin)), slots },
  asAdmin,
);

/** Saves an address in Abdoun. */
async function saveHome({ call }: Awaited<ReturnType<typeof signUpVisitor>>): Promise<void> {
  const { areas } = await call<{ areas: { id: string }[] }>('GET', '/checkout-options');
  const address = { street: 'Zahran Street 5', city: 'Amman', country: 'Jordan', area_id: areas[0]?.id };
  await call('POST', '/addresses', { label: 'Home', ...address });
}

test.each([
  { ...onDesktop, way: 'cart' },
  { ...onPhone, way: 'cart' },
  { ...onPhone, way: 'product' },
])(
  'nothing in the checkout moves when what is known of the shopper comes late: from the $way in $language',
  async ({ way, ...shopper }) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await saveHome(await signUpVisitor(visitor, base, 'Salma'));
    await watchShifts(page);
    await visit('/products/ground-sumac');
    const main = page.getByRole('main');
    if (way === 'cart') {
      await main.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
      const known = page.waitForResponse('**/api/addresses');
      await visit('/cart');
      await known;
    }
    const proceed = way === 'cart' ? words.cart.proceed : words.catalogue.buyNow;
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    await page.evaluate(() => Object.assign(window, { shift: 0 }));
    await main.getByRole('button', { name: proceed }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: words.checkout.savedAddresses }).waitFor();
    await dialog.getByRole('combobox', { name: words.checkout.slot.delivery }).waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: words.checkout.street }).inputValue())
      .toBe('Zahran Street 5');
    expect(await readShift(page)).toBeLessThan(0.1);
  },
);

/** Notes in the page each field of the checkout and its button that is not where it was when it was first shown. */
function watchFields(): void {
  const seen = new Map<string, number>();
  const moved = new Set<string>();
  Object.assign(window, { moved });
  setInterval(() => {
    const form = document.querySelector('#checkout');
    if (!form?.checkVisibility({ visibilityProperty: true })) return;
    for (const one of document.querySelectorAll('dialog[open] :is(form [name], [type="submit"])')) {
      const name = one.getAttribute('name') ?? one.getAttribute('type') ?? '';
      // The dialog itself is set down.
      const y = one.getBoundingClientRect().y - (form.closest('dialog')?.getBoundingClientRect().y ?? 0);
      const before = seen.get(name) ?? y;
      if (Math.abs(y - before) > 1) moved.add(`${name} from ${before} to ${y}`);
      seen.set(name, before);
    }
  }, 30);
}

const hasMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

const delay = (page: Page, path: string, ms: number) =>
  page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

test.each([
  { ...onDesktop, saved: true },
  { ...onPhone, saved: true },
  { ...onPhone, saved: false },
])(
  'on a line slower than half a second no field of Buy Now’s checkout moves: in $language, with a saved address: $saved',
  async ({ saved, ...shopper }) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    const customer = await signUpVisitor(visitor, base, 'Salma');
    if (saved) await saveHome(customer);
    await visit('/products/ground-sumac');
    await delay(page, '**/api/checkout-options', 900);
    const known = page.waitForResponse('**/api/addresses');
    await delay(page, '**/api/addresses', 1500);
    await delay(page, '**/api/delivery-slots*', 600);
    await page.evaluate(watchFields);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.catalogue.buyNow }).first().click();
    const dialog = page.getByRole('dialog');
    // What is not moved by what comes can be typed meanwhile.
    await dialog.getByRole('textbox', { name: words.checkout.name }).waitFor();
    await dialog.getByRole('combobox', { name: words.checkout.slot.delivery }).waitFor();
    await known;
    await expect
      .poll(() => dialog.getByRole('group', { name: words.checkout.savedAddresses }).count())
      .toBe(saved ? 1 : 0);
    expect(await hasMoved(page)).toEqual([]);
  },
);

test.each([onDesktop, onPhone])(
  'the foot of the checkout has room for the slot before it is known: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await signUpVisitor(visitor, base, 'Salma');
    await visit('/products/ground-sumac');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await page.evaluate(watchFields);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/delivery-slots*', async (route) => {
      await promise;
      await route.continue();
    });
    await main.getByRole('button', { name: words.cart.proceed }).first().click();
    const dialog = page.getByRole('dialog');
    const foot = dialog.locator('[aria-live="polite"][aria-atomic="true"]').locator('xpath=..');
    await dialog.getByText(words.checkout.slotsLoading).waitFor();
    const heightOfFoot = async () => (await foot.boundingBox())?.height ?? 0;
    const before = await heightOfFoot();
    resolve();
    const slot = dialog.getByRole('combobox', { name: words.checkout.slot.delivery });
    const chosen = await slot.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text ?? '');
    await foot.getByText(chosen).waitFor();
    expect(await heightOfFoot()).toBeLessThanOrEqual(before);
    expect(await hasMoved(page)).toEqual([]);
  },
);

test.each([onPhone, onDesktop])(
  'on a slow line the cart’s sums stay where they are when the areas come, and are no total until delivery is known: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await saveHome(await signUpVisitor(visitor, base, 'Salma'));
    await watchShifts(page);
    await visit('/products/ground-sumac');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
    await delay(page, '**/api/checkout-options', 1200);
    await delay(page, '**/api/addresses', 1500);
    await page.evaluate(() => Object.assign(window, { shift: 0 }));
    await visit('/cart');
    const { language } = shopper;
    const total = main.locator('dt').last();
    await expect.poll(() => total.textContent()).toBe(feeWords[language].totalWithout);
    const area = main.getByRole('combobox', { name: words.cart.area });
    await expect.poll(() => area.isDisabled()).toBe(true);
    // Of delivery elsewhere nothing is said yet.
    await expect.poll(() => main.getByText(words.cart.areaElsewhereFree).isVisible()).toBe(false);
    await expect.poll(() => area.isEnabled()).toBe(true);
    expect(await readShift(page)).toBeLessThan(0.02);
    await area.fill(name[language]);
    await area.blur();
    await expect.poll(() => total.textContent()).toBe(words.cart.total);
  },
);
