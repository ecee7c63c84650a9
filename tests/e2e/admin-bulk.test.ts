import { expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { type AdminProduct, type Product, updateProduct } from '../../contracts/catalogue.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import { type Order, type OrderStatus, placeOrder } from '../../contracts/orders.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { bulk as ar } from '../../web/i18n/ar/admin/bulk.ts';
import { products as productsAr } from '../../web/i18n/ar/admin/products.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { bulk as en } from '../../web/i18n/en/admin/bulk.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const keys = await ensureFirstAdmin(deps);

async function ask(url: string, method: string, body?: string, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await (await fetch(base + url, { method, headers, ...(body && { body }) })).json();
  expect(answer).toMatchObject({ success: true });
  return answer.data;
}
const post = (path: string, body: object, token?: string) =>
  ask(`/api${path}`, 'POST', JSON.stringify(body), token);

const { token } = await post(login.path, keys);

async function enter(language: Language, viewport: typeof desktop) {
  const visitor = await openVisitor(browser(), base, { language, viewport, touch: viewport === phone });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

test('on a phone in Arabic: chosen products are hidden, and undone at once; what another admin changed is named', async () => {
  const { page, visit } = await enter('ar', phone);
  await visit('/admin/products?category=oils&sort=price');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await rows.nth(1).waitFor();
  const names = (await rows.getByRole('link').allInnerTexts()).slice(0, 2);
  const [first = '', second = ''] = names;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const all: AdminProduct[] = await ask(
    '/api/admin/products?category=oils&sort=price',
    'GET',
    undefined,
    token,
  );
  const [before, other] = names.map((name) => all.find((product) => product.name.ar === name));
  if (!before || !other) throw new Error('two oils are there');
  const isShown = async (id: string) =>
    (await ask(`/api/admin/products/${id}`, 'GET', undefined, token)).shown;

  await button(ar.select).tap();
  // A tap anywhere on the row works.
  for (const place of [0, 1]) await rows.nth(place).tap();
  await page.getByText(ar.count(2), { exact: true }).waitFor();
  await expectAccessible(page, 'chosen rows');
  await button(ar.actions).tap();
  await sheet.getByRole('button', { name: ar.hide, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  await expectAccessible(page, 'what can be done with the chosen');
  // Another admin changes the second product first.
  const { url, body } = requestFor(updateProduct, { id: other.id, category: other.category, weight: '9kg' });
  await ask(url, 'PUT', body as string, token);
  await sheet.getByRole('button', { name: ar.hide, exact: true }).tap();
  await sheet.getByText(ar.leftOut([second])).waitFor();
  await expect.poll(() => isShown(before.id)).toBe(false);
  await expect.poll(() => isShown(other.id)).toBe(true);
  // It stays selected, with its current state.
  await sheet.getByRole('button', { name: ar.outOfStock, exact: true }).tap();
  await sheet.waitFor({ state: 'detached' });
  await rows
    .filter({ hasText: second })
    .locator('label')
    .getByText(productsAr.outShort, { exact: true })
    .waitFor();
  await expect
    .poll(() => page.getByRole('checkbox', { name: ar.selectNamed(first), exact: true }).count())
    .toBe(0);
  const undo = page.getByRole('status').filter({ hasText: ar.productsChanged(1, ar.nowOutOfStock) });
  await undo.getByRole('button', { name: activity.undo }).last().tap();
  await page.getByText(activity.undoDone).first().waitFor();
});

test('out of stock for many: what is counted goes by its count, is named and stays chosen, the rest is changed', async () => {
  const { page, visit } = await enter('en', phone);
  const dairy: AdminProduct[] = await ask('/api/admin/products?category=dairy', 'GET', undefined, token);
  const [counted, other] = dairy.filter(({ available, stock }) => available && !stock);
  if (!counted || !other) throw new Error('two products are there');
  const { url, body } = requestFor(countStock, { id: counted.id, left: 7, expected_left: null });
  await ask(url, 'PUT', body as string, token);
  await visit('/admin/products?category=dairy');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(en.select).tap();
  for (const { name } of [counted, other])
    await page.getByRole('row').filter({ hasText: name.en }).first().tap();
  await button(en.actions).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: en.outOfStock, exact: true }).tap();
  await sheet.getByText(en.computed([counted.name.en])).waitFor();
  const isAvailable = async (id: string) =>
    (await ask(`/api/admin/products/${id}`, 'GET', undefined, token)).available;
  await expect.poll(() => isAvailable(other.id)).toBe(false);
  await expect.poll(() => isAvailable(counted.id)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // The sheet, which has the same name, is in the document until its closing animation ends.
  await page
    .getByRole('status')
    .filter({ hasText: en.count(1) })
    .waitFor();
});

test('on a desktop by keys: chosen orders get their next status, each of its own, are taken back, and printed together', async () => {
  const product: Product = (await ask('/api/products?limit=1', 'GET'))[0];
  const account = { name: 'Rania', email: 'rania@example.com', password: 'a jar of olives' };
  const customer = (await post(register.path, account)).token;
  const placed: Order[] = [];
  for (const _ of [1, 2, 3]) placed.push(await post(placeOrder.path, orderOf(itemOf(product)), customer));
  const { page, visit, words } = await enter('en', desktop);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        document.querySelectorAll('body > section h1').length,
      );
    };
  });
  await visit('/admin/orders');
  const [first, second] = placed;
  if (!first || !second) throw new Error('orders were placed');
  await page.getByRole('button', { name: en.select, exact: true }).press('Enter');
  const box = (order: Order) =>
    page.getByRole('checkbox', { name: en.selectNamed(order.number), exact: true });
  for (const order of [first, second]) await box(order).press('Space');
  await page.getByText(en.count(2), { exact: true }).waitFor();
  await page.getByRole('searchbox').fill(first.number);
  await expect.poll(() => box(second).count()).toBe(0);
  // Items that are not visible stay selected.
  await page.getByText(en.count(2), { exact: true }).waitFor();
  await page.getByRole('button', { name: en.actions, exact: true }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: en.print(2) }).press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('2');
  await sheet.getByRole('button', { name: en.step(ordersEn.next.processing, 2) }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  const statuses = () =>
    Promise.all(
      placed.map(async ({ id }) => (await ask(`/api/admin/orders/${id}`, 'GET', undefined, token)).status),
    );
  await expect.poll(() => statuses()).toEqual(['processing', 'processing', 'pending']);
  await page.getByRole('button', { name: activityEn.undo }).press('Enter');
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending']);
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);

  // For a single item the toast names it.
  await page.getByRole('button', { name: en.select, exact: true }).press('Enter');
  await box(first).press('Space');
  await page.getByRole('button', { name: en.actions, exact: true }).press('Enter');
  await sheet.getByRole('button', { name: en.step(ordersEn.next.processing, 1) }).press('Enter');
  const name = (status: OrderStatus) => words.customer.orders.statuses[status] ?? '';
  await page
    .getByRole('status')
    .getByText(ordersEn.changed(first.number, name('processing')))
    .waitFor();

  // A cancelled order has nothing to pack.
  const [, , third] = placed;
  if (!third) throw new Error('three orders were placed');
  const cancelled = JSON.stringify({ status: 'cancelled' });
  await ask(`/api/admin/orders/${third.id}/status`, 'PUT', cancelled, token);
  await visit('/admin/orders');
  await page.getByRole('button', { name: en.select, exact: true }).press('Enter');
  for (const order of [first, second, third]) await box(order).press('Space');
  await page.getByRole('button', { name: en.actions, exact: true }).press('Enter');
  await sheet.getByRole('button', { name: en.print(2), exact: true }).waitFor();
  // An order without a next step is listed with the reason.
  await sheet.getByText(en.cannot(1, name('cancelled')), { exact: true }).waitFor();
  // The order at another step and the cancelled one are not changed, and nothing stays selected: the toast says so.
  await sheet.getByRole('button', { name: en.step(ordersEn.next.processing, 1) }).press('Enter');
  await page.getByText(en.ordersDeselected(2)).waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: en.select, exact: true })
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  // For several items the toast says what happened to each.
  await page.getByRole('button', { name: en.select, exact: true }).press('Enter');
  for (const order of [first, second]) await box(order).press('Space');
  await page.getByRole('button', { name: en.actions, exact: true }).press('Enter');
  await sheet.getByRole('button', { name: en.step(ordersEn.next.shipped, 2) }).press('Enter');
  await page.getByText(en.ordersNow(2, 'shipped', 'delivery'), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: en.select, exact: true }).press('Enter');
  await box(third).press('Space');
  await page.getByRole('button', { name: en.actions, exact: true }).press('Enter');
  await sheet.getByText(en.nothingToDo).waitFor();
});

test.each(['en', 'ar'] as const)(
  'in %s the bar of what is chosen stays at the foot of a narrow phone and with letters of 200 %: one row with the count, all and the actions',
  async (language) => {
    const say = { en, ar }[language];
    const product: Product = (await ask('/api/products?limit=1', 'GET'))[0];
    const account = {
      name: 'Salma',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'a jar of olives',
    };
    const customer = (await post(register.path, account)).token;
    await post(placeOrder.path, orderOf(itemOf(product)), customer);
    const { page, visit } = await enter(language, phone);
    const bar = page.getByRole('region', { name: say.title, exact: true });
    const places = () =>
      bar.evaluate((box) => {
        const { bottom, height } = box.getBoundingClientRect();
        const parts = [...box.querySelectorAll(':scope > *')].map((part) => part.getBoundingClientRect());
        const middles = parts.map((part) => Math.round((part.top + part.bottom) / 2));
        return {
          isFixed: getComputedStyle(box).position === 'fixed',
          isAtFoot: Math.abs(bottom - innerHeight) < 1,
          isLow: height <= innerHeight / 7,
          isOneRow: Math.max(...middles) - Math.min(...middles) <= 2,
          isWhole: parts.every(({ left, right }) => left >= 0 && right <= innerWidth),
          isApart: [...parts]
            .sort((one, other) => one.left - other.left)
            .every(({ left }, place, all) => left >= (all[place - 1]?.right ?? 0)),
          isPressable: [...box.querySelectorAll('button')].every(
            ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) >= 44,
          ),
        };
      });
    for (const [list, screen] of [
      ['products', '/admin/products'],
      ['orders', '/admin/orders'],
    ]) {
      await visit(`${screen}`);
      await page.getByRole('button', { name: say.select, exact: true }).tap();
      await page.getByRole('checkbox').first().check({ force: true });
      await bar.getByRole('button', { name: say.all, exact: true }).tap();
      for (const [width, height, letters] of [
        [320, 640, '100%'],
        [320, 740, '100%'],
        [360, 740, '100%'],
        [320, 640, '200%'],
        [360, 740, '200%'],
        [390, 740, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
        await expect.poll(places, { message: `${list}, ${width} × ${height}, ${letters}` }).toEqual({
          ...{ isFixed: true, isAtFoot: true, isLow: true, isOneRow: true },
          ...{ isWhole: true, isApart: true, isPressable: true },
        });
      }
    }
  },
);
