import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { adminFieldErrors } from '../../contracts/admin-errors.ts';
import { getAdminOrder, setSellerNote } from '../../contracts/admin-orders.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { listPayments, recordPayment, reversePayment } from '../../contracts/payments.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bulk } from '../../web/i18n/ar/admin/bulk.ts';
import { orders as say } from '../../web/i18n/ar/admin/orders.ts';
import { payments } from '../../web/i18n/ar/admin/payments.ts';
import { unsaved } from '../../web/i18n/ar/unsaved.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { payments as paymentsEn } from '../../web/i18n/en/admin/payments.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { isInSight } from '../support/layout-checks.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const asAdmin = bearer(token);
const allWords = { ar: { orders: say, payments }, en: { orders: ordersEn, payments: paymentsEn } };

async function openOrder(language: Language = 'ar') {
  const { items } = await callAt(base, listProducts, { limit: 1 });
  const order = await callAt(
    base,
    placeOrder,
    orderOf(...items.map((one) => itemOf(one))),
    await signUpAt(base),
  );
  const visitor = await openVisitor(browser(), base, { language, viewport: phone });
  await visitor.page.addInitScript(keepSession, token);
  await visitor.visit(`/admin/orders/${order.number}`);
  return { ...visitor, order };
}

test('a note on an order is there again after a reload, until it is saved', async () => {
  const { page, visit, order } = await openOrder();
  const note = page.getByRole('textbox', { name: say.noteText });
  await note.fill('رنّ قبل التوصيل');
  await expect.poll(() => note.inputValue()).toBe('رنّ قبل التوصيل');
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe('رنّ قبل التوصيل');
  await page.getByText(unsaved.restored).waitFor();
  await page.getByRole('button', { name: say.noteSave }).click();
  await page.getByText(say.noteSaved).first().waitFor();
  await page.getByText(unsaved.restored).waitFor({ state: 'detached' });
  // It does not hide what another administrator writes later.
  await callAt(base, setSellerNote, { id: order.id, note: 'سُلّم', expected_note: 'رنّ قبل التوصيل' }, asAdmin);
  await visit(`/admin/orders/${order.number}`);
  await expect.poll(() => note.inputValue()).toBe('سُلّم');
});

test('a payment of more than is due is asked about, and one that is half typed is not left without a word', async () => {
  const { page, order, expected } = await openOrder();
  expected.push('409');
  const paid = async () => (await callAt(base, listPayments, { id: order.id }, asAdmin)).entries.length;
  await page.getByText(payments.other).click();
  const amount = page.getByRole('textbox', { name: payments.amount });
  await amount.fill('500');
  await page.getByRole('link', { name: say.back }).click();
  await page.getByRole('button', { name: unsaved.stay }).click();
  await page.getByRole('button', { name: payments.save, exact: true }).click();
  const question = page.getByRole('dialog', { name: payments.tooMuchTitle });
  await question.getByText(formatAmount(order.total)).waitFor();
  await question.getByRole('button', { name: payments.correct }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(paid).toBe(0);
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
  // A refusal by the shop is shown inside the form.
  await amount.fill('5');
  await page.getByRole('button', { name: payments.went }).click();
  await page.getByRole('button', { name: payments.save, exact: true }).click();
  const refusal = page.locator('form').getByRole('alert');
  await refusal.waitFor();
  await expect.poll(() => refusal.evaluate(isInSight)).toBe(true);
  const refused = await refusal.innerText();
  // It disappears once a field has its own fault.
  await amount.fill('abc');
  await page.getByRole('button', { name: payments.save, exact: true }).click();
  await page.locator('form').getByText(refused, { exact: true }).waitFor({ state: 'detached' });
  await amount.fill('5');
  await page.getByRole('button', { name: payments.came }).click();
  await page.getByRole('button', { name: payments.save, exact: true }).click();
  await expect.poll(paid).toBe(1);
  // After saving, the page can be left.
  await page.getByRole('link', { name: say.back }).click();
  await page.waitForURL(/\/ar\/admin\/orders$/);
});

test.each(['en', 'ar'] as const)(
  'the question before an order is cancelled says what was received for it, where anything was: %s',
  async (language) => {
    const { page, words, visit, order } = await openOrder(language);
    const { orders } = allWords[language];
    const ask = async () => {
      await page.getByText(orders.otherStatus).click();
      const { cancelled = '' } = words.customer.orders.statuses;
      await page.getByRole('button', { name: cancelled, exact: true }).click();
      const question = page.getByRole('dialog');
      await question.getByText(orders.askCancel).waitFor();
      return question.getByText(orders.askCancelPaid(formatPrice(order.total, language)));
    };
    const before = await ask();
    await expect.poll(() => before.count()).toBe(0);
    await callAt(base, recordPayment, { id: order.id, method: 'cash', amount: order.total }, asAdmin);
    await visit(`/admin/orders/${order.number}`);
    await (await ask()).waitFor();
  },
);

test('the row of a delivered order says that nothing is paid; before, that goes without saying', async () => {
  const { page, visit, order } = await openOrder();
  const row = page.getByRole('listitem').filter({ hasText: order.number });
  const unpaid = row.getByText(paymentWords.ar.states.unpaid, { exact: true }).filter({ visible: true });
  await visit('/admin/orders');
  await row.waitFor();
  await expect.poll(() => unpaid.count()).toBe(0);
  await callAt(base, setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
  await visit('/admin/orders');
  await unpaid.waitFor();
});

test.each(['en', 'ar'] as const)(
  "an order's history has its payments, refunds and what was undone of them among its statuses, with who and how much: %s",
  async (language) => {
    const { page, visit, order } = await openOrder(language);
    const { orders: words, payments } = allWords[language];
    const { id } = order;
    const sum = (amount: number) => formatPrice(amount, language);
    const { cash, cliq } = paymentWords[language].ledger;
    const { entries } = await callAt(base, recordPayment, { id, method: 'cash', amount: 2 }, asAdmin);
    await callAt(base, reversePayment, { id: entries[0]?.id ?? 0 }, asAdmin);
    await callAt(base, setOrderStatus, { id, status: 'processing' }, asAdmin);
    await callAt(base, recordPayment, { id, method: 'cliq', amount: 3 }, asAdmin);
    await callAt(base, recordPayment, { id, method: 'cash', amount: -1 }, asAdmin);
    await visit(`/admin/orders/${order.number}`);
    const card = page.getByRole('heading', { name: words.history, exact: true }).locator('xpath=..');
    const events = card.getByRole('listitem');
    const inOrder = [
      `${payments.given(sum(1))} · ${cash}`,
      `${payments.received(sum(3))} · ${cliq}`,
      nameOfStatus('processing', 'delivery', language),
      payments.undoing(`${payments.received(sum(2))} · ${cash}`),
      `${payments.received(sum(2))} · ${cash}`,
      words.placed,
    ];
    await expect.poll(() => events.count()).toBe(inOrder.length);
    const texts = await events.allInnerTexts();
    for (const [place, text] of inOrder.entries()) expect(texts[place]).toContain(text);
    for (const text of texts.slice(0, -1)) expect(text).toContain(words.by('Admin'));
    expect(texts[4]).toContain(words.wasUndone);
  },
);

test('what is to be given back of a cancelled order is recorded by one tap, as what is due is', async () => {
  const { page, visit, order } = await openOrder();
  const { id, number, total } = order;
  await callAt(base, recordPayment, { id, method: 'cash', amount: total }, asAdmin);
  await callAt(base, setOrderStatus, { id, status: 'cancelled' }, asAdmin);
  await visit(`/admin/orders/${number}`);
  // The form for other sums opens with it too; for the other direction it asks for the received amount.
  await page.getByText(payments.other).click();
  const amount = page.getByRole('textbox', { name: payments.amount });
  await expect.poll(() => amount.inputValue()).toBe(formatAmount(total));
  await page.getByRole('button', { name: payments.came }).click();
  expect(await amount.inputValue()).toBe('');
  await page.getByRole('button', { name: payments.went }).click();
  expect(await amount.inputValue()).toBe(formatAmount(total));
  await page.getByText(payments.other).click();
  const sum = `${formatAmount(total)} ${currencySign('ar')}`;
  const giveBack = page.getByRole('button', {
    name: payments.recordRefunded(paymentWords.ar.ledger.cash, sum),
  });
  await giveBack.click();
  const booked = async () =>
    (await callAt(base, listPayments, { id }, asAdmin)).entries.map(({ amount }) => amount);
  await expect.poll(booked).toEqual([total, -total]);
  await giveBack.waitFor({ state: 'detached' });
});

test('what a delivered order costs is recorded from the bar at its foot; a refund of it is asked about and never asked back from the customer', async () => {
  const { page, order } = await openOrder();
  const { id, number, total } = order;
  const booked = async () =>
    (await callAt(base, listPayments, { id }, asAdmin)).entries.map(({ amount }) => amount);
  const words = paymentWords.ar;
  const sum = (amount: number) => `${formatAmount(amount)} ${currencySign('ar')}`;
  await callAt(base, setOrderStatus, { id, status: 'shipped' }, asAdmin);
  const bar = page.getByRole('region', { name: say.order(number) });
  await bar.getByRole('button', { name: say.next.delivered }).click();
  const cash = bar.getByRole('button', { name: payments.recordReceived(words.ledger.cash, sum(total)) });
  await cash.click();
  await expect.poll(booked).toEqual([total]);
  await cash.waitFor({ state: 'detached' });

  const save = page.getByRole('button', { name: payments.save, exact: true });
  await page.getByText(payments.other).click();
  await page.getByRole('button', { name: payments.went }).click();
  await page.getByRole('textbox', { name: payments.amount }).fill('1');
  await save.click();
  const question = page.getByRole('dialog', { name: payments.refundOfDeliveredTitle(sum(1)) });
  await expectAccessible(page, 'the question before a refund of what is due');
  // Returned items are recorded first; the typed text stays.
  await question.getByRole('button', { name: say.returns.title }).click();
  await page.getByRole('dialog', { name: say.returns.title }).waitFor();
  await page.keyboard.press('Escape');
  await save.click();
  await question.getByRole('button', { name: payments.recordAnyway }).click();
  await expect.poll(booked).toEqual([total, -1]);
  await page
    .getByText(words.partRefunded(sum(1)))
    .first()
    .waitFor();
  expect(await cash.count()).toBe(0);
  const message = async () => {
    const href = await bar.getByRole('link', { name: say.whatsapp }).getAttribute('href');
    return decodeURIComponent(href ?? '');
  };
  await expect.poll(message).toContain(number);
  await expect.poll(message).toContain(paymentWords.en.partRefunded('1.00 JD'));
});

test.each(['en', 'ar'] as const)(
  'a refund of all that was paid before the delivery cancels the order too, or leaves it owed again, and page, row and day sheet say the same: %s',
  async (language) => {
    const { page, visit, order } = await openOrder(language);
    const { orders: words, payments } = allWords[language];
    const { id, number, total } = order;
    const sum = `${formatAmount(total)} ${currencySign(language)}`;
    const pay = () => callAt(base, recordPayment, { id, method: 'cash', amount: total }, asAdmin);
    const giveBack = async () => {
      await visit(`/admin/orders/${number}`);
      await page.getByText(payments.other).click();
      await page.getByRole('button', { name: payments.went }).click();
      await page.getByRole('textbox', { name: payments.amount }).fill(formatAmount(total));
      await page.getByRole('button', { name: payments.save, exact: true }).click();
      return page.getByRole('dialog', { name: payments.cancelTooTitle });
    };
    const now = async () => {
      const { payment, status } = await callAt(base, getAdminOrder, { id }, asAdmin);
      return { status, state: payment.state, due: payment.due };
    };
    await pay();
    const question = await giveBack();
    await expectAccessible(page, 'the question before a refund of all that was paid');
    await question.getByRole('button', { name: payments.keepOrder }).click();
    await expect.poll(now).toEqual({ status: 'pending', state: 'unpaid', due: total });
    const say = paymentWords[language];
    const state = (text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first();
    await state(say.leftAfterRefund(sum, sum)).waitFor();
    await visit('/admin/orders');
    const row = page.getByRole('listitem').filter({ hasText: number });
    await row.getByText(say.leftBriefly(sum)).filter({ visible: true }).waitFor();
    await visit('/admin/orders/day-sheet');
    const parcel = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
    await parcel.getByText(formatAmount(total)).first().waitFor();

    await pay();
    await (await giveBack()).getByRole('button', { name: payments.cancelToo }).click();
    await expect.poll(now).toEqual({ status: 'cancelled', state: 'refunded', due: 0 });
    await state(say.refunded(sum)).waitFor();
    await visit('/admin/orders/day-sheet');
    await page.getByRole('heading', { name: words.sheetTitle }).waitFor();
    await parcel.first().waitFor({ state: 'detached' });
  },
);

test('a payment that isn’t above zero and one that may mean two amounts are told what to type, and the word of one that was recorded stands by the foot', async () => {
  const { page } = await openOrder('en');
  const { payments } = allWords.en;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText(payments.other).click();
  const amount = page.getByRole('textbox', { name: payments.amount });
  const save = page.getByRole('button', { name: payments.save, exact: true });
  const faults = { '': 'payment_required', '0': 'amount_required', '-1': 'amount_required' } as const;
  for (const [typed, code] of Object.entries(faults)) {
    await amount.fill(typed);
    await save.click();
    await page.locator('form').getByText(adminFieldErrors[code]).waitFor();
  }
  await amount.fill('1,500');
  await save.click();
  await page.locator('form').getByText('such as 1500').waitFor();
  await amount.fill('1');
  await save.click();
  const undo = page.getByRole('status').getByRole('button', { name: activityEn.undo });
  await undo.waitFor();
  await expect.poll(async () => (await undo.boundingBox())?.y ?? 0).toBeGreaterThan(370);
});

test('an order’s page says when there is no network, and that once', async () => {
  const { page, expected } = await openOrder();
  expected.push('Failed to load resource', 'ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(true);
  const notice = page.getByText(say.orderOffline);
  await notice.waitFor();
  expect(await notice.evaluate(isInSight)).toBe(true);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});

test('Back ends the choice of rows before it leaves the list', async () => {
  const { page, visit, order } = await openOrder();
  await visit('/admin');
  await visit('/admin/orders');
  await page.getByRole('button', { name: bulk.select, exact: true }).click();
  await page.getByRole('checkbox', { name: bulk.selectNamed(order.number) }).press('Space');
  await page.getByText(bulk.count(1), { exact: true }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByText(bulk.count(1), { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/admin/orders');
});
