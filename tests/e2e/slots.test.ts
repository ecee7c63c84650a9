import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { type FreeSlot, listFreeSlots } from '../../contracts/delivery-times.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { type listOrders, placeOrder } from '../../contracts/orders.ts';
import { formatSlot } from '../../contracts/slot-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { deliveryTimes as say } from '../../web/i18n/ar/admin/delivery-times.ts';
import { callAt, joinAt } from '../support/ask-shop.ts';
import { letIn, onPhone, openBrowser } from '../support/browser.ts';
import { joinShop } from '../support/join-shop.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);

test('a seller sets times and a holiday; a shopper is told the next one, and of a place that has gone meanwhile', async () => {
  const { token } = await callAt(base, login, { email, password });
  const desk = await letIn(browser(), base, onPhone);
  await desk.page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await desk.visit('/admin/delivery-times');
  await desk.page.getByText(say.none).waitFor();
  await desk.page.getByRole('button', { name: say.addSlot }).click();
  await desk.page.getByLabel(say.places).fill('١');
  await desk.page.getByRole('checkbox', { name: 'الجمعة' }).check();
  await desk.page.getByRole('button', { name: say.save }).click();
  await desk.page.getByText(say.saved).first().waitFor();

  const free = async () => (await callAt(base, listFreeSlots, { method: 'delivery' })).slots;
  const [first, second] = await free();
  // Eid from today to the first of these days.
  await desk.page.getByRole('button', { name: say.addException }).click();
  await desk.page.getByRole('textbox', { name: say.name }).first().fill('العيد');
  await desk.page.getByLabel(say.firstDay).fill(first?.date ?? '');
  await desk.page.getByLabel(say.lastDay).fill(first?.date ?? '');
  await desk.page.getByText(say.closed).waitFor();
  await desk.page.getByRole('button', { name: say.save }).click();
  await expect.poll(async () => (await free())[0]).toEqual(second);

  const visitor = await letIn(browser(), base, onPhone);
  visitor.expected.push('409');
  const { page, visit, words } = visitor;
  const customer = await joinShop(visitor, base, 'سلمى');
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  const told = (slot: FreeSlot | undefined) => (slot ? formatSlot(slot, 'ar') : '');
  await page.getByText(words.cart.next.delivery(told(second))).waitFor();
  await page.getByRole('button', { name: words.cart.proceed }).click();
  const dialog = page.getByRole('dialog');
  const slot = dialog.getByRole('combobox', { name: words.checkout.slot.delivery });
  const chosen = () => slot.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text);
  await expect.poll(chosen).toBe(told(second));
  await dialog.getByRole('textbox', { name: words.checkout.street }).fill('شارع زهران');
  await dialog.getByRole('combobox', { name: words.checkout.city }).fill('عمّان');

  // Another customer takes the last place.
  const [, third] = await free();
  const { items } = await callAt(base, listProducts, { limit: 1 });
  const wanted = { id: second?.id ?? '', date: second?.date ?? '' };
  const order = { ...orderOf(...items.map((one) => itemOf(one))), delivery: { slot: wanted } };
  await callAt(base, placeOrder, order, await joinAt(base));
  const send = dialog.getByRole('button', { name: words.checkout.send });
  await send.click();
  await dialog.getByRole('alert').getByText(words.errors.refusals.slot_full).waitFor();
  await expect.poll(chosen).toBe(told(third));
  await send.click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [placed] = await customer.call<AnswerOf<typeof listOrders>['items']>('GET', '/orders');
  expect(placed?.delivery.slot).toEqual({ date: third?.date, from: third?.from, to: third?.to });
});
