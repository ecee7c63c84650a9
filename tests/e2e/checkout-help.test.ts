import { describe, expect, test } from 'vitest';
import { feeWords } from '../../contracts/fee-words.ts';
import { type Order, placeOrder } from '../../contracts/orders.ts';
import { preferenceWords } from '../../contracts/preference-words.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { address } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { type Customer, signUpVisitor } from '../support/sign-up-visitor.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

describe('in Arabic, on a phone', () => {
  test('a phone number stands in its groups in any digits, the caret stays with its digit, and a pasted one loses its marks', async () => {
    const { visitor } = await comeIn(onPhone);
    const { keyboard } = visitor.page;
    await openCheckout(visitor);
    const { phone: field } = fieldsOf(visitor);
    for (const typed of ['0791234567', '٠٧٩١٢٣٤٥٦٧', '۰۷۹۱۲۳۴۵۶۷']) {
      await field.fill('');
      await field.pressSequentially(typed);
      await expect.poll(() => field.inputValue()).toBe('079 123 4567');
      await keyboard.press('Home');
      for (let sign = 0; sign < 5; sign += 1) await keyboard.press('ArrowRight');
      await keyboard.press('Backspace');
      await expect.poll(() => field.inputValue()).toBe('079 234 567');
      await keyboard.press('Backspace');
      await keyboard.type('٨١');
      await expect.poll(() => field.inputValue()).toBe('078 123 4567');
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
      await keyboard.press('Delete');
      await keyboard.press('Delete');
      await expect.poll(() => field.inputValue()).toBe('078 234 567');
    }
    await field.fill('');
    await keyboard.insertText('\u202a+962 (79) 123-4567\u202c');
    await expect.poll(() => field.inputValue()).toBe('+962 79 123 4567');
    await field.fill('ask my son');
    await expect.poll(() => field.inputValue()).toBe('ask my son');
  });
});

describe.each([onDesktop, onPhone])('in $language', (shopper) => {
  const { language } = shopper;
  test('the city is chosen from the governorates by keys or a tap, Esc closes the list alone, and any other place can be typed', async () => {
    const { visitor } = await comeIn(shopper);
    await openCheckout(visitor);
    const { page } = visitor;
    const { city } = fieldsOf(visitor);
    // The dialog also has a select, whose options are not in a listbox.
    const options = page.getByRole('listbox').getByRole('option');
    await city.click();
    await expect.poll(() => options.count()).toBe(12);
    await page.keyboard.press('Escape');
    await expect.poll(() => options.count()).toBe(0);
    await city.click();
    const irbid = language === 'ar' ? 'إربد' : 'Irbid';
    await options.filter({ hasText: irbid }).click();
    await expect.poll(() => city.inputValue()).toBe(irbid);
    // The arrow is at the page's end; a text in the other direction, which ends there, does not run under it.
    const roomForArrow = () =>
      city.evaluate((input) => {
        const { paddingLeft, paddingRight } = getComputedStyle(input);
        return Number.parseFloat(document.dir === 'rtl' ? paddingLeft : paddingRight);
      });
    for (const typed of ['الرمثا', 'Ar Ramtha']) {
      await city.fill(typed);
      await expect.poll(roomForArrow).toBeGreaterThanOrEqual(40);
    }
    await city.fill('');
    await city.pressSequentially('امان');
    // Ma'an sounds similar, and comes after.
    const amman = language === 'ar' ? 'عمّان' : 'Amman';
    await expect.poll(() => options.allInnerTexts()).toEqual([amman, language === 'ar' ? 'معان' : "Ma'an"]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => city.inputValue()).toBe(amman);
    await expect.poll(() => options.count()).toBe(0);
    // On a desktop it is expanded.
    const preview = page.getByRole('region', { name: visitor.words.checkout.preview });
    if (shopper === onPhone) await preview.getByText(visitor.words.checkout.preview).click();
    await preview.getByText(language === 'ar' ? 'عمّان، الأردن' : 'Amman, Jordan').waitFor();
    await city.fill('أم قيس');
    await expect.poll(() => options.count()).toBe(0);
    await preview.getByText('أم قيس').waitFor();
  });

  test('a text that is too long says while it is typed by how much, and when it is sent how long it may be: once, in all of the checkout', async () => {
    const { visitor } = await comeIn(shopper);
    const { page, words } = visitor;
    await openCheckout(visitor);
    const { street } = fieldsOf(visitor);
    const status = page.getByRole('dialog').getByRole('status');
    await street.fill('x'.repeat(300));
    const said = () => status.allInnerTexts().then((texts) => texts.filter((text) => text === tooMany));
    const tooMany = words.checkout.tooMany(2);
    expect(await said()).toEqual([]);
    await street.fill('x'.repeat(302));
    await expect.poll(said).toEqual([tooMany]);
    // Nothing pasted is cut off silently.
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.checkout.preferences).click();
    const { note: noteName } = preferenceWords[shopper.language];
    const note = dialog.getByRole('textbox', { name: noteName });
    await note.fill('x'.repeat(502));
    await expect.poll(said).toEqual([tooMany, tooMany]);
    await dialog.getByText(words.checkout.isGift).click();
    const card = dialog.getByRole('textbox', { name: words.checkout.giftCard });
    await dialog.getByRole('textbox', { name: words.checkout.giftName }).fill('x'.repeat(302));
    await card.fill('x'.repeat(502));
    await expect.poll(said).toEqual([tooMany, tooMany, tooMany, tooMany]);
    await dialog.locator('button[type="submit"]').click();
    const faults = dialog.getByText(`· ${tooMany}`);
    await expect.poll(() => faults.count()).toBe(4);
    await expect.poll(said).toEqual([]);
    await expect
      .poll(() => faults.allInnerTexts())
      .toEqual([300, 500, 300, 500].map((most) => `${words.errors.atMost(most)} · ${tooMany}`));
    await card.fill('x'.repeat(500));
    await expect.poll(() => faults.count()).toBe(3);
  });

  test('of a street that may be cut in the message the field says so, and that it’s saved whole', async () => {
    const { visitor } = await comeIn(shopper);
    const { page, words } = visitor;
    const { checkout } = words;
    await openCheckout(visitor);
    const { street } = fieldsOf(visitor);
    await street.fill('شارع الرينبو '.repeat(9));
    await expect.poll(() => page.getByText(checkout.longStreet).count()).toBe(0);
    await street.fill('شارع الرينبو '.repeat(20));
    await page.getByText(checkout.longStreet).waitFor();
  });

  test('where it can’t be loaded how the shop delivers nothing is sent: the checkout says so, and what was typed stays', async () => {
    const { visitor, customer } = await comeIn(shopper);
    const { page, words } = visitor;
    visitor.expected.push('500');
    const options = '**/api/checkout-options';
    await page.route(options, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openCheckout(visitor);
    const dialog = page.getByRole('dialog');
    const alert = dialog.getByRole('alert').filter({ hasText: words.checkout.optionsFailed });
    await alert.waitFor();
    const { street, city } = fieldsOf(visitor);
    await street.fill('Paris Square 3');
    await city.fill('Salt');
    const send = dialog.getByRole('button', { name: words.checkout.send });
    // On a phone the message, which also says it, is collapsed.
    const fee = dialog.getByText(words.checkout.feeFailed, { exact: true });
    await fee.filter({ visible: true }).first().waitFor();
    await expect.poll(() => alert.getByText(words.checkout.notSent).count()).toBe(0);
    await send.click();
    await alert.getByText(words.checkout.notSent).waitFor();
    await expect
      .poll(() => alert.evaluate((told) => document.activeElement?.firstElementChild === told))
      .toBe(true);
    const again = alert.getByRole('button', { name: words.checkout.retry });
    expect(await customer.call<Order[]>('GET', '/orders')).toEqual([]);
    await page.unroute(options);
    await again.click();
    await alert.waitFor({ state: 'detached' });
    expect([await street.inputValue(), await city.inputValue()]).toEqual(['Paris Square 3', 'Salt']);
    await send.click();
    const saved = dialog.getByRole('heading', { name: words.checkout.savedTitle });
    await saved.waitFor();
    // A tap that was meant for the earlier content does not close the confirmation.
    await page.mouse.click(8, 8);
    await dialog.getByRole('link', { name: words.checkout.openWhatsapp }).waitFor();
    await page.keyboard.press('Escape');
    await saved.waitFor({ state: 'detached' });
  });

  test('a country abroad that the shop has no fee for waits for its price: the sum is without one, and the message says so', async () => {
    const { visitor } = await comeIn(shopper);
    const { page, words } = visitor;
    await openCheckout(visitor);
    const country = page.getByRole('dialog').getByRole('textbox', { name: words.checkout.country });
    const { notice, pending, totalWithout } = feeWords[language];
    const told = page.getByRole('dialog').getByText(notice);
    const foot = page.getByRole('dialog').locator('[aria-live="polite"][aria-atomic="true"]');
    const message = page.getByRole('region', { name: words.checkout.preview });
    if (shopper === onPhone) await message.getByText(words.checkout.preview).click();
    for (const [text, isTold] of [
      ['Jordan', 0],
      ['Iraq', 1],
      ['الأردن', 0],
      ['العراق', 1],
      ['Amman', 0],
    ] as const) {
      await country.fill(text);
      await expect.poll(() => told.count(), { message: text }).toBe(isTold);
      for (const place of [foot, message]) {
        await expect.poll(() => place.getByText(totalWithout).count(), { message: text }).toBe(isTold);
        await expect.poll(() => place.getByText(pending).count(), { message: text }).toBe(isTold);
      }
    }
  });

  test("the last order's address stands there, in the reader's language", async () => {
    const { visitor, customer } = await comeIn(shopper);
    await order(customer);
    await openCheckout(visitor);
    await expect
      .poll(() => valuesOf(visitor))
      .toEqual({
        name: 'Salma at work',
        phone: '+962 79 123 4567',
        street: address.street,
        city: language === 'ar' ? 'عمّان' : 'Amman',
        country: language === 'ar' ? 'الأردن' : 'Jordan',
      });
  });
});

describe('in English, on a desktop', () => {
  test('an answer that comes late does not touch what was typed, nor mix two addresses', async () => {
    const { visitor, customer } = await comeIn(onDesktop);
    await order(customer);
    const gate = Promise.withResolvers<void>();
    await visitor.page.route('**/api/orders/last-address', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await openCheckout(visitor);
    const { street } = fieldsOf(visitor);
    await street.fill('University Street 3');
    gate.resolve();
    await expect
      .poll(() => valuesOf(visitor))
      .toEqual({
        name: 'Salma at work',
        phone: '+962 79 123 4567',
        street: 'University Street 3',
        city: '',
        country: visitor.words.checkout.defaultCountry,
      });
  });

  test("an order sent before the server tells who ordered last goes under the profile's name", async () => {
    const { visitor, customer } = await comeIn(onDesktop);
    const { page, words } = visitor;
    await page.route('**/api/orders/last-address', () => new Promise(() => {}));
    await openCheckout(visitor);
    const { street, city } = fieldsOf(visitor);
    await street.fill('University Street 3');
    await city.fill('Amman');
    await page.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    const [made] = await customer.call<{ customer_name: string }[]>('GET', '/orders');
    expect(made?.customer_name).toBe('Salma');
  });

  test("when the server does not tell, the profile's name is there, and nothing is said", async () => {
    const { visitor } = await comeIn(onDesktop);
    visitor.expected.push('net::ERR_FAILED');
    await visitor.page.route('**/api/orders/last-address', (route) => route.abort());
    await openCheckout(visitor);
    await expect.poll(() => fieldsOf(visitor).name.inputValue()).toBe('Salma');
    await expect.poll(() => visitor.page.getByRole('alert').count()).toBe(0);
  });
});

describe('in Arabic', () => {
  test('what was typed here before is there again, whatever the last order was', async () => {
    const { visitor, customer } = await comeIn(onPhone);
    await order(customer);
    await openCheckout(visitor);
    const { street, city } = fieldsOf(visitor);
    await expect.poll(() => street.inputValue()).toBe(address.street);
    await street.fill('University Street 3');
    await city.fill('');
    await city.pressSequentially('irb');
    await visitor.page.keyboard.press('ArrowDown');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByRole('button', { name: visitor.words.checkout.cancel }).click();
    await visitor.page.getByRole('button', { name: visitor.words.cart.proceed }).click();
    await expect
      .poll(() => valuesOf(visitor))
      .toMatchObject({
        street: 'University Street 3',
        city: 'إربد',
      });
  });
});

/** A customer with one product in the cart. */
test('what a saved address says of the door is shown and can be changed, where the shop does not ask for it either: what is sent is what was seen', async () => {
  const { visitor, customer } = await comeIn(onPhone);
  const { page, words } = visitor;
  const { checkout } = words;
  const door = { building: '7', floor: '2', landmark: 'Behind the mill', driver_note: 'Ring twice' };
  const place = { street: 'Rainbow Street 12', city: 'Amman', country: 'Jordan' };
  await customer.call('POST', '/addresses', { ...place, ...door, latitude: 31.95, longitude: 35.91 });
  await openCheckout(visitor);
  const { street } = fieldsOf(visitor);
  await expect.poll(() => street.inputValue()).toBe(place.street);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect.poll(() => field(checkout.building).inputValue()).toBe('7');
  await expect.poll(() => field(checkout.pin).inputValue()).toBe('31.95000, 35.91000');
  await street.fill('Mecca Street 200');
  await field(checkout.building).fill('');
  await field(checkout.floor).fill('3');
  await field(checkout.landmark).fill('');
  await field(checkout.driverNote).fill('');
  await field(checkout.pin).fill('');
  // Once emptied, it can be filled in again.
  await field(checkout.building).waitFor();
  await dialog.getByRole('button', { name: checkout.send }).click();
  await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  const [order] = await customer.call<Order[]>('GET', '/orders');
  expect(order?.shipping_address).toMatchObject({
    ...{ street: 'Mecca Street 200', building: '', floor: '3', landmark: '', driver_note: '' },
    ...{ latitude: null, longitude: null },
  });
});

async function comeIn(shopper: typeof onDesktop): Promise<{ visitor: Visitor; customer: Customer }> {
  const visitor = await openVisitor(browser(), base, shopper);
  const customer = await signUpVisitor(visitor, base, 'Salma');
  return { visitor, customer };
}

async function openCheckout({ visit, page, words }: Visitor): Promise<void> {
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).click();
  await page.getByRole('dialog').getByRole('heading', { name: words.checkout.title }).waitFor();
}

/** An order by the same customer from another browser. */
async function order({ call }: Customer): Promise<void> {
  const [sumac] = await call<{ id: string; price: number }[]>('GET', '/products?q=sumac');
  await call(placeOrder.method, placeOrder.path, {
    customer_name: 'Salma at work',
    customer_email: 'salma@example.com',
    shipping_address: address,
    items: [{ product_id: sumac?.id ?? '', quantity: 1, price: sumac?.price ?? 0 }],
  });
}

const fieldsOf = ({ page, words: { checkout } }: Visitor) => {
  const dialog = page.getByRole('dialog');
  return {
    name: dialog.getByRole('textbox', { name: checkout.name, exact: true }),
    phone: dialog.getByRole('textbox', { name: checkout.phone }),
    street: dialog.getByRole('textbox', { name: checkout.street }),
    city: dialog.getByRole('combobox', { name: checkout.city }),
    country: dialog.getByRole('textbox', { name: checkout.country }),
  };
};

async function valuesOf(visitor: Visitor): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(visitor))) values[name] = await field.inputValue();
  return values;
}
