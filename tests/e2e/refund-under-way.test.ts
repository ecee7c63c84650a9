import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getAdminOrder } from '../../contracts/admin-orders.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { payments as arabic } from '../../web/i18n/ar/admin/payments.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { payments as english } from '../../web/i18n/en/admin/payments.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const asAdmin = bearer(token);
const words = { ar: arabic, en: english };
const changedMeanwhile = { ar: ordersAr.changedMeanwhile, en: ordersEn.changedMeanwhile };
const undoOf = { ar: activityAr.undo, en: activityEn.undo };

test.each(['en', 'ar'] as const)(
  'a part that is refunded before the delivery is owed again or not, as the seller says: %s',
  async (language) => {
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const goods = orderOf(...items.map((one) => itemOf(one)));
    const { id, number, total } = await callAt(base, placeOrder, goods, await signUpAt(base));
    const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    await page.addInitScript(keepSession, token);
    const payments = words[language];
    const sum = (amount: number) => formatPrice(amount, language);
    const now = async () => {
      const { payment } = await callAt(base, getAdminOrder, { id }, asAdmin);
      return { state: payment.state, due: payment.due, waived: payment.waived };
    };
    const giveBack = async () => {
      await page.getByText(payments.other).click();
      await page.getByRole('button', { name: payments.went }).click();
      await page.getByRole('textbox', { name: payments.amount }).fill('0.25');
      await page.getByRole('button', { name: payments.save, exact: true }).click();
      return page.getByRole('dialog', { name: payments.refundOfOpenTitle(sum(0.25)) });
    };
    await callAt(base, recordPayment, { id, method: 'cash', amount: total }, asAdmin);
    await visit(`/admin/orders/${number}`);
    const question = await giveBack();
    await expectAccessible(page, 'the question before a part is refunded');
    await question.getByRole('button', { name: payments.nothingToPay }).click();
    await expect.poll(now).toEqual({ state: 'refunded', due: 0, waived: 0.25 });
    const state = (text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first();
    await state(paymentWords[language].partRefunded(sum(0.25))).waitFor();

    await (await giveBack()).getByRole('button', { name: payments.stillToPay(sum(0.25)) }).click();
    await expect.poll(now).toEqual({ state: 'part', due: 0.25, waived: 0.25 });
    // When an amount is due already, each answer says the amount due afterwards.
    const again = await giveBack();
    await again.getByRole('button', { name: payments.stillToPay(sum(0.5)) }).waitFor();
    await again.getByRole('button', { name: payments.stillToPay(sum(0.25)) }).click();
    await expect.poll(now).toEqual({ state: 'part', due: 0.25, waived: 0.5 });
  },
);

test.each(['en', 'ar'] as const)('what was taken back of the ledger offers no Undo: %s', async (language) => {
  const { items } = await callAt(base, listProducts, { limit: 1 });
  const goods = orderOf(...items.map((one) => itemOf(one)));
  const { number, total } = await callAt(base, placeOrder, goods, await signUpAt(base));
  const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone });
  await page.addInitScript(keepSession, token);
  const payments = words[language];
  const sum = formatPrice(total, language);
  const undo = page.getByRole('button', { name: undoOf[language], exact: true });
  await visit(`/admin/orders/${number}`);
  await page
    .getByRole('button', { name: payments.recordReceived(paymentWords[language].ledger.cash, sum) })
    .click();
  await undo.waitFor();
  await page.getByRole('button', { name: payments.reverseNamed(sum) }).click();
  const told = page.getByRole('status').filter({ hasText: payments.taken(number, sum) });
  await told.filter({ hasNot: undo }).waitFor();
  const entries = page.getByRole('list', { name: payments.entries }).getByRole('listitem');
  await entries.filter({ hasText: payments.undoing(sum) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: payments.reverseNamed(sum) }).count()).toBe(0);
});

test.each(['en', 'ar'] as const)(
  'who says that a refund is owed again is asked anew where the order was delivered meanwhile: %s',
  async (language) => {
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const goods = orderOf(...items.map((one) => itemOf(one)));
    const { id, number, total } = await callAt(base, placeOrder, goods, await signUpAt(base));
    const { page, visit, expected } = await openVisitor(browser(), base, { language, viewport: phone });
    await page.addInitScript(keepSession, token);
    const payments = words[language];
    const sumOf = (amount: number) => formatPrice(amount, language);
    const now = async () => {
      const { payment } = await callAt(base, getAdminOrder, { id }, asAdmin);
      return { state: payment.state, due: payment.due, waived: payment.waived };
    };
    const save = page.getByRole('button', { name: payments.save, exact: true });
    await callAt(base, recordPayment, { id, method: 'cash', amount: total }, asAdmin);
    // The page does not learn of the delivery, and is refused.
    expected.push('Failed to load resource');
    await page.route('**/api/admin/orders/changes', (route) => route.abort());
    await visit(`/admin/orders/${number}`);
    await page.getByText(payments.other).click();
    await page.getByRole('button', { name: payments.went }).click();
    await page.getByRole('textbox', { name: payments.amount }).fill('0.25');
    await save.click();
    const owed = page.getByRole('button', { name: payments.stillToPay(sumOf(0.25)) });
    await owed.waitFor();
    await callAt(base, setOrderStatus, { id, status: 'delivered' }, asAdmin);
    await owed.click();
    await page.getByText(changedMeanwhile[language]).first().waitFor();
    await expect.poll(now).toEqual({ state: 'paid', due: 0, waived: 0 });
    await page
      .getByText(nameOfStatus('delivered', 'delivery', language))
      .filter({ visible: true })
      .first()
      .waitFor();
    await save.click();
    const anew = page.getByRole('dialog', { name: payments.refundOfDeliveredTitle(sumOf(0.25)) });
    await anew.waitFor();
    // The same holds when the order is on its way again meanwhile: it isn't asked for again.
    await callAt(base, setOrderStatus, { id, status: 'processing' }, asAdmin);
    await anew.getByRole('button', { name: payments.recordAnyway }).click();
    await expect.poll(now).toEqual({ state: 'refunded', due: 0, waived: 0.25 });
  },
);
