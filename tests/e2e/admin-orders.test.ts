import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import type { Product } from '../../contracts/catalogue.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order, OrderStatus } from '../../contracts/orders.ts';
import { formatSlotDay } from '../../contracts/slot-words.ts';
import { composeStatusMessage } from '../../contracts/status-message.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { orders as orderTable } from '../../server/orders/order.table.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { bulk as bulkAr } from '../../web/i18n/ar/admin/bulk.ts';
import { errors as errorsAr } from '../../web/i18n/ar/admin/errors.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { overview } from '../../web/i18n/en/admin/overview.ts';
import { cityIn } from '../../web/orders/address-of.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findLostTexts, isInSight } from '../support/layout-checks.ts';
import { address, itemOf } from '../support/order-input.ts';
import { waitForOrderStream } from '../support/order-stream.ts';
import { readDownload } from '../support/read-download.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);

/** A call to the API outside the browser. */
async function ask(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body) ?? null,
  });
  const envelope = await response.json();
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
  return envelope.data;
}

const { token: asAdmin } = await ask('POST', '/auth/login', { email, password });
await ask('POST', '/auth/identity', { password }, asAdmin);
const { token: asCustomer } = await ask('POST', '/auth/register', {
  name: 'رانيا',
  email: 'rania@example.com',
  password: 'a jar of olives',
});
const productOf = (slug: string): Promise<Product> => ask('GET', `/products/${slug}`);
const labneh = await productOf('labneh-balls-in-olive-oil');
const coffee = await productOf('arabic-coffee-with-cardamom');

const place = (customer_name: string, language: 'en' | 'ar', ...products: Product[]): Promise<Order> =>
  ask(
    'POST',
    '/orders',
    {
      customer_name,
      customer_email: 'rania@example.com',
      shipping_address: address,
      items: products.map((product) => itemOf(product, 2)),
      language,
    },
    asCustomer,
  );
const setStatus = (order: Order, status: OrderStatus) =>
  ask('PUT', `/admin/orders/${order.id}/status`, { status }, asAdmin);

/** The seller in the admin, with a count of the sounds that the page asked the browser to play. */
async function enter(language: 'en' | 'ar', viewport = phone) {
  const visitor = await openVisitor(browser(), base, { language, viewport });
  await visitor.page.addInitScript(keepSession, asAdmin);
  await visitor.page.addInitScript(() => {
    Object.assign(window, { notes: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { notes: (window as unknown as { notes: number }).notes + 1 });
      start.apply(this, when);
    };
  });
  return { ...visitor, orders: language === 'ar' ? ordersAr : ordersEn };
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: number }).notes);
const rowOf = (page: Page, order: Order) => page.getByRole('listitem').filter({ hasText: order.number });
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone, in Arabic', () => {
  test('an order comes in while the list is open, is heard, and is taken through to delivered', async () => {
    const { page, visit, words, whatsapp, orders } = await enter('ar');
    const { statuses } = words.customer.orders;
    await place('من قبل', 'ar', labneh);
    const listening = waitForOrderStream(page);
    await visit('/admin/orders');
    await listening;
    await page.getByRole('heading', { level: 1 }).click();
    const order = await place('رانيا حدّاد', 'ar', labneh, coffee);
    const row = rowOf(page, order);
    await row.getByText(orders.isNew).waitFor();
    await page.getByRole('status').getByText(orders.arrived(1)).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await expect.poll(() => notesOf(page)).toBe(2);
    await expectAccessible(page, 'the list with a new order');
    await expect.poll(() => fits(page)).toBe(0);

    await row.getByRole('button', { name: orders.next.processing }).click();
    await row.locator('[data-status="processing"]').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: order.number }).waitFor();
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    for (const step of ['shipped', 'delivered'] as const) {
      await page.getByRole('button', { name: orders.next[step], exact: true }).click();
      await page.getByRole('main').locator(`header [data-status="${step}"]`).waitFor();
    }
    const history = page.getByRole('listitem').filter({ hasText: orders.by('Admin') });
    await expect
      .poll(() => history.locator('[data-status]').allTextContents())
      .toEqual(['delivered', 'shipped', 'processing'].map((status) => statuses[status]));
    await expectAccessible(page, 'the order');
    await expect.poll(() => fits(page)).toBe(0);

    await page.getByRole('link', { name: orders.whatsapp }).click();
    await expect.poll(() => whatsapp).toHaveLength(1);
    const url = new URL(whatsapp[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/962791234567');
    expect(url.searchParams.get('text')).toBe(
      composeStatusMessage({
        language: 'ar',
        shop: 'مونة',
        number: order.number,
        status: 'delivered',
        customerName: 'رانيا حدّاد',
        total: order.total,
        link: `https://shop.example/ar/orders/${order.number}`,
      }),
    );
    await expect
      .poll(() => page.getByRole('link', { name: orders.call }).getAttribute('href'))
      .toBe('tel:+962791234567');
    await expect
      .poll(() => page.getByRole('link', { name: orders.map }).getAttribute('href'))
      .toContain('Rainbow%20Street');
  });

  test('a new order moves nothing while its list is in use, and no page of an order: a button says how many there are and shows them', async () => {
    const { page, visit, orders } = await enter('ar');
    for (let count = 0; count < 12; count += 1) await place(`في القائمة ${count}`, 'ar', labneh);
    const listening = waitForOrderStream(page);
    await visit('/admin/orders');
    await listening;
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem');
    await rows.nth(11).waitFor();
    const firstRow = async () => (await rows.first().innerText()).split('\n')[0];
    const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
    const heldButton = (count: number) =>
      page.getByRole('status').getByRole('button', { name: orders.held(count) });

    // While scrolled, new orders are held back.
    const eighth = rows.nth(7);
    const number = (await eighth.getByRole('heading').innerText()).trim();
    await page.evaluate(() => scrollTo(0, 460));
    const sameRow = rows.filter({ hasText: number });
    const before = await topOf(sameRow);
    const [first, second] = [await place('أولى', 'ar', labneh), await place('ثانية', 'ar', labneh)];
    await heldButton(2).waitFor();
    await expectAccessible(page, 'the list with orders held back');
    await expect.poll(() => topOf(sameRow)).toBe(before);
    await expect.poll(() => rowOf(page, first).count()).toBe(0);
    await heldButton(2).click();
    for (const order of [first, second]) await rowOf(page, order).getByText(orders.isNew).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => heldButton(2).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

    // During a selection, orders that are held back are not among those that "all" selects.
    await main.getByRole('button', { name: bulkAr.select }).click();
    const third = await place('ثالثة', 'ar', labneh);
    await heldButton(1).waitFor();
    await page.getByRole('button', { name: bulkAr.all }).click();
    await expect.poll(() => rowOf(page, third).count()).toBe(0);
    await page.getByRole('button', { name: bulkAr.stop }).click();
    // After a touch the new order waits, and appears when the list has been idle.
    await expect.poll(firstRow).not.toContain(third.number);
    await rowOf(page, third).getByText(orders.isNew).waitFor();
    await expect.poll(() => page.getByRole('button', { name: orders.held(1) }).count()).toBe(0);

    await rowOf(page, first).getByRole('link').click();
    const heading = page.getByRole('heading', { level: 1, name: first.number });
    await heading.waitFor();
    const top = await topOf(heading);
    await place('رابعة', 'ar', labneh);
    await page.getByRole('status').getByText(orders.arrived(3)).waitFor();
    await expect.poll(() => topOf(heading)).toBe(top);
  });

  test('the list is limited to what is due on a day, to an area and to pickups; the address keeps it, the button counts it', async () => {
    const { page, visit, orders } = await enter('ar');
    const name = { en: 'Due Abdoun', ar: 'عبدون المواعيد' };
    const [area] = (
      await ask(
        'POST',
        '/admin/delivery-areas',
        { areas: [{ name, governorate: 'Amman', other_names: '' }] },
        asAdmin,
      )
    ).areas;
    const due = { id: 'evening', date: dayFromToday(1), from: '18:00', to: '20:00' };
    const [near, collected, undated] = [
      await place('قريب', 'ar', labneh),
      await place('من المتجر', 'ar', labneh),
      await place('بلا موعد', 'ar', labneh),
    ];
    const change = (order: Order, to: Partial<typeof orderTable.$inferInsert>) =>
      deps.db.update(orderTable).set(to).where(eq(orderTable.id, order.id));
    await change(near, { areaId: area.id, areaNameEn: name.en, areaNameAr: name.ar, slot: due });
    await change(collected, { deliveryMethod: 'pickup', slot: due });

    await visit('/admin/orders');
    await rowOf(page, undated).waitFor();
    const { filters } = adminAr;
    const choose = async (count: number, choices: Record<string, string>) => {
      await page.getByRole('button', { name: filters.named(count), exact: true }).click();
      const sheet = page.getByRole('dialog');
      for (const [label, option] of Object.entries(choices))
        await sheet.getByLabel(label, { exact: true }).selectOption({ label: option });
      await sheet.getByRole('button', { name: filters.show }).click();
    };
    await choose(0, { [orders.due]: orders.dueDays.tomorrow });
    await rowOf(page, undated).waitFor({ state: 'detached' });
    await rowOf(page, near).waitFor();
    await choose(1, { [orders.area]: orders.pickup });
    await page.waitForURL(/due=tomorrow&area=pickup/);
    await rowOf(page, near).waitFor({ state: 'detached' });
    await page.reload();
    await rowOf(page, collected).waitFor();
    await choose(2, { [orders.area]: name.ar });
    await rowOf(page, near).waitFor();
    await rowOf(page, collected).waitFor({ state: 'detached' });
    // A day of the calendar.
    await visit(`/admin/orders?due=day&dueOn=${dayFromToday(2)}`);
    await page.getByRole('button', { name: orders.showAll }).click();
    await rowOf(page, undated).waitFor();
    await page.getByRole('button', { name: filters.named(0), exact: true }).waitFor();
  });

  test("an order's first screen says who, where, how much and what is to be packed, and calls the customer; a line leads to the product in the shop admin", async () => {
    const { page, visit } = await enter('ar');
    await page.setViewportSize({ width: 390, height: 740 });
    const order = await place('سلمى الخطيب', 'ar', labneh);
    await visit(`/admin/orders/${order.number}`);
    const main = page.getByRole('main');
    const head = main.locator('header').first();
    const line = main.getByRole('link', { name: labneh.name.ar });
    for (const part of [
      head.getByText('سلمى الخطيب'),
      // The city is in the reader's language, whichever language it was typed in.
      head.getByText(cityIn('ar', order.shipping_address.city)),
      head.getByText('د.أ'),
      line,
      page.locator('[data-bottom-bar] a[href^="tel:"]'),
    ])
      await expect.poll(() => part.evaluate(isInSight)).toBe(true);
    await line.click();
    await page.waitForURL((url) => url.pathname === `/ar/admin/products/${labneh.id}`);
    await expect
      .poll(() =>
        main.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      )
      .toContain(labneh.name.ar);
  });

  test('what a list of the admin does not know is taken out of its address, and the rest is kept', async () => {
    const { page, visit, expected } = await enter('en');
    // A cursor that the server refuses.
    expected.push('400 (Bad Request)');
    const searches = {
      '/admin/orders?status=pending&payment=due&period=ever&area=x': '?status=pending',
      '/admin/orders?status=foo&store=cilka&from=2026-01-01&dueOn=2026-01-01': '?store=cilka',
      '/admin/orders/day-sheet?store=cilka&day=yesterday': '?store=cilka',
      '/admin/orders?q=a&area=00000000-0000-4000-8000-000000000000&period=custom&from=2026-02-31':
        '?q=a&period=custom',
      '/admin/activity?kind=guess&user=nobody': '',
      '/admin/products?state=counted&sort=smell&store=none&category=nothing': '?state=counted',
      '/admin/products/stock?all=2': '',
      '/admin/customers?cursor=lost': '',
      '/admin/customers?role=queen&q=a': '?q=a',
      '/admin/messages?state=lost&subject=order': '?subject=order',
    };
    for (const [path, known] of Object.entries(searches)) {
      await visit(path);
      await expect.poll(() => new URL(page.url()).search).toBe(known);
    }
  });

  test('on its side a phone keeps the call and the next step of an order in sight; where the window is too low for the bar, the step is with the status', async () => {
    const { page, visit, orders } = await enter('ar');
    await page.setViewportSize({ width: 740, height: 360 });
    const order = await place('سلمى', 'ar', labneh);
    await visit(`/admin/orders/${order.number}`);
    const bar = page.getByRole('region', { name: orders.order(order.number) });
    const step = { name: orders.next.processing, exact: true };
    for (const part of [bar.getByRole('button', step), bar.locator('a[href^="tel:"]')]) {
      await expect.poll(() => part.evaluate(isInSight)).toBe(true);
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(() => page.getByRole('button', step).count()).toBe(1);
    await page.setViewportSize({ width: 740, height: 200 });
    await page.getByRole('region', { name: orders.status }).getByRole('button', step).waitFor();
  });

  test('on its side a phone shows two rows and a half of the orders, the products and the customers', async () => {
    const { page, visit } = await enter('ar', { width: 740, height: 360 });
    await place('سلمى', 'ar', labneh);
    const tabs = page.locator('[data-bottom-bar]');
    const rowsInSight = async () => {
      const [row, bar] = await Promise.all([
        page.locator('main :is(ul > li, tbody > tr)').first().boundingBox(),
        tabs.boundingBox(),
      ]);
      return row && bar ? (bar.y - row.y) / row.height : 0;
    };
    for (const list of ['orders', 'products', 'customers']) {
      await visit(`/admin/${list}`);
      await expect.poll(rowsInSight, { message: list }).toBeGreaterThanOrEqual(2.4);
      await expect.poll(() => page.evaluate(findLostTexts), { message: list }).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
      await expect.poll(() => page.evaluate(findLostTexts), { message: `${list}, 200 %` }).toEqual([]);
    }
    // Categories and stock begin at the top as well, without the shop's name above them.
    for (const list of ['categories', 'products/stock?all=1']) {
      await visit(`/admin/${list}`);
      await expect.poll(rowsInSight, { message: list }).toBeGreaterThanOrEqual(1.2);
      const top = () => page.getByRole('main').evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top, { message: list }).toBe(0);
    }
    // A title that is higher than the search has no list beside it.
    await ask('PUT', '/settings/delivery_fee', { amount: 1.75 }, asAdmin);
    await visit('/admin/activity');
    const widthOfList = async () => (await page.locator('main > ul').boundingBox())?.width;
    await expect.poll(widthOfList).toBeGreaterThan(650);
  });

  test('a step back and cancelling ask; a change is taken back in the toast; what another admin did is shown', async () => {
    const { page, visit, words, orders, expected } = await enter('ar');
    const { statuses } = words.customer.orders;
    const order = await place('سلمى', 'ar', labneh);
    const listening = waitForOrderStream(page);
    await visit(`/admin/orders/${order.number}`);
    await listening;
    const badge = (status: OrderStatus) => page.getByRole('main').locator(`header [data-status="${status}"]`);
    await page.getByText(orders.otherStatus).click();
    await page.getByRole('button', { name: statuses.cancelled ?? '', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(orders.askCancel).waitFor();
    await expectAccessible(page, 'the question');
    await dialog.getByRole('button', { name: orders.no }).click();
    await page.getByRole('button', { name: statuses.cancelled ?? '', exact: true }).click();
    // Why may be said, with one tap or in words of one's own.
    const { kinds, text } = orders.cancelReason;
    await dialog.getByRole('button', { name: kinds.no_answer }).click();
    await dialog.getByRole('button', { name: kinds.other }).click();
    await dialog.getByRole('textbox', { name: text }).fill('سافرت العائلة');
    await expectAccessible(page, 'the question with a reason');
    await dialog.getByRole('button', { name: orders.yesCancel }).click();
    await badge('cancelled').waitFor();
    await page.getByText('سافرت العائلة').waitFor();
    // The choice is made, and folds up.
    await page
      .getByRole('button', { name: statuses.shipped ?? '', exact: true })
      .waitFor({ state: 'hidden' });
    // The message is above the bottom bar and does not cover it.
    const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON());
    const toast = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: activityAr.undo }) });
    const bar = page.getByRole('region', { name: orders.order(order.number) });
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top);
    await page.getByRole('button', { name: activityAr.undo }).click();
    await badge('pending').waitFor();
    await page.getByText('سافرت العائلة').waitFor({ state: 'hidden' });

    // Another admin changes it first, and this page does not learn of it in time.
    expected.push('409 (Conflict)');
    const beQuicker = async (route: Route) => {
      await setStatus(order, 'shipped');
      await route.continue();
    };
    await page.route('**/api/admin/orders/*/status', beQuicker, { times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 409);
    await page.getByRole('button', { name: orders.next.processing, exact: true }).click();
    await refused;
    await page.getByText(orders.changedMeanwhile).waitFor();
    await badge('shipped').waitFor();
  });

  test('the packing slip and the day sheet are all that is printed, in both languages and without single prices', async () => {
    const { page, visit, orders } = await enter('ar');
    const order = await place('لينا', 'en', labneh);
    await visit(`/admin/orders/${order.number}`);
    await page.getByRole('button', { name: orders.slip }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = () => page.evaluate(() => document.body.innerText);
    const slip = await paper();
    for (const text of [
      orders.slipTitle,
      order.number,
      `${labneh.name.ar} · 500 غم`,
      `${labneh.name.en} · 500 g`,
      '2 ×',
      'لينا',
      orders.slipTotal,
      `${order.total.toFixed(2)} د.أ`,
    ]) {
      expect(slip).toContain(text);
    }
    expect(slip).not.toContain(labneh.price.toFixed(2));
    expect(slip).not.toContain(orders.history);

    await page.emulateMedia({ media: 'screen' });
    await visit('/admin/orders/day-sheet');
    await page.getByRole('checkbox', { name: orders.picked(`${labneh.name.ar}, 500 غم`) }).check();
    await expectAccessible(page, 'the day sheet');
    await expect.poll(() => fits(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const sheet = await paper();
    for (const text of [
      orders.sheetTitle,
      `${labneh.name.ar} · 500 غم`,
      `${labneh.name.en} · 500 g`,
      `${order.number}: 2`,
      orders.sheetParcels,
      'لينا',
    ]) {
      expect(sheet).toContain(text);
    }
    expect(sheet).not.toContain(orders.back);
  });
});

describe('on a desktop, in English', () => {
  test('the list is come back to where it was left, by Back and by its link, with its filters', async () => {
    const { page, visit, orders } = await enter('en', desktop);
    for (let count = 0; count < 30; count += 1) await place(`Scroll ${count}`, 'en', labneh);
    await visit('/admin/orders?status=pending&q=scroll');
    const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
    await links.nth(24).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const left = await scrolled();
    expect(left).toBeGreaterThan(500);
    for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: orders.back }).click()]) {
      await links.nth(24).click();
      await page.getByText(orders.history).waitFor();
      await goBack();
      await page.waitForURL(/status=pending&q=scroll$/);
      await expect.poll(scrolled).toBe(left);
    }
    // Opened by its address, the order links back to the list with the last filters.
    await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.goBack();
    await links.nth(0).click();
    await page.getByText(orders.history).waitFor();
    await page.getByRole('link', { name: orders.back }).click();
    await page.waitForURL(/status=pending&q=scroll$/);
  });

  test('the day sheet keeps its ticks over a reload, and offers what has come since', async () => {
    const { page, visit, orders } = await enter('en', desktop);
    await place('Ticks', 'en', coffee);
    const listening = waitForOrderStream(page);
    await visit('/admin/orders/day-sheet');
    await listening;
    const box = page.getByRole('checkbox', { name: new RegExp(`^${coffee.name.en}`) });
    await box.check();
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
    await place('More', 'en', coffee);
    await page.getByText(orders.sheetMore(1)).waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);
    await expectAccessible(page, 'the day sheet with one more order');
    await page.getByRole('button', { name: orders.sheetRefresh }).click();
    await page.getByText(orders.sheetMore(1)).waitFor({ state: 'detached' });
    // Two more are needed than were taken: the box must be ticked again for them.
    await expect.poll(() => box.isChecked()).toBe(false);
    await page.getByText(/picked so far/).waitFor();
    await box.check();
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
  });

  test('the day sheet is of today, and of the day before, the day after or a date that is chosen; the address keeps it', async () => {
    const { page, visit, orders } = await enter('en', desktop);
    const [now, next] = [await place('Sheet Today', 'en', labneh), await place('Sheet Next', 'en', labneh)];
    const slot = { id: 'evening', date: dayFromToday(1), from: '18:00', to: '20:00' };
    await deps.db.update(orderTable).set({ slot }).where(eq(orderTable.id, next.id));
    await visit('/admin/orders');
    await page.getByRole('link', { name: orders.daySheet }).click();
    await rowOf(page, now).first().waitFor();
    await expect.poll(() => rowOf(page, next).count()).toBe(0);
    await page.getByRole('button', { name: orders.dayAfter }).click();
    await rowOf(page, next).first().waitFor();
    await expect.poll(() => rowOf(page, now).count()).toBe(0);
    await page.getByText(orders.sheetOn(formatSlotDay(slot.date, 'en')), { exact: true }).waitFor();
    // Ticking a product on one day's sheet does not untick it on another's.
    const tick = page.getByRole('checkbox', { name: orders.picked(`${labneh.name.en}, 500 g`) });
    await tick.check();
    await page.reload();
    await rowOf(page, next).first().waitFor();
    expect(new URL(page.url()).search).toBe(`?day=${slot.date}`);
    await page.getByRole('button', { name: orders.dayBefore }).click();
    await rowOf(page, now).first().waitFor();
    await tick.check();
    await page.getByLabel(orders.sheetDay, { exact: true }).last().fill(slot.date);
    await rowOf(page, next).first().waitFor();
    await expect.poll(() => tick.isChecked()).toBe(true);
    await expectAccessible(page, 'the day sheet of tomorrow');
  });

  test('an order that is on its way is no longer to be picked, and stays to be handed over, with its state, until it arrives', async () => {
    const { page, visit, orders } = await enter('ar');
    const day = dayFromToday(3);
    const order = await place('على الطريق', 'ar', labneh);
    const slot = { id: 'evening', date: day, from: '18:00', to: '20:00' };
    await deps.db.update(orderTable).set({ slot }).where(eq(orderTable.id, order.id));
    await setStatus(order, 'shipped');
    const listening = waitForOrderStream(page);
    await visit(`/admin/orders/day-sheet?day=${day}`);
    await listening;
    const parcel = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: order.number }) });
    await parcel.getByText(nameOfStatus('shipped', 'delivery', 'ar')).waitFor();
    await page.getByText(orders.sheetEmpty).first().waitFor();
    // Calling or messaging the customer takes one tap on a large enough target.
    for (const reach of ['a[href^="tel:"]', 'a[href^="https://wa.me/"]']) {
      await parcel.locator(reach).first().waitFor();
      for (const link of await parcel.locator(reach).all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
    await expectAccessible(page, 'the day sheet with nothing left to pick');
    await setStatus(order, 'delivered');
    await page.getByRole('button', { name: orders.sheetRefresh }).click();
    await parcel.waitFor({ state: 'detached' });
  });

  test('on the day sheet an order to hand over is one jump from the top, has its state, its way on a map and its next step, and stays until the sheet is loaded again', async () => {
    const { page, visit, orders } = await enter('ar');
    const day = dayFromToday(5);
    const [first, second] = [await place('الأول', 'ar', labneh), await place('الثاني', 'ar', coffee)];
    const slot = { id: 'evening', date: day, from: '18:00', to: '20:00' };
    for (const { id } of [first, second])
      await deps.db.update(orderTable).set({ slot }).where(eq(orderTable.id, id));
    await setStatus(first, 'processing');
    const listening = waitForOrderStream(page);
    await visit(`/admin/orders/day-sheet?day=${day}`);
    await listening;
    await page.getByRole('link', { name: orders.sheetJump(2) }).click();
    const heading = page.getByRole('heading', { name: orders.sheetParcels });
    const parcelOf = ({ number }: Order) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
    const parcel = parcelOf(first);
    await expect.poll(() => heading.evaluate(isInSight)).toBe(true);
    await parcelOf(second)
      .getByText(nameOfStatus('pending', 'delivery', 'ar'), { exact: true })
      .waitFor();
    // On a phone the row is low until its details are opened.
    const map = parcel.getByRole('link', { name: orders.map });
    expect(await map.count()).toBe(0);
    expect((await parcel.boundingBox())?.height).toBeLessThanOrEqual(160);
    const details = parcel.getByRole('button', { name: orders.sheetDetails(first.number) });
    // The items are also below the button that opens them, which does not move.
    const goods = parcel.getByText(labneh.name.ar);
    expect(await goods.isVisible()).toBe(false);
    await details.click();
    expect((await goods.boundingBox())?.y).toBeGreaterThan((await details.boundingBox())?.y ?? 1e9);
    expect(await parcelOf(second).getByText(labneh.name.ar).count()).toBe(0);
    expect(await map.getAttribute('href')).toContain('google.com/maps/search');
    expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'the day sheet with steps');
    await expect.poll(() => fits(page)).toBe(0);

    const step = (to: 'shipped' | 'delivered') =>
      parcel.getByRole('button', { name: orders.nextNamed(first.number, orders.next[to]) });
    const stateIs = (status: OrderStatus) =>
      parcel
        .getByText(nameOfStatus(status, 'delivery', 'ar'), { exact: true })
        .first()
        .waitFor();
    await step('shipped').click();
    await stateIs('shipped');
    await step('delivered').click();
    await stateIs('delivered');
    // There is no next step; its details are still there.
    await expect.poll(() => parcel.getByRole('button').count()).toBe(1);
    // The seller's own changes are not offered as news.
    await expect.poll(() => page.getByRole('button', { name: orders.sheetRefresh }).count()).toBe(0);
    await page.getByRole('button', { name: activityAr.undo }).click();
    await stateIs('shipped');
    await step('delivered').click();
    await stateIs('delivered');
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    expect(printed).toContain(first.number);
    for (const text of [orders.next.delivered, orders.next.processing, orders.map, orders.sheetJump(2)])
      expect(printed).not.toContain(text);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await parcelOf(second).waitFor();
    expect(await parcel.count()).toBe(0);
  });

  test('a step that fails without a network moves no row under the finger: a toast names its order, beside one notice that there is no network, and it can be tried again from there once that is back', async () => {
    // So many that the list is longer than the screen.
    for (let count = 0; count < 8; count += 1) await place('بلا اتصال', 'ar', labneh);
    const order = await place('بلا اتصال', 'ar', labneh);
    const { page, visit, orders, expected } = await enter('ar');
    expected.push('Failed to load resource', 'ERR_INTERNET_DISCONNECTED');
    await page.clock.install();
    const listening = waitForOrderStream(page);
    await visit('/admin/orders');
    await listening;
    const step = rowOf(page, order).getByRole('button', { name: orders.next.processing });
    await step.waitFor();
    const heightOf = async () => (await step.boundingBox())?.y;
    const before = await heightOf();
    await page.context().setOffline(true);
    await step.click();
    const told = page.getByRole('status').getByText(orders.stepNotTaken(order.number));
    await told.waitFor();
    // The missing connection is shown once, at the bottom, and announced once.
    await expect.poll(() => page.getByText(errorsAr.network).count()).toBe(0);
    await expect.poll(() => page.getByRole('status').getByText(orders.offline).count()).toBe(0);
    await expect.poll(() => page.getByRole('alert').getByText(orders.offline).count()).toBe(1);
    expect(await heightOf()).toBe(before);
    // It does not overlap the line that says which updates don't arrive either.
    const gap = async () => {
      const [over, under] = [await told.boundingBox(), await page.getByText(orders.offline).boundingBox()];
      return over && under && under.y - (over.y + over.height);
    };
    await expect.poll(gap).toBeGreaterThan(0);
    // Beside its button the toast has room for its text, and breaks no number at its hyphen.
    const viewport = page.viewportSize() ?? phone;
    for (const width of [320, 340, 360, 375, 390, 412]) {
      await page.setViewportSize({ ...viewport, width });
      const lines = await told.evaluate(linesIn, order.number);
      expect(lines, `${width} px`).toEqual({ all: expect.toBeOneOf([1, 2]), ofNumber: 1 });
    }
    await page.setViewportSize(viewport);
    // The toast stays as long as the step waits.
    await page.clock.fastForward(15_000);
    await expect.poll(gap).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByText(orders.offline).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: adminAr.retry }).click();
    await told.waitFor({ state: 'detached' });

    // The same for an undo; a button that can be pressed again stays.
    const undo = page.getByRole('button', { name: activityAr.undo });
    await undo.waitFor();
    await page.context().setOffline(true);
    await undo.click();
    const lost = page.getByRole('status').getByText(errorsAr.network);
    await lost.waitFor();
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'detached', timeout: 1500 });
    await undo.click();
    await page.getByText(activityAr.undoDone).waitFor();
  });

  test('the list says when it cannot hear of new orders, and when it can again', async () => {
    const { page, visit, orders, expected } = await enter('en', desktop);
    expected.push('Failed to load resource', 'ERR_INTERNET_DISCONNECTED');
    const listening = waitForOrderStream(page);
    await visit('/admin/orders');
    await listening;
    await expect.poll(() => page.getByText(orders.offline).count()).toBe(0);
    // It moves no row that a finger is about to tap.
    const first = page.getByRole('main').getByRole('listitem').first();
    const place = async () => (await first.boundingBox())?.y;
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.getByText(orders.offline).waitFor();
    expect(await place()).toBe(before);
    await expectAccessible(page, 'the list without a network');
    await page.context().setOffline(false);
    await page.getByText(orders.offline).waitFor({ state: 'detached' });
    // The shop is unreachable although the network is there.
    const line = '**/api/admin/orders/changes';
    await page.route(line, (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(orders.offline).waitFor();
    await page.unroute(line);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(orders.offline).waitFor({ state: 'detached' });
  });

  test('on any other tab an order is heard once, counted in the title and told with the way to it', async () => {
    const { page, visit, orders, expected } = await enter('en', desktop);
    const lines: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/orders/changes')) lines.push(page.url());
    });
    const listening = waitForOrderStream(page);
    await visit('/admin/categories');
    await listening;
    await page.getByRole('heading', { level: 1 }).click();
    const order = await place('Salma', 'en', labneh);
    await page.getByRole('status').getByText(orders.arrived(1)).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await expect.poll(() => notesOf(page)).toBe(2);
    const waiting = await ask('GET', '/admin/orders?status=pending&limit=200', undefined, asAdmin);
    const tab = page.getByRole('navigation').getByText(overview.pending(waiting.length));
    await tab.waitFor();
    await expectAccessible(page, 'a tab with the word of a new order');
    await tab.click();
    await rowOf(page, order).getByText(orders.isNew).waitFor();
    await page.getByRole('button', { name: orders.look }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: orders.seen }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    const second = await place('Omar', 'en', labneh);
    await rowOf(page, second).getByText(orders.isNew).waitFor();
    await page.getByRole('main').getByText(orders.arrived(2)).waitFor();
    await expect.poll(() => page.getByRole('button', { name: orders.look }).count()).toBe(0);
    await expect.poll(() => notesOf(page)).toBe(4);
    await rowOf(page, second).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: second.number }).waitFor();
    expect(lines).toHaveLength(1);

    // The connection is lost, an order comes, and the connection is back.
    expected.push('Failed to load resource');
    const line = '**/api/admin/orders/changes';
    const connectAnew = () => page.evaluate(() => dispatchEvent(new Event('online')));
    await page.route(line, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await connectAnew();
    await lost;
    await place('Lina', 'en', labneh);
    await page.unroute(line);
    await connectAnew();
    await page.getByRole('status').getByText(orders.arrived(2)).waitFor();
    await expect.poll(() => notesOf(page)).toBe(6);
  });

  test('filters stand in the URL, the table holds what they show, and silence is remembered', async () => {
    const { page, visit, orders } = await enter('en', desktop);
    const [wanted, other] = [
      await place('Filter One', 'en', labneh),
      await place('Filter Two', 'en', labneh),
    ];
    await setStatus(wanted, 'shipped');
    await visit('/admin/orders');
    await page.getByRole('searchbox', { name: orders.search }).fill('filter');
    await page.waitForURL(/q=filter/);
    await page.getByRole('button', { name: orders.statuses.shipped }).click();
    await page.waitForURL(/status=shipped/);
    await rowOf(page, other).waitFor({ state: 'detached' });
    await page.reload();
    await rowOf(page, wanted).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('filter');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: orders.exportCsv }).click();
    const lines = parse(await readDownload(await downloaded), { bom: true }) as string[][];
    expect(lines.map(([number]) => number)).toEqual(['Order', wanted.number]);
    await page.goBack();
    await rowOf(page, other).waitFor();

    // Nothing has been pressed since the page loaded: sound is not allowed yet, and the page says so.
    await page.reload();
    await page.getByRole('button', { name: orders.soundAsleep }).click();
    await page.getByRole('button', { name: orders.soundOn }).click();
    const listening = waitForOrderStream(page);
    await page.reload();
    await listening;
    await page.getByRole('button', { name: orders.soundOff }).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    const quiet = await place('Filter Three', 'en', labneh);
    await rowOf(page, quiet).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await expect.poll(() => notesOf(page)).toBe(0);
    await page.getByRole('button', { name: orders.seen }).click();
    // The button has gone, and the focus is on the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    await expectAccessible(page, 'the list');
  });

  test('an order that does not exist, a list with nothing in it and a list that does not come say so', async () => {
    const { page, visit, orders, expected } = await enter('en', desktop);
    expected.push('Failed to load resource');
    await visit('/admin/orders/MN-1');
    await page.getByRole('heading', { name: /MN-\u2060?1\b/ }).waitFor();
    await visit('/admin/orders?q=nobody+at+all');
    await page.getByRole('heading', { name: orders.none }).waitFor();
    await page.getByRole('button', { name: orders.showAll }).click();
    await page.getByRole('listitem').first().waitFor();
    await page.route('**/api/admin/orders?*', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByText(orders.failed).waitFor();
    await page.unroute('**/api/admin/orders?*');
    await page.getByRole('button', { name: orders.retry }).click();
    await page.getByRole('listitem').first().waitFor();
  });
});

/** In how many lines a text is drawn, and a part of it. */
function linesIn(element: Element, part: string): { all: number; ofNumber: number } {
  const count = (range: Range) =>
    new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  const all = document.createRange();
  all.selectNodeContents(element);
  const one = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.textContent?.indexOf(part) ?? -1;
    if (start < 0) continue;
    one.setStart(text, start);
    one.setEnd(text, start + part.length);
  }
  return { all: count(all), ofNumber: count(one) };
}
