import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { getSizes } from '../../contracts/sizes.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { abroad as abroadAr } from '../../web/i18n/ar/admin/abroad.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { coupons as couponsAr } from '../../web/i18n/ar/admin/coupons.ts';
import { deliveryTimes as deliveryTimesAr } from '../../web/i18n/ar/admin/delivery-times.ts';
import { legal as legalAr } from '../../web/i18n/ar/admin/legal.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { overview as overviewAr } from '../../web/i18n/ar/admin/overview.ts';
import { sizes as sizesAr } from '../../web/i18n/ar/admin/sizes.ts';
import { stock as stockAr } from '../../web/i18n/ar/admin/stock.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const [product] = (await callAt(base, listProducts, {})).items;
if (!product) throw new Error('the shop has goods');
await callAt(base, countStock, { id: product.id, left: 40 }, bearer(token));
const order = await callAt(base, placeOrder, orderOf(itemOf(product)), await signUpAt(base));

/** A form that stays open after saving. */
type StayingForm = {
  form: string;
  path: string;
  /** Prepares the page until the field can be typed into. */
  prepare?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** For a form that asks for confirmation. */
  confirm?: (page: Page) => Locator;
  /** For a button that submits no form. */
  save?: (page: Page) => Locator;
  /** The text that marks unsaved changes; "Not saved" when the form has no text of its own. */
  mark?: string;
  /** The saved text, and the text typed after it. */
  sent: string;
  since: string;
};
const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name }).first();
const named = (name: string) => (page: Page) => page.locator(`[name="${name}"]`);
const fillOther = (name: string, text: string) => (page: Page) => page.locator(`[name="${name}"]`).fill(text);

const forms: StayingForm[] = [
  {
    ...{ form: 'the delivery fee', path: '/delivery', sent: '4', since: '5.75' },
    field: textbox(overviewAr.fee),
    prepare: (page) => expect.poll(() => textbox(overviewAr.fee)(page).inputValue()).toBe('0.00'),
  },
  {
    ...{ form: 'the stamp card', path: '/coupons', sent: '8', since: '12' },
    field: textbox(couponsAr.stampsEvery),
  },
  {
    ...{ form: 'the mark of a low stock', path: `/products/${product.id}/stock`, sent: '4', since: '12' },
    prepare: (page) => page.locator('summary', { hasText: stockAr.lowAt }).click(),
    field: named('lowAt'),
  },
  {
    ...{ form: 'the sizes', path: `/products/${product.id}/sizes`, sent: '4', since: '5.75' },
    field: textbox(sizesAr.priceAt(1)),
  },
  {
    ...{ form: 'delivery times', path: '/delivery-times', sent: '5', since: '12' },
    field: textbox(deliveryTimesAr.lead),
  },
  {
    ...{ form: 'the banner', path: '/banner', sent: 'وصل الزيت', since: 'وصل زيت الزيتون' },
    prepare: fillOther('text.en', 'The oil is here'),
    field: named('text.ar'),
  },
  {
    ...{ form: 'a legal page', path: '/legal/terms', sent: 'أحكام', since: 'أحكام أخرى' },
    prepare: async (page) => {
      const write = page.getByRole('button', { name: legalAr.write, exact: true });
      await write.last().click();
      await write.first().click();
      await fillOther('en', 'Other terms')(page);
    },
    field: named('ar'),
    confirm: (page) => page.getByRole('dialog').getByRole('button', { name: legalAr.publish(3) }),
    mark: legalAr.notSaved,
  },
  {
    ...{ form: 'delivery abroad', path: '/delivery-abroad', sent: '15', since: '17.25' },
    prepare: (page) => page.getByRole('combobox', { name: abroadAr.add }).selectOption('QA'),
    field: textbox(abroadAr.fee),
  },
  {
    ...{ form: 'the settings', path: '/settings', sent: '8 إلى 5', since: '8 إلى 6' },
    prepare: async (page) => {
      const part = page.locator('details').filter({ has: page.locator('[name="hours.en"]') });
      await part.locator('summary').click();
      await page.locator('[name="hours.en"]').fill('8 to 5');
    },
    field: named('hours.ar'),
  },
  {
    ...{
      form: 'the note on an order',
      path: `/orders/${order.number}`,
      sent: 'عند الجيران',
      since: 'عند الباب',
    },
    field: textbox(ordersAr.noteText),
    save: (page) => page.getByRole('button', { name: ordersAr.noteSave }),
  },
];

/** A write request of the admin. */
const isWrite = (request: Request) =>
  request.method() !== 'GET' && /\/api\/(admin|settings)\//.test(request.url());

/** Saves, and runs an action after the shop has saved and before the page has its answer. */
async function saveAndMeanwhile(page: Page, submit: Locator, act: () => Promise<unknown>): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<boolean>();
  const hold = async (route: Route) => {
    if (!isWrite(route.request())) return route.continue();
    const response = await route.fetch();
    saved.resolve(response.ok());
    await answered.promise;
    await route.fulfill({ response });
  };
  await page.route('**/api/**', hold);
  await submit.click();
  await expect(saved.promise).resolves.toBe(true);
  await act();
  answered.resolve();
  await expect.poll(() => page.locator('main button[aria-busy]').count()).toBe(0);
  await page.unroute('**/api/**', hold);
}

const undoOf = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: activityAr.undo, exact: true });

async function expectSaved(page: Page, submit: Locator, confirm?: Locator): Promise<void> {
  const answer = page.waitForResponse((response) => isWrite(response.request()));
  await submit.click();
  await confirm?.click();
  expect((await answer).ok()).toBe(true);
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
  await expect.poll(() => page.evaluate(drafts)).toEqual([]);
}

const openAdmin = async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await visitor.page.addInitScript(keepSession, token);
  visitor.page.on('dialog', (dialog) => dialog.accept());
  return visitor;
};

/** A form of the admin, ready to be typed into. */
async function openForm({ path, prepare, field, save }: StayingForm) {
  const { page, visit } = await openAdmin();
  await visit(`/admin${path}`);
  await prepare?.(page);
  const input = field(page);
  const submit =
    save?.(page) ?? page.locator('form').filter({ has: input }).locator('button[type=submit]').last();
  return { page, input, submit };
}

test.each(forms)(
  'what is typed into $form while it is being saved stays typed, is unsaved and marked so, and is saved by the next save without a conflict',
  async (form) => {
    const { confirm, mark = adminAr.notSaved, sent, since } = form;
    const { page, input, submit } = await openForm(form);
    await input.fill(sent);
    await saveAndMeanwhile(page, submit, () => input.fill(since.slice(0, -1)));
    // Typing continues where it was.
    await page.keyboard.type(since.slice(-1));
    await expect.poll(() => input.inputValue()).toBe(since);
    const notSaved = page.getByRole('main').getByText(mark).filter({ visible: true });
    await notSaved.first().waitFor();
    // The saved change can be undone.
    await undoOf(page).waitFor();
    // It survives a reload, when no other version was saved meanwhile.
    await page.reload();
    await expect.poll(() => input.inputValue()).toBe(since);
    await expect.poll(() => page.getByText(adminAr.versions.conflict).count()).toBe(0);
    await expectSaved(page, submit, confirm?.(page));
    await undoOf(page).waitFor();
    expect(await notSaved.count()).toBe(0);
    await input.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await input.fill(sent);
    await notSaved.first().waitFor();
    // It can be undone while typing continues.
    expect(await undoOf(page).count()).toBe(1);
    await input.fill(since);
    await expect.poll(() => notSaved.count()).toBe(0);
    await page.reload();
    await expect.poll(() => input.inputValue()).toBe(since);
  },
);

test.each(forms.filter(({ form }) => ['the mark of a low stock', 'the note on an order'].includes(form)))(
  'what is typed into $form after a save stays typed when that is taken back, and no other version is asked about',
  async (form) => {
    const { sent, since } = form;
    const { page, input, submit } = await openForm(form);
    const before = await input.inputValue();
    await input.fill(sent);
    await expectSaved(page, submit);
    await input.fill(since.slice(0, -1));
    await undoOf(page).click();
    const notSaved = page.getByRole('main').getByText(adminAr.notSaved);
    await notSaved.waitFor();
    await expect.poll(() => input.inputValue()).toBe(since.slice(0, -1));
    // The restored value is the one that it is based on.
    await input.fill(before);
    await expect.poll(() => notSaved.count()).toBe(0);
    await input.fill(since.slice(0, -1));
    await notSaved.waitFor();
    await expect.poll(() => page.getByText(adminAr.versions.conflict).count()).toBe(0);
    await input.fill(before);
  },
);

test('a way to pay that is switched while another is being saved stays switched and is saved by the next save', async () => {
  const { page, visit } = await openAdmin();
  await visit('/admin/payment-methods');
  const [cash, chat] = ['cash', 'chat'].map((method) => page.locator(`input[value=${method}]`));
  if (!cash || !chat) throw new Error('there are ways to pay');
  const submit = page.locator('main button[type=submit]');
  const [hadCash, hadChat] = await Promise.all([cash.isChecked(), chat.isChecked()]);
  await chat.click();
  await saveAndMeanwhile(page, submit, () => cash.click());
  await expect.poll(() => cash.isChecked()).toBe(!hadCash);
  await expectSaved(page, submit);
  await page.reload();
  await expect.poll(() => Promise.all([cash.isChecked(), chat.isChecked()])).toEqual([!hadCash, !hadChat]);
});

test('a size whose price goes on being typed while it is added is added once', async () => {
  const { page, visit } = await openAdmin();
  await visit(`/admin/products/${product.id}/sizes`);
  await page.getByRole('button', { name: sizesAr.add, exact: true }).click();
  const price = page.getByRole('textbox', { name: sizesAr.priceAt(2) });
  await page.getByRole('textbox', { name: sizesAr.sizeAtIn(2, 'ar') }).fill('كبير');
  const submit = page.getByRole('button', { name: sizesAr.save, exact: true });
  await price.fill('9');
  await saveAndMeanwhile(page, submit, () => price.fill('9.5'));
  await page.keyboard.type('0');
  await expect.poll(() => price.inputValue()).toBe('9.50');
  await expectSaved(page, submit);
  const prices = (await callAt(base, getSizes, { id: product.id }, bearer(token))).map((size) => size.price);
  expect(prices.slice(1)).toEqual([9.5]);
});

test('a number that is typed into the stock list while the one before it is being saved stays', async () => {
  const { page, visit } = await openAdmin();
  await visit('/admin/products/stock');
  const came = page.getByRole('textbox', { name: `${stockAr.pieces.received} ${product.name.ar}` });
  const submit = page.getByRole('button', { name: stockAr.saveNamed(product.name.ar) });
  await came.fill('3');
  await saveAndMeanwhile(page, submit, () => came.fill('5'));
  await expect.poll(() => came.inputValue()).toBe('5');
  await expectSaved(page, submit);
  await expect.poll(() => came.inputValue()).toBe('');
});

test('a number that is typed into a product’s stock while the one before it is being saved stays, and is of the same kind', async () => {
  const { page, visit } = await openAdmin();
  await visit(`/admin/products/${product.id}/stock`);
  await page.getByRole('button', { name: stockAr.acts.counted }).click();
  const counted = page.getByRole('textbox', { name: stockAr.pieces.counted });
  const submit = page.locator('form').filter({ has: counted }).locator('button[type=submit]');
  await counted.fill('30');
  await saveAndMeanwhile(page, submit, () => counted.fill('32'));
  await expect.poll(() => counted.inputValue()).toBe('32');
  await expectSaved(page, submit);
  await expect.poll(() => counted.inputValue()).toBe('');
});
