import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { addressLabels, type SavedAddress } from '../../contracts/addresses.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import type { Language } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { deliveryAreas } from '../../server/delivery/delivery-area.table.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { callAt } from '../support/ask-shop.ts';
import { desktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const abdoun = { nameEn: 'Abdoun', nameAr: 'عبدون', governorate: 'Amman', position: 0 } as const;
await deps.db.insert(deliveryAreas).values({ ...abdoun, feeQirsh: 150 });

/** Puts a product into the cart and opens it. */
async function fillCart({ page, visit, words }: Visitor): Promise<void> {
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
}

test('a customer saves where an order went, adds an address in the profile, and chooses between both in one tap', async () => {
  const visitor = await openVisitor(browser(), base, { ...onPhone, language: 'en' });
  const { page, words, visit } = visitor;
  const { cart, checkout, customer } = words;
  const own = await signUpVisitor(visitor, base, 'Salma');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const street = dialog.getByRole('textbox', { name: checkout.street });
  const openCheckout = async () => {
    await fillCart(visitor);
    await main.getByRole('button', { name: cart.proceed }).first().click();
    await street.waitFor();
  };
  const send = async () => {
    await dialog.getByRole('button', { name: checkout.send }).click();
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  };

  // In a place outside the shop's areas.
  const area = dialog.getByRole('combobox', { name: cart.area });
  await openCheckout();
  await area.fill('Marka');
  await street.fill('Zahran Street 12');
  await dialog.getByRole('combobox', { name: checkout.city }).fill('Amman');
  await send();
  const [home = '', , family = ''] = addressLabels.map(({ en }) => en);
  await dialog.getByRole('button', { name: home, exact: true }).click();
  await dialog.getByText(checkout.addressSaved).waitFor();

  await visit('/profile#addresses');
  const { addresses: say, profile } = customer;
  await main.getByRole('heading', { name: new RegExp(`^${home}.*${say.isDefault}`) }).waitFor();
  await main.getByRole('button', { name: say.add }).click();
  const asked = () =>
    dialog
      .locator('[required], [name="building"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  await expect.poll(asked).toEqual(['area', 'street', 'building']);
  await dialog.getByRole('textbox', { name: say.label }).fill(family);
  await dialog.getByRole('button', { name: profile.save }).click();
  await dialog.getByText(words.errors.fields.street_required).waitFor();
  // Focus goes to the first field at fault before anything is typed elsewhere.
  await expect.poll(() => area.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(asked).toEqual(['area', 'street', 'building']);
  // For an area that the shop hasn't, city and country are asked for; required fields come before optional ones.
  await area.fill('Dabouq');
  await area.blur();
  await expect.poll(asked).toEqual(['street', 'city', 'country', 'building']);
  await area.fill('');
  await area.pressSequentially('abdou');
  await dialog.getByRole('option', { name: 'Abdoun' }).click();
  await street.fill('Damascus Street 3');
  await dialog.getByRole('textbox', { name: checkout.landmark }).fill('Behind the mill');
  await dialog.getByRole('button', { name: profile.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await main.getByText('Abdoun, Damascus Street 3, Amman, Jordan').waitFor();

  // A line typed in the profile would replace the whole address.
  await main.getByRole('tab', { name: profile.personal }).click();
  await main.getByRole('button', { name: profile.edit }).click();
  await main.getByText(profile.addressKept).waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: profile.address }).count()).toBe(0);
  await main.getByRole('link', { name: say.tab }).click();

  // Deleted by mistake, and restored.
  await main.getByRole('button', { name: say.deleteNamed(family) }).click();
  await main.getByRole('heading', { name: family }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: cart.undo }).click();
  await main.getByRole('heading', { name: family }).waitFor();

  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Zahran Street 12, Marka');
  const choice = dialog.getByRole('group', { name: checkout.savedAddresses });
  const chosen = choice.locator('[aria-pressed="true"]');
  await expect.poll(() => chosen.innerText()).toBe(home);
  await choice.getByRole('button', { name: family }).click();
  await expect.poll(() => street.inputValue()).toBe('Damascus Street 3');
  await expect.poll(() => chosen.innerText()).toBe(family);
  await send();
  // It is already saved.
  await expect.poll(() => dialog.getByRole('heading', { name: checkout.saveAddress }).count()).toBe(0);
  const [order] = await own.call<Order[]>('GET', '/orders');
  expect(order).toMatchObject({
    delivery: { area: { name: { en: 'Abdoun' } } },
    delivery_fee: 1.5,
    shipping_address: { street: 'Damascus Street 3', city: 'Amman', landmark: 'Behind the mill' },
  });
  expect(await own.call<SavedAddress[]>('GET', '/addresses')).toHaveLength(2);

  // The next cart says which address its fee is for, and that it was filled in; a line typed over a saved address can be saved.
  await dialog.getByRole('button', { name: checkout.keepShopping }).click();
  await fillCart(visitor);
  const summary = main.getByRole('complementary', { name: cart.summary });
  await summary.getByText(cart.feeTo('Abdoun')).waitFor();
  await summary.getByText(cart.placeFilledIn).waitFor();
  await main.getByRole('button', { name: cart.proceed }).first().click();
  await expect.poll(() => street.inputValue()).toBe('Zahran Street 12, Marka');
  await area.fill('Marka');
  await street.fill('Paris Square 4');
  await send();
  await dialog.getByRole('heading', { name: checkout.saveAddress }).waitFor();
});

test.each(['en', 'ar'] as const)(
  'an address that was typed on the other page has area, city, country and the words of the shop in the language of this one, and what was typed as it was, with dots between them: a comma would stand where the next part in the other script begins: %s',
  async (language) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: desktop });
    const { page, visit, words } = visitor;
    const own = await signUpVisitor(visitor, base, 'Reem');
    const isArabic = language === 'ar';
    const typed = {
      street: 'شارع مكة (Housing Bank)، رقم ٧',
      building: 'Al-Husseini Bldg.',
      floor: '4',
      landmark: 'Behind the mill (Roman Theatre)',
      ...(isArabic ? { city: 'Amman', country: 'Jordan' } : { city: 'عمان', country: 'الأردن' }),
    };
    const { areas } = await callAt(base, getCheckoutOptions, {});
    const [{ id: area_id, fee } = { id: '', fee: 0 }] = areas;
    const [home = { en: '', ar: '' }] = addressLabels;
    await own.call('POST', '/addresses', { ...typed, area_id, label: home[isArabic ? 'en' : 'ar'] });
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const { number } = await own.call<Order>('POST', '/orders', {
      ...orderOf(...items.map((one) => itemOf(one))),
      shipping_address: { ...typed, phone: '079 123 4567' },
      delivery: { area_id, fee },
      customer_email: own.email,
      language: isArabic ? 'en' : 'ar',
    });
    const [area, city, country] = isArabic ? ['عبدون', 'عمّان', 'الأردن'] : ['Abdoun', 'Amman', 'Jordan'];
    const parts = [area, typed.street, typed.building, typed.floor, city, country];
    const line = isArabic
      ? `عبدون · ${typed.street} · عمارة ${typed.building} · طابق 4 · عمّان · الأردن`
      : `Abdoun · ${typed.street} · building ${typed.building} · floor 4 · Amman · Jordan`;
    const read = async (root: Locator) => {
      await expect.poll(() => partsInSight(root, language)).toEqual(parts);
      await root.getByText(line, { exact: true }).first().waitFor();
      await expect
        .poll(() => root.locator('bdi > bdi').evaluateAll(endsWithItsDot))
        .toEqual([typed.building]);
      await expect
        .poll(() => root.getByText('(Housing Bank)', { exact: true }).first().evaluate(splitAt))
        .toEqual([]);
    };
    const main = page.getByRole('main');
    await visit('/profile');
    await read(main);
    await visit('/profile#addresses');
    await read(main);
    await main.getByRole('heading', { name: new RegExp(`^${home[language]} `) }).waitFor();
    await visit('/orders');
    await read(main);
    await main.getByRole('button', { name: words.customer.orders.detailsNamed(number) }).click();
    await read(page.getByRole('dialog').locator('dl'));

    const seller = await openVisitor(browser(), base, { language, viewport: desktop });
    await seller.page.addInitScript(keepSession, token);
    await seller.visit(`/admin/orders/${number}`);
    const shown = seller.page.getByRole('main');
    await read(shown.locator('dl'));
    await shown.getByRole('link', { name: (isArabic ? ordersAr : ordersEn).customerPage }).click();
    await shown.getByText(own.email).first().waitFor();
    await read(shown);
  },
);

test('the forms of a saved address and of a change to an order show city, country and label in the reader’s language, and store them as they were', async () => {
  const visitor = await openVisitor(browser(), base, { ...onPhone, language: 'en' });
  const { page, visit, words } = visitor;
  const { checkout, customer } = words;
  const own = await signUpVisitor(visitor, base, 'Reem');
  const typed = { street: 'شارع مكة', city: 'عمان', country: 'الأردن' };
  await own.call('POST', '/addresses', { ...typed, area_id: null, label: 'البيت' });
  const { items } = await callAt(base, listProducts, { limit: 1 });
  const order = await own.call<Order>('POST', '/orders', {
    ...orderOf(...items.map((one) => itemOf(one))),
    shipping_address: { ...typed, phone: '079 123 4567' },
    customer_email: own.email,
  });
  const expectShown = async (form: Locator) => {
    const [city, country] = [
      form.getByRole('combobox', { name: checkout.city }),
      form.getByRole('textbox', { name: checkout.country }),
    ];
    await expect.poll(() => city.inputValue()).toBe('Amman');
    await expect.poll(() => country.inputValue()).toBe('Jordan');
  };
  const form = page.getByRole('dialog');
  await visit('/profile#addresses');
  await page.getByRole('button', { name: customer.addresses.editNamed('Home') }).click();
  await expectShown(form);
  await form.getByLabel(checkout.building).fill('7');
  await form.getByRole('button', { name: customer.profile.save }).click();
  await form.waitFor({ state: 'detached' });
  const saved = await own.call<SavedAddress[]>('GET', '/addresses');
  expect(saved).toMatchObject([{ ...typed, building: '7', label: 'البيت' }]);

  const seller = await openVisitor(browser(), base, { ...onPhone, language: 'en' });
  await seller.page.addInitScript(keepSession, token);
  await seller.visit(`/admin/orders/${order.number}`);
  const { change } = ordersEn;
  await seller.page.getByRole('button', { name: change.title }).click();
  const sheet = seller.page.getByRole('dialog', { name: change.title });
  await sheet.getByText(customer.orders.address, { exact: true }).click();
  await expectShown(sheet);
  // Without changes it closes at once.
  await seller.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await seller.page.getByRole('button', { name: change.title }).click();
  await sheet.getByText(customer.orders.address, { exact: true }).click();
  await sheet.getByLabel(checkout.building).fill('9');
  await sheet.getByRole('checkbox', { name: change.agreed }).check();
  await sheet.getByRole('button', { name: change.rightAway }).click();
  await sheet.waitFor({ state: 'detached' });
  const { shipping_address } = await own.call<Order>('GET', `/orders/${order.id}`);
  expect(shipping_address).toMatchObject({ ...typed, building: '9' });
});

test('an address without a label is said once, its choice in the checkout is cut at its end, and what a driver may need opens into sight', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, visit, words } = visitor;
  const { cart, checkout, customer } = words;
  const own = await signUpVisitor(visitor, base, 'هيا');
  const street = 'Al-Madina Al-Munawwara Street, beside the Orthodox club';
  const place = { street, city: 'Amman', country: 'Jordan', area_id: null };
  await own.call('POST', '/addresses', { ...place, label: '' });
  await visit('/profile#addresses');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: street }).waitFor();
  expect(await main.getByText(street).count()).toBe(1);

  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: customer.addresses.add }).click();
  const more = dialog.locator('summary');
  const send = dialog.getByRole('button', { name: customer.profile.save });
  const footOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // Just above the button, where the content that it opens would be below the screen.
  await more.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await more.click();
  const pin = dialog.getByRole('textbox', { name: checkout.pin });
  await expect.poll(async () => (await footOf(pin)) <= ((await send.boundingBox())?.y ?? 0)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await fillCart(visitor);
  await main.getByRole('button', { name: cart.proceed }).first().click();
  const chip = dialog.getByRole('group', { name: checkout.savedAddresses }).getByText(street);
  const isStartSeen = () =>
    chip.evaluate((text) => {
      const range = document.createRange();
      range.setStart(text.firstChild ?? text, 0);
      range.setEnd(text.firstChild ?? text, 1);
      const isCut = text.scrollWidth > text.clientWidth;
      return isCut && range.getBoundingClientRect().left >= text.getBoundingClientRect().left - 1;
    });
  await expect.poll(isStartSeen).toBe(true);
});

test('the checkout opens with the default address wherever the last order went, or in an area that was chosen since with where that went, never with a third', async () => {
  const sweifieh = { nameEn: 'Sweifieh', nameAr: 'الصويفية', governorate: 'Amman', position: 1 } as const;
  const [area] = await deps.db
    .insert(deliveryAreas)
    .values({ ...sweifieh, feeQirsh: 200 })
    .returning();
  const { areas } = await callAt(base, getCheckoutOptions, {});
  const abdounId = areas.find(({ name }) => name.en === 'Abdoun')?.id;
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
    await fillCart(visitor);
    await page.getByRole('button', { name: words.cart.proceed }).first().click();
  };
  const street = page.getByRole('dialog').getByRole('textbox', { name: words.checkout.street });
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Home Street 1');
  // An area chosen in the cart since the last order.
  await visit('/cart');
  const inCart = page.getByRole('combobox', { name: words.cart.area });
  await inCart.fill('Sweifieh');
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Third Street 3');
  // The phone from which an order was sent remembers its area; the next order still goes to the default address, and
  // also to a new one.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await dialog.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const chosen = dialog
    .getByRole('group', { name: words.checkout.savedAddresses })
    .locator('[aria-pressed="true"]');
  const inDialog = dialog.getByRole('combobox', { name: words.cart.area });
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Home Street 1');
  await expect.poll(() => chosen.innerText()).toBe('Home');
  await own.call('POST', '/addresses', {
    ...line,
    ...{ label: 'Family', street: 'Family Street 4', area_id: abdounId, default: true },
  });
  await openCheckout();
  await expect.poll(() => street.inputValue()).toBe('Family Street 4');
  await expect.poll(() => inDialog.inputValue()).toBe('Abdoun');
  await expect.poll(() => chosen.innerText()).toBe('Family');
});

/** The visual parts of an address: line by line, and in each line in the page's direction. */
const partsInSight = (root: Locator, language: Language) =>
  root.locator('bdi > bdi').evaluateAll((parts, isArabic) => {
    const placed = parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ text: part.textContent, box: part.getClientRects()[0] ?? new DOMRect() }));
    placed.sort(
      ({ box: one }, { box: other }) =>
        Math.sign(Math.round((one.top - other.top) / one.height)) ||
        (isArabic ? other.right - one.right : one.left - other.left),
    );
    return placed.map(({ text }) => text);
  }, language === 'ar');

/** The texts whose last dot is to the right of the letter before it. */
function endsWithItsDot(parts: Element[]): string[] {
  return parts.flatMap((part) => {
    const node = part.lastChild;
    const text = node?.textContent ?? '';
    if (!node || !text.endsWith('.')) return [];
    const range = document.createRange();
    const xOf = (place: number) => {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return range.getBoundingClientRect().left;
    };
    return xOf(text.length - 1) > xOf(text.length - 2) ? [part.textContent ?? ''] : [];
  });
}

/** The widths, from a small phone's to a wide column's, at which an element has two lines. */
function splitAt(element: Element): number[] {
  const block = element.closest<HTMLElement>('p, dd, h3');
  if (!block) throw new Error('the address is in no block');
  const widths = Array.from({ length: 40 }, (_, place) => 200 + place * 10);
  const split = widths.filter((width) => {
    block.style.inlineSize = `${width}px`;
    return new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
  block.style.inlineSize = '';
  return split;
}

test('an area that is none of the shop’s is part of the address as it was typed: from the cart on, of an order and of a saved address, and of no other address', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, words, visit } = visitor;
  const { cart, checkout, customer } = words;
  const own = await signUpVisitor(visitor, base, 'Salma');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const street = dialog.getByRole('textbox', { name: checkout.street });
  const area = dialog.getByRole('combobox', { name: cart.area });
  await fillCart(visitor);
  await main.getByRole('combobox', { name: cart.area }).fill('تلاع العلي');
  await main.getByRole('combobox', { name: cart.area }).blur();
  await main.getByRole('button', { name: cart.proceed }).first().click();
  await expect.poll(() => area.inputValue()).toBe('تلاع العلي');
  await street.fill('شارع وصفي التل 10');
  await dialog.getByRole('combobox', { name: checkout.city }).fill('عمّان');
  await page.reload();
  await main.getByRole('button', { name: cart.proceed }).first().click();
  await expect.poll(() => area.inputValue()).toBe('تلاع العلي');
  await expect.poll(() => street.inputValue()).toBe('شارع وصفي التل 10');
  await dialog.getByRole('button', { name: checkout.send }).click();
  await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  const [order] = await own.call<Order[]>('GET', '/orders');
  expect(order?.shipping_address.street).toBe('شارع وصفي التل 10، تلاع العلي');
  expect(order?.delivery.area).toBeNull();

  await visit('/profile#addresses');
  const { addresses: say, profile } = customer;
  await main.getByRole('button', { name: say.add }).click();
  await area.fill('دابوق');
  await street.fill('شارع الملك 4');
  await dialog.getByRole('combobox', { name: checkout.city }).fill('عمّان');
  await dialog.getByRole('button', { name: profile.save }).click();
  await dialog.waitFor({ state: 'detached' });
  const [saved] = await own.call<SavedAddress[]>('GET', '/addresses');
  expect(saved?.street).toBe('شارع الملك 4، دابوق');

  // The next order's form has the saved address, and nothing of the area typed for the last order.
  await fillCart(visitor);
  await main.getByRole('button', { name: cart.proceed }).first().click();
  await expect.poll(() => street.inputValue()).toBe('شارع الملك 4، دابوق');
  await expect.poll(() => area.inputValue()).toBe('');
});

test('a new address saved empty says that its area and its street are missing, and asks for no city before an area is typed', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, words, visit } = visitor;
  const { cart, checkout, customer } = words;
  const { call } = await signUpVisitor(visitor, base, 'Salma');
  await visit('/profile#addresses');
  await page.getByRole('main').getByRole('button', { name: customer.addresses.add }).click();
  const dialog = page.getByRole('dialog');
  const area = dialog.getByRole('combobox', { name: cart.area });
  const street = dialog.getByRole('textbox', { name: checkout.street });
  const city = dialog.getByRole('combobox', { name: checkout.city });
  await area.waitFor();
  await dialog.getByRole('button', { name: customer.profile.save }).click();
  await dialog.getByText(cart.areaMissing).waitFor();
  await expect.poll(() => street.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => area.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => city.count()).toBe(0);
  // A town of which the shop has no area is the city.
  await area.fill('دابوق');
  await street.fill('شارع الملك 4');
  await city.waitFor();
  await expect.poll(() => dialog.getByText(cart.areaMissing).count()).toBe(0);
  await dialog.getByRole('button', { name: customer.profile.save }).click();
  await expect.poll(() => city.evaluate((field) => field === document.activeElement)).toBe(true);
  await area.fill('عبدون');
  await area.blur();
  await dialog.getByRole('button', { name: customer.profile.save }).click();
  await dialog.waitFor({ state: 'detached' });
  const [saved] = await call<SavedAddress[]>('GET', '/addresses');
  expect(saved?.area?.name.en).toBe('Abdoun');
});
