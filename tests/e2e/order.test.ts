import { eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freeIn } from '../../contracts/language.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { orderItems, orders } from '../../server/orders/order.table.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { chooseCategory } from '../support/category-chips.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();

const shopper = {
  en: {
    name: 'Rania Haddad',
    street: 'Rainbow Street, building 14',
    city: 'Amman',
    searches: ['labneh', 'lbnh', 'لبنة'],
    product: 'Labneh balls in olive oil',
  },
  ar: {
    name: 'رانيا حدّاد',
    street: 'شارع الرينبو، عمارة 14',
    city: 'عمّان',
    searches: ['لبنة', 'اللبنه', 'labneh'],
    product: 'لبنة مدحبرة بزيت الزيتون',
  },
};

const messages = {
  en: (number: string) =>
    [
      `*\u200eHello, this is my order ${number} from Mouneh:*`,
      '\u200e3 × Labneh balls in olive oil (500 g): 10.50',
      '\u200eDelivery: Free',
      '*\u200eTotal: 10.50 JD*',
      '',
      '\u200eName: Rania Haddad',
      '\u200ePhone: \u2066+962 79 123 4567\u2069',
      '\u200eAddress: Rainbow Street, building 14, Amman, Jordan',
      `\u200eOrder: https://shop.example/orders/${number}`,
    ].join('\n'),
  ar: (number: string) =>
    [
      `*\u200fمرحبًا، هذا طلبي ${number} من مونة:*`,
      '\u200f3 × لبنة مدحبرة بزيت الزيتون (500 غم): 10.50',
      '\u200fالتوصيل: مجاني',
      '*\u200fالمجموع: 10.50 د.أ*',
      '',
      '\u200fالاسم: رانيا حدّاد',
      '\u200fالهاتف: \u2066+962 79 123 4567\u2069',
      '\u200fالعنوان: شارع الرينبو، عمارة 14، عمّان، الأردن',
      `\u200fالطلب: https://shop.example/ar/orders/${number}`,
    ].join('\n'),
};

describe.each([onDesktop, onPhone])('in $language', ({ language, viewport }) => {
  test('a guest finds labneh, fills the cart, signs up on the way and sends the order', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport });
    const { page, words } = visitor;
    const { catalogue, cart, checkout } = words;
    const { searches, product, ...person } = shopper[language];

    await visitor.visit('/');
    await page.getByRole('link', { name: words.home.start }).click();
    await page.getByRole('main').getByRole('link', { name: catalogue.stores.mouneh.kind }).click();
    await page.getByRole('heading', { level: 1, name: catalogue.stores.mouneh.shelf }).waitFor();

    const field = page.getByRole('combobox', { name: catalogue.search });
    for (const search of searches) {
      await field.fill(search);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === search);
      await page.getByRole('heading', { name: product }).waitFor();
    }
    await chooseCategory(page, words, 'dairy');
    await page.waitForURL((url) => url.searchParams.get('category') === 'dairy');
    await page.getByRole('combobox', { name: catalogue.sortBy }).selectOption('price');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price');

    await page.getByRole('link', { name: product }).click();
    await page.getByRole('heading', { level: 1, name: product }).waitFor();
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await page.getByText(cart.added(product, 1)).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: cartLinkName(words, 1) })
      .click();
    const quantity = page.getByRole('textbox', { name: catalogue.quantityOf(product) });
    await quantity.fill('٣');
    await quantity.blur();
    await page.getByText(cart.each(language === 'ar' ? '3.50 د.أ' : '3.50 JD')).waitFor();
    await page.getByRole('definition').getByText(freeIn(language), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe('3');

    await page.getByRole('button', { name: cart.proceed }).click();
    const email = `guest-${language}-${viewport.width}@example.com`;
    await signUpInModal(visitor, person.name, email);
    await fillAddress(visitor, person);
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();

    const [saved] = await db.select().from(orders).where(eq(orders.customerEmail, email));
    expect(saved).toMatchObject({
      customerName: person.name,
      street: person.street,
      city: person.city,
      country: checkout.defaultCountry,
      phone: '+962791234567',
      language,
      status: 'pending',
      subtotalQirsh: 1050,
      totalQirsh: 1050,
    });
    const number = `MN-${saved?.number}`;
    await expect.poll(() => visitor.whatsapp).toHaveLength(1);
    const link = new URL(visitor.whatsapp[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/962791234567');
    expect(link.searchParams.get('text')).toBe(messages[language](number));
    const items = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, saved?.id ?? ''));
    expect(items).toMatchObject([
      { quantity: 3, priceQirsh: 350, [language === 'ar' ? 'nameAr' : 'nameEn']: product },
    ]);
    await page.getByText(number).waitFor();
    await page
      .getByRole('dialog')
      .getByText(language === 'ar' ? '10.50 د.أ' : '10.50 JD')
      .first()
      .waitFor();
    await page.getByRole('button', { name: checkout.keepShopping }).click();
    await page.getByRole('heading', { name: cart.empty }).waitFor();
    await expect
      .poll(
        async () =>
          (await db.select().from(orders).where(eq(orders.customerEmail, email)))[0]?.whatsappOpenedAt,
      )
      .toBeInstanceOf(Date);
  });
});

describe('when sending is troubled, in English on a desktop', () => {
  test('two taps on send make one order, and while it is being saved the button says so', async () => {
    const { visitor, email } = await readyToSend(onDesktop);
    const { page, words } = visitor;
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/orders', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words.checkout.send }).dblclick();
    const button = page.getByRole('button', { name: words.checkout.sending });
    await button.waitFor();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await expect.poll(() => db.select().from(orders).where(eq(orders.customerEmail, email))).toHaveLength(1);
  });

  test('no network, an error of the server and an answer that is lost are said; modal, typing and cart stay, and one order is made', async () => {
    const { visitor, email } = await readyToSend(onDesktop);
    const { page, words } = visitor;
    const { refusals, network } = words.errors;
    visitor.expected.push('net::ERR_FAILED', '500');
    const send = page.getByRole('button', { name: words.checkout.send });
    const body = { success: false, error: 'An error occurred. Please try again.', code: 'server_error' };
    const fail = async (answer: (route: Route) => Promise<void>, said: string) => {
      await page.route('**/api/orders', answer);
      await send.click();
      await page.getByRole('alert').getByText(said).waitFor();
      await expectNothingLost(visitor);
      await page.unroute('**/api/orders');
    };
    await fail((route) => route.abort(), network);
    await fail((route) => route.fulfill({ status: 500, json: body }), refusals.server_error);
    await expect.poll(() => db.select().from(orders).where(eq(orders.customerEmail, email))).toEqual([]);
    await fail(async (route) => {
      await route.fetch();
      await route.abort();
    }, network);
    await send.click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await expect.poll(() => db.select().from(orders).where(eq(orders.customerEmail, email))).toHaveLength(1);
  });

  test('a cart that another tab has emptied cannot be sent again', async () => {
    const { visitor } = await readyToSend(onDesktop);
    const { page, words, context } = visitor;
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: words.cart.clear }).click();
    await second.getByRole('dialog').getByRole('button', { name: words.cart.clear }).click();
    await page.getByRole('alert').getByText(words.cart.nothingToOrder).waitFor();
    await expect.poll(() => page.getByRole('button', { name: words.checkout.send }).isDisabled()).toBe(true);
  });
});

describe('when sending is troubled, in Arabic on a phone', () => {
  test('a price that changed in between is shown, and a second yes orders at the new one', async () => {
    const { visitor, email } = await readyToSend(onPhone);
    const { page, words } = visitor;
    visitor.expected.push('409');
    const sumac = eq(products.slug, 'ground-sumac');
    await db.update(products).set({ priceQirsh: 240 }).where(sumac);
    try {
      await page.getByRole('button', { name: words.checkout.send }).click();
      const alert = page.getByRole('alert');
      await alert.getByText(words.checkout.pricesChanged).waitFor();
      // The old price and the new one, in the words of the cart.
      await alert.getByText(words.cart.priceWas('2.25 د.أ', '2.40 د.أ')).waitFor();
      await expectNothingLost(visitor);
      await page.getByRole('button', { name: words.checkout.confirmPrices }).click();
      await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    } finally {
      await db.update(products).set({ priceQirsh: 225 }).where(sumac);
    }
    const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
    expect(order?.totalQirsh).toBe(240);
  });

  test('whoever comes back to an open checkout sees what has changed, and orders at the new price with the first tap', async () => {
    const { visitor, email } = await readyToSend(onPhone, ['ground-sumac', 'makdous']);
    const { page, words } = visitor;
    const sumac = eq(products.slug, 'ground-sumac');
    const makdous = eq(products.slug, 'makdous');
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    try {
      const told = page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: words.checkout.pricesMoved });
      await db.update(products).set({ priceQirsh: 230 }).where(sumac);
      await comeBack();
      await told.getByText(words.cart.priceWas('2.25 د.أ', '2.30 د.أ')).waitFor();
      await db.update(products).set({ priceQirsh: 240 }).where(sumac);
      await db.update(products).set({ available: false }).where(makdous);
      await comeBack();
      await told.getByText(words.cart.priceWas('2.25 د.أ', '2.40 د.أ')).waitFor();
      await told.getByText(words.checkout.goodsOut('مكدوس بالجوز')).waitFor();
      await expectNothingLost(visitor);
      await page.getByRole('button', { name: words.checkout.confirmPrices }).click();
      await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    } finally {
      await db.update(products).set({ priceQirsh: 225 }).where(sumac);
      await db.update(products).set({ available: true }).where(makdous);
    }
    const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
    expect(order?.totalQirsh).toBe(240);
  });

  test('a price that was put back is no news any more, and one that moves again is told from the first one', async () => {
    const { visitor } = await readyToSend(onPhone);
    const { page, words } = visitor;
    visitor.expected.push('409');
    const sumac = eq(products.slug, 'ground-sumac');
    const set = (priceQirsh: number) => db.update(products).set({ priceQirsh }).where(sumac);
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const moved = page.getByRole('dialog').getByText(words.checkout.pricesMoved);
    try {
      await set(230);
      await comeBack();
      await moved.waitFor();
      await set(225);
      await comeBack();
      await moved.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: words.checkout.send }).waitFor();
      await set(230);
      await comeBack();
      await moved.waitFor();
      await set(240);
      await page.getByRole('button', { name: words.checkout.confirmPrices }).click();
      const alert = page.getByRole('alert');
      await alert.getByText(words.checkout.pricesChanged).waitFor();
      await alert.getByText(words.cart.priceWas('2.25 د.أ', '2.40 د.أ')).waitFor();
      // Set back, and seen in another tab: the refusal in this tab no longer applies.
      await set(225);
      const { context } = visitor;
      const cart = await context.newPage();
      await cart.goto(page.url());
      await cart.getByText('2.25').first().waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toMatch(/"price":2\.25\b/);
      await cart.close();
      await comeBack();
      await alert.getByText(words.checkout.pricesChanged).waitFor({ state: 'detached' });
      await set(240);
      await page.getByRole('button', { name: words.checkout.send }).click();
      await alert.getByText(words.checkout.pricesChanged).waitFor();
      // Back at the first price, the message compares it with the last price seen.
      await set(225);
      await page.getByRole('button', { name: words.checkout.confirmPrices }).click();
      await alert.getByText(words.checkout.pricesMoved).waitFor();
      await alert.getByText(words.cart.priceWas('2.40 د.أ', '2.25 د.أ')).waitFor();
    } finally {
      await set(225);
    }
  });

  test('what costs more and what is no longer sold is named in the reader’s language, and the cart has the price before, once the sheet is closed', async () => {
    const { visitor } = await readyToSend(onPhone, ['ground-sumac', 'makdous']);
    const { page, words } = visitor;
    visitor.expected.push('409');
    const sumac = eq(products.slug, 'ground-sumac');
    const makdous = eq(products.slug, 'makdous');
    await db.update(products).set({ priceQirsh: 240 }).where(sumac);
    await db.update(products).set({ shown: false }).where(makdous);
    try {
      await page.getByRole('button', { name: words.checkout.send }).click();
      const alert = page.getByRole('alert');
      await alert.getByText(words.checkout.pricesChanged).waitFor();
      await alert.getByText(words.checkout.goodsGone('مكدوس بالجوز')).waitFor();
      expect(await alert.innerText()).not.toMatch(/[a-z]/i);
      await page.getByRole('dialog').getByRole('button', { name: words.shell.close }).click();
      await page.getByRole('listitem').getByText(words.cart.priceWas('2.25 د.أ', '2.40 د.أ')).waitFor();
      await page.getByText(words.cart.gone).waitFor();
    } finally {
      await db.update(products).set({ priceQirsh: 225 }).where(sumac);
      await db.update(products).set({ shown: true }).where(makdous);
    }
  });

  test('a product that ran out in between is said, and the others can be sent without it', async () => {
    const { visitor, email } = await readyToSend(onPhone, ['ground-sumac', 'makdous']);
    const { page, words } = visitor;
    visitor.expected.push('409');
    const makdous = eq(products.slug, 'makdous');
    await db.update(products).set({ available: false }).where(makdous);
    try {
      await page.getByRole('button', { name: words.checkout.send }).click();
      await page.getByRole('alert').getByText(words.checkout.goodsOut('مكدوس بالجوز')).waitFor();
      await expectNothingLost(visitor);
      await page.getByRole('button', { name: words.checkout.send }).click();
      await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    } finally {
      await db.update(products).set({ available: true }).where(makdous);
    }
    const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
    expect(order?.totalQirsh).toBe(225);
  });

  test('what is missing is said at its field, in the order of the rules', async () => {
    const { visitor } = await readyToSend(onPhone);
    const { page, words } = visitor;
    const { street, city, name } = words.checkout;
    for (const label of [name, street])
      await page.getByRole('textbox', { name: label, exact: true }).fill(' ');
    await page.getByRole('combobox', { name: city }).fill(' ');
    await page.getByRole('textbox', { name: words.checkout.phone }).fill('12');
    await page.getByRole('button', { name: words.checkout.send }).click();
    const { fields } = words.errors;
    for (const text of [
      fields.name_required,
      fields.street_required,
      fields.city_required,
      fields.phone_invalid,
    ]) {
      await page.getByRole('dialog').getByText(text).waitFor();
    }
    await expect.poll(() => focusedLabel(page)).toContain(name);
    await expect.poll(() => visitor.whatsapp).toEqual([]);
  });
});

test('a blocked window leaves the saved order with a button that opens WhatsApp', async () => {
  const { visitor } = await readyToSend(onDesktop);
  const { page, words, whatsapp } = visitor;
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('link', { name: words.checkout.openWhatsapp }).click();
  await expect.poll(() => whatsapp.join()).toContain('https://wa.me/962791234567?text=');
});

test('Buy Now orders that product alone and leaves the cart as it is', async () => {
  const { visitor, email } = await readyToSend(onPhone);
  const { page, words } = visitor;
  await page.getByRole('button', { name: words.checkout.cancel }).click();
  // Pressed while the profile is still loading: the checkout opens when it is loaded, not the login.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/profile', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visitor.visit('/products/makdous');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.catalogue.buyNow, exact: true })
    .first()
    .click();
  gate.resolve();
  await fillAddress(visitor, shopper.ar);
  await page.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email));
  expect(order?.totalQirsh).toBe(550);
  await page.getByRole('button', { name: words.checkout.keepShopping }).click();
  await page.getByRole('link', { name: cartLinkName(words, 1) }).waitFor();
});

/** The cart's link in the header, with any total. */
function cartLinkName(words: Visitor['words'], count: number): RegExp {
  const [beforeTotal = ''] = words.shell.cart(count, '§').split('§');
  return new RegExp(`^${beforeTotal}`);
}

async function signUpInModal({ page, words }: Visitor, name: string, email: string): Promise<void> {
  const { account } = words;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: account.signupTab }).click();
  await dialog.getByRole('textbox', { name: account.name }).fill(name);
  await dialog.getByRole('textbox', { name: account.email }).fill(email);
  await dialog.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
  await dialog.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
  await dialog.getByRole('checkbox', { name: account.terms }).check();
  await dialog.getByRole('button', { name: account.signup }).click();
  await page.getByRole('heading', { name: words.checkout.title }).waitFor();
}

async function fillAddress(
  { page, words }: Visitor,
  person: { street: string; city: string },
): Promise<void> {
  await page.getByRole('textbox', { name: words.checkout.phone }).fill('٠٧٩ ١٢٣ ٤٥٦٧');
  await page.getByRole('textbox', { name: words.checkout.street }).fill(person.street);
  await page.getByRole('combobox', { name: words.checkout.city }).fill(person.city);
}

/** A customer with one bag of sumac in the cart, whose address is typed. */
async function readyToSend(
  { language, viewport }: typeof onDesktop,
  slugs = ['ground-sumac'],
): Promise<{ visitor: Visitor; email: string }> {
  const visitor = await openVisitor(browser(), base, { language, viewport });
  const { page, words } = visitor;
  const { email } = await signUpVisitor(visitor, base, shopper[language].name);
  for (const slug of slugs) {
    await visitor.visit(`/products/${slug}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
  }
  await visitor.visit('/cart');
  await page.getByRole('button', { name: words.cart.proceed }).click();
  await page.getByRole('heading', { name: words.checkout.title }).waitFor();
  await fillAddress(visitor, shopper[language]);
  return { visitor, email };
}

async function expectNothingLost({ page, words, language, whatsapp }: Visitor): Promise<void> {
  await expect
    .poll(() => page.getByRole('textbox', { name: words.checkout.street }).inputValue())
    .toBe(shopper[language].street);
  const cart = await page.evaluate(() => localStorage.getItem('cart'));
  expect(cart).toContain('ground-sumac');
  await expect.poll(() => whatsapp).toEqual([]);
}

const focusedLabel = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? '');
