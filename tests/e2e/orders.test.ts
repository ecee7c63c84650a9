import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import type { Product } from '../../contracts/catalogue.ts';
import type { OpenedOrder, Order } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, phone, type Visitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { address, itemOf } from '../support/order-input.ts';
import { readDownload } from '../support/read-download.ts';
import { readPdf } from '../support/read-pdf.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { type Customer, signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const admin = await askAs('POST', `${login.path}`, { email, password }).then(({ token }) => token);

/** A call to the API outside the browser. */
async function askAs(method: string, path: string, body: object, token?: string) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const envelope = await response.json();
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
  return envelope.data;
}

const setStatus = (order: Order, status: string) =>
  askAs('PUT', `/admin/orders/${order.id}/status`, { status }, admin);

const productOf = async (slug: string): Promise<Product> =>
  (await (await fetch(`${base}/api/products/${slug}`)).json()).data;

/** A separate product for the test, so that changes to it disturb no other test. */
const addProduct = (name: string, price: number): Promise<Product> =>
  askAs(
    'POST',
    '/products',
    { name: { en: name, ar: `${name} بالعربية` }, price, store: 'mouneh', category: 'grains' },
    admin,
  );

async function place(
  customer: Customer,
  language: 'en' | 'ar',
  ...products: Product[]
): Promise<OpenedOrder> {
  return customer.call('POST', '/orders', {
    customer_name: 'رانيا حدّاد',
    customer_email: customer.email,
    shipping_address: address,
    items: products.map((product) => itemOf(product, 2)),
    language,
  });
}

const cardOf = (page: Page, order: Order) => page.locator(`#${order.number}`);
const bytesOf = async (download: Download) => new Uint8Array(await readDownload(download));

async function enter(language: 'en' | 'ar'): Promise<Visitor & { customer: Customer }> {
  const visitor = await openVisitor(browser(), base, language === 'en' ? onDesktop : onPhone);
  return { ...visitor, customer: await signUpVisitor(visitor, base, 'Rania') };
}

describe('in English, on a desktop', () => {
  const { language } = onDesktop;

  test('of a long order three lines are shown, and the others when they are asked for', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { data } = await (await fetch(`${base}/api/products?store=mouneh&limit=5`)).json();
    const order = await place(customer, language, ...(data as Product[]));
    await visit('/orders');
    const lines = cardOf(page, order).getByRole('list').last().getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(3);
    await cardOf(page, order)
      .getByRole('button', { name: words.customer.orders.moreLines(2) })
      .click();
    await expect.poll(() => lines.count()).toBe(5);
  });

  test('an account with an order under way is not deleted: the dialog names the order instead of asking for the password', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { profile } = words.customer;
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit('/profile#settings');
    await page.getByRole('button', { name: profile.deleteAccount }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(profile.deleteUnderWay(1)).waitFor();
    await expectAccessible(page, page.url());
    await expect.poll(() => dialog.getByLabel(profile.deletePassword).count()).toBe(0);
    await dialog.getByRole('link', { name: order.number }).click();
    await page.waitForURL(`${base}/orders#${order.number}`);
    // Once it is delivered, the question appears.
    await setStatus(order, 'delivered');
    await visit('/profile#settings');
    await page.getByRole('button', { name: profile.deleteAccount }).click();
    await dialog.getByLabel(profile.deletePassword, { exact: true }).waitFor();
  });

  test('the chat sends an order again while it is pending, and asks about it afterwards, which the customer is told', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit(`/orders/${order.number}`);
    const dialog = page.getByRole('dialog');
    const messageOf = async (name: string) => {
      const href = await dialog.getByRole('link', { name, exact: true }).getAttribute('href');
      return new URL(href ?? '').searchParams.get('text');
    };
    expect(await messageOf(orders.whatsapp)).toContain(`this is my order ${order.number}`);
    for (const status of ['processing', 'shipped']) {
      await setStatus(order, status);
      await dialog.getByText(orders.changes.over).waitFor();
      expect(await messageOf(orders.whatsappAsk)).toContain(`it’s about my order ${order.number}`);
    }
    await setStatus(order, 'delivered');
    await dialog.getByText(orders.changes.over).waitFor({ state: 'detached' });
    await dialog.getByRole('link', { name: orders.whatsappAsk }).waitFor();
    expect(await dialog.locator('[data-variant="whatsapp"]').count()).toBe(0);
  });

  test('an order is shown whole, and a change of its status comes without reload, is told and marked', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const labneh = await productOf('labneh-balls-in-olive-oil');
    const [first, second] = [
      await place(customer, language, labneh),
      await place(customer, language, labneh),
    ];
    // The list is loaded before the stream: only later messages count as changes.
    const followed = page.waitForResponse((response) => response.url().endsWith('/api/orders/changes'));
    await visit('/orders');
    await followed;
    const card = cardOf(page, first);
    await card.getByText(labneh.name[language]).waitFor();
    await card.getByText(`${orders.paid}: ${paymentWords[language].methods.chat}`).waitFor();
    await card.getByText('Rainbow Street 12').waitFor();
    await expectAccessible(page, page.url());

    await setStatus(first, 'delivered');
    await card.locator('[data-status="delivered"]').waitFor();
    await page
      .getByRole('status')
      .getByText(orders.changed(first.number, orders.statuses.delivered ?? ''))
      .waitFor();
    await expect.poll(() => card.getAttribute('data-changed')).toBe('true');
    await expect.poll(() => cardOf(page, second).getAttribute('data-changed')).toBeNull();

    await cardOf(page, second)
      .getByRole('button', { name: orders.detailsNamed(second.number) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: second.number }).waitFor();
    await dialog.getByText(paymentWords[language].methods.chat).waitFor();
    await setStatus(second, 'shipped');
    await dialog
      .getByRole('status')
      .getByText(orders.statuses.shipped ?? '')
      .waitFor();
    await expectAccessible(page, page.url());
  });
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('the invoice is saved once for two taps, in the reader’s language', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit('/orders');
    const gate = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/invoice?*', async (route) => {
      asked += 1;
      await gate.promise;
      await route.continue();
    });
    const button = cardOf(page, order).getByRole('button', { name: orders.invoiceNamed(order.number) });
    const downloaded = page.waitForEvent('download');
    await button.dblclick();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(`${order.number}.pdf`);
    const [paper] = readPdf(await bytesOf(download));
    expect(paper).toContain(language === 'ar' ? [...'فاتورة'].reverse().join('') : 'Invoice');
    expect(asked).toBe(1);
  });
});

describe('in Arabic, on a phone', () => {
  const { language } = onPhone;

  test('the small buttons of an order stand two by two, and a printed order is that order alone', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit('/orders');
    await cardOf(page, order)
      .getByRole('button', { name: orders.detailsNamed(order.number) })
      .click();
    const { invoiceNamed, print, changes } = orders;
    const tops = await Promise.all(
      [invoiceNamed(order.number), print, changes.editAddress, changes.cancel].map((name) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name })
          .evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    expect([tops[1], tops[3]]).toEqual([tops[0], tops[2]]);
    const isAskedToPrint = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.print = () => resolve(true);
        }),
    );
    await page.getByRole('dialog').getByRole('button', { name: orders.print }).click();
    expect(await isAskedToPrint).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: orders.invoiceTitle }).waitFor();
    await expect.poll(() => page.getByRole('heading').count()).toBe(1);
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('table').getByText('7.00').count()).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('Reorder fills the cart with what there is, and says what is gone and what costs more', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const [kept, dearer, gone, out] = [
      await productOf('labneh-balls-in-olive-oil'),
      await addProduct('Dearer', 2),
      await addProduct('Gone', 2),
      await addProduct('Out', 2),
    ];
    const order = await place(customer, language, kept, dearer, gone, out);
    await setStatus(order, 'delivered');
    await askAs('PUT', `/products/${dearer.id}`, { ...dearer, price: 2.75 }, admin);
    await askAs('PUT', `/products/${out.id}`, { ...out, available: false }, admin);
    await askAs('DELETE', `/products/${gone.id}`, {}, admin);
    await visit('/orders');
    await cardOf(page, order)
      .getByRole('button', { name: orders.reorderNamed(order.number) })
      .dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: orders.reordered(4) }).waitFor();
    // Counted as the cart's badge counts.
    await dialog.getByText(orders.inCartNow(4)).waitFor();
    const sectionOf = (title: string) =>
      dialog.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect.poll(() => sectionOf(orders.pricesMoved).textContent()).toContain(dearer.name[language]);
    await expect.poll(() => sectionOf(orders.pricesMoved).textContent()).toMatch(/2\.75.*2\.00/);
    await expect.poll(() => sectionOf(orders.gone).textContent()).toContain(gone.name[language]);
    await expect.poll(() => sectionOf(orders.outOfStock).textContent()).toContain(out.name[language]);
    await expectAccessible(page, page.url());
    const expectGoods = async () => {
      const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
      const quantities = cart.state.items.map((item: { product: Product; quantity: number }) => [
        item.product.id,
        item.quantity,
      ]);
      expect(quantities).toEqual([
        [kept.id, 2],
        [dearer.id, 2],
      ]);
    };
    await expectGoods();
    // Pressed again, it adds nothing.
    await dialog.getByRole('button', { name: orders.stay }).click();
    await cardOf(page, order)
      .getByRole('button', { name: orders.reorderNamed(order.number) })
      .click();
    await dialog.getByRole('heading', { name: orders.reorderedBefore }).waitFor();
    await dialog.getByText(orders.reorderedAlready(4)).waitFor();
    await expectGoods();
    // With one of the two in the cart, only the other is added.
    await dialog.getByRole('button', { name: orders.stay }).click();
    await visit('/cart');
    const { cart } = words;
    await page.getByRole('button', { name: cart.removeNamed(kept.name[language]) }).click();
    await visit('/orders');
    await cardOf(page, order)
      .getByRole('button', { name: orders.reorderNamed(order.number) })
      .click();
    await dialog.getByRole('heading', { name: orders.reordered(2) }).waitFor();
    await dialog.getByText(orders.reorderedAlready(2)).waitFor();
    await dialog.getByRole('link', { name: words.cart.title }).click();
    await page.getByRole('heading', { level: 1, name: words.cart.title }).waitFor();
  });

  test('an order that is placed again from its details is not left open over the list that has the new one', async () => {
    const { page, visit, words, customer } = await enter(language);
    const { orders } = words.customer;
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit('/orders');
    await cardOf(page, order)
      .getByRole('button', { name: orders.detailsNamed(order.number) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: orders.reorderNamed(order.number) })
      .click();
    await page.getByRole('button', { name: words.checkout.send }).click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await page.getByRole('link', { name: words.checkout.myOrders, exact: true }).last().click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('button', { name: new RegExp(orders.details) }).count())
      .toBeGreaterThan(1);
  });

  test('Download All is a file of everything in the reader’s script', async () => {
    const { page, visit, words, customer } = await enter(language);
    const labneh = await productOf('labneh-balls-in-olive-oil');
    const placed = [await place(customer, language, labneh), await place(customer, language, labneh)];
    await visit('/orders');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: words.customer.orders.downloadAll }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('mouneh-orders.json');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(download));
    // Lists have no WhatsApp message: it belongs to the order that is open.
    const listed = placed.map(({ whatsapp_url: _, whatsapp_urls: __, ...order }) => order);
    expect(JSON.parse(text)).toEqual(listed.toReversed());
    expect(text).toContain('رانيا حدّاد');
  });
});

test('a link with a number leads to that order, which is marked and whose details are open, with its steps and what can be done', async () => {
  const { page, visit, words, customer } = await enter('ar');
  const labneh = await productOf('labneh-balls-in-olive-oil');
  const oldest = await place(customer, 'ar', labneh);
  for (const _ of [1, 2, 3]) await place(customer, 'ar', labneh);
  await visit(`/orders#${oldest.number}`);
  const card = cardOf(page, oldest);
  await card.waitFor();
  await expect.poll(() => card.getAttribute('data-marked')).toBe('true');
  await page.waitForFunction((id) => {
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < window.innerHeight;
  }, oldest.number);
  const { orders } = words.customer;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: oldest.number }).waitFor();
  await dialog.getByRole('list', { name: orders.progress }).waitFor();
  await dialog.getByRole('button', { name: orders.reorderNamed(oldest.number) }).waitFor();
  // Above the button at the bottom, without scrolling.
  const foot = await dialog.getByRole('link', { name: orders.whatsapp }).boundingBox();
  for (const name of [orders.changes.editAddress, orders.changes.cancel]) {
    const box = await dialog.getByRole('button', { name }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  }
  await dialog.getByRole('button', { name: words.shell.close }).click();
  await dialog.waitFor({ state: 'detached' });
  // Only once: the list is unchanged afterwards.
  await page.reload();
  await card.waitFor();
  await expect.poll(() => card.getAttribute('data-marked')).toBe('true');
  expect(await dialog.count()).toBe(0);
});

test('home says how the last order of a customer is, with the room for it from the first paint, and leads to it; nothing of it is left after a logout', async () => {
  const { page, visit, customer } = await enter('en');
  const order = await place(customer, 'en', await productOf('labneh-balls-in-olive-oil'));
  await setStatus(order, 'shipped');
  const main = page.getByRole('main');
  await visit('/');
  const track = main.getByRole('link', { name: 'Track', exact: true });
  await track.waitFor();
  await main.getByText(`Your last order ${order.number}`).waitFor();
  const topOf = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => Math.round(title.getBoundingClientRect().top));
  const top = await topOf();
  // The last known state, while the account is not loaded.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/profile', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit('/');
  await track.waitFor();
  expect(await topOf()).toBe(top);
  gate.resolve();
  await track.click();
  await page.waitForURL(`**/orders#${order.number}`);
  await page.getByRole('dialog').getByRole('heading', { name: order.number }).waitFor();
  const stored = () => page.evaluate(() => localStorage.getItem('last_order'));
  expect(JSON.parse((await stored()) ?? '')).toEqual({
    ...{ userId: expect.any(String), number: order.number, status: 'shipped', method: 'delivery' },
    isAsked: false,
  });
  await page.evaluate(() => {
    localStorage.removeItem('auth_token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect.poll(stored).toBe(null);
});

test('home, which a logout doesn’t leave, says nothing of that customer’s last order to the next one who logs in there', async () => {
  const { page, visit, words, customer } = await enter('en');
  const order = await place(customer, 'en', await productOf('labneh-balls-in-olive-oil'));
  const next = { name: 'Salma', email: 'next-at-home@example.com', password: 'a jar of olives' };
  await askAs(register.method, register.path, next);
  await visit('/');
  const main = page.getByRole('main');
  const line = main.getByText(`Your last order ${order.number}`);
  await line.waitFor();
  await page.getByRole('banner').getByRole('button', { name: words.shell.account }).click();
  await page.getByRole('button', { name: words.shell.logout }).click();
  await line.waitFor({ state: 'detached' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/orders?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await main.getByText(words.catalogue.buyNow, { exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: words.account.loginTab }).click();
  await dialog.getByRole('textbox', { name: words.account.email }).fill(next.email);
  await dialog.getByLabel(words.account.password, { exact: true }).fill(next.password);
  await Promise.all([
    page.waitForRequest('**/api/orders?*'),
    dialog.getByRole('button', { name: words.account.login, exact: true }).click(),
  ]);
  expect(await line.count()).toBe(0);
  gate.resolve();
});

describe('the link of an order in messages and mails', () => {
  test('leads its customer to it among their own, and says so when it is in another account', async () => {
    const { page, visit, words, customer } = await enter('ar');
    const labneh = await productOf('labneh-balls-in-olive-oil');
    const order = await place(customer, 'ar', labneh);
    await page.goto(`${base}/ar/orders/${order.number.toLowerCase()}`);
    await page.waitForURL(`**/ar/orders#${order.number}`);
    await expect.poll(() => cardOf(page, order).getAttribute('data-marked')).toBe('true');
    await visit('/orders/MN-1');
    await page.getByText(words.customer.orders.notYours('MN-1')).waitFor();
    await expectAccessible(page, page.url());
  });

  test.each(['/ar/orders/MN', '/ar/orders#MN'])(
    'leads the seller to it in the shop admin: %s',
    async (link) => {
      const shopper = await enter('ar');
      const order = await place(shopper.customer, 'ar', await productOf('labneh-balls-in-olive-oil'));
      const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
      await seller.page.addInitScript(keepSession, admin);
      await seller.page.goto(base + link.replace('MN', order.number));
      await seller.page.waitForURL(`**/ar/admin/orders/${order.number}`);
      await seller.page.getByRole('heading', { level: 1, name: order.number }).waitFor();
    },
  );

  test('leads a guest to the login, and from there a seller on to the shop admin', async () => {
    const shopper = await enter('en');
    const order = await place(shopper.customer, 'en', await productOf('labneh-balls-in-olive-oil'));
    const { page, visit, words } = await openVisitor(browser(), base, { viewport: phone });
    await visit(`/orders/${order.number}`);
    await page.getByRole('textbox', { name: words.account.email }).fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(password ?? '');
    await page.getByRole('main').getByRole('button', { name: words.account.login, exact: true }).click();
    await page.waitForURL(`**/admin/orders/${order.number}`);
  });
});

test('two sizes under one name are told apart in the list, in the details and on paper', async () => {
  const { page, visit, words, customer } = await enter('ar');
  const [bottle, tin] = [await addProduct('Oil', 7), await addProduct('Oil', 40)];
  await askAs('PUT', `/products/${bottle.id}`, { ...bottle, weight: '750ml' }, admin);
  await askAs('PUT', `/products/${tin.id}`, { ...tin, weight: '5L' }, admin);
  const order = await place(customer, 'ar', bottle, tin);
  await visit('/orders');
  const card = cardOf(page, order);
  for (const weight of ['750 مل', '5 لتر']) await card.getByText(weight).waitFor();
  await card.getByRole('button', { name: words.customer.orders.detailsNamed(order.number) }).click();
  for (const weight of ['750 مل', '5 لتر'])
    await page.getByRole('dialog').getByText(weight).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const weight of ['750 مل', '5 لتر']) {
    await expect.poll(() => page.getByRole('table').getByText(weight).isVisible()).toBe(true);
  }
});

test.each(['en', 'ar'] as const)(
  'the steps of an order stand in one row, or below each other where it has no room: %s',
  async (language) => {
    const { page, visit, words, customer } = await enter(language);
    const order = await place(customer, language, await productOf('labneh-balls-in-olive-oil'));
    await visit('/orders');
    const steps = cardOf(page, order).getByRole('list', { name: words.customer.orders.progress });
    const rows = () =>
      steps.getByRole('listitem').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      });
    const looks = [
      { width: 360, letters: '100%', expected: [4] },
      { width: 320, letters: '100%', expected: [1, 1, 1, 1] },
      { width: 390, letters: '150%', expected: [1, 1, 1, 1] },
      { width: 390, letters: '200%', expected: [1, 1, 1, 1] },
      { width: 320, letters: '200%', expected: [1, 1, 1, 1] },
    ];
    for (const { width, letters, expected } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      await expect.poll(rows, { message: `${width} px, letters of ${letters}` }).toEqual(expected);
    }
  },
);

test('a status that the shop’s words do not know is grey and stands as it came', async () => {
  const { page, visit, customer } = await enter('ar');
  await place(customer, 'ar', await productOf('labneh-balls-in-olive-oil'));
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"pending"', '"on hold"') });
  });
  await visit('/orders');
  const badge = page.getByRole('main').locator('[data-status="other"]');
  await expect.poll(() => badge.textContent()).toBe('on hold');
  await page.unrouteAll({ behavior: 'wait' });
});

test('another account’s login in another tab leaves nothing of the former’s orders, not while its own are waited for', async () => {
  const { page, visit, customer } = await enter('en');
  const labneh = await productOf('labneh-balls-in-olive-oil');
  const former = await place(customer, 'en', labneh);
  await visit('/orders');
  await cardOf(page, former).waitFor();
  const account = { name: 'Sami', email: 'sami@example.com', password: 'a jar of olives' };
  const { token } = await askAs(register.method, register.path, account);
  const call: Customer['call'] = (method, path, body = {}) => askAs(method, path, body as object, token);
  const own = await place({ email: account.email, call }, 'en', labneh);
  const { promise: isLookedAt, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/orders', (route) => isLookedAt.then(() => route.continue()));
  const tab = await page.context().newPage();
  // A page without scripts: a page with scripts would send the former customer's favourites with the new token.
  await tab.goto(`${base}/offline`);
  await tab.evaluate(keepSession, token);
  await cardOf(page, former).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain(former.number);
  answer();
  await cardOf(page, own).waitFor();
  await expect.poll(() => cardOf(page, former).count()).toBe(0);
});

test('orders that cannot be loaded say so and are tried again; a lost stream comes back and misses nothing', async () => {
  const { page, visit, words, customer, expected } = await enter('en');
  expected.push('Failed to load resource');
  const { orders } = words.customer;
  const order = await place(customer, 'en', await productOf('labneh-balls-in-olive-oil'));
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/orders/changes', (route) => route.abort());
  await visit('/orders');
  await page.getByRole('alert').getByText(orders.failed).waitFor();
  await page.unroute('**/api/orders');
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: words.customer.retry }).click();
  const card = cardOf(page, order);
  await card.locator('[data-status="pending"]').waitFor();
  await refused;
  await setStatus(order, 'processing');
  await page.unroute('**/api/orders/changes');
  await card.locator('[data-status="processing"]').waitFor();
});

test('an invoice that does not come says why, and can be asked for again', async () => {
  const { page, visit, words, customer, expected } = await enter('ar');
  expected.push('Failed to load resource');
  const { orders } = words.customer;
  const order = await place(customer, 'ar', await productOf('labneh-balls-in-olive-oil'));
  await visit('/orders');
  await page.route('**/invoice?*', (route) => route.abort());
  const card = cardOf(page, order);
  const button = card.getByRole('button', { name: orders.invoiceNamed(order.number) });
  await button.click();
  await card.getByRole('alert').getByText(words.errors.network).waitFor();
  await page.unroute('**/invoice?*');
  const downloaded = page.waitForEvent('download');
  await button.click();
  expect((await downloaded).suggestedFilename()).toBe(`${order.number}.pdf`);
});
