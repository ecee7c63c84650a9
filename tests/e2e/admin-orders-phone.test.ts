import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { addDays, dayInAmman } from '../../contracts/calendar-day.ts';
import { listProducts, updateProduct } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { returnGoods } from '../../contracts/order-revisions.ts';
import { type OrderStatus, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { formatDayBriefly } from '../../web/admin/orders/slot-start.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const admin = bearer(token);
const words = { en: ordersEn, ar: ordersAr };
const { items: products } = await callAt(base, listProducts, { limit: 4 });

async function place(status: OrderStatus, quantity = 2) {
  const goods = orderOf(...products.slice(0, 2).map((one) => itemOf(one, quantity)));
  const order = await callAt(base, placeOrder, goods, await signUpAt(base));
  if (status !== 'pending') await callAt(base, setOrderStatus, { id: order.id, status }, admin);
  return order;
}

async function enter(path: string, language: Language, viewport = { width: 360, height: 740 }) {
  const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
  await page.addInitScript(keepSession, token);
  await visit(path);
  return page;
}

const open = (number: string, ...rest: [Language, { width: number; height: number }?]) =>
  enter(`/admin/orders/${number}`, ...rest);

test.each(['en', 'ar'] as const)(
  'in the largest letters the bar that calls, writes and takes the next step stays at the foot of the screen: %s',
  async (language) => {
    for (const status of ['processing', 'delivered'] as const) {
      const { number } = await place(status);
      const page = await open(number, language);
      const bar = page.getByRole('region', { name: words[language].order(number) });
      await bar.waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const [width, height] of [
        [360, 740],
        [320, 640],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        const foot = () =>
          bar.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { isAtFoot: bottom === innerHeight, isLow: bottom - top <= innerHeight / 5 };
          });
        await expect
          .poll(foot, { message: `${status}, ${width} × ${height}` })
          .toEqual({ isAtFoot: true, isLow: true });
      }
    }
  },
);

test('each line of a return names its size, and the order says afterwards how many of it came back', async () => {
  const { returns } = ordersAr;
  const order = await place('delivered', 12);
  const [first, second] = order.items;
  if (!first || !second) throw new Error('two lines were ordered');
  const page = await open(order.number, 'ar');
  await page.getByRole('button', { name: returns.title }).click();
  const sheet = page.getByRole('dialog');
  for (const { weight } of [first, second])
    await sheet
      .getByText(new RegExp(`${Number.parseInt(weight, 10)}.*12 ×`))
      .first()
      .waitFor();
  await page.keyboard.press('Escape');
  const lines = [
    { position: first.position, quantity: 2 },
    { position: second.position, quantity: 12 },
  ];
  await callAt(base, returnGoods, { id: order.id, revision: 1, lines }, admin);
  await page.getByText(returns.cameBack(2, 12)).waitFor();
  await page.getByText(returns.cameBack(12, 12)).waitFor();
});

test('a line just added to an order has the focus and is in sight', async () => {
  const { change } = ordersEn;
  const { number } = await place('processing');
  const page = await open(number, 'en', { width: 360, height: 400 });
  const added = products[3];
  await page.getByRole('button', { name: change.title }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: change.add, exact: true }).click();
  await sheet.getByRole('searchbox').fill(added?.name.en ?? '');
  await sheet.getByRole('list', { name: change.found }).getByRole('button').first().click();
  const line = sheet
    .getByRole('listitem')
    .filter({ has: page.getByText(added?.name.en ?? '') })
    .first();
  await expect.poll(() => line.evaluate((row) => row === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      line.evaluate((row) => {
        const { top, height } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(innerWidth / 2, top + height / 3));
      }),
    )
    .toBe(true);
});

test('the message to the customer is shown as WhatsApp will show it, its bold text without stars', async () => {
  const { number } = await place('processing');
  const page = await open(number, 'en');
  await page.getByText(ordersEn.message).click();
  const total = page.locator('b', { hasText: 'Total:' });
  await total.waitFor();
  expect(await total.locator('xpath=../..').innerText()).not.toContain('*');
});

/** Texts that are cut off, and texts that overlap another one. */
const findUnread = (row: Element): string[] => {
  const texts = [...row.querySelectorAll<HTMLElement>('time, [data-status], p, span')].filter(
    (one) => one.checkVisibility() && one.children.length === 0 && one.offsetWidth > 1,
  );
  const over = (one: HTMLElement, other: HTMLElement) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  };
  return texts.flatMap((one, place) => [
    ...(one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden'
      ? [`cut: ${one.innerText}`]
      : []),
    ...texts
      .slice(place + 1)
      .flatMap((other) => (over(one, other) ? [`${one.innerText} over ${other.innerText}`] : [])),
  ]);
};

test.each([
  ['en', 320],
  ['ar', 320],
  ['en', 360],
  ['ar', 390],
] as const)(
  'in the list of orders the words about WhatsApp are those of the order itself, and the day of what is ordered ahead is whole: %s at %i px',
  async (language, width) => {
    const say = words[language];
    const ready_on = addDays(dayInAmman(), 20);
    const [one] = products;
    if (!one) throw new Error('the shop has products');
    await callAt(base, updateProduct, { id: one.id, category: one.category, ready_on }, admin);
    const goods = orderOf({ ...itemOf(one), ready_on });
    const { number } = await callAt(base, placeOrder, goods, await signUpAt(base));
    const plain = await callAt(
      base,
      placeOrder,
      orderOf(...products.slice(1, 3).map((other) => itemOf(other, 9))),
      await signUpAt(base),
    );
    await callAt(base, updateProduct, { id: one.id, category: one.category, ready_on: null }, admin);
    const page = await enter('/admin/orders', language, { width, height: 740 });
    const rowOf = (shown: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: shown });
    const row = rowOf(number);
    const whatsapp = row
      .getByRole('paragraph')
      .filter({ hasText: language === 'ar' ? 'واتساب' : 'WhatsApp' });
    await expect.poll(() => whatsapp.innerText()).toBe(say.whatsappNotOpened);
    await row.getByText(say.readyBriefly(formatDayBriefly(ready_on)), { exact: true }).waitFor();
    await expect.poll(() => row.evaluate(findUnread)).toEqual([]);
    const pieces = rowOf(plain.number).getByText('18').filter({ visible: true });
    await expect.poll(() => pieces.count()).toBe(width < 352 ? 0 : 1);
  },
);

test.each(['en', 'ar'] as const)(
  'in the largest letters the title of the orders and its buttons, named to those who hear them, share a line: %s',
  async (language) => {
    const say = words[language];
    const page = await enter('/admin/orders', language, { width: 360, height: 740 });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const middleOf = async (one: typeof title) => {
      const box = await one.boundingBox();
      return box ? Math.round(box.y + box.height / 2) : 0;
    };
    for (const button of [
      page.getByRole('link', { name: say.daySheet, exact: true }),
      page.getByRole('button', { name: say.exportCsv, exact: true }),
    ])
      await expect
        .poll(async () => Math.abs((await middleOf(button)) - (await middleOf(title))))
        .toBeLessThan(8);
  },
);

test.each(['en', 'ar'] as const)(
  'on the day sheet each order can be called at once, a weight is on one line, and in the largest letters stores and printer are whole: %s',
  async (language) => {
    const say = words[language];
    const { number } = await place('pending');
    const page = await enter('/admin/orders/day-sheet', language);
    const call = page.getByRole('link', { name: say.sheetCall(number), exact: true });
    await expect.poll(() => call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    await page.getByText(say.sheetAllAgreed).filter({ visible: true }).waitFor();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const beside = () =>
        page
          .getByRole('search')
          .getByRole('button')
          .evaluateAll((all) =>
            all
              .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.left < 0 || box.right > innerWidth)
              .map(({ text }) => text),
          );
      await expect.poll(beside, { message: `${width} px` }).toEqual([]);
      const choices = page.getByRole('search').locator('> div');
      expect(await choices.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
    const weights = page.getByRole('main').locator('label bdi.num');
    const lines = () => weights.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    await expect.poll(async () => new Set(await lines())).toEqual(new Set([1]));
  },
);
