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
    };
    await expectTold(card);
    await card.getByText(orders.items(4)).waitFor();
    await card.getByRole('button', { name: orders.detailsNamed(order.number) }).click();
    await expectTold(page.getByRole('dialog'));
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
    await expect.poll(() => card.getByText(order.names[1]?.[language] ?? '').count()).toBe(1);
    await expect.poll(() => card.getByText(order.names[0]?.[language] ?? '').count()).toBe(2);
    await card.getByRole('button', { name: orders.reorderNamed(order.number) }).click();
    const inCart = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"state":{"items":[]}}').state.items);
    await expect.poll(inCart).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  },
);
