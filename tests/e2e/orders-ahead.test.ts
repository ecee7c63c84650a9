import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { dayFromToday, dayInAmman } from '../../contracts/calendar-day.ts';
import { createProduct, getProduct } from '../../contracts/catalogue.ts';
import { getDeliveryTimes, setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { returnGoods } from '../../contracts/order-revisions.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { nameOfDay, readyOn } from '../../contracts/ready-day.ts';
import { formatSlot } from '../../contracts/slot-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { productFields as fieldsAr } from '../../web/i18n/ar/admin/product-fields.ts';
import { products as wordsAr } from '../../web/i18n/ar/admin/products.ts';
import { cartPage as cartAr } from '../../web/i18n/ar/cart-page.ts';
import { productFields as fieldsEn } from '../../web/i18n/en/admin/product-fields.ts';
import { products as wordsEn } from '../../web/i18n/en/admin/products.ts';
import { cartPage as cartEn } from '../../web/i18n/en/cart-page.ts';
import { callAt, signUpAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const week = dayFromToday(7);

test.each([
  { ...onDesktop, say: wordsEn, fields: fieldsEn, cart: cartEn, slug: 'makdous' },
  { ...onPhone, say: wordsAr, fields: fieldsAr, cart: cartAr, slug: 'labneh-balls-in-olive-oil' },
])(
  'the seller names the day from which a product is ready; until then it is ordered ahead, and card, page, cart and order say the day: $language',
  async ({ say, fields, cart, slug, ...shopper }) => {
    const { language } = shopper;
    const [row] = await db.select().from(products).where(eq(products.slug, slug));
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await page.addInitScript(keepSession, token);
    await visit(`/admin/products/${row?.id}`);
    await page.getByText(say.season, { exact: true }).click();
    const field = page.getByLabel(fields.ready_on);
    await field.fill(dayInAmman());
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(words.errors.fields.date_not_in_future).waitFor();
    await field.fill(week);
    // The form shows both cards as shoppers will see them.
    const ready = readyOn(week, language);
    await page.locator('[inert]').getByText(ready).first().waitFor();
    await page.getByRole('button', { name: say.save, exact: true }).click();
    const saved = async () => (await db.select().from(products).where(eq(products.slug, slug)))[0]?.ready_on;
    await expect.poll(saved).toBe(week);

    const name = (language === 'ar' ? row?.nameAr : row?.nameEn) ?? '';
    await visit(`/products?store=mouneh&q=${encodeURIComponent(name)}`);
    const main = page.getByRole('main');
    await main.getByRole('listitem').filter({ hasText: name }).getByText(ready).first().waitFor();
    await visit(`/products/${slug}`);
    await main.getByText(ready, { exact: true }).first().waitFor();
    const structured = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(structured).toContain('https://schema.org/PreOrder');
    expect(structured).toContain(`"availabilityStarts":"${week}"`);
    await main.getByRole('button', { name: words.cart.addToCart }).first().click();
    await visit('/cart');
    await main.getByText(ready, { exact: true }).waitFor();
    const whole = cart.ready.whole(nameOfDay(week, language));
    await main.getByText(whole).waitFor();
    expect(await main.getByText(cart.ready.rest).count()).toBe(0);
    // With a product beside it that is ready, the cart says how to get that one sooner.
    const [ahead, now] = await Promise.all(
      [slug, 'pink-pickled-turnip'].map((id) => callAt(base, getProduct, { id })),
    );
    if (!ahead || !now) throw new Error('no products');
    const items = JSON.stringify([ahead, now].map((product) => ({ product, quantity: 1 })));
    await page.evaluate((stored) => localStorage.setItem('cart', stored), items);
    await page.reload();
    await main.getByText(cart.ready.rest).waitFor();

    const customer = await signUpAt(base);
    const order = await callAt(
      base,
      placeOrder,
      { ...orderOf({ ...itemOf(ahead), ready_on: week }), language },
      customer,
    );
    const buyer = await openVisitor(browser(), base, shopper);
    await buyer.page.addInitScript(keepSession, customer.Authorization.replace('Bearer ', ''));
    await buyer.visit(`/orders/${order.number}`);
    await buyer.page.getByRole('main').getByText(ready, { exact: true }).first().waitFor();
    await buyer.page.getByText(whole).first().waitFor();
    // In the seller's list it replaces the age of the order.
    await visit('/admin/orders');
    await page
      .getByRole('listitem')
      .filter({ hasText: order.number })
      .getByText(ready, { exact: true })
      .waitFor();
  },
);

test.each([onDesktop, onPhone])(
  'the page of a box that waits for a part that is ordered ahead says the day: $language',
  async (shopper) => {
    const { language } = shopper;
    const slugs = ['extra-virgin-olive-oil', 'pink-pickled-turnip'];
    const [rice, dates] = await Promise.all(slugs.map((id) => callAt(base, getProduct, { id })));
    if (!rice || !dates) throw new Error('no products');
    const { store, category } = rice;
    const parts = [rice, dates].map(({ id }) => ({ id, quantity: 1 }));
    const name = { en: 'Box of both', ar: 'صندوق الاثنين' };
    const input = { name, price: 5, store, category, parts };
    const box = await callAt(base, createProduct, input, { Authorization: `Bearer ${token}` });
    await db.update(products).set({ ready_on: week }).where(eq(products.id, rice.id));
    const { page, visit } = await openVisitor(browser(), base, shopper);
    await visit(`/products/${box.slug}`);
    const day = nameOfDay(week, language);
    await page.getByText(language === 'ar' ? `يعود في ${day}` : `Back on ${day}`, { exact: true }).waitFor();
    await db.update(products).set({ ready_on: null }).where(eq(products.id, rice.id));
  },
);

test.each([onDesktop, onPhone])(
  'where no time of the next two weeks is late enough the checkout says that one is agreed once the order is ready: $language',
  async (shopper) => {
    const { language } = shopper;
    const asAdmin = { Authorization: `Bearer ${token}` };
    const times = await callAt(base, getDeliveryTimes, {}, asAdmin);
    const hours = { id: crypto.randomUUID(), method: 'delivery' as const, from: '16:00', to: '19:00' };
    const slots = [{ ...hours, capacity: 8, area_ids: [], weekdays: [0, 1, 2, 3, 4, 5, 6] }];
    await callAt(base, setDeliveryTimes, { ...times, slots }, asAdmin);
    const day = dayFromToday(40);
    await db.update(products).set({ ready_on: day }).where(eq(products.slug, 'pistachio-halva'));
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await signUpVisitor(visitor, base, 'Rania');
    const product = await callAt(base, getProduct, { id: 'pistachio-halva' });
    await page.addInitScript(
      (stored) => localStorage.setItem('cart', stored),
      JSON.stringify([{ product, quantity: 1 }]),
    );
    await visit('/cart');
    await page.getByRole('main').getByRole('button', { name: words.cart.proceed }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.checkout.slotOnceReady(nameOfDay(day, language))).waitFor();
    expect(await dialog.getByText(words.checkout.noSlots).count()).toBe(0);
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Zahran Street');
    await dialog.getByRole('combobox', { name: words.checkout.city }).fill('Amman');
    await dialog.getByRole('button', { name: words.checkout.send }).click();
    await dialog.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await dialog.getByText(words.cart.ready.whole(nameOfDay(day, language))).waitFor();
  },
);

test.each([onDesktop, onPhone])(
  'once an order was delivered, came back or was cancelled nothing says that it is ordered ahead or when it comes: $language',
  async (shopper) => {
    const { language } = shopper;
    const asAdmin = { Authorization: `Bearer ${token}` };
    const customer = await signUpAt(base);
    const { id: productId } = await callAt(base, getProduct, { id: 'pink-pickled-turnip' });
    await db.update(products).set({ ready_on: week }).where(eq(products.id, productId));
    const jar = await callAt(base, getProduct, { id: productId });
    const placeAhead = () =>
      callAt(base, placeOrder, { ...orderOf({ ...itemOf(jar, 2), ready_on: week }), language }, customer);
    const [waiting, kept, partBack, back, cancelled] = [
      await placeAhead(),
      await placeAhead(),
      await placeAhead(),
      await placeAhead(),
      await placeAhead(),
    ];
    await db.update(products).set({ ready_on: null }).where(eq(products.id, productId));
    await callAt(base, setOrderStatus, { id: cancelled.id, status: 'cancelled' }, asAdmin);
    for (const { id } of [kept, partBack, back])
      await callAt(base, setOrderStatus, { id, status: 'delivered' }, asAdmin);
    for (const [{ id }, quantity] of [
      [partBack, 1],
      [back, 2],
    ] as const) {
      const lines = [{ position: 0, quantity }];
      await callAt(base, returnGoods, { id, revision: 1, lines, refund_fee: false }, asAdmin);
    }
    const slot = { date: dayFromToday(8), from: '16:00', to: '19:00' };
    await db.update(orders).set({ slot: { ...slot, id: crypto.randomUUID() } });
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    await page.addInitScript(keepSession, customer.Authorization.replace('Bearer ', ''));
    await visit('/orders');
    const say = words.customer.orders;
    const told = [readyOn(week, language), formatSlot(slot, language)];
    const toldOn = async (place: Locator) => {
      const texts = (await place.allInnerTexts()).join('\n');
      return told.map((one) => texts.includes(one));
    };
    const cardOf = ({ number }: { number: string }) => page.locator(`#${number}`);
    await cardOf(waiting).waitFor();
    expect(await toldOn(cardOf(waiting))).toEqual([true, true]);
    for (const order of [kept, partBack, back, cancelled]) {
      expect(await toldOn(cardOf(order))).toEqual([false, false]);
      await cardOf(order)
        .getByRole('button', { name: say.detailsNamed(order.number) })
        .click();
      const details = page.getByRole('dialog');
      await details.getByText(say.contents).waitFor();
      // The time that was agreed remains a fact of what was delivered.
      expect(await toldOn(details)).toEqual([false, order !== cancelled]);
      await page.goBack();
      await details.waitFor({ state: 'detached' });
    }
  },
);
