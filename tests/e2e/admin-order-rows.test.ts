import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getAdminOrder } from '../../contracts/admin-orders.ts';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import { listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { type Order, setOrderStatus } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { formatSlot, formatSlotBriefly } from '../../contracts/slot-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { orders as orderRows } from '../../server/orders/order.table.ts';
import { formatSlotStart } from '../../web/admin/orders/slot-start.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { bulk as bulkAr } from '../../web/i18n/ar/admin/bulk.ts';
import { orders as ar } from '../../web/i18n/ar/admin/orders.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { bulk as bulkEn } from '../../web/i18n/en/admin/bulk.ts';
import { orders as en } from '../../web/i18n/en/admin/orders.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const admin = bearer(token);
const paying = () => ({ ...admin, 'Idempotency-Key': crypto.randomUUID() });
const words = { en, ar };

const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
const content = await callAt(base, getEditableContent, {}, admin);
await callAt(base, setContent, { ...content, pickup, guestOrders: true }, admin);
const jubeiha = { name: { en: 'Jubeiha', ar: 'الجبيهة' }, governorate: 'Amman', fee: 1.5 } as const;
const thirdCircle = {
  name: { en: 'Third Circle and the old Jabal Amman', ar: 'الدوار الثالث وجبل عمّان القديم' },
  governorate: 'Amman',
  fee: 1.5,
} as const;
const { areas } = await callAt(base, createDeliveryAreas, { areas: [jubeiha, thirdCircle] }, admin);
const toArea = { area_id: areas[0]?.id ?? '', fee: 1.5 };
const { items: goods } = await callAt(base, listProducts, { limit: 1 });

/** An order with its own name, by which a list finds it. */
const inputOf = (customer_name: string, delivery: object) => ({
  ...orderOf(...goods.map((one) => itemOf(one, 12))),
  customer_name,
  delivery,
});
const placeAsGuest = (name: string, delivery: object): Promise<Order> => {
  const guest_key = crypto.randomUUID();
  return callAt(base, placeGuestOrder, { ...inputOf(name, delivery), shipping_address: address, guest_key });
};

async function enter(language: Language, width: number) {
  const visitor = await openVisitor(browser(), base, { language, viewport: { width, height: 780 } });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}
const rowOf = (page: Page, { number }: Pick<Order, 'number'>) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number });

test.each([
  ['ar', 390],
  ['en', 360],
  ['en', 1440],
] as const)(
  'an order that is picked up says so where others say their area, in the list, on its page and on the day sheet: %s at %i px',
  async (language, width) => {
    const say = words[language];
    const picked = await placeAsGuest(`Lina ${language}${width}`, { method: 'pickup' });
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=Lina+${language}${width}`);
    await rowOf(page, picked).getByText(say.pickup, { exact: true }).waitFor();

    await visit(`/admin/orders/${picked.number}`);
    const head = page.getByRole('main').locator('header').first();
    await head.getByText(say.pickup, { exact: true }).waitFor();
    await expect.poll(() => head.innerText()).not.toMatch(/·\s*·/);
    // The shop's address is in the reader's language, not in that of the order.
    await page.getByRole('definition').getByText(pickup[language], { exact: true }).waitFor();
    // Its history and its heading use the same names for statuses.
    await callAt(base, setOrderStatus, { id: picked.id, status: 'shipped' }, admin);
    const change = page.getByRole('listitem').filter({ hasText: say.by('Admin') });
    await change.getByText(nameOfStatus('shipped', 'pickup', language), { exact: true }).waitFor();
    await visit('/admin/activity');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: picked.number }).first();
    await entry.getByText(nameOfStatus('shipped', 'pickup', language), { exact: true }).waitFor();
    await callAt(base, setOrderStatus, { id: picked.id, status: 'processing' }, admin);

    await visit('/admin/orders/day-sheet');
    await rowOf(page, picked).getByText(say.pickup, { exact: true }).filter({ visible: true }).waitFor();
  },
);

/** Faults of a row in a phone's list: too high, a text that is cut, a part outside the screen. */
function findFaults(row: Element, width: number): string[] {
  const { height } = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll<HTMLElement>('bdi, time, p, b, button')];
  return [
    ...(height > 76 ? [`${height} px high`] : []),
    ...parts
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ innerText }) => `cut: ${innerText}`),
    ...parts
      .filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > width)
      .map(({ innerText }) => `beside the screen: ${innerText}`),
  ];
}

test.each([
  ['ar', 320],
  ['en', 360],
] as const)(
  'on a phone the statuses are above the list in one row, as high as a finger, which scrolls to the chosen one; the filters do not count it: %s at %i px',
  async (language, width) => {
    const say = words[language];
    const order = await placeAsGuest(`Rima ${language}${width}`, toArea);
    const { page, visit } = await enter(language, width);
    await page.setViewportSize({ width, height: 740 });
    await visit('/admin/orders?status=cancelled');
    const statuses = page.getByRole('group', { name: say.status });
    const chosen = statuses.getByRole('button', { pressed: true });
    await expect.poll(() => chosen.innerText()).toMatch(/\d$/);
    await expect.poll(() => chosen.innerText()).toContain(say.statuses.cancelled);
    const whereIs = async (button: Locator) =>
      (await button.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
    await expect.poll(async () => (await whereIs(chosen)).x).toBeGreaterThanOrEqual(0);
    await expect
      .poll(async () => (await whereIs(chosen)).x + (await whereIs(chosen)).width)
      .toBeLessThanOrEqual(width);
    const boxes = await Promise.all((await statuses.getByRole('button').all()).map(whereIs));
    expect(boxes).toHaveLength(6);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    const { filters } = language === 'ar' ? adminAr : adminEn;
    await page.getByRole('button', { name: filters.named(0), exact: true }).click();
    await page.getByRole('dialog').getByLabel(say.due, { exact: true }).waitFor();
    const select = page.getByRole('dialog').getByLabel(say.status, { exact: true });
    await expect.poll(() => select.count()).toBe(0);
    await page.keyboard.press('Escape');

    await statuses.getByRole('button', { name: say.all }).click();
    await page.waitForURL((url) => !url.searchParams.has('status'));
    const first = await whereIs(rowOf(page, order));
    expect(first.y).toBeGreaterThan(0);
    expect(first.y + first.height).toBeLessThan(740 - 60);
  },
);

test.each([
  ['en', 360],
  ['ar', 360],
  ['ar', 390],
] as const)(
  "a guest's order has its area and its age whole in the list, and not that there is no account: %s at %i px",
  async (language, width) => {
    const order = await placeAsGuest(`Huda ${language}${width}`, toArea);
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=Huda+${language}${width}`);
    const row = rowOf(page, order);
    await row.getByText(jubeiha.name[language], { exact: true }).waitFor();
    await row.getByRole('time').filter({ visible: true }).waitFor();
    await expect.poll(() => row.getByText(words[language].guest).filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => row.evaluate(findFaults, width)).toEqual([]);
  },
);
test.each([
  ['en', 320],
  ['ar', 320],
  ['en', 360],
  ['ar', 360],
  ['ar', 390],
] as const)(
  'on a phone the age of an order and what is paid of it are both in its row, whole, beside a long area, which is cut: %s at %i px',
  async (language, width) => {
    const name = `Zain ${language}${width}`;
    const order = await placeAsGuest(name, { area_id: areas[1]?.id, fee: 1.5 });
    const createdAt = new Date(Date.now() - 23.5 * 60 * 60_000);
    await deps.db.update(orderRows).set({ createdAt }).where(eq(orderRows.id, order.id));
    await callAt(base, recordPayment, { id: order.id, method: 'cliq', amount: order.total }, paying());
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=${name.replace(' ', '+')}`);
    const row = rowOf(page, order);
    const age = row.getByRole('time');
    await expect.poll(() => age.innerText()).toBe({ en: '23 hr ago', ar: 'قبل 23 ساعة' }[language]);
    const paid = row.getByText(paymentWords[language].states.paid).filter({ visible: true });
    const isWhole = (element: Element) => {
      const boxes = [element, element.parentElement].filter((box) => box !== null);
      return boxes.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    };
    for (const part of [age, paid]) await expect.poll(() => part.evaluate(isWhole)).toBe(true);
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(76);
    const place = row.getByText(thirdCircle.name[language], { exact: true });
    await expect.poll(async () => (await place.boundingBox())?.width).toBeGreaterThan(30);
  },
);

test.each([
  ['en', 320],
  ['ar', 320],
  ['en', 360],
  ['ar', 390],
] as const)(
  'an order says in the list when it is due, until it is delivered, and its row is no higher and cuts nothing for it: %s at %i px',
  async (language, width) => {
    const name = 'Lina Qawasmi';
    const slots = [0, 9].map((days) => ({ date: dayFromToday(days), from: '16:00', to: '20:00' }));
    const placed: Order[] = [];
    for (const slot of [...slots, ...slots]) {
      const order = await placeAsGuest(name, placed.length % 2 ? { method: 'pickup' } : toArea);
      const kept = { ...slot, id: crypto.randomUUID() };
      await deps.db.update(orderRows).set({ slot: kept }).where(eq(orderRows.id, order.id));
      placed.push(order);
    }
    const [today, later, shipped, delivered] = placed;
    if (!today || !later || !shipped || !delivered) throw new Error('orders were placed');
    await callAt(base, setOrderStatus, { id: shipped.id, status: 'shipped' }, admin);
    await callAt(base, setOrderStatus, { id: delivered.id, status: 'delivered' }, admin);
    const { page, visit } = await enter(language, width);
    await visit('/admin/orders?q=Qawasmi');
    for (const [order, slot] of [
      [today, slots[0]],
      [later, slots[1]],
      [shipped, slots[0]],
    ] as const) {
      if (!slot) continue;
      const row = rowOf(page, order);
      await row.getByText(formatSlotStart(slot, language), { exact: true }).waitFor();
      await row.getByTitle(formatSlot(slot, language)).waitFor();
      await expect.poll(() => row.evaluate(findFaults, width)).toEqual([]);
    }
    await rowOf(page, delivered).waitFor();
    const due = slots[1] ? formatSlot(slots[1], language) : '';
    await expect.poll(() => rowOf(page, delivered).getByTitle(due).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.setViewportSize({ width: 1440, height: 780 });
    const briefly = slots[1] ? formatSlotBriefly(slots[1], language) : '';
    await rowOf(page, later).getByText(briefly).waitFor();
  },
);
test.each([
  ['en', 320, '100%'],
  ['ar', 320, '100%'],
  ['en', 390, '200%'],
  ['ar', 390, '200%'],
] as const)(
  'the button of an order’s next step says it in words, clear of its sum: %s at %i px in letters of %s',
  async (language, width, size) => {
    const isTall = size === '200%';
    // In the largest letters a name takes as many lines as it needs.
    const name = `Steps ${language}${width}${isTall ? ' Abdelrahman al-Majali' : ''}`;
    const order = await placeAsGuest(name, { method: 'pickup' });
    const sums = { subtotalQirsh: 99_605_880, totalQirsh: 99_605_880 };
    await deps.db.update(orderRows).set(sums).where(eq(orderRows.id, order.id));
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=${name.replaceAll(' ', '+')}`);
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    const step = rowOf(page, order).getByRole('button', { name: words[language].next.processing });
    await expect.poll(() => step.innerText()).toBe(words[language].next.processing);
    const price = rowOf(page, order).locator('b').last();
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all([step.boundingBox(), price.boundingBox()]);
        if (!one || !other) return 'one of them is not shown';
        return (
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          other.y + other.height <= one.y ||
          'they lie over each other'
        );
      })
      .toBe(true);
    await expect
      .poll(() => rowOf(page, order).evaluate(findFaults, width))
      .toEqual(isTall ? [expect.stringMatching(/px high/)] : []);
  },
);

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'the next step of many orders is named by how each comes: what is picked up is not sent on its way: %s at %i px',
  async (language, width) => {
    const say = words[language];
    const bulk = { en: bulkEn, ar: bulkAr }[language];
    const ways = [{ method: 'pickup' }, toArea];
    const [picked, sent] = await Promise.all(
      ways.map(async (way) => {
        const order = await placeAsGuest(`Ways ${language}`, way);
        await callAt(base, setOrderStatus, { id: order.id, status: 'processing' }, admin);
        return order;
      }),
    );
    if (!picked || !sent) throw new Error('two orders were placed');
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=Ways+${language}`);
    await page.getByRole('button', { name: bulk.select, exact: true }).click();
    for (const order of [picked, sent]) await rowOf(page, order).click();
    await page.getByRole('button', { name: bulk.actions, exact: true }).click();
    const step = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
    await step(bulk.step(say.next.shipped, 1)).waitFor();
    await step(bulk.step(say.nextOfPickup.shipped, 1)).click();
    // The toast names the status as the order does, and says that the other order is unchanged.
    const status = nameOfStatus('shipped', 'pickup', language);
    await page.getByRole('status').getByText(say.changed(picked.number, status)).waitFor();
    await page.getByText(bulk.ordersDeselected(1)).waitFor();
    const { status: untouched } = await callAt(base, getAdminOrder, { id: sent.id }, admin);
    expect(untouched).toBe('processing');
  },
);

/** The lines of a toast, and the buttons and switches at the ends of rows that it covers. */
function measureToast(toast: Element): { lines: number; covered: string[] } {
  const text = [...toast.querySelectorAll<HTMLElement>('p, div')].find(
    (part) => !part.querySelector('button'),
  );
  const box = toast.getBoundingClientRect();
  const isCovered = (one: DOMRect) =>
    one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom;
  return {
    lines: text ? Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight)) : 0,
    covered: [...document.querySelectorAll<HTMLElement>('main li button, main tbody input')]
      .filter((control) => isCovered(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.innerText),
  };
}

test.each(['en', 'ar'] as const)(
  'at 360 px a toast has two lines at most and leaves the buttons and switches of the rows free: %s',
  async (language) => {
    const say = words[language];
    const { undo, undoDone } = { en: activityEn, ar: activityAr }[language];
    const many = await Promise.all(
      Array.from({ length: 9 }, () => placeAsGuest(`Toast ${language}`, { method: 'pickup' })),
    );
    const { page, visit } = await enter(language, 360);
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: undo }) });
    const expectSmall = () =>
      expect
        .poll(() => toast.evaluate(measureToast))
        .toEqual({ lines: expect.toSatisfy((lines) => lines === 1 || lines === 2), covered: [] });
    await visit(`/admin/orders?q=Toast+${language}`);
    for (const order of many) await rowOf(page, order).waitFor();
    const [last] = many;
    if (!last) throw new Error('orders were placed');
    await rowOf(page, last).getByRole('button', { name: say.next.processing }).click();
    await toast.getByText(last.number).waitFor();
    await expectSmall();

    const [jar] = goods;
    if (!jar) throw new Error('the shop has products');
    const name = {
      en: 'A jar of wide olives with a lid, 500 g',
      ar: 'برطمان زيتون واسع مع غطاء محكم 500 غم',
    };
    await callAt(base, updateProduct, { id: jar.id, category: jar.category, name }, admin);
    await visit('/admin/products?q=500');
    await page.getByRole('checkbox', { name: name[language] }).first().click();
    await toast.getByText(name[language].slice(-5)).waitFor();
    await expectSmall();
    await toast.getByRole('button', { name: undo }).click();
    await page.getByText(undoDone).waitFor();
  },
);

test('before an order without an email is cancelled, the seller is told that no email goes out, and of WhatsApp', async () => {
  const order = await placeAsGuest('Without Email', toArea);
  await deps.db.update(orderRows).set({ customerEmail: '' }).where(eq(orderRows.id, order.id));
  const { page, visit } = await enter('en', 390);
  await visit(`/admin/orders/${order.number}`);
  await page.getByText(en.otherStatus).click();
  await page.getByRole('button', { name: nameOfStatus('cancelled', 'delivery', 'en'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(en.askNoMail).waitFor();
  expect(await dialog.getByText(en.askCancel).count()).toBe(0);
});

test('a whole order comes back in one press, each product with its quantity and price in sight', async () => {
  const { items: two } = await callAt(base, listProducts, { limit: 2 });
  const guest_key = crypto.randomUUID();
  const lines = two.map((one, place) => itemOf(one, place + 2));
  const input = { ...inputOf('Comes Back', toArea), items: lines, shipping_address: address, guest_key };
  const order = await callAt(base, placeGuestOrder, input);
  await callAt(base, setOrderStatus, { id: order.id, status: 'delivered' }, admin);
  const { page, visit } = await enter('en', 390);
  await visit(`/admin/orders/${order.number}`);
  await page.getByRole('button', { name: en.returns.title }).click();
  const sheet = page.getByRole('dialog');
  for (const { quantity, price } of order.items)
    await sheet.getByText(`${quantity} × ${formatPrice(price, 'en')}`).waitFor();
  await sheet.getByRole('button', { name: en.returns.all }).click();
  const back = () =>
    sheet.getByRole('combobox').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await expect.poll(back).toEqual(order.items.map(({ quantity }) => String(quantity)));
});

test('with a slash at its end the address of Today marks Today, not More', async () => {
  const { page, visit } = await enter('ar', 390);
  await visit('/admin/');
  const today = page.getByRole('navigation').getByRole('link', { name: adminAr.tabs.overview });
  await today.last().waitFor();
  await expect.poll(() => today.last().getAttribute('aria-current')).toBe('page');
  const more = page.getByRole('button', { name: adminAr.more, exact: true });
  expect(await more.getAttribute('data-current')).toBeNull();
});
