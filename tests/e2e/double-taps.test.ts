import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getAdminOrder } from '../../contracts/admin-orders.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { createSynonym } from '../../contracts/search.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { coupons as couponsAr } from '../../web/i18n/ar/admin/coupons.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { search as searchAr } from '../../web/i18n/ar/admin/search.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { waitForOrderStream } from '../support/order-stream.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const customer = await signUpAt(base);
const { items } = await callAt(base, listProducts, { limit: 1 });
const place = () => callAt(base, placeOrder, orderOf(...items.map((product) => itemOf(product))), customer);

const openAdmin = async (msBetweenTaps: number) => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone, msBetweenTaps });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
};

/** Taps a point, waits until the shop has answered, and taps it again. */
async function tapTwice(control: Locator, changed: () => Promise<void>) {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await changed();
  await page.mouse.click(x, y);
}

test.each([
  { where: 'list', gap: 450, status: 'processing' },
  { where: 'page', gap: 120, status: 'processing' },
  { where: 'list', gap: 1500, status: 'shipped' },
  { where: 'page', gap: 1500, status: 'shipped' },
] as const)(
  "two taps on an order's next step, $gap ms apart on its $where, make it $status",
  async (given) => {
    const { id, number } = await place();
    const { page, visit } = await openAdmin(given.gap);
    await visit(given.where === 'list' ? '/admin/orders' : `/admin/orders/${number}`);
    const owner =
      given.where === 'list' ? page.getByRole('listitem').filter({ hasText: number }) : page.locator('main');
    const step = (to: 'processing' | 'shipped' | 'delivered') =>
      owner.getByRole('button', { name: ordersAr.next[to] }).filter({ visible: true }).first();
    await tapTwice(step('processing'), () => step('shipped').waitFor());
    const statusOf = async () => (await callAt(base, getAdminOrder, { id }, bearer(token))).status;
    await expect.poll(statusOf).toBe(given.status);
    // The next tap is answered: the effect of the second tap is known.
    const next = given.status === 'shipped' ? 'delivered' : 'shipped';
    await step(next).press('Enter');
    await expect.poll(statusOf).toBe(next);
  },
);

test.each(['list', 'page'])(
  "a second tap on an order's step before its %s shows what the first has done sends nothing, and the undo stays",
  async (where) => {
    const { number } = await place();
    const { page, visit } = await openAdmin(120);
    await visit(where === 'list' ? '/admin/orders' : `/admin/orders/${number}`);
    const owner =
      where === 'list' ? page.getByRole('listitem').filter({ hasText: number }) : page.locator('main');
    const step = (to: 'processing' | 'shipped') =>
      owner.getByRole('button', { name: ordersAr.next[to] }).filter({ visible: true }).first();
    await step('processing').waitFor();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/status')) sent += 1;
    });
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/admin/orders**', async (route) => {
      if (route.request().method() === 'GET') await gate.promise;
      await route.continue();
    });
    const undo = page.getByRole('status').getByRole('button', { name: activityAr.undo, exact: true });
    await tapTwice(step('processing'), () => undo.waitFor());
    // Any effect of the second tap has happened by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    gate.resolve();
    await step('shipped').waitFor();
    expect(sent).toBe(1);
    await undo.click();
    await step('processing').waitFor();
  },
);

test('two taps on a new order, the last one that was not viewed, move no other order under the finger', async () => {
  const older = await place();
  const { page, visit } = await openAdmin(1500);
  const listening = waitForOrderStream(page);
  await visit('/admin/orders');
  await listening;
  const { id, number } = await place();
  const notice = page.getByRole('status').getByText(ordersAr.arrived(1));
  await notice.waitFor();
  const row = page.getByRole('listitem').filter({ hasText: number });
  const step = (to: 'processing' | 'shipped') =>
    row.getByRole('button', { name: ordersAr.next[to] }).filter({ visible: true }).first();
  const top = (await row.boundingBox())?.y;
  await tapTwice(step('processing'), async () => {
    await notice.waitFor({ state: 'detached' });
    await step('shipped').waitFor();
    expect((await row.boundingBox())?.y).toBe(top);
  });
  const statusOf = async (id: string) => (await callAt(base, getAdminOrder, { id }, bearer(token))).status;
  await expect.poll(() => statusOf(id)).toBe('shipped');
  expect(await statusOf(older.id)).toBe('pending');
  // The list is idle: the message disappears.
  await page.getByText(ordersAr.allSeen).waitFor({ state: 'detached' });
});

test('two taps on the cross of a sheet or menu of the shop close it and press nothing beneath; two on the menu leave it open', async () => {
  const { page, visit, words } = await openVisitor(browser(), base, {
    ...{ language: 'ar', viewport: phone, msBetweenTaps: 150 },
  });
  const [product] = items;
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([{ product, quantity: 2 }]),
  );
  await visit('/cart');
  const { shell, cart } = words;
  const menu = page.getByRole('dialog', { name: shell.menu });
  const opener = page.getByRole('button', { name: shell.menu });
  await tapTwice(opener, () => menu.waitFor());
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  // A tap elsewhere: the next one is not the second half of a double tap on the opener.
  await page.getByRole('heading', { level: 1 }).click();
  await opener.press('Enter');
  const cross = menu.getByRole('button', { name: shell.closeMenu });
  /** A closing sheet is hidden first: the page behind accepts taps again once it is closed. */
  const closed = () => expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  const settle = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await settle();
  await tapTwice(cross, closed);
  await settle();
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: cart.proceed }).filter({ visible: true }).first().click();
  const sheet = page.getByRole('dialog');
  await tapTwice(sheet.getByRole('button', { name: shell.close }), closed);
  await settle();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('two taps on the bin of a synonym delete one', async () => {
  for (const term of ['زعتر بري', 'زعتر جبلي'])
    await callAt(base, createSynonym, { term, same: 'زعتر' }, bearer(token));
  const { page, visit } = await openAdmin(120);
  await visit('/admin/search');
  const bins = page.getByRole('button', { name: /زعتر/ }).and(page.getByTitle(searchAr.remove));
  await expect.poll(() => bins.count()).toBe(2);
  await tapTwice(bins.first(), () => expect.poll(() => bins.count()).toBe(1));
  await page
    .getByRole('status')
    .getByText(/: .*= .*زعتر/)
    .waitFor();
  await page.reload();
  await expect.poll(() => bins.count()).toBe(1);
});

test('the second tap on Save of a coupon leads nowhere else', async () => {
  const { page, visit } = await openAdmin(120);
  const say = couponsAr;
  await visit('/admin/coupons');
  await page.getByRole('button', { name: say.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.code).fill('EID15');
  await dialog.getByLabel(say.percent).fill('15');
  await tapTwice(dialog.getByRole('button', { name: say.save }), () => dialog.waitFor({ state: 'detached' }));
  await page.getByText('EID15', { exact: true }).waitFor();
  await page.getByRole('status').getByText(say.saved('EID15')).waitFor();
  await page.getByRole('button', { name: say.add }).press('Enter');
  await dialog.getByLabel(say.code).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/admin/coupons');
});
