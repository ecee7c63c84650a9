import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { returnGoods } from '../../contracts/order-revisions.ts';
import { type OrderStatus, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
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

async function open(number: string, language: Language, viewport = { width: 360, height: 740 }) {
  const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
  await page.addInitScript(keepSession, token);
  await visit(`/admin/orders/${number}`);
  return page;
}

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
