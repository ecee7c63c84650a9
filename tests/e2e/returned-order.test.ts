import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getAdminOrder } from '../../contracts/admin-orders.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { returnGoods } from '../../contracts/order-revisions.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const asAdmin = bearer((await callAt(base, login, { email, password })).token);
const languages = ['en', 'ar'] as const;

/** Two pieces each of two products, delivered and paid; then so many of each come back. */
async function deliver(...back: [number, number]) {
  const customer = await signUpAt(base);
  const { items } = await callAt(base, listProducts, { limit: 2 });
  const goods = orderOf(...items.map((one) => itemOf(one, 2)));
  const { id, number, total } = await callAt(base, placeOrder, goods, customer);
  await callAt(base, setOrderStatus, { id, status: 'delivered' }, asAdmin);
  await callAt(base, recordPayment, { id, method: 'cash', amount: total }, asAdmin);
  const lines = back.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
  await callAt(base, returnGoods, { id, revision: 1, lines, refund_fee: true }, asAdmin);
  const { payment } = await callAt(base, getAdminOrder, { id }, asAdmin);
  await callAt(base, recordPayment, { id, method: 'cash', amount: -payment.refund }, asAdmin);
  return { number, names: items.map(({ name }) => name), customer, refund: payment.refund };
}

/** How often a place says something, with spaces of any kind. */
async function countOf(text: string, place: Locator): Promise<number> {
  const plain = (one: string) => one.replace(/\s/g, ' ');
  return plain(await place.innerText()).split(plain(text)).length - 1;
}

/** The names and quantities on paper, in their order. */
async function printedLines(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('tbody tr').filter({ visible: true }).all();
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  return cells.map(([name = '', quantity]) => [name.split(/ · |\n/)[0], ...(quantity ? [quantity] : [])]);
}

/** In qirsh, what the lines on paper add up to, less the subtotal. */
const printedSum = (page: Page) =>
  page.evaluate(() => {
    const qirsh = (cell: Element | null | undefined) => {
      const text = cell?.textContent ?? '';
      return Number(text.replace(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1);
    };
    const lines = [...document.querySelectorAll('tbody td:last-child')].map(qirsh);
    return lines.reduce((sum, line) => sum + line, 0) - qirsh(document.querySelector('table + dl dd'));
  });

const tokenOf = ({ Authorization }: { Authorization: string }) => Authorization.replace('Bearer ', '');

test.each(languages)(
  'an order of which everything came back says so, lists its goods and what was refunded, and reorders them all: %s',
  async (language) => {
    const order = await deliver(2, 2);
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await page.addInitScript(keepSession, tokenOf(order.customer));
    const { orders } = words.customer;
    await visit('/orders');
    const card = page.locator(`#${order.number}`);
    const refunded = paymentWords[language].refunded(formatPrice(order.refund, language));
    const expectTold = async (place: typeof card) => {
      await place.getByText(orders.allReturned).filter({ visible: true }).waitFor();
      for (const name of order.names)
        await place.getByText(name[language]).filter({ visible: true }).waitFor();
      await expect.poll(() => place.locator('section').getByText(refunded).count()).toBe(1);
      // Said once: not beside the payment method, too.
      expect(await countOf(refunded, place)).toBe(1);
    };
    await expectTold(card);
    await card.getByText(orders.items(4)).waitFor();
    await card.getByRole('button', { name: orders.detailsNamed(order.number) }).click();
    await expectTold(page.getByRole('dialog'));
    expect(await printedLines(page)).toEqual([
      ...order.names.map((name) => [name[language], '2']),
      [orders.returned],
      ...order.names.map((name) => [name[language], '2']),
    ]);
    expect(await printedSum(page)).toBe(0);
    await page.getByText(refunded).filter({ visible: true }).waitFor();
    await page.emulateMedia({ media: null });
    await page.goBack();
    await card.getByRole('button', { name: orders.reorderNamed(order.number) }).click();
    const inCart = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"state":{"items":[]}}').state.items);
    await expect.poll(inCart).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
    await expect.poll(() => page.getByText(orders.reorderedNothing).count()).toBe(0);
  },
);

test.each(languages)(
  'an order of which some came back lists that apart from what was kept, and reorders both: %s',
  async (language) => {
    const order = await deliver(1, 2);
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await page.addInitScript(keepSession, tokenOf(order.customer));
    const { orders } = words.customer;
    await visit('/orders');
    const card = page.locator(`#${order.number}`);
    const returned = card.locator('section').filter({ hasText: orders.returned });
    for (const name of order.names) await returned.getByText(name[language]).waitFor();
    expect(await card.getByText(orders.allReturned).count()).toBe(0);
    const refunded = paymentWords[language].refunded(formatPrice(order.refund, language));
    expect(await countOf(refunded, card)).toBe(1);
    await card.getByRole('button', { name: orders.detailsNamed(order.number) }).click();
    await page.getByRole('dialog').getByText(orders.contents).waitFor();
    expect(await printedLines(page)).toEqual([
      ...order.names.map((name) => [name[language], '2']),
      [orders.returned],
      [order.names[0]?.[language], '1'],
      [order.names[1]?.[language], '2'],
    ]);
    expect(await printedSum(page)).toBe(0);
    await page.getByText(refunded).filter({ visible: true }).waitFor();
    await page.emulateMedia({ media: null });
    await page.goBack();
    await expect.poll(() => card.getByText(order.names[1]?.[language] ?? '').count()).toBe(1);
    await expect.poll(() => card.getByText(order.names[0]?.[language] ?? '').count()).toBe(2);
    await card.getByRole('button', { name: orders.reorderNamed(order.number) }).click();
    const inCart = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"state":{"items":[]}}').state.items);
    await expect.poll(inCart).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  },
);
