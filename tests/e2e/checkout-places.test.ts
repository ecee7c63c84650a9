import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password: password ?? '' });
const abdoun = {
  name: { en: 'Abdoun', ar: 'عبدون' },
  governorate: 'Amman',
  other_names: '',
  fee: 2,
} as const;
await callAt(base, createDeliveryAreas, { areas: [abdoun] }, bearer(token));

async function openCheckout({ page, visit, words }: Visitor): Promise<void> {
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).click();
  await page.getByRole('heading', { name: words.checkout.title }).waitFor();
}

test.each([onDesktop, onPhone])(
  'a city that was typed while the areas could not be loaded, and names one, is the area once they are there: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    visitor.expected.push('500');
    await signUpVisitor(visitor, base, 'Salma');
    const options = '**/api/checkout-options';
    await page.route(options, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openCheckout(visitor);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Paris Square 3');
    await dialog.getByRole('combobox', { name: words.checkout.city }).fill('Abdoun');
    await page.unroute(options);
    await dialog.getByRole('button', { name: words.checkout.retry }).click();
    const area = dialog.getByRole('combobox', { name: words.cart.area });
    await expect.poll(() => area.inputValue()).toBe(abdoun.name[shopper.language]);
    await dialog.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  },
);

test.each([onDesktop, onPhone])(
  'who sends an order abroad says so at once: no area is asked for, and a wrong number is told the country’s code: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    const { checkout } = words;
    const { call } = await signUpVisitor(visitor, base, 'Salma');
    await openCheckout(visitor);
    const dialog = page.getByRole('dialog');
    const area = dialog.getByRole('combobox', { name: words.cart.area });
    const city = dialog.getByRole('combobox', { name: checkout.city });
    const country = dialog.getByRole('textbox', { name: checkout.country });
    await area.waitFor();
    expect(await city.count()).toBe(0);
    await dialog.getByRole('button', { name: checkout.toAbroad }).click();
    await area.waitFor({ state: 'detached' });
    await expect.poll(() => country.inputValue()).toBe('');
    // It may have been a slip.
    await dialog.getByRole('button', { name: checkout.toJordan }).click();
    await area.waitFor();
    await dialog.getByRole('button', { name: checkout.toAbroad }).click();
    // One that no name tells is ordered to as well.
    const isKnown = shopper.language === 'en';
    const [name, code, calling] = isKnown ? ['Sweden', 'SE', '+46'] : ['Lapland', 'ZZ', null];
    await country.fill(name);
    await dialog.getByText(checkout.phoneAbroad(calling)).waitFor();
    await dialog.getByRole('textbox', { name: checkout.street }).fill('Kungsgatan 3');
    await city.fill('Stockholm');
    const phone = dialog.getByRole('textbox', { name: checkout.phone });
    await phone.fill('0701234567');
    await dialog.getByRole('button', { name: checkout.send }).click();
    await dialog.getByText(checkout.phoneAbroadInvalid(calling)).waitFor();
    await phone.fill('+46 70 123 45 67');
    await dialog.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    const [order] = await call<{ shipping_address: object; delivery: object }[]>('GET', '/orders');
    expect(order).toMatchObject({
      shipping_address: { street: 'Kungsgatan 3', city: 'Stockholm' },
      delivery: { area: null, country: { code }, fee_pending: true },
    });
  },
);

test.each([onDesktop, onPhone])(
  'what was typed as the area is the city, once the country is another one: it is not asked for twice: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    const { call } = await signUpVisitor(visitor, base, 'Salma');
    await openCheckout(visitor);
    const dialog = page.getByRole('dialog');
    const area = dialog.getByRole('combobox', { name: words.cart.area });
    await area.fill('Stockholm');
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Kungsgatan 3');
    const city = dialog.getByRole('combobox', { name: words.checkout.city });
    const country = dialog.getByRole('textbox', { name: words.checkout.country });
    await country.fill('Sweden');
    await expect.poll(() => city.inputValue()).toBe('Stockholm');
    await expect.poll(() => area.count()).toBe(0);
    // At home it is the area again.
    await country.fill(words.checkout.defaultCountry);
    await expect.poll(() => area.inputValue()).toBe('Stockholm');
    await expect.poll(() => city.inputValue()).toBe('');
    await country.fill('Sweden');
    await expect.poll(() => city.inputValue()).toBe('Stockholm');
    await dialog.getByRole('textbox', { name: words.checkout.phone }).fill('+46 70 123 45 67');
    await dialog.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    const [order] = await call<{ shipping_address: object }[]>('GET', '/orders');
    expect(order?.shipping_address).toMatchObject({ street: 'Kungsgatan 3', city: 'Stockholm' });
  },
);

test.each([onDesktop, onPhone])(
  'where the area has become the city and that is corrected on coming back, the old text is no area again: $language',
  async (shopper) => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    const { call } = await signUpVisitor(visitor, base, 'Salma');
    await openCheckout(visitor);
    const dialog = page.getByRole('dialog');
    const area = dialog.getByRole('combobox', { name: words.cart.area });
    await area.fill('Stockholm');
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Kungsgatan 3');
    await dialog.getByRole('textbox', { name: words.checkout.country }).fill('Sweden');
    const city = dialog.getByRole('combobox', { name: words.checkout.city });
    await expect.poll(() => city.inputValue()).toBe('Stockholm');
    await page.reload();
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await expect.poll(() => city.inputValue()).toBe('Stockholm');
    await city.fill('Uppsala');
    await expect.poll(() => area.count()).toBe(0);
    await dialog.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    const [order] = await call<{ shipping_address: object }[]>('GET', '/orders');
    expect(order?.shipping_address).toMatchObject({ street: 'Kungsgatan 3', city: 'Uppsala' });
  },
);
