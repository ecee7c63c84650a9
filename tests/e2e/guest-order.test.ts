import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getProduct } from '../../contracts/catalogue.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { openOrderLink, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { cancelByLink, changeOrder, declineByLink } from '../../contracts/order-revisions.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { users } from '../../server/accounts/user.table.ts';
import { makeVerificationToken } from '../../server/accounts/verify-email.ts';
import { deliveryAreas } from '../../server/delivery/delivery-area.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { readShift, watchShifts } from '../support/layout-shifts.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
const kept = { ...defaultContent, phone: null, answered: [], version: 1, guestOrders: true, pickup };
await db.insert(settings).values({ name: 'content', value: kept });
const abdoun = { nameEn: 'Abdoun', nameAr: 'عبدون', governorate: 'Amman', position: 0 } as const;
await db.insert(deliveryAreas).values({ ...abdoun, feeQirsh: 150 });
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const signInSeller = async () =>
  bearer((await callAt(base, login, { email, password: password ?? '' })).token);

const people = [
  {
    language: 'en',
    ...{ name: 'Rania', street: '14 Rainbow Street', otherStreet: '4 Paris Square' },
    ...{ city: 'Amman', area: 'Marka' },
    ...{ phone: '0791234567', email: 'guest@example.com' },
  },
  {
    language: 'ar',
    ...{ name: 'رانيا', street: 'شارع الرينبو 14', otherStreet: 'ساحة باريس 4' },
    ...{ city: 'عمّان', area: 'ماركا' },
    ...{ phone: '٠٧٩١٢٣٤٥٦٧', email: 'rania@example.com' },
  },
] as const;

test('nothing that is seen of an order’s private page jumps as the order comes', async () => {
  const product = await callAt(base, getProduct, { id: 'makdous' });
  const placed = {
    ...orderOf(itemOf(product)),
    ...{ customer_email: 'still@example.com', guest_key: randomUUID() },
    shipping_address: address,
  };
  const { token } = await callAt(base, placeGuestOrder, placed);
  for (const language of ['en', 'ar'] as const) {
    const { page, context, visit, words } = await openVisitor(browser(), base, { language, viewport: phone });
    await watchShifts(page);
    let answer = () => {};
    const isSeen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('**/api/order-links/open', async (route) => {
      await isSeen;
      await route.continue();
    });
    await visit(`/o/${token}`);
    await page.getByText(words.customer.guestOrder.loading).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    answer();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await readShift(page), language).toBeLessThan(0.05);
  }
});

test.each(people)(
  'the way on without an account is the first that is offered, whole on the first screen, also with letters of 200 %, and a login of two fields below it: $language',
  async ({ language }) => {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { account, cart } = words;
    await visit('/products/makdous');
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await page.getByRole('button', { name: cart.proceed }).first().click();
    const dialog = page.getByRole('dialog');
    const withoutAccount = dialog.getByRole('button', { name: account.asGuest });
    await withoutAccount.waitFor();
    await expect.poll(() => dialog.getByRole('textbox').count()).toBe(2);
    // The delivery fee depends on the area, which is not chosen yet: no sum is shown.
    await expect.poll(() => dialog.getByRole('heading').innerText()).toBe(account.toOrder);
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      const look = () =>
        withoutAccount.evaluate((button) => {
          const [at, body] = [button, button.closest('[class*="body"]')].map((one) =>
            one?.getBoundingClientRect(),
          );
          const fields = [...(button.closest('dialog')?.querySelectorAll('input') ?? [])];
          return {
            isWhole: at && body && at.top >= body.top && at.bottom <= Math.min(body.bottom, innerHeight),
            isFirst: fields.every((field) => field.getBoundingClientRect().top > (at?.bottom ?? 0)),
          };
        });
      await expect.poll(look, { message: size }).toEqual({ isWhole: true, isFirst: true });
    }
  },
);

test.each(people)(
  'a guest orders without an account, over a network that dies once, finds the order by its private link, and keeps it in an account: $language',
  async ({ language, email, ...typed }) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, words, visit } = visitor;
    const { account, cart, checkout, customer } = words;
    await visit('/products/labneh-balls-in-olive-oil');
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await page.getByRole('button', { name: cart.proceed }).first().click();
    await page.getByRole('button', { name: account.asGuest }).click();
    // A pickup order fits on one screen; a delivery takes one scroll.
    const screens = () =>
      page.locator('#checkout').evaluate((form) => {
        const { scrollHeight = 0, clientHeight = 1 } = form.closest('[class*="body"]') ?? {};
        return scrollHeight / clientHeight;
      });
    await expect.poll(screens).toBeLessThan(2);
    await page.getByRole('button', { name: checkout.pickup }).click();
    await page.getByText(pickup[language]).first().waitFor();
    await expect.poll(screens).toBe(1);
    await page.getByRole('button', { name: checkout.delivered, exact: true }).click();
    await page.getByRole('textbox', { name: checkout.name }).fill(typed.name);
    await page.getByRole('dialog').getByRole('combobox', { name: cart.area }).fill(typed.area);
    await page.getByRole('textbox', { name: checkout.street }).fill(typed.street);
    await page.getByRole('combobox', { name: checkout.city }).fill(typed.city);
    // Optional fields come after the required ones.
    const order = await page
      .locator('#checkout')
      .evaluate((form: HTMLFormElement) => [...form.elements].map((field) => field.getAttribute('name')));
    expect(order.indexOf('email')).toBeGreaterThan(order.indexOf('street'));
    await page.getByRole('textbox', { name: checkout.email }).fill(email);
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByText(words.errors.fields.phone_required).waitFor();
    // An invalid number is reported, and one tap accepts the suggested correction.
    const number = page.getByRole('textbox', { name: checkout.phone });
    await number.fill('0962 79 123 4567');
    await page.getByText(words.errors.fields.phone_invalid).waitFor();
    await page.getByRole('button', { name: '+962 79 123 4567' }).click();
    await expect.poll(() => number.inputValue()).toBe('+962 79 123 4567');
    await page.getByText(words.errors.fields.phone_invalid).waitFor({ state: 'hidden' });
    await number.fill('');

    // The typed text is there again after a reload, and the choice to order without an account is not asked for twice.
    await page.reload();
    await page.getByRole('button', { name: cart.proceed }).first().click();
    const street = page.getByRole('textbox', { name: checkout.street });
    await expect.poll(() => street.inputValue()).toBe(typed.street);
    await page.getByRole('textbox', { name: checkout.phone }).fill(typed.phone);
    // The order reaches the shop, but its answer is lost; then two taps.
    visitor.expected.push('net::ERR_FAILED');
    await page.route('**/api/guest/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('alert').getByText(words.errors.network).waitFor();
    await page.unroute('**/api/guest/orders');
    await page.getByRole('button', { name: checkout.send }).dblclick();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    const ofGuest = () => db.select().from(orders).where(eq(orders.customerEmail, email));
    await expect.poll(ofGuest).toHaveLength(1);
    const [saved] = await ofGuest();
    expect(saved).toMatchObject({ userId: null, phone: '+962791234567', language });
    await expect.poll(() => visitor.whatsapp.length).toBe(1);
    const message = new URL(visitor.whatsapp[0] ?? '').searchParams.get('text') ?? '';
    const link = /https:\/\/shop\.example((?:\/ar)?\/o\/[\w-]+)/.exec(message)?.[1] ?? '';

    // A messenger's preview robot learns nothing, and changes nothing.
    const robot = await fetch(base + link, { headers: { 'User-Agent': 'WhatsApp/2.24' } });
    expect(robot.status).toBe(200);
    const preview = await robot.text();
    // An invalid link gives a 404 page, which is not cached.
    const unknown = await fetch(`${base}${link.slice(0, -2)}`);
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('cache-control')).toContain('no-store');
    expect(await unknown.text()).toContain(customer.guestOrder.gone);
    for (const secret of [typed.name, typed.street, email, `MN-${saved?.number}`])
      expect(preview).not.toContain(secret);
    const [previewed] = await ofGuest();
    expect(previewed).toEqual({ ...saved, whatsappOpenedAt: previewed?.whatsappOpenedAt });

    await page.getByRole('link', { name: checkout.guestOrder }).click();
    await page.waitForURL((url) => url.pathname === link);
    const answer = await page.reload();
    const headers = answer?.headers() ?? {};
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
    const source = (await answer?.text()) ?? '';
    expect(source).not.toContain(`MN-${saved?.number}`);
    await page.getByRole('heading', { name: `MN-${saved?.number}` }).waitFor();
    await expect.poll(() => page.title()).toContain(`${customer.orders.order} MN-${saved?.number}`);
    await page.getByRole('main').getByText(typed.street).first().waitFor();
    // When it becomes visible again, the page shows the order's new state; it also updates every few seconds.
    await db
      .update(orders)
      .set({ paidQirsh: 100 })
      .where(eq(orders.id, saved?.id ?? ''));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('main').getByText(paymentWords[language].states.part).first().waitFor();

    // The address is corrected through the link alone; the payment state is shown in words.
    const { changes } = customer.orders;
    await page.getByRole('main').getByText(customer.orders.payment, { exact: true }).waitFor();
    await page.getByRole('button', { name: changes.editAddress }).click();
    const form = page.getByRole('dialog');
    const line = form.getByRole('textbox', { name: checkout.street });
    // On a low screen a missing field is scrolled into view with its label, also from the end of the sheet.
    await page.setViewportSize({ ...phone, height: 640 });
    await line.fill('');
    await form.getByRole('textbox', { name: checkout.phone }).scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: changes.saveAddress }).click();
    await form.getByText(words.errors.fields.street_required).waitFor();
    const hidden = () =>
      line.evaluate((field) => {
        const [body, label] = [
          field.closest('[class*="body"]'),
          field.closest('div')?.querySelector('label'),
        ];
        const [seen, at] = [body?.getBoundingClientRect(), label?.getBoundingClientRect()];
        return seen && at ? Math.max(0, seen.top - at.top) : Number.NaN;
      });
    await expect.poll(hidden).toBe(0);
    await page.setViewportSize(phone);
    await line.fill(typed.otherStreet);
    await form.getByRole('button', { name: changes.saveAddress }).click();
    await page.getByRole('status').getByText(changes.addressSaved).waitFor();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(typed.otherStreet).first().waitFor();

    await page.getByRole('button', { name: customer.guestOrder.keep }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: account.name }).fill(typed.name);
    await dialog.getByRole('textbox', { name: account.email }).fill(email);
    await dialog.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByRole('checkbox', { name: account.terms }).check();
    await dialog.getByRole('button', { name: account.signup }).click();
    await page.getByText(customer.guestOrder.unverified(`\u2068${email}\u2069`)).waitFor();
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toBeDefined();
    await visit(
      `/confirm-email#${await makeVerificationToken(db, user as NonNullable<typeof user>, new Date())}`,
    );
    await page.getByRole('button', { name: account.confirm }).click();
    await expect.poll(async () => (await ofGuest())[0]?.userId).toBe(user?.id);
    await visit('/orders');
    await page.getByRole('heading', { name: `MN-${saved?.number}` }).waitFor();
  },
);

test.each(people)(
  'a guest whom the shop no longer takes orders from goes on with an account, and nothing typed is lost: $language',
  async ({ language, ...typed }) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, words, visit } = visitor;
    const { account, cart, checkout } = words;
    const letGuestsOrder = (guestOrders: boolean) =>
      db
        .update(settings)
        .set({ value: { ...kept, guestOrders } })
        .where(eq(settings.name, 'content'));
    await visit('/products/labneh-balls-in-olive-oil');
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    await page.getByRole('button', { name: cart.proceed }).first().click();
    await page.getByRole('button', { name: account.asGuest }).click();
    await page.getByRole('textbox', { name: checkout.name }).fill(typed.name);
    await page.getByRole('textbox', { name: checkout.phone }).fill(typed.phone);
    await page.getByRole('dialog').getByRole('combobox', { name: cart.area }).fill(typed.area);
    await page.getByRole('textbox', { name: checkout.street }).fill(typed.street);
    await page.getByRole('combobox', { name: checkout.city }).fill(typed.city);
    await page.getByRole('textbox', { name: checkout.email }).fill(`other-${typed.email}`);
    await letGuestsOrder(false);
    visitor.expected.push('409');
    await page.getByRole('button', { name: checkout.send }).click();
    const refusal = page.getByRole('alert').filter({ hasText: checkout.withAccount });
    const refused = words.errors.refusals.guests_not_allowed;
    await expect.poll(() => refusal.innerText()).toBe(`${refused}\n\n${checkout.withAccount}`);
    await refusal.getByRole('button', { name: checkout.withAccount }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: account.name }).fill(typed.name);
    await expect.poll(() => dialog.getByRole('button', { name: account.asGuest }).count()).toBe(0);
    await dialog.getByRole('textbox', { name: account.email }).fill(`other-${typed.email}`);
    await dialog.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByRole('checkbox', { name: account.terms }).check();
    await dialog.getByRole('button', { name: account.signup }).click();
    const street = page.getByRole('textbox', { name: checkout.street });
    await expect.poll(() => street.inputValue()).toBe(typed.street);
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    await letGuestsOrder(true);
  },
);

test('a page that was opened before the shop took no more orders from guests asks for an account at once', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const { account, cart } = words;
  await visit('/products/labneh-balls-in-olive-oil');
  await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
  await visit('/cart');
  const proceed = page.getByRole('button', { name: cart.proceed }).first();
  await proceed.waitFor();
  const letGuestsOrder = (guestOrders: boolean) =>
    db
      .update(settings)
      .set({ value: { ...kept, guestOrders } })
      .where(eq(settings.name, 'content'));
  await letGuestsOrder(false);
  try {
    await proceed.click();
    await page.getByRole('dialog').getByRole('tab', { name: account.loginTab }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: account.asGuest }).count()).toBe(0);
  } finally {
    await letGuestsOrder(true);
  }
});

test('a guest corrects the phone of an order that is picked up, by its link', async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, words, visit } = visitor;
  const { account, cart, checkout, customer } = words;
  const { changes } = customer.orders;
  await visit('/products/labneh-balls-in-olive-oil');
  await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
  await visit('/cart');
  await page.getByRole('button', { name: cart.proceed }).first().click();
  await page.getByRole('button', { name: account.asGuest }).click();
  await page.getByRole('button', { name: checkout.pickup }).click();
  await page.getByRole('textbox', { name: checkout.name }).fill('سهى');
  await page.getByRole('textbox', { name: checkout.phone }).fill('0790000001');
  await page.getByRole('button', { name: checkout.send }).click();
  await page.getByRole('link', { name: checkout.guestOrder }).click();
  await page.getByRole('button', { name: changes.editPhone }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: customer.orders.phone }).fill('12');
  await sheet.getByRole('button', { name: changes.savePhone }).click();
  await sheet.getByText(words.errors.fields.phone_invalid).waitFor();
  await expectAccessible(page, 'the sheet in which a phone is corrected');
  await sheet.getByRole('textbox', { name: customer.orders.phone }).fill('٠٧٩٠٠٠٠٠٠٢');
  await sheet.getByRole('button', { name: changes.savePhone }).click();
  await sheet.waitFor({ state: 'detached' });
  const named = () => db.select().from(orders).where(eq(orders.customerName, 'سهى'));
  await expect.poll(named).toMatchObject([{ phone: '+962790000002', deliveryMethod: 'pickup', revision: 2 }]);
});

test.each(people)(
  'who has ordered here as a guest goes straight to the checkout, where the last address stands and the login is offered, and finds the orders under My Orders: $language',
  async ({ language, ...typed }) => {
    const { page, words, visit, expected } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
    });
    const { account, cart, checkout, customer } = words;
    const addAndProceed = async () => {
      await visit('/products/labneh-balls-in-olive-oil');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: cart.addToCart, exact: true }).first().click();
      await visit('/cart');
      await page.getByRole('button', { name: cart.proceed }).first().click();
    };
    await visit('/orders');
    await page.getByRole('heading', { name: customer.orders.login }).waitFor();
    await addAndProceed();
    await page.getByRole('button', { name: account.asGuest }).click();
    const street = page.getByRole('textbox', { name: checkout.street });
    await page.getByRole('textbox', { name: checkout.name }).fill(typed.name);
    await page.getByRole('textbox', { name: checkout.phone }).fill(typed.phone);
    const area = page.getByRole('dialog').getByRole('combobox', { name: cart.area });
    await area.fill(typed.area);
    await street.fill(typed.street);
    await page.getByRole('combobox', { name: checkout.city }).fill(typed.city);
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();

    // The device stores only the link of it.
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const text of [typed.name, typed.street, '791234567']) expect(stored).not.toContain(text);

    // The area was asked for only once.
    const ordered = `${typed.street}${language === 'ar' ? '،' : ','} ${typed.area}`;
    await addAndProceed();
    await expect.poll(() => street.inputValue()).toBe(ordered);
    await expect.poll(() => area.inputValue()).toBe(typed.area);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: checkout.name }).inputValue()).toBe(typed.name);
    // The login is one tap away, and returns to this page.
    await dialog
      .getByRole('button', { name: `${checkout.haveAccount} ${checkout.login}`, exact: true })
      .click();
    await dialog.getByLabel(account.password, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: words.shell.close }).click();
    await expect.poll(() => street.inputValue()).toBe(ordered);
    await page.getByRole('button', { name: checkout.send }).click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();

    await visit('/orders');
    const numbers = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect.poll(() => numbers.count()).toBe(2);
    const menu = page.getByRole('dialog', { name: words.shell.menu });
    await page.getByRole('button', { name: words.shell.menu }).click();
    await menu.getByRole('link', { name: words.shell.orders }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByRole('link', { name: customer.loginLink }).waitFor();
    await expectAccessible(page, 'My Orders of a guest');
    const number = (await numbers.first().locator('bdi').textContent()) ?? '';
    // Each names its products, and can be reordered from here or from its own page, in any state.
    const product = await callAt(base, getProduct, { id: 'labneh-balls-in-olive-oil' });
    await expect.poll(() => page.getByText(product.name[language], { exact: true }).count()).toBe(2);
    const reorder = page.getByRole('button', { name: customer.orders.reorderNamed(number) });
    const expectCheckout = async () => {
      await reorder.click();
      await expect.poll(() => street.inputValue()).toBe(ordered);
      await dialog.getByRole('button', { name: words.shell.close }).click();
      await dialog.waitFor({ state: 'detached' });
      // The items stay in the cart; a message says so and links to it.
      await page.getByText(checkout.reorderInCart, { exact: true }).waitFor();
      await page.getByRole('button', { name: cart.view, exact: true }).waitFor();
    };
    await expectCheckout();
    await page.getByRole('link', { name: customer.orders.detailsNamed(number) }).click();
    await page.getByRole('heading', { name: number }).waitFor();
    await page.waitForURL(/\/o\//);
    await expectCheckout();
    const chat = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await chat(customer.orders.whatsapp).waitFor();
    // None of the four secondary buttons is alone on its line.
    const { invoiceNamed, print, changes } = customer.orders;
    const quiet = [invoiceNamed(number), print, changes.editAddress, changes.cancel];
    const tops = await Promise.all(
      quiet.map((name) =>
        page.getByRole('button', { name }).evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBe(tops[3]);
    // The message of a cancelled order is about the cancellation, and so is its button: visible together with the
    // status once the order is cancelled.
    const isThis = eq(orders.number, Number(number.slice(3)));
    await page.getByRole('button', { name: changes.cancel }).click();
    await dialog.getByRole('button', { name: changes.cancel }).click();
    await page.getByText(customer.guestOrder.cancelledHere).waitFor();
    const next = [page.getByRole('heading', { name: number }), chat(customer.orders.whatsappCancelled)];
    const isInSight = (node: Element) => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    for (const one of next) await expect.poll(() => one.evaluate(isInSight)).toBe(true);
    await expect.poll(() => next[0]?.evaluate((node) => node === document.activeElement)).toBe(true);
    // The seller reopens the order while the page is open: the sentence disappears together with the status.
    await db.update(orders).set({ status: 'pending' }).where(isThis);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await chat(customer.orders.whatsapp).waitFor();
    await page.getByText(customer.guestOrder.cancelledHere).waitFor({ state: 'detached' });
    await db.update(orders).set({ status: 'cancelled' }).where(isThis);
    await page.reload();
    await chat(customer.orders.whatsappCancelled).waitFor();
    expect(await chat(customer.orders.whatsapp).count()).toBe(0);
    await expectAccessible(page, 'the page of a cancelled order');
    await expectCheckout();

    // An expired link is removed from the list; the device is cleared on request.
    await db.update(orders).set({ guestKeyHash: null }).where(isThis);
    expected.push('404');
    await visit('/orders');
    await expect.poll(() => numbers.count()).toBe(1);
    await page.getByRole('button', { name: customer.orders.deviceRemove }).click();
    // The shop can't restore the links: it asks first.
    await dialog.getByRole('button', { name: customer.orders.deviceKeep }).click();
    await expect.poll(() => numbers.count()).toBe(1);
    await page.getByRole('button', { name: customer.orders.deviceRemove }).click();
    await dialog.getByText(customer.orders.deviceRemoveText).waitFor();
    await dialog.getByRole('button', { name: customer.orders.deviceRemove }).click();
    await page.getByRole('heading', { name: customer.orders.login }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: customer.orders.login }).waitFor();
    expect(await numbers.count()).toBe(0);
  },
);

test.each(people)(
  'a guest’s list says which order waits for an answer and takes it, and what was answered before: $language',
  async ({ language, name }) => {
    const viewport = { width: 360, height: 740 };
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { changes } = words.customer.orders;
    const labneh = await callAt(base, getProduct, { id: 'labneh-balls-in-olive-oil' });
    const seller = await signInSeller();
    const guest_key = randomUUID();
    const place = () =>
      callAt(base, placeGuestOrder, {
        ...{
          ...orderOf(itemOf(labneh, 2)),
          customer_name: name,
          customer_email: '',
          shipping_address: address,
        },
        ...{ language, guest_key },
      });
    const suggest = (id: string) =>
      callAt(base, changeOrder, { id, revision: 1, lines: [{ position: 0, quantity: 5 }] }, seller);
    const [waiting, declined, cancelled] = [await place(), await place(), await place()];
    await suggest(waiting.id);
    const { revision } = await suggest(declined.id);
    await callAt(base, declineByLink, { token: declined.token, revision: revision.proposed?.number ?? 0 });
    await callAt(base, cancelByLink, { token: cancelled.token, revision: 1 });
    await page.addInitScript(
      (tokens) =>
        localStorage.setItem(
          'order_links',
          JSON.stringify(tokens.map((token) => ({ token, at: Date.now() }))),
        ),
      [waiting, declined, cancelled].map(({ token }) => token),
    );
    await visit('/orders');
    const cardOf = ({ number }: { number: string }) => page.locator(`#${number}`);
    await cardOf(declined).getByText(changes.declined).waitFor();
    await cardOf(declined).getByText(changes.declinedWhat).waitFor();
    const { statuses } = words.customer.orders;
    await cardOf(cancelled)
      .getByText(statuses.cancelled ?? '', { exact: true })
      .waitFor();
    const proposal = cardOf(waiting).getByRole('region', { name: changes.title });
    await proposal.getByText('5 ×').waitFor();
    await expect.poll(() => page.getByRole('region', { name: changes.title }).count()).toBe(1);
    await expectAccessible(page, 'a guest’s orders, of which one waits for an answer');
    await proposal.getByRole('button', { name: changes.accept }).click();
    await cardOf(waiting).getByText(changes.accepted).waitFor();
    const now = await callAt(base, openOrderLink, { token: waiting.token });
    await cardOf(waiting)
      .getByText(`${changes.totalNow}: ${formatPrice(now.total, language)}`)
      .waitFor();
    // The seller also learns of an answer in the chat, and which change it is about.
    for (const one of [waiting, declined]) {
      const chat = cardOf(one).getByRole('link', { name: words.customer.orders.whatsappAnswer });
      const sent = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
      await expect.poll(sent).toContain('5 ×');
    }
    expect(
      await cardOf(cancelled)
        .getByRole('link', { name: /WhatsApp|واتساب/ })
        .count(),
    ).toBe(0);
  },
);
