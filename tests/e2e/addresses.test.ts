import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import type { SavedAddress } from '../../contracts/addresses.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { deliveryAreas } from '../../server/delivery/delivery-area.table.ts';
import { callAt } from '../support/ask-shop.ts';
import { onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const abdoun = { nameEn: 'Abdoun', nameAr: 'عبدون', governorate: 'Amman', position: 0 } as const;
await deps.db.insert(deliveryAreas).values({ ...abdoun, feeQirsh: 150 });

test('a customer saves where an order went, adds an address in the profile, and chooses between both in one tap', async () => {
  const visitor = await openVisitor(browser(), base, { ...onPhone, language: 'en' });
  const { page, words, visit } = visitor;
  const { cart, checkout, customer } = words;
  const own = await signUpVisitor(visitor, base, 'Salma');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const street = dialog.getByRole('textbox', { name: checkout.street });
  const openCheckout = async () => {
    await visit('/products/ground-sumac');
    await main.getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await main.getByRole('button', { name: cart.proceed }).first().click();
    await street.waitFor();
  };
  const send = async () => {
    await dialog.getByRole('button', { name: checkout.send }).click();
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  };

  await openCheckout();
  await street.fill('Zahran Street 12');
  await dialog.getByRole('combobox', { name: checkout.city }).fill('Amman');
  await send();
  const [home = '', , family = ''] = checkout.addressNames;
  await dialog.getByRole('button', { name: home, exact: true }).click();
  await dialog.getByText(checkout.addressSaved).waitFor();

  await visit('/profile#addresses');
  const { addresses: say, profile } = customer;
  await main.getByRole('heading', { name: new RegExp(`^${home}.*${say.isDefault}`) }).waitFor();
  await main.getByRole('button', { name: say.add }).click();
  // What has to be filled in stands before what may be.
  await expect
    .poll(() =>
      dialog
        .locator('[required], [name="building"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    )
    .toEqual(['street', 'city', 'country', 'building']);
  await dialog.getByRole('textbox', { name: say.label }).fill(family);
  await dialog.getByRole('button', { name: profile.save }).click();
  await dialog.getByText(words.errors.fields.street_required).waitFor();
  // Focus goes to the field at fault before anything is typed elsewhere.
  await expect.poll(() => street.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole('combobox', { name: cart.area }).pressSequentially('abdou');
  await dialog.getByRole('option', { name: 'Abdoun' }).click();
  await street.fill('Damascus Street 3');
  await dialog.getByRole('textbox', { name: checkout.landmark }).fill('Behind the mill');
  await dialog.getByRole('button', { name: profile.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await main.getByText('Abdoun, Damascus Street 3, Amman, Jordan').waitFor();

  // A line that is typed in the profile would take the place of the whole address.
  await main.getByRole('tab', { name: profile.personal }).click();
  await main.getByRole('button', { name: profile.edit }).click();
  await main.getByText(profile.addressKept).waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: profile.address }).count()).toBe(0);
  await main.getByRole('link', { name: say.tab }).click();

  // Deleted by mistake, and taken back.
  await main.getByRole('button', { name: say.deleteNamed(family) }).click();
  await main.getByRole('heading', { name: family }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: cart.undo }).click();
  await main.getByRole('heading', { name: family }).waitFor();

  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Zahran Street 12');
  const choice = dialog.getByRole('group', { name: checkout.savedAddresses });
  const chosen = choice.locator('[aria-pressed="true"]');
  await expect.poll(() => chosen.innerText()).toBe(home);
  await choice.getByRole('button', { name: family }).click();
  await expect.poll(() => street.inputValue()).toBe('Damascus Street 3');
  await expect.poll(() => chosen.innerText()).toBe(family);
  await send();
  // It is saved already.
  await expect.poll(() => dialog.getByRole('heading', { name: checkout.saveAddress }).count()).toBe(0);
  const [order] = await own.call<Order[]>('GET', '/orders');
  expect(order).toMatchObject({
    delivery: { area: { name: { en: 'Abdoun' } } },
    delivery_fee: 1.5,
    shipping_address: { street: 'Damascus Street 3', city: 'Amman', landmark: 'Behind the mill' },
  });
  expect(await own.call<SavedAddress[]>('GET', '/addresses')).toHaveLength(2);
});

test.each(['en', 'ar'] as const)(
  'an address in both scripts is read part by part in the direction of the page, its numbers with their own part: %s',
  async (language) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: { width: 1440, height: 900 } });
    const { page, visit, words } = visitor;
    const own = await signUpVisitor(visitor, base, 'Reem');
    const to = { street: 'شارع مكة، عمارة ٧', city: 'Amman', country: 'Jordan', phone: '079 123 4567' };
    await own.call('POST', '/addresses', { ...to, phone: undefined });
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const input = { ...orderOf(...items.map((one) => itemOf(one))), shipping_address: to };
    const { number } = await own.call<Order>('POST', '/orders', { ...input, customer_email: own.email });
    /** The parts as the eye meets them: line by line, and on each in the direction of the page. */
    const seen = (root: Locator) =>
      root.locator('bdi > bdi').evaluateAll((parts, isArabic) => {
        const placed = parts
          .filter((part) => part.checkVisibility())
          .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }));
        placed.sort(
          ({ box: one }, { box: other }) =>
            Math.sign(Math.round((one.top - other.top) / one.height)) ||
            (isArabic ? other.right - one.right : one.left - other.left),
        );
        return placed.map(({ text }) => text);
      }, language === 'ar');
    const parts = [to.street, to.city, to.country];
    await visit('/profile#addresses');
    const main = page.getByRole('main');
    await expect.poll(() => seen(main)).toEqual(parts);
    await visit('/orders');
    await expect.poll(() => seen(main)).toEqual(parts);
    await main.getByRole('button', { name: words.customer.orders.detailsNamed(number) }).click();
    await expect.poll(() => seen(page.getByRole('dialog').locator('dl'))).toEqual(parts);

    const seller = await openVisitor(browser(), base, { language, viewport: { width: 1440, height: 900 } });
    await seller.page.addInitScript(keepSession, token);
    await seller.visit(`/admin/orders/${number}`);
    await expect.poll(() => seen(seller.page.getByRole('main').locator('dl'))).toEqual(parts);
  },
);

test('the checkout opens with the default address, or in the area of the last order with where that went, never with a third', async () => {
  const sweifieh = { nameEn: 'Sweifieh', nameAr: 'الصويفية', governorate: 'Amman', position: 1 } as const;
  const [area] = await deps.db
    .insert(deliveryAreas)
    .values({ ...sweifieh, feeQirsh: 200 })
    .returning();
  const visitor = await openVisitor(browser(), base, { ...onPhone, language: 'en' });
  const { page, words, visit } = visitor;
  const own = await signUpVisitor(visitor, base, 'Huda');
  const line = { city: 'Amman', country: 'Jordan' };
  await own.call('POST', '/addresses', { ...line, label: 'Home', street: 'Home Street 1' });
  await own.call('POST', '/addresses', {
    ...line,
    label: 'Work',
    street: 'Work Street 2',
    area_id: area?.id,
  });
  const { items } = await callAt(base, listProducts, { limit: 1 });
  await own.call('POST', '/orders', {
    ...orderOf(...items.map((one) => itemOf(one))),
    customer_email: own.email,
    delivery: { method: 'delivery', area_id: area?.id, fee: 2 },
    shipping_address: { ...line, street: 'Third Street 3', phone: '0791234567' },
  });
  const openCheckout = async () => {
    await visit('/products/ground-sumac');
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
    await visit('/cart');
    await page.getByRole('button', { name: words.cart.proceed }).first().click();
  };
  const street = page.getByRole('dialog').getByRole('textbox', { name: words.checkout.street });
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Home Street 1');
  // A phone from which the last order was sent remembers its area.
  const remembered = { method: 'delivery', areaId: area?.id, country: null };
  await page.evaluate((choice) => localStorage.setItem('delivery', JSON.stringify(choice)), remembered);
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Third Street 3');
});
