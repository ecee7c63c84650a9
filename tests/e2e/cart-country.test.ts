import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { getAbroad, setAbroad } from '../../contracts/abroad.ts';
import { login } from '../../contracts/accounts.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
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
const { version } = await callAt(base, getAbroad, {}, bearer(token));
await callAt(base, setAbroad, { countries: [{ code: 'SE', fee: 9 }], version }, bearer(token));

type Sent = { shipping_address: object; delivery: { area: object | null; country: object | null } };

/** A customer at the checkout of a shop that delivers to Abdoun and to Sweden. */
async function atCheckout(shopper: typeof onDesktop | typeof onPhone) {
  const visitor = await openVisitor(browser(), base, shopper);
  const { page, visit, words } = visitor;
  const { call } = await signUpVisitor(visitor, base, 'Salma');
  const dialog = page.getByRole('dialog');
  const countryIn = (place: Locator) => place.getByLabel(words.cart.deliverTo);
  const proceed = async () => {
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await page.getByRole('heading', { name: words.checkout.title }).waitFor();
    await countryIn(dialog).waitFor();
  };
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  await proceed();
  return {
    area: dialog.getByRole('combobox', { name: words.cart.area }),
    street: dialog.getByRole('textbox', { name: words.checkout.street }),
    floor: dialog.getByRole('textbox', { name: words.checkout.floor }),
    city: dialog.getByRole('combobox', { name: words.checkout.city }),
    /** Chooses a country, '' for Jordan, in the checkout. */
    choose: (country: string) => countryIn(dialog).selectOption(country),
    /** Leaves the checkout, chooses the country in the cart and returns. */
    chooseInCart: async (country: string) => {
      await visit('/cart');
      await countryIn(page.getByRole('main')).selectOption(country);
      await proceed();
      await expect.poll(() => countryIn(dialog).inputValue()).toBe(country);
    },
    send: async () => {
      await dialog.getByRole('textbox', { name: words.checkout.phone }).fill('+46 70 123 45 67');
      await dialog.getByRole('button', { name: words.checkout.send }).click();
      await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
      const [order] = await call<Sent[]>('GET', '/orders');
      return order;
    },
  };
}

test.each([onDesktop, onPhone])(
  'a country that is chosen in the cart shows nothing of the place in Jordan, and each is there again on its side: $language',
  async (shopper) => {
    const { area, street, floor, city, choose, chooseInCart, send } = await atCheckout(shopper);
    await area.fill(abdoun.name[shopper.language]);
    await street.fill('Paris Square 3');
    await floor.fill('7');
    await chooseInCart('SE');
    expect([await street.inputValue(), await city.inputValue()]).toEqual(['', '']);
    await street.fill('Kungsgatan 3');
    await city.fill('Stockholm');
    await chooseInCart('');
    await expect.poll(() => area.inputValue()).toBe(abdoun.name[shopper.language]);
    expect([await street.inputValue(), await floor.inputValue()]).toEqual(['Paris Square 3', '7']);
    await choose('SE');
    await expect.poll(() => street.inputValue()).toBe('Kungsgatan 3');
    expect(await city.inputValue()).toBe('Stockholm');
    await chooseInCart('');
    await chooseInCart('SE');
    expect([await street.inputValue(), await city.inputValue()]).toEqual(['Kungsgatan 3', 'Stockholm']);
    const order = await send();
    expect(order).toMatchObject({
      shipping_address: { street: 'Kungsgatan 3', city: 'Stockholm', floor: '' },
      delivery: { area: null, country: { code: 'SE' } },
    });
  },
);

test.each([onDesktop, onPhone])(
  'Jordan that is chosen in the cart shows nothing of the place abroad, and the sides stay apart after it: $language',
  async (shopper) => {
    const { area, street, city, choose, chooseInCart, send } = await atCheckout(shopper);
    await choose('SE');
    await street.fill('Kungsgatan 3');
    await city.fill('Stockholm');
    await chooseInCart('');
    await area.waitFor();
    expect([await street.inputValue(), await city.count()]).toEqual(['', 0]);
    await street.fill('Paris Square 3');
    await choose('SE');
    await expect.poll(() => street.inputValue()).toBe('Kungsgatan 3');
    expect(await city.inputValue()).toBe('Stockholm');
    await choose('');
    await expect.poll(() => street.inputValue()).toBe('Paris Square 3');
    await area.fill(abdoun.name[shopper.language]);
    const order = await send();
    expect(order).toMatchObject({ delivery: { area: { name: abdoun.name }, country: null } });
    expect(JSON.stringify(order?.shipping_address)).not.toMatch(/Kungsgatan|Stockholm/);
  },
);

test('where a customer orders to is gone with the logout: the next one on the device begins with nothing chosen', async () => {
  const visitor = await openVisitor(browser(), base, onDesktop);
  const { page, visit, words } = visitor;
  await signUpVisitor(visitor, base, 'Salma');
  await visit('/products/ground-sumac');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.cart.addToCart, exact: true }).first().click();
  await visit('/cart');
  const area = main.getByRole('combobox', { name: words.cart.area });
  const country = main.getByLabel(words.cart.deliverTo);
  await area.fill('Jerash');
  await area.blur();
  await country.selectOption('SE');
  await page.getByRole('button', { name: words.shell.account }).click();
  await page.getByRole('button', { name: words.shell.logout }).click();
  await page.waitForURL(`${base}/`);
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await area.waitFor();
  expect([await country.inputValue(), await area.inputValue()]).toEqual(['', '']);
});
