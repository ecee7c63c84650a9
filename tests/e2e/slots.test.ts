import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import {
  type FreeSlot,
  getDeliveryTimes,
  listFreeSlots,
  setDeliveryTimes,
} from '../../contracts/delivery-times.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { type listOrders, placeOrder } from '../../contracts/orders.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { formatSlot, formatSlotBriefly, formatSlotHours, nameSlotDay } from '../../contracts/slot-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { deliveryTimes as timesAr } from '../../web/i18n/ar/admin/delivery-times.ts';
import { deliveryTimes as timesEn } from '../../web/i18n/en/admin/delivery-times.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { isInSight } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const browser = openBrowser();
// One shop per person: times are set in a shop that has none.
const people = [
  {
    language: 'en',
    ...{ shop: await openSeededShop(), say: timesEn, friday: 'Friday', eid: 'Eid', capacity: '1' },
    ...{ name: 'Salma', street: 'Zahran Street', city: 'Amman' },
  },
  {
    language: 'ar',
    ...{ shop: await openSeededShop(), say: timesAr, friday: 'الجمعة', eid: 'العيد', capacity: '١' },
    ...{ name: 'سلمى', street: 'شارع زهران', city: 'عمّان' },
  },
] as const;

test.each(people)(
  'a seller sets times and a holiday; a shopper is told the next one, and of a place that has gone meanwhile: $language',
  async ({ shop: { base, deps }, language, say, ...typed }) => {
    const { email, password = '' } = await ensureFirstAdmin(deps);
    const onPhone = { language, viewport: phone };
    const { token } = await callAt(base, login, { email, password });
    const admin = await openVisitor(browser(), base, onPhone);
    await admin.page.addInitScript(keepSession, token);
    await admin.visit('/admin/delivery-times');
    await admin.page.getByText(say.none).waitFor();
    await admin.page.getByRole('button', { name: say.addSlot }).click();
    await admin.page.getByLabel(say.capacity).fill(typed.capacity);
    await admin.page.getByRole('checkbox', { name: typed.friday }).check();
    await admin.page.getByRole('button', { name: say.save }).click();
    await admin.page.getByText(say.saved).first().waitFor();

    // Another one follows it, and one that shares its hours is told of at both.
    const overlap = admin.page.getByText(
      say.overlaps([formatSlotHours({ from: '16:00', to: '19:00' }, language)]),
    );
    await admin.page.getByRole('button', { name: say.addSlot }).click();
    const from = admin.page.getByLabel(say.from, { exact: true }).last();
    await expect.poll(() => from.inputValue()).toBe('19:00');
    expect(await overlap.count()).toBe(0);
    await from.fill('18:00');
    await overlap.waitFor();
    await admin.page.getByRole('button', { name: say.removeSlot }).last().click();
    await expect.poll(() => overlap.count()).toBe(0);

    const free = async () => (await callAt(base, listFreeSlots, { method: 'delivery' })).slots;
    const [first, second] = await free();
    // A closure for Eid from today to the first of these days.
    await admin.page.getByRole('button', { name: say.addException }).click();
    await admin.page.getByRole('textbox', { name: say.name }).first().fill(typed.eid);
    await admin.page.getByLabel(say.firstDay).fill(first?.date ?? '');
    // The last day follows the first.
    await expect.poll(() => admin.page.getByLabel(say.lastDay).inputValue()).toBe(first?.date ?? '');
    await admin.page.getByText(say.closed, { exact: true }).waitFor();
    await admin.page.getByRole('button', { name: say.save }).click();
    await expect.poll(async () => (await free())[0]).toEqual(second);

    const visitor = await openVisitor(browser(), base, onPhone);
    visitor.expected.push('409');
    const { page, visit, words } = visitor;
    const customer = await signUpVisitor(visitor, base, typed.name);
    await visit('/products/ground-sumac');
    const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
    await add.first().click();
    // Where a time is chosen, the page of a product promises no other one.
    const promised = words.catalogue.delivery(defaultContent.claims.shipping[language]);
    await expect.poll(() => page.getByText(promised).count()).toBe(0);
    await visit('/cart');
    const told = (slot: FreeSlot | undefined) => (slot ? formatSlot(slot, language) : '');
    await page.getByText(words.cart.next.delivery(told(second))).waitFor();
    await page.getByRole('button', { name: words.cart.proceed }).click();
    const dialog = page.getByRole('dialog');
    const slot = dialog.getByRole('combobox', { name: words.checkout.slot.delivery });
    // The closed list shows the day with the hours.
    const chosen = () => slot.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text);
    const offered = (one: FreeSlot | undefined) => (one ? formatSlotBriefly(one, language) : '');
    const written = (one: FreeSlot | undefined) => one && [one.date, one.from, one.to, one.id].join(' ');
    await expect.poll(chosen).toBe(offered(second));
    // The open list names each day once, in full, with its hours below.
    const listed = await slot
      .locator('optgroup')
      .evaluateAll((groups: HTMLOptGroupElement[]) =>
        groups.map(({ label, children }) => [label, ...[...children].map((option) => option.textContent)]),
      );
    expect(listed).toEqual(
      (await free()).map((one, nth) => [
        nameSlotDay(one.date, language),
        nth === 0 ? offered(one) : formatSlotHours(one, language),
      ]),
    );
    // The time is also shown beside the button that sends the order.
    await dialog
      .getByRole('paragraph')
      .getByText(second ? formatSlotBriefly(second, language) : '', { exact: true })
      .waitFor();
    // The closed select has room for all of it, in large letters on a second line.
    const missingLines = () =>
      slot.evaluate((field: HTMLSelectElement) => {
        const { font, lineHeight, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return Number.NaN;
        pen.font = font;
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        const { width } = pen.measureText(field.selectedOptions[0]?.text ?? '');
        const lines = Math.floor(field.clientHeight / Number.parseFloat(lineHeight));
        return Math.max(0, Math.ceil(width / room) - lines);
      });
    expect(await missingLines()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(missingLines).toBe(0);
    // The price and the delivery time leave four fifths of the screen to the fields.
    const foot = dialog.locator('[data-variant="whatsapp"]').locator('xpath=../..');
    await expect.poll(() => foot.evaluate((box: HTMLElement) => box.offsetHeight)).toBeLessThan(740 / 5);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(phone);
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill(typed.street);
    await dialog.getByRole('combobox', { name: words.checkout.city }).fill(typed.city);

    // Another time with the same name stays on its day, though the seller changes its hours meanwhile.
    const wantedDay = (await free())[1];
    await slot.selectOption(written(wantedDay) ?? '');
    // When sent offline, the times are reloaded automatically once the network is back, and the chosen one is kept.
    visitor.expected.push('net::ERR_INTERNET_DISCONNECTED', 'The delivery fee could not be loaded');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: words.checkout.send }).click();
    await dialog.getByText(words.checkout.slotsFailed).waitFor();
    await page.context().setOffline(false);
    await expect.poll(chosen).toBe(offered(wantedDay));
    const times = await callAt(base, getDeliveryTimes, {}, bearer(token));
    const moved = times.slots.map((one) => ({ ...one, to: '23:15' }));
    await callAt(base, setDeliveryTimes, { ...times, slots: moved }, bearer(token));
    await page.reload();
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await expect.poll(chosen).toBe(offered(wantedDay && { ...wantedDay, to: '23:15' }));
    await callAt(base, setDeliveryTimes, { ...times, version: times.version + 1 }, bearer(token));
    await page.reload();
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await slot.selectOption(written(second) ?? '');

    // Its hours change while the checkout is open: the order is refused once, and the field shows the new hours.
    const send = dialog.getByRole('button', { name: words.checkout.send });
    await callAt(
      base,
      setDeliveryTimes,
      { ...times, slots: moved, version: times.version + 2 },
      bearer(token),
    );
    await send.click();
    await dialog.getByRole('alert').getByText(words.errors.refusals.slot_changed).waitFor();
    await dialog.getByText(words.checkout.slotMoved).waitFor();
    await expect.poll(chosen).toBe(offered(second && { ...second, to: '23:15' }));
    await expect.poll(() => slot.evaluate((field) => field === document.activeElement)).toBe(true);
    await callAt(base, setDeliveryTimes, { ...times, version: times.version + 3 }, bearer(token));

    // Another customer takes the last place.
    const [, third] = await free();
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const wanted = { id: second?.id ?? '', date: second?.date ?? '' };
    const order = { ...orderOf(...items.map((one) => itemOf(one))), delivery: { slot: wanted } };
    await callAt(base, placeOrder, order, await signUpAt(base));
    await send.click();
    await dialog.getByRole('alert').getByText(words.errors.refusals.slot_full).waitFor();
    await expect.poll(chosen).toBe(offered(third));
    await dialog.getByText(words.checkout.slotLost).waitFor();
    await expect.poll(() => slot.evaluate((field) => field === document.activeElement)).toBe(true);

    // All times are removed: a message says that none can be chosen, and the next attempt sends the order without a time.
    await callAt(base, setDeliveryTimes, { ...times, slots: [], version: times.version + 4 }, bearer(token));
    await send.click();
    await dialog.getByText(words.checkout.slotsGone).waitFor();
    await expect.poll(() => slot.count()).toBe(0);
    await callAt(base, setDeliveryTimes, { ...times, version: times.version + 5 }, bearer(token));
    await page.reload();
    // A failure to load the times is reported at the first attempt, with a way to retry; only a second attempt would
    // send the order without one.
    visitor.expected.push('500');
    await page.route('**/api/delivery-slots*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await dialog.getByText(words.checkout.slotsFailed).waitFor();
    await dialog.locator('button[type="submit"]').click();
    await dialog.getByText(words.checkout.slotsFailedSend).waitFor();
    const retry = dialog.getByRole('button', { name: words.checkout.retry });
    await expect.poll(() => retry.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unroute('**/api/delivery-slots*');
    await retry.click();
    await slot.waitFor();
    await page.reload();
    // Sent before the times are loaded, the order waits for them. The chosen one is full: no other one is sent before
    // it is shown.
    const late = Promise.withResolvers<void>();
    await page.route('**/api/delivery-slots*', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await dialog.getByText(words.checkout.slotsLoading).waitFor();
    await dialog.locator('button[type="submit"]').click();
    await expect.poll(() => dialog.locator('button[type="submit"]').getAttribute('aria-busy')).toBe('true');
    late.resolve();
    await dialog.getByText(words.checkout.slotLost).waitFor();
    await expect.poll(() => slot.evaluate((field) => field === document.activeElement)).toBe(true);
    await send.click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    await dialog.getByText(told(third)).waitFor();
    const [placed] = await customer.call<AnswerOf<typeof listOrders>['items']>('GET', '/orders');
    expect(placed?.delivery.slot).toEqual({ date: third?.date, from: third?.from, to: third?.to });
    // The order's card shows the delivery time without being opened.
    await visit('/orders');
    await page.getByRole('listitem').getByText(told(third)).waitFor();

    // A pause is shown on Today, where it can be ended.
    await admin.visit('/admin/delivery-times');
    await admin.page.getByRole('checkbox', { name: say.pausePickup }).check();
    await admin.page.getByRole('button', { name: say.save }).click();
    await admin.page.getByText(say.saved).last().waitFor();
    await admin.visit('/admin');
    const notice = admin.page.getByRole('alert').filter({ hasText: say.pausePickup });
    await notice.getByRole('link', { name: say.endPause }).click();
    await admin.page.getByRole('checkbox', { name: say.pausePickup, checked: true }).waitFor();
  },
);

test.each(['en', 'ar'] as const)(
  'while deliveries are paused no fee is counted and none can be sent; cart and checkout say so first and lead to pickup: %s',
  async (language) => {
    const { base, deps } = await openSeededShop();
    const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
    const content = { ...defaultContent, phone: null, answered: [], version: 1, guestOrders: true, pickup };
    await deps.db.insert(settings).values({ name: 'content', value: content });
    const { email, password = '' } = await ensureFirstAdmin(deps);
    const admin = bearer((await callAt(base, login, { email, password })).token);
    const setPaused = async (delivery: boolean) =>
      callAt(
        base,
        setDeliveryTimes,
        {
          ...(await callAt(base, getDeliveryTimes, {}, admin)),
          paused: { delivery, pickup: false },
        },
        admin,
      );
    await callAt(base, setDeliveryFee, { amount: 2 }, admin);
    await setPaused(true);
    const visitor = await openVisitor(browser(), base, { language, viewport: { width: 360, height: 740 } });
    const { page, visit, words } = visitor;
    const { account, cart, checkout } = words;
    await visit('/products/ground-sumac');
    await page.getByRole('main').getByRole('button', { name: cart.addToCart, exact: true }).first().click();
    await visit('/cart');
    const summary = page.getByRole('complementary', { name: cart.summary });
    await summary.getByText(cart.paused.delivery).waitFor();
    await expect.poll(() => summary.getByText(cart.deliveryFee, { exact: true }).count()).toBe(0);
    await summary.getByRole('button', { name: cart.instead.pickup }).waitFor();
    await page.getByRole('button', { name: cart.proceed }).first().click();
    // When ordering without an account is offered, the title of the sheet asks for no account.
    const way = page.getByRole('dialog', { name: account.toOrder });
    await way.getByRole('button', { name: account.asGuest }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.locator('button[type="submit"]');
    const notice = dialog.getByRole('alert').getByText(cart.paused.delivery);
    await expect.poll(() => notice.evaluate(isInSight)).toBe(true);
    await expect.poll(() => send.isDisabled()).toBe(true);
    await expectAccessible(page, 'the checkout while deliveries are paused');
    await dialog.getByRole('button', { name: cart.instead.pickup }).click();
    await dialog.getByText(pickup[language]).first().waitFor();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('textbox', { name: checkout.name }).fill('Rania');
    await dialog.getByRole('textbox', { name: checkout.phone }).fill('0791234567');
    await setPaused(false);
    // Paused while the checkout is open: the order is refused, and the notice becomes visible.
    await page.reload();
    await page.getByRole('button', { name: cart.proceed }).first().click();
    await dialog.getByRole('button', { name: checkout.delivered, exact: true }).click();
    await dialog.getByRole('textbox', { name: checkout.street }).fill('Zahran Street');
    await dialog.getByRole('combobox', { name: checkout.city }).fill(language === 'ar' ? 'عمّان' : 'Amman');
    await setPaused(true);
    visitor.expected.push('409');
    await send.click();
    await expect.poll(() => notice.evaluate(isInSight)).toBe(true);
    await dialog.getByRole('button', { name: cart.instead.pickup }).click();
    await send.click();
    await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    // The pickup place is shown at once, and the order's page shows it without the customer's name.
    await dialog.getByText(pickup[language]).first().waitFor();
    await dialog.getByRole('link', { name: checkout.guestOrder }).click();
    const { orders } = words.customer;
    const place = page.getByRole('main').locator('dl > div').filter({ hasText: orders.pickup }).first();
    await place.getByText(pickup[language]).waitFor();
    expect(await place.textContent()).not.toContain('Rania');
    const stranger = await openVisitor(browser(), base, { language });
    await stranger.visit('/orders');
    await stranger.page.getByText(orders.byLink).waitFor();
  },
);

test('days added after a save was refused are not marked as faulty before anything is typed into them', async () => {
  const { base, deps } = await openSeededShop();
  const { email, password = '' } = await ensureFirstAdmin(deps);
  const { token } = await callAt(base, login, { email, password });
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  await page.addInitScript(keepSession, token);
  await visit('/admin/delivery-times');
  const faulty = () =>
    page
      .locator('form [aria-invalid="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  await page.getByRole('button', { name: timesEn.addSlot, exact: true }).click();
  await page.locator('[name="slots.0.to"]').fill('03:00');
  await page.getByRole('button', { name: timesEn.save, exact: true }).click();
  await expect.poll(faulty).toEqual(['slots.0.to']);
  await page.getByRole('button', { name: timesEn.addException, exact: true }).click();
  await page.locator('[name="exceptions.0.first"]').fill('2030-12-25');
  await expect.poll(() => page.locator('[name="exceptions.0.last"]').inputValue()).toBe('2030-12-25');
  expect(await faulty()).toEqual(['slots.0.to']);
  // The next save looks at them too.
  await page.locator('[name="exceptions.0.last"]').fill('2030-12-24');
  await page.getByRole('button', { name: timesEn.save, exact: true }).click();
  await expect.poll(faulty).toEqual(['slots.0.to', 'exceptions.0.last']);
});
