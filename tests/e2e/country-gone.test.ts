import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { getAbroad, setAbroad } from '../../contracts/abroad.ts';
import { login } from '../../contracts/accounts.ts';
import { createDeliveryAreas, deleteDeliveryArea } from '../../contracts/delivery-areas.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
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
const addAbdoun = () => callAt(base, createDeliveryAreas, { areas: [abdoun] }, bearer(token));
const ids = [...(await addAbdoun()).areas];

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

async function serve(...codes: string[]): Promise<void> {
  const { version } = await callAt(base, getAbroad, {}, bearer(token));
  const countries = codes.map((code) => ({ code, fee: 9 }));
  await callAt(base, setAbroad, { countries, version }, bearer(token));
}

/** A customer at the checkout of a shop that delivers to Abdoun, Sweden and Norway. */
async function atCheckout(shopper: typeof onDesktop | typeof onPhone) {
  await serve('SE', 'NO');
  const visitor = await openVisitor(browser(), base, shopper);
  visitor.expected.push('409');
  const { page, visit, words } = visitor;
  const { call } = await signUpVisitor(visitor, base, 'Salma');
  const { cart, checkout } = words;
  const dialog = page.getByRole('dialog');
  const country = dialog.getByLabel(cart.deliverTo);
  const open = async () => {
    await visit('/products/ground-sumac');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await page.getByRole('button', { name: cart.proceed }).click();
    await page.getByRole('heading', { name: checkout.title }).waitFor();
    await country.waitFor();
  };
  await open();
  return {
    ...{ page, visit, words, call, dialog, country, open },
    area: dialog.getByRole('combobox', { name: cart.area }),
    street: dialog.getByRole('textbox', { name: checkout.street }),
    city: dialog.getByRole('combobox', { name: checkout.city }),
    send: () => dialog.getByRole('button', { name: checkout.send }).click(),
    isSaved: () => page.getByRole('heading', { name: checkout.savedTitle }).waitFor(),
  };
}

const nameOf = { en: { SE: 'Sweden', NO: 'Norway' }, ar: { SE: 'السويد', NO: 'النرويج' } };

test.each([onDesktop, onPhone])(
  'a country that the seller takes off the list while the checkout is open is named, and nothing typed is lost or mixed: $language',
  async (shopper) => {
    const { words, call, dialog, country, area, street, city, send, isSaved } = await atCheckout(shopper);
    const name = nameOf[shopper.language].SE;
    await country.selectOption('SE');
    await street.fill('Kungsgatan 3');
    await city.fill('Stockholm');
    await serve('NO');
    await send();
    const said = dialog.getByText(words.cart.countryGone(name));
    await said.waitFor();
    await expect.poll(() => country.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => isFocused(country)).toBe(true);
    // The message appears once, at the field, and no price is shown for a country without delivery.
    expect(await said.count()).toBe(1);
    expect(await dialog.getByRole('alert').count()).toBe(0);
    const total = dialog.locator('[aria-live]', { hasText: feeWords[shopper.language].totalWithout });
    expect(await total.innerText()).toContain(feeWords[shopper.language].byCountry);
    expect(await country.inputValue()).toBe('SE');
    expect([await street.inputValue(), await city.inputValue()]).toEqual(['Kungsgatan 3', 'Stockholm']);
    expect(await area.count()).toBe(0);
    // Another country starts afresh, and so does Jordan.
    await country.selectOption('NO');
    await expect.poll(() => street.inputValue()).toBe('');
    expect(await said.count()).toBe(0);
    expect(await city.inputValue()).toBe('');
    await country.selectOption('');
    await area.waitFor();
    expect([await street.inputValue(), await city.count()]).toEqual(['', 0]);
    await area.fill(abdoun.name[shopper.language]);
    await street.fill('Paris Square 3');
    await send();
    await isSaved();
    const [order] = await call<{ shipping_address: object; delivery: object }[]>('GET', '/orders');
    expect(order?.delivery).toMatchObject({ area: { name: abdoun.name }, country: null });
    expect(JSON.stringify(order?.shipping_address)).not.toMatch(/Kungsgatan|Stockholm/);
  },
);

test.each([onDesktop, onPhone])(
  'the last country that is taken off the list is typed from then on, with the place that was meant for it: $language',
  async (shopper) => {
    const { words, call, dialog, country, street, city, send, isSaved } = await atCheckout(shopper);
    await country.selectOption('SE');
    await street.fill('Kungsgatan 3');
    await city.fill('Stockholm');
    await serve();
    await send();
    await dialog.getByText(words.checkout.feeToldLater).waitFor();
    const typed = dialog.getByRole('textbox', { name: words.checkout.country });
    await expect.poll(() => typed.inputValue()).toBe(nameOf[shopper.language].SE);
    expect([await street.inputValue(), await city.inputValue()]).toEqual(['Kungsgatan 3', 'Stockholm']);
    await send();
    await isSaved();
    const [order] = await call<{ delivery: object }[]>('GET', '/orders');
    expect(order?.delivery).toMatchObject({ country: { code: 'SE' }, fee_pending: true });
  },
);

test.each([onDesktop, onPhone])(
  'each country keeps its place, also after an order that went elsewhere, until one logs out: $language',
  async (shopper) => {
    const { page, visit, words, country, open, area, street, city, send, isSaved } =
      await atCheckout(shopper);
    await country.selectOption('SE');
    await street.fill('Kungsgatan 3');
    await city.fill('Stockholm');
    await country.selectOption('NO');
    await street.fill('Storgata 1');
    await city.fill('Oslo');
    await country.selectOption('');
    await area.fill(abdoun.name[shopper.language]);
    await street.fill('Paris Square 3');
    await send();
    await isSaved();
    await open();
    await expect.poll(() => street.inputValue()).toBe('Paris Square 3');
    for (const [code, there, town] of [
      ['SE', 'Kungsgatan 3', 'Stockholm'],
      ['NO', 'Storgata 1', 'Oslo'],
    ] as const) {
      await country.selectOption(code);
      await expect.poll(() => street.inputValue()).toBe(there);
      expect(await city.inputValue()).toBe(town);
    }
    await send();
    await isSaved();
    await open();
    await country.selectOption('');
    await expect.poll(() => street.inputValue()).toBe('Paris Square 3');
    await expect.poll(() => area.inputValue()).toBe(abdoun.name[shopper.language]);
    const kept = () => page.evaluate(() => localStorage.getItem('drafts') ?? '');
    expect(await kept()).toContain('Kungsgatan');
    if (shopper === onPhone) return;
    await visit('/');
    await page.getByRole('button', { name: words.shell.account }).click();
    await page.getByRole('button', { name: words.shell.logout }).click();
    await expect.poll(kept).not.toContain('Kungsgatan');
  },
);

test.each([onDesktop, onPhone])(
  'the last area that the seller takes off the list while the checkout is open is named, though no field asks for one: $language',
  async (shopper) => {
    const { words, dialog, area, street, send } = await atCheckout(shopper);
    const name = abdoun.name[shopper.language];
    await area.fill(name);
    await street.fill('Paris Square 3');
    const [{ id } = { id: '' }] = ids;
    await callAt(base, deleteDeliveryArea, { id }, bearer(token));
    await send();
    await dialog.getByText(words.checkout.areaGone(name)).waitFor();
    expect(await street.inputValue()).toBe('Paris Square 3');
    ids.splice(0, 1, ...(await addAbdoun()).areas);
  },
);

test.each([onDesktop, onPhone])(
  'an area that the seller takes off the list stays as it was chosen, at the field that says so and has the focus, until another is chosen: $language',
  async (shopper) => {
    const khalda = { ...abdoun, name: { en: 'Khalda', ar: 'خلدا' } };
    const { areas } = await callAt(base, createDeliveryAreas, { areas: [khalda] }, bearer(token));
    const { language } = shopper;
    const { words, call, dialog, area, street, city, send, isSaved } = await atCheckout(shopper);
    await area.fill(khalda.name[language]);
    await street.fill('Wasfi Al-Tal 5');
    await callAt(base, deleteDeliveryArea, { id: areas[0]?.id ?? '' }, bearer(token));
    await send();
    const said = dialog.getByText(words.checkout.areaGone(khalda.name[language]));
    await said.waitFor();
    await expect.poll(() => isFocused(area)).toBe(true);
    expect(await area.getAttribute('aria-invalid')).toBe('true');
    expect(await area.inputValue()).toBe(khalda.name[language]);
    expect(await said.count()).toBe(1);
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await city.inputValue()).toBe(nameOfGovernorate('Amman', language));
    await area.fill(abdoun.name[language]);
    expect(await said.count()).toBe(0);
    await send();
    await isSaved();
    const [order] = await call<{ delivery: object }[]>('GET', '/orders');
    expect(order?.delivery).toMatchObject({ area: { name: abdoun.name } });
  },
);
