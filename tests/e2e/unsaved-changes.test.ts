import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getAbroad, setAbroad } from '../../contracts/abroad.ts';
import { login } from '../../contracts/accounts.ts';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import { deleteProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { createCategory, listAdminCategories, updateCategory } from '../../contracts/categories.ts';
import { createCollection, listAdminCollections, updateCollection } from '../../contracts/collections.ts';
import { createCoupon, updateCoupon } from '../../contracts/coupons.ts';
import {
  createDeliveryAreas,
  listDeliveryAreas,
  updateDeliveryArea,
} from '../../contracts/delivery-areas.ts';
import { getDeliveryTimes, setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { languages } from '../../contracts/language.ts';
import { getLegalText, publishLegalText } from '../../contracts/legal.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import { listPayments } from '../../contracts/payments.ts';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { getSizes } from '../../contracts/sizes.ts';
import { getStampCardSetting, setStampCard } from '../../contracts/stamp-card.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { banner as bannerAr } from '../../web/i18n/ar/admin/banner.ts';
import { collections as collectionsAr } from '../../web/i18n/ar/admin/collections.ts';
import { coupons as couponsAr } from '../../web/i18n/ar/admin/coupons.ts';
import { delivery as deliveryAr } from '../../web/i18n/ar/admin/delivery.ts';
import { deliveryTimes as deliveryTimesAr } from '../../web/i18n/ar/admin/delivery-times.ts';
import { legal as legalAr } from '../../web/i18n/ar/admin/legal.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { overview as overviewAr } from '../../web/i18n/ar/admin/overview.ts';
import { payments as paymentsAr } from '../../web/i18n/ar/admin/payments.ts';
import { prices as pricesAr } from '../../web/i18n/ar/admin/prices.ts';
import { search as searchAr } from '../../web/i18n/ar/admin/search.ts';
import { sizes as sizesAr } from '../../web/i18n/ar/admin/sizes.ts';
import { stock as stockAr } from '../../web/i18n/ar/admin/stock.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { abroad as abroadEn } from '../../web/i18n/en/admin/abroad.ts';
import { categories as categoriesEn } from '../../web/i18n/en/admin/categories.ts';
import { collections as collectionsEn } from '../../web/i18n/en/admin/collections.ts';
import { coupons as couponsEn } from '../../web/i18n/en/admin/coupons.ts';
import { delivery as deliveryEn } from '../../web/i18n/en/admin/delivery.ts';
import { deliveryTimes as deliveryTimesEn } from '../../web/i18n/en/admin/delivery-times.ts';
import { legal as legalEn } from '../../web/i18n/en/admin/legal.ts';
import { paymentMethods as paymentMethodsEn } from '../../web/i18n/en/admin/payment-methods.ts';
import { settings as settingsEn } from '../../web/i18n/en/admin/settings.ts';
import { sizes as sizesEn } from '../../web/i18n/en/admin/sizes.ts';
import { stock as stockEn } from '../../web/i18n/en/admin/stock.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { unsaved as unsavedEn } from '../../web/i18n/en/unsaved.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone, wordsOf } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const theirsEn = adminEn.versions.theirs;
const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
await callAt(base, createCoupon, { code: 'EID10', kind: 'percent', percent: 10 }, bearer(token));

const openAdmin = async (language: 'en' | 'ar') => {
  const visitor = await openVisitor(browser(), base, { language, viewport: phone });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
};

const { items } = await callAt(base, listProducts, {});
const [product] = items;
if (!product) throw new Error('the shop has goods');
await callAt(base, countStock, { id: product.id, left: 40 }, bearer(token));
const order = await callAt(base, placeOrder, orderOf(itemOf(product)), await signUpAt(base));

type OpenForm = {
  form: string;
  path: string;
  /** Opens a form that is closed at first. */
  opener?: (page: Page) => Locator;
  /** A link to another page, for a page that does not begin with one. */
  exit?: (page: Page) => Locator;
  field: (page: Page) => Locator;
  /** The saved value of a field that can be typed into before that value is loaded. */
  saved?: string;
  typed: string;
};
const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name }).first();
const keptForms: OpenForm[] = [
  {
    form: 'the delivery fee',
    path: '/delivery',
    field: textbox(overviewAr.fee),
    saved: '0.00',
    typed: '9.75',
  },
  { form: 'the stamp card', path: '/coupons', field: textbox(couponsAr.stampsEvery), typed: '8' },
  {
    ...{ form: 'sizes', path: `/products/${product.id}/sizes`, typed: '17.25' },
    field: textbox(sizesAr.priceAt(1)),
  },
  {
    ...{ form: 'the stock of a product', path: `/products/${product.id}/stock`, typed: '12' },
    field: textbox(stockAr.pieces.received),
  },
  {
    ...{ form: 'the number from which a stock is low', path: `/products/${product.id}/stock`, typed: '9' },
    opener: (page) => page.locator('summary', { hasText: stockAr.lowAt }),
    field: textbox(stockAr.lowAt),
  },
  { form: 'delivery times', path: '/delivery-times', field: textbox(deliveryTimesAr.lead), typed: '5' },
  { form: 'the banner', path: '/banner', field: textbox(bannerAr.text), typed: 'وصل الزيت' },
  { form: 'a new collection', path: '/collections/new', field: textbox(collectionsAr.slug), typed: 'eid' },
  {
    form: 'a legal page',
    path: '/legal/terms',
    opener: (page) => page.getByRole('button', { name: legalAr.write, exact: true }).first(),
    field: (page) => page.locator('textarea').first(),
    typed: 'أ',
  },
  { form: 'a change of prices', path: '/products/prices', field: textbox(pricesAr.percent), typed: '7' },
  {
    ...{ form: 'the stock list', path: '/products/stock', typed: '12' },
    field: textbox(`${stockAr.pieces.received} ${product.name.ar}`),
  },
  {
    ...{ form: 'a part payment', path: `/orders/${order.number}`, typed: '2.5' },
    opener: (page) => page.getByText(paymentsAr.other),
    field: (page) => page.getByLabel(paymentsAr.amount, { exact: true }),
  },
  {
    ...{ form: 'the note on an order', path: `/orders/${order.number}`, typed: 'تسليم للجيران' },
    field: textbox(ordersAr.noteText),
  },
  {
    ...{ form: 'words that mean the same', path: '/search', typed: 'بندو' },
    opener: (page) => page.getByRole('button', { name: searchAr.add, exact: true }),
    field: textbox(searchAr.term),
    exit: (page) => page.getByRole('link', { name: adminAr.tabs.orders }).first(),
  },
];

test.each(keptForms)(
  'what was typed into $form is there again after a reload and a return, until it is discarded',
  async ({ path, opener, exit, field, saved, typed }) => {
    const { page, visit } = await openAdmin('ar');
    await visit(`/admin${path}`);
    await opener?.(page).click();
    if (saved !== undefined) await expect.poll(() => field(page).inputValue()).toBe(saved);
    const before = await field(page).inputValue();
    const leaveTo = async (answer: string) => {
      await (exit?.(page) ?? page.locator('main a').first()).click();
      await page.getByRole('button', { name: answer }).click();
      await field(page).waitFor({ state: 'detached' });
    };
    await field(page).fill(typed);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByText(unsavedAr.restored).waitFor();
    // A form that was collapsed is expanded again.
    await field(page).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe(typed);
    await leaveTo(unsavedAr.keep);
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe(typed);
    await leaveTo(unsavedAr.discard);
    await page.goBack();
    await opener?.(page).click();
    await expect.poll(() => field(page).inputValue()).toBe(before);
  },
);

test.each(keptForms)(
  'what was typed into $form and is there again can be discarded where that is said: the fields are as saved, and nothing is asked on leaving',
  async ({ path, opener, exit, field, saved, typed }) => {
    const { page, visit } = await openAdmin('ar');
    await visit(`/admin${path}`);
    await opener?.(page).click();
    if (saved !== undefined) await expect.poll(() => field(page).inputValue()).toBe(saved);
    const before = await field(page).inputValue();
    await field(page).fill(typed);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: unsavedAr.restored });
    // The note of unsaved changes is not styled as a success.
    await expect.poll(() => notice.getAttribute('data-tone')).toBe('note');
    await notice.getByRole('button', { name: adminAr.discardTyped }).click();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => field(page).inputValue()).toBe(before);
    // This text is typed now, and was not there before.
    await field(page).fill(typed);
    await expect.poll(() => notice.count()).toBe(0);
    await field(page).fill(before);
    await (exit?.(page) ?? page.locator('main a').first()).click();
    await field(page).waitFor({ state: 'detached' });
  },
);

test('what is folded and differs from what is saved says so, of delivery times and of the settings', async () => {
  const { token } = await callAt(base, login, { email, password });
  const now = await callAt(base, getDeliveryTimes, {}, bearer(token));
  const slot = (from: string, to: string) => ({
    ...{ id: crypto.randomUUID(), method: 'delivery' as const, weekdays: [1], from, to },
    ...{ capacity: null, area_ids: [] },
  });
  await callAt(
    base,
    setDeliveryTimes,
    { ...now, slots: [slot('09:00', '11:00'), slot('14:00', '16:00')] },
    bearer(token),
  );
  const { page, visit } = await openAdmin('ar');
  page.on('dialog', (dialog) => dialog.accept());
  const marks = () =>
    page
      .locator('summary')
      .evaluateAll((all, word) => all.map((one) => one.textContent?.includes(word)), adminAr.notSaved);
  await visit('/admin/delivery-times');
  const summaries = page.locator('section > details > summary');
  const marked = async () =>
    (await summaries.allTextContents()).map((text) => text.includes(adminAr.notSaved));
  await expect.poll(marked).toEqual([false, false]);
  await summaries.nth(1).click();
  await page.getByLabel(deliveryTimesAr.to, { exact: true }).nth(1).fill('17:00');
  await expect.poll(marked).toEqual([false, true]);
  await page.reload();
  await expect.poll(marked).toEqual([false, true]);
  await page.getByRole('button', { name: adminAr.discardTyped }).click();
  await expect.poll(marked).toEqual([false, false]);

  await visit('/admin/settings');
  await page.locator('summary').first().click();
  await page.locator('input[name="phone"]').fill('+962 6 555 0199');
  await expect.poll(async () => (await marks()).filter(Boolean).length).toBe(1);
  await page.reload();
  await expect.poll(async () => (await marks())[0]).toBe(true);
  await expect.poll(async () => (await marks()).filter(Boolean).length).toBe(1);
});

test('what was restored and then saved is no draft any more: a payment, a plan of prices, a number of the stock, two words', async () => {
  const { page, visit } = await openAdmin('ar');
  page.on('dialog', (dialog) => dialog.accept());
  const restored = page.getByText(unsavedAr.restored);
  const fillAndReload = async (fields: Locator[], texts: string[]) => {
    for (const [place, field] of fields.entries()) await field.fill(texts[place] ?? '');
    await page.reload();
    await restored.waitFor();
    for (const [place, field] of fields.entries())
      await expect.poll(() => field.inputValue()).toBe(texts[place]);
  };
  const expectNoneAfterReload = async (shown: Locator) => {
    await restored.waitFor({ state: 'detached' });
    await page.reload();
    await shown.waitFor();
    await expect.poll(() => restored.count()).toBe(0);
  };
  await visit(`/admin/orders/${order.number}`);
  const fold = page.getByText(paymentsAr.other);
  const amount = page.getByLabel(paymentsAr.amount, { exact: true });
  const note = page.getByLabel(`${paymentsAr.note} ${paymentsAr.optional}`, { exact: true });
  await fold.click();
  await fillAndReload([amount, note], ['0.5', 'عربون']);
  await page.getByRole('button', { name: paymentsAr.save, exact: true }).click();
  const entries = async () =>
    (await callAt(base, listPayments, { id: order.id }, bearer(token))).entries.map((entry) => entry.note);
  await expect.poll(entries).toEqual(['عربون']);
  await expectNoneAfterReload(fold);
  await expect.poll(() => amount.isVisible()).toBe(false);

  await visit('/admin/products/prices?category=oils');
  const percent = page.getByRole('textbox', { name: pricesAr.percent });
  await page.getByRole('button', { name: pricesAr.later }).click();
  const day = page.getByLabel(pricesAr.day, { exact: true });
  const chosen = dayFromToday(9);
  await fillAndReload([day, percent], [chosen, '7']);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/planned$/);
  await visit('/admin/products/prices?category=oils');
  await expectNoneAfterReload(percent);
  await expect.poll(() => percent.inputValue()).toBe('');

  await visit('/admin/products/stock');
  const came = page.getByRole('textbox', { name: `${stockAr.pieces.received} ${product.name.ar}` });
  await fillAndReload([came], ['3']);
  await page.getByRole('button', { name: stockAr.saveNamed(product.name.ar) }).click();
  await expectNoneAfterReload(came);
  await expect.poll(() => came.inputValue()).toBe('');
  // Counted numbers are restored as counted.
  await page.getByRole('button', { name: stockAr.acts.counted }).click();
  const counted = page.getByRole('textbox', { name: `${stockAr.pieces.counted} ${product.name.ar}` });
  await fillAndReload([counted], ['41']);
  await counted.fill('');

  await visit('/admin/search');
  const add = page.getByRole('button', { name: searchAr.add, exact: true }).first();
  const words = [searchAr.term, searchAr.same].map((name) => page.getByRole('textbox', { name }));
  await add.click();
  await fillAndReload(words, ['بندو', 'بندورة']);
  await page.getByRole('button', { name: searchAr.save, exact: true }).click();
  await expectNoneAfterReload(add);
  await add.click();
  await fillAndReload(words, ['كوسة', 'كوسا']);
  await page.getByRole('button', { name: searchAr.cancel, exact: true }).click();
  await expectNoneAfterReload(add);
});

test('sizes that are new, that joined and that are priced anew outlive a reload together and are saved', async () => {
  const own = items[1];
  const joining = items.find(({ id, store }) => id !== own?.id && id !== product.id && store === own?.store);
  if (!own || !joining) throw new Error('the store has two goods');
  const { page, visit, expected } = await openAdmin('en');
  page.on('dialog', (dialog) => dialog.accept());
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await visit(`/admin/products/${own.id}/sizes`);
  await field(sizesEn.priceAt(1)).fill('6.75');
  await page.getByRole('button', { name: sizesEn.join }).click();
  await page.getByRole('searchbox', { name: sizesEn.joinWhich }).fill(joining.name.en);
  await page.getByRole('button', { name: joining.name.en }).click();
  await page.getByRole('button', { name: sizesEn.add, exact: true }).click();
  await field(sizesEn.sizeAtIn(3, 'en')).fill('Tiny');
  await field(sizesEn.priceAt(3)).fill('0.75');
  await page.reload();
  await page.getByText(unsavedEn.restored).waitFor();
  await expect.poll(() => field(sizesEn.priceAt(1)).inputValue()).toBe('6.75');
  await expect.poll(() => field(sizesEn.sizeAtIn(3, 'en')).inputValue()).toBe('Tiny');
  // The product that joined is recognized again: of the last two only it links to a page.
  await expect.poll(() => page.getByRole('link', { name: sizesEn.editNamed('') }).count()).toBe(2);
  await field(sizesEn.sizeAtIn(2, 'en')).fill('Middle');
  await page.getByRole('button', { name: sizesEn.save, exact: true }).click();
  await page.getByText(sizesEn.saved).waitFor();
  const prices = async () =>
    (await callAt(base, getSizes, { id: own.id }, bearer(token))).map(({ price }) => price);
  await expect.poll(prices).toEqual([6.75, joining.price, 0.75]);
  await page.reload();
  await field(sizesEn.priceAt(3)).waitFor();
  await expect.poll(() => page.getByText(unsavedEn.restored).count()).toBe(0);

  // A size that was deleted meanwhile is not restored by the draft as a new one.
  await field(sizesEn.priceAt(1)).fill('6.5');
  const tiny = (await callAt(base, getSizes, { id: own.id }, bearer(token))).at(-1);
  await callAt(base, deleteProduct, { id: tiny?.id ?? '' }, bearer(token));
  expected.push('404');
  await page.reload();
  const choice = page.getByRole('alert').filter({ hasText: adminEn.versions.conflict });
  await choice.getByRole('button', { name: adminEn.versions.keepBoth }).click();
  await expect.poll(() => field(sizesEn.priceAt(3)).count()).toBe(0);
  await expect.poll(() => field(sizesEn.priceAt(1)).inputValue()).toBe('6.5');
});

test('a delivery fee that is typed before the saved one has come is there after a reload', async () => {
  const { page, visit } = await openAdmin('ar');
  page.on('dialog', (dialog) => dialog.accept());
  const come = Promise.withResolvers<void>();
  await page.route('**/api/settings/delivery_fee', async (route) => {
    await come.promise;
    await route.continue();
  });
  const fee = page.getByRole('textbox', { name: overviewAr.fee });
  await visit('/admin/delivery');
  await fee.fill('4.25');
  const loaded = page.waitForResponse('**/api/settings/delivery_fee');
  come.resolve();
  await loaded;
  await page.unroute('**/api/settings/delivery_fee');
  await expect.poll(() => fee.inputValue()).toBe('4.25');
  await page.reload();
  await page.getByText(unsavedAr.restored).waitFor();
  await expect.poll(() => fee.inputValue()).toBe('4.25');
});

test('the window of an area, and that of many, opens again after a reload with what was typed, until it is saved or closed', async () => {
  const name = { en: 'Jubeiha', ar: 'الجبيهة' };
  const areas = [{ name, governorate: 'Amman' as const, fee: 2 }];
  await callAt(base, createDeliveryAreas, { areas }, bearer(token));
  const { page, visit } = await openAdmin('ar');
  page.on('dialog', (dialog) => dialog.accept());
  const restored = page.getByText(unsavedAr.restored);
  const edit = page.getByRole('button', { name: deliveryAr.editNamed(name.ar) });
  await visit('/admin/delivery');
  await edit.click();
  const sheet = page.getByRole('dialog', { name: deliveryAr.editTitle });
  const fee = sheet.getByRole('textbox', { name: deliveryAr.fee });
  await fee.fill('3.25');
  await page.reload();
  await restored.waitFor();
  await expect.poll(() => fee.inputValue()).toBe('3.25');
  await sheet.getByRole('button', { name: deliveryAr.save, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  const feeNow = async () => {
    const all = await callAt(base, listDeliveryAreas, {}, bearer(token));
    return all.find((area) => area.name.en === name.en)?.fee;
  };
  await expect.poll(feeNow).toBe(3.25);
  await page.reload();
  await edit.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('button', { name: deliveryAr.add, exact: true }).click();
  const many = page.getByRole('dialog', { name: deliveryAr.addTitle });
  const sharedFee = many.getByRole('textbox', { name: deliveryAr.feeForAll });
  await sharedFee.fill('1.75');
  await many.getByRole('checkbox').nth(1).check();
  await page.reload();
  await restored.waitFor();
  await expect.poll(() => sharedFee.inputValue()).toBe('1.75');
  await many.getByRole('button', { name: deliveryAr.addCount(1) }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: unsavedAr.close }).click();
  await many.waitFor({ state: 'detached' });
  await page.reload();
  await edit.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a country and its price outlive a reload; what someone else saved since joins them and is told of', async () => {
  const { page, visit } = await openAdmin('en');
  await visit('/admin/delivery-abroad');
  await page.getByRole('combobox', { name: abroadEn.add }).selectOption('QA');
  const fee = page.getByRole('textbox', { name: abroadEn.fee });
  await expect.poll(() => fee.evaluate((field) => field === document.activeElement)).toBe(true);
  await fee.fill('15');
  const { version } = await callAt(base, getAbroad, {}, bearer(token));
  await callAt(base, setAbroad, { countries: [{ code: 'KW', fee: 9 }], version }, bearer(token));
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText(unsavedEn.merged).waitFor();
  await expect.poll(() => fee.first().inputValue()).toBe('15');
  await page.getByRole('button', { name: abroadEn.save, exact: true }).click();
  await page.getByText(abroadEn.saved).waitFor();
  const countries = async () => (await callAt(base, getAbroad, {}, bearer(token))).countries;
  await expect.poll(countries).toEqual([
    { code: 'QA', fee: 15 },
    { code: 'KW', fee: 9 },
  ]);
  // Saved changes are no longer a draft.
  await page.reload();
  await expect.poll(() => fee.first().inputValue()).toBe('15.00');
  await expect.poll(() => page.getByText(unsavedEn.merged).count()).toBe(0);
});

test('what another administrator saved meanwhile joins what is typed, in every form of settings; nothing is saved until both were seen', async () => {
  const visitor = await openAdmin('en');
  const { page, visit } = visitor;
  const main = page.getByRole('main');
  const save = main.locator('button[type=submit]');
  const merged = main.getByText(unsavedEn.merged);
  const saveTwice = async () => {
    visitor.expected.push('409');
    await save.click();
    await merged.waitFor();
  };

  await visit('/admin/payment-methods');
  const chat = main.getByRole('checkbox', { name: paymentMethodsEn.methods.chat });
  const wasOn = await chat.isChecked();
  await chat.click();
  const payments = await callAt(base, getPaymentSettings, {}, bearer(token));
  const hadCash = payments.methods.includes('cash');
  const others = payments.methods.filter((method) => method !== 'cash');
  const methods = hadCash ? others : (['cash', ...others] as const);
  await callAt(base, setPaymentSettings, { ...payments, methods: [...methods] }, bearer(token));
  await saveTwice();
  await expect.poll(() => chat.isChecked()).toBe(!wasOn);
  await save.click();
  await main.getByText(unsavedEn.merged).waitFor({ state: 'detached' });
  const paymentsNow = () => callAt(base, getPaymentSettings, {}, bearer(token));
  await expect.poll(async () => (await paymentsNow()).methods.includes('chat')).toBe(!wasOn);
  expect((await paymentsNow()).methods.includes('cash')).toBe(!hadCash);

  await visit('/admin/delivery-times');
  await main.getByRole('textbox', { name: deliveryTimesEn.lead }).fill('7');
  await main.getByRole('button', { name: deliveryTimesEn.addSlot }).click();
  const times = await callAt(base, getDeliveryTimes, {}, bearer(token));
  const slot = {
    ...{ id: crypto.randomUUID(), method: 'pickup' as const, from: '09:00', to: '10:00', capacity: null },
    ...{ area_ids: [], weekdays: [1] },
  };
  const paused = { delivery: false, pickup: true };
  await callAt(base, setDeliveryTimes, { ...times, slots: [...times.slots, slot], paused }, bearer(token));
  await saveTwice();
  await expect
    .poll(() => main.getByRole('checkbox', { name: deliveryTimesEn.pausePickup }).isChecked())
    .toBe(true);
  await save.click();
  const timesNow = () => callAt(base, getDeliveryTimes, {}, bearer(token));
  await expect.poll(async () => (await timesNow()).lead_hours).toBe(7);
  const { slots, paused: pausedNow } = await timesNow();
  expect(pausedNow).toEqual(paused);
  expect(slots).toHaveLength(times.slots.length + 2);

  await visit('/admin/delivery-abroad');
  await page.getByRole('combobox', { name: abroadEn.add }).selectOption('OM');
  await main.getByRole('textbox', { name: abroadEn.fee }).last().fill('14');
  const { version, countries } = await callAt(base, getAbroad, {}, bearer(token));
  const theirs = [...countries, { code: 'BH' as const, fee: 8 }];
  await callAt(base, setAbroad, { countries: theirs, version }, bearer(token));
  await saveTwice();
  await save.click();
  const codes = async () =>
    (await callAt(base, getAbroad, {}, bearer(token))).countries.map(({ code }) => code);
  await expect.poll(codes).toEqual([...countries.map(({ code }) => code), 'OM', 'BH']);

  await visit('/admin/legal/terms');
  const text = main.locator('textarea[lang=en]');
  await main.getByRole('button', { name: legalEn.write, exact: true }).last().click();
  await main.getByRole('button', { name: legalEn.write, exact: true }).first().click();
  await text.fill('Terms of mine.');
  const terms = await callAt(base, getLegalText, { page: 'terms' }, bearer(token));
  const ours = { page: 'terms', version: terms.version } as const;
  const after = { en: terms.text.en, ar: `${terms.text.ar}\n\nوالسلام.` };
  await callAt(base, publishLegalText, { ...ours, text: after }, bearer(token));
  visitor.expected.push('409');
  // The question about the unchanged Arabic text appears each time.
  const publish = async () => {
    await save.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: legalEn.publish(1).replace(/\d+/, '') })
      .click();
  };
  await publish();
  await merged.waitFor();
  await expect.poll(() => text.inputValue()).toBe('Terms of mine.');
  await publish();
  const published = async () => (await callAt(base, getLegalText, { page: 'terms' }, bearer(token))).text;
  await expect.poll(published).toEqual({ en: 'Terms of mine.', ar: after.ar });
});

test('times are folded below what they are; letters in the place of a number are there after a reload, and their time opens when they are refused', async () => {
  const { page, visit } = await openAdmin('en');
  const { fields } = wordsOf.en.errors;
  const times = await callAt(base, getDeliveryTimes, {}, bearer(token));
  const evening = {
    ...{ id: crypto.randomUUID(), method: 'delivery' as const, from: '16:00', to: '19:00', capacity: 8 },
    ...{ area_ids: [], weekdays: [6, 0, 1, 2, 3, 4, 5] },
  };
  const paused = { delivery: true, pickup: false };
  await callAt(base, setDeliveryTimes, { ...times, slots: [evening], paused }, bearer(token));
  page.on('dialog', (dialog) => dialog.accept());
  await visit('/admin/delivery-times');
  const main = page.getByRole('main');
  const title = main.locator('summary').first();
  const told = [
    ...['4–7 PM', deliveryTimesEn.delivery, deliveryTimesEn.everyDay, `${deliveryTimesEn.capacity}: 8`],
    deliveryTimesEn.pauseDelivery,
  ];
  // The dots between them come from the style sheet.
  await expect.poll(() => title.textContent()).toBe(told.join(''));
  const capacity = main.getByLabel(deliveryTimesEn.capacity).first();
  expect(await capacity.isVisible()).toBe(false);
  await title.click();
  await capacity.fill('eight');
  const lead = main.getByLabel(deliveryTimesEn.lead);
  await lead.fill('two');
  await page.reload();
  await main.getByText(unsavedEn.restored).waitFor();
  expect(await capacity.isVisible()).toBe(false);
  await main.getByRole('button', { name: deliveryTimesEn.save, exact: true }).click();
  await main.getByText(fields.capacity_invalid).waitFor();
  await main.getByText(fields.lead_invalid).waitFor();
  await expect.poll(() => capacity.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await Promise.all([capacity, lead].map((field) => field.inputValue()))).toEqual(['eight', 'two']);
});

test('delivery times and countries lead back to where they were opened from: the areas, or the settings', async () => {
  const { page, visit } = await openAdmin('en');
  const main = page.getByRole('main');
  await visit('/admin/delivery');
  for (const { open } of [deliveryTimesEn, abroadEn]) {
    await main.getByRole('link', { name: open }).click();
    await main.getByRole('link', { name: deliveryEn.back }).click();
    await page.waitForURL(/\/admin\/delivery$/);
  }
  await visit('/admin/delivery-times');
  await main.getByRole('link', { name: settingsEn.back }).click();
  await page.waitForURL(/\/admin\/settings$/);
});

test('a way to pay or a country that is switched on and left is asked about, and saving ends the question', async () => {
  const { page, visit } = await openAdmin('en');
  const orders = page.getByRole('link', { name: adminEn.tabs.orders }).first();
  const question = page.getByRole('heading', { name: unsavedEn.title });
  await visit('/admin/payment-methods');
  await page.getByRole('checkbox', { name: paymentMethodsEn.methods.chat }).click();
  await orders.click();
  await question.waitFor();
  await page.getByRole('button', { name: unsavedEn.stay }).click();
  await page.getByRole('checkbox', { name: paymentMethodsEn.methods.chat }).click();
  await orders.click();
  await page.waitForURL(/\/admin\/orders$/);

  await visit('/admin/delivery-abroad');
  await page.getByRole('combobox', { name: abroadEn.add }).selectOption('SA');
  await orders.click();
  await question.waitFor();
  await page.getByRole('button', { name: unsavedEn.stay }).click();
  await page.getByRole('textbox', { name: abroadEn.fee }).last().fill('12');
  await page.getByRole('button', { name: abroadEn.save, exact: true }).click();
  await page.getByText(abroadEn.saved).waitFor();
  await orders.click();
  await page.waitForURL(/\/admin\/orders$/);
});

test('a coupon that is half typed outlives a tap beside it, Esc and Back; one that was only looked at closes at once', async () => {
  const { page, visit } = await openAdmin('en');
  const form = page.getByRole('dialog', { name: couponsEn.editTitle });
  const minimum = form.getByRole('textbox', { name: couponsEn.minimum });
  const question = page.getByRole('dialog', { name: unsavedEn.closeTitle });
  const open = async () => {
    await page.getByRole('button', { name: couponsEn.editNamed('EID10') }).click();
    await minimum.waitFor();
  };
  const tapBeside = () => page.mouse.click(195, 5);
  await visit('/admin/coupons');
  await open();
  await tapBeside();
  await form.waitFor({ state: 'detached' });

  await open();
  await minimum.fill('25');
  for (const close of [tapBeside, () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await close();
    await question.getByRole('button', { name: unsavedEn.stay }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => minimum.inputValue()).toBe('25');
  }
  // The browser asks before a reload.
  const unload = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const asked = await unload;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect.poll(() => minimum.inputValue()).toBe('25');
  // Back closes only the question.
  await tapBeside();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => minimum.inputValue()).toBe('25');
  await tapBeside();
  await question.getByRole('button', { name: unsavedEn.close }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/coupons');
  await open();
  await expect.poll(() => minimum.inputValue()).toBe('');
  // After a reload the form is open again with the typed text, until it is discarded.
  await minimum.fill('25');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await form.getByText(unsavedEn.restored).waitFor();
  await expect.poll(() => minimum.inputValue()).toBe('25');
  await tapBeside();
  await question.getByRole('button', { name: unsavedEn.close }).click();
  await form.waitFor({ state: 'detached' });
  await open();
  await expect.poll(() => minimum.inputValue()).toBe('');
  await expect.poll(() => form.getByText(unsavedEn.restored).count()).toBe(0);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  const newForm = page.getByRole('dialog', { name: couponsEn.newTitle });
  const code = newForm.getByRole('textbox', { name: couponsEn.code });
  await page.getByRole('button', { name: couponsEn.add, exact: true }).click();
  await code.fill('RAMADAN');
  await page.reload();
  await newForm.getByText(unsavedEn.restored).waitFor();
  await expect.poll(() => code.inputValue()).toBe('RAMADAN');
});

test('of two at the window of an area or a coupon the second sees what the first saved and goes on with either, or both', async () => {
  const name = { en: 'Weibdeh', ar: 'اللويبدة' };
  const areas = [{ name, governorate: 'Amman' as const, fee: 2 }];
  const created = await callAt(base, createDeliveryAreas, { areas }, bearer(token));
  const id = created.areas[0]?.id ?? '';
  const areaNow = async () =>
    (await callAt(base, listDeliveryAreas, {}, bearer(token))).find((area) => area.id === id);
  const { page, visit, expected } = await openAdmin('en');
  expected.push('409');
  await visit('/admin/delivery');
  await page.getByRole('button', { name: deliveryEn.editNamed(name.en) }).click();
  const area = page.getByRole('dialog', { name: deliveryEn.editTitle });
  const save = area.getByRole('button', { name: deliveryEn.save, exact: true });
  const fee = area.getByRole('textbox', { name: deliveryEn.fee });
  const minimum = area.getByRole('textbox', { name: deliveryEn.minimum });
  await fee.fill('3');
  await callAt(base, updateDeliveryArea, { id, minimum: 12 }, bearer(token));
  await save.click();
  const told = area.getByRole('alert').filter({ hasText: adminEn.versions.conflict });
  await told.getByText(`${deliveryEn.minimum} ${theirsEn}: 12.00`).waitFor();
  await area.getByText(adminEn.versions.choiceWaits).waitFor();
  await expect.poll(() => save.count()).toBe(0);
  await expectAccessible(page, 'an area that someone else has saved');
  await told.getByRole('button', { name: adminEn.versions.keepBoth }).click();
  await area.getByText(unsavedEn.merged).waitFor();
  await expect.poll(() => minimum.inputValue()).toBe('12.00');
  await save.click();
  await area.waitFor({ state: 'detached' });
  await expect.poll(areaNow).toMatchObject({ fee: 3, minimum: 12 });
  // No choice is offered for values that are not in the form.
  await page.getByRole('button', { name: deliveryEn.editNamed(name.en) }).click();
  await fee.fill('4');
  await callAt(base, updateDeliveryArea, { id, open: false }, bearer(token));
  await save.click();
  await area.waitFor({ state: 'detached' });
  await expect.poll(areaNow).toMatchObject({ fee: 4, open: false });

  const { id: couponId, ...made } = await callAt(
    base,
    createCoupon,
    { code: 'TWICE', kind: 'percent', percent: 5 },
    bearer(token),
  );
  await visit('/admin/coupons');
  await page.getByRole('button', { name: couponsEn.editNamed('TWICE') }).click();
  const coupon = page.getByRole('dialog', { name: couponsEn.editTitle });
  const percent = coupon.getByRole('textbox', { name: couponsEn.percent });
  await percent.fill('7');
  await callAt(
    base,
    updateCoupon,
    { id: couponId, code: made.code, kind: 'percent', percent: 9 },
    bearer(token),
  );
  await coupon.getByRole('button', { name: couponsEn.save, exact: true }).click();
  await coupon.getByText(`${couponsEn.percent} ${theirsEn}: 9`).waitFor();
  await coupon.getByRole('button', { name: adminEn.versions.takeTheirs }).click();
  await expect.poll(() => percent.inputValue()).toBe('9');
  await page.keyboard.press('Escape');
  await coupon.waitFor({ state: 'detached' });
});

test('of two at the delivery fee or the stamp card the second sees what the first saved, and chooses', async () => {
  const { page, visit, expected } = await openAdmin('ar');
  expected.push('409');
  const { takeTheirs, keepMine } = adminAr.versions;
  const setFee = (amount: number) => callAt(base, setDeliveryFee, { amount }, bearer(token));
  await setFee(2);
  await visit('/admin/delivery');
  const fee = page.getByRole('textbox', { name: overviewAr.fee }).first();
  const saveFee = page
    .locator('form')
    .filter({ has: fee })
    .getByRole('button', { name: adminAr.save, exact: true });
  await expect.poll(() => fee.inputValue()).toBe('2.00');
  await fee.fill('3');
  await setFee(2.5);
  await saveFee.click();
  await page.getByRole('alert').getByText('2.50').waitFor();
  expect(await saveFee.count()).toBe(0);
  await expectAccessible(page, 'a fee that someone else has saved');
  await page.getByRole('button', { name: takeTheirs }).click();
  await expect.poll(() => fee.inputValue()).toBe('2.50');
  await fee.fill('4');
  await saveFee.click();
  await page.getByText(overviewAr.feeUpdated).waitFor();
  expect(await callAt(base, getDeliveryFee, {})).toEqual({ delivery_fee: 4 });
  // The same when the page was reloaded meanwhile, and the typed text was restored.
  page.on('dialog', (dialog) => dialog.accept());
  await fee.fill('٥');
  await setFee(4.5);
  await page.reload();
  // At once, with the typed text beside it.
  const both = page.getByRole('listitem').filter({ hasText: '4.50' });
  await both.getByText(`${adminAr.versions.yours}: 5.00`).waitFor();
  expect(await saveFee.count()).toBe(0);
  await page.getByRole('button', { name: keepMine }).click();
  await expect.poll(() => callAt(base, getDeliveryFee, {})).toEqual({ delivery_fee: 5 });

  await callAt(base, setStampCard, { every: 5 }, bearer(token));
  await visit('/admin/coupons');
  const every = page.getByRole('textbox', { name: couponsAr.stampsEvery });
  await expect.poll(() => every.inputValue()).toBe('5');
  await every.fill('8');
  await callAt(base, setStampCard, { every: 6 }, bearer(token));
  await page.locator('form').filter({ has: every }).getByRole('button').click();
  await page.getByRole('button', { name: keepMine }).click();
  await page.getByText(couponsAr.stampsOn(8)).waitFor();
  expect(await callAt(base, getStampCardSetting, {}, bearer(token))).toEqual({ every: 8 });
  await every.fill('9');
  await callAt(base, setStampCard, { every: 7 }, bearer(token));
  await page.reload();
  await page.getByText(`${adminAr.versions.yours}: 9`).waitFor();
  await page.getByRole('button', { name: takeTheirs }).click();
  await expect.poll(() => every.inputValue()).toBe('7');
});

test('a draft that comes back to an area, a coupon or a collection that someone else has saved since leads to the choice between both', async () => {
  const { page, visit } = await openAdmin('en');
  page.on('dialog', (dialog) => dialog.accept());
  const choice = page.getByRole('alert').filter({ hasText: adminEn.versions.conflict });
  const addMine = choice.getByRole('button', { name: adminEn.versions.keepBoth });
  const name = { en: 'Rabieh', ar: 'الرابية' };
  const areas = [{ name, governorate: 'Amman' as const, fee: 2 }];
  const id = (await callAt(base, createDeliveryAreas, { areas }, bearer(token))).areas[0]?.id ?? '';
  await visit('/admin/delivery');
  await page.getByRole('button', { name: deliveryEn.editNamed(name.en) }).click();
  const area = page.getByRole('dialog', { name: deliveryEn.editTitle });
  await area.getByRole('textbox', { name: deliveryEn.fee }).fill('3');
  await callAt(base, updateDeliveryArea, { id, minimum: 12 }, bearer(token));
  await page.reload();
  await choice.getByText(`${deliveryEn.minimum} ${theirsEn}: 12.00`).waitFor();
  await expect.poll(() => page.getByText(unsavedEn.restored).count()).toBe(0);
  // After another reload the choice is still open.
  await page.reload();
  await addMine.click();
  await area.getByText(unsavedEn.merged).waitFor();
  await area.getByRole('button', { name: deliveryEn.save, exact: true }).click();
  await area.waitFor({ state: 'detached' });
  const areaNow = async () =>
    (await callAt(base, listDeliveryAreas, {}, bearer(token))).find((one) => one.id === id);
  await expect.poll(areaNow).toMatchObject({ fee: 3, minimum: 12 });

  const own = { code: 'LATER', kind: 'percent' as const };
  const made = await callAt(base, createCoupon, { ...own, percent: 5 }, bearer(token));
  await visit('/admin/coupons');
  await page.getByRole('button', { name: couponsEn.editNamed('LATER') }).click();
  const coupon = page.getByRole('dialog', { name: couponsEn.editTitle });
  const percent = coupon.getByRole('textbox', { name: couponsEn.percent });
  await percent.fill('7');
  await callAt(base, updateCoupon, { ...own, id: made.id, percent: 9 }, bearer(token));
  await page.reload();
  // When both changed only the same field, the choice to keep both is not offered.
  await choice.getByRole('button', { name: adminEn.versions.keepMine }).waitFor();
  expect(await addMine.count()).toBe(0);
  await choice.getByRole('button', { name: adminEn.versions.takeTheirs }).click();
  await expect.poll(() => percent.inputValue()).toBe('9');
  await page.keyboard.press('Escape');
  await coupon.waitFor({ state: 'detached' });

  const collection = await callAt(
    base,
    createCollection,
    { name: { en: 'Breakfast', ar: 'فطور' }, slug: 'breakfast', shown: true, on_home: false, products: [] },
    bearer(token),
  );
  await visit(`/admin/collections/${collection.id}`);
  const main = page.getByRole('main');
  const onHome = main.getByRole('checkbox', { name: collectionsEn.onHome });
  await onHome.click();
  const renamed = { en: 'Long breakfast', ar: 'فطور طويل' };
  await callAt(base, updateCollection, { id: collection.id, name: renamed }, bearer(token));
  await page.reload();
  // Only the changed parts of the other version, by language.
  await expect
    .poll(() => choice.getByRole('listitem').allTextContents())
    .toEqual(
      languages.map(
        (one) => `${collectionsEn.name} ${adminEn.inLanguage[one]} ${theirsEn}: ${renamed[one]} `,
      ),
    );
  // At its end, where the bottom bar covers no field.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, 'a collection that someone else has saved');
  // Nothing can be saved before the choice, and the bottom bar says so.
  await main.getByText(adminEn.versions.choiceWaits).waitFor();
  expect(await main.getByRole('button', { name: collectionsEn.save, exact: true }).count()).toBe(0);
  await addMine.click();
  await main.getByRole('button', { name: collectionsEn.save, exact: true }).click();
  await page.waitForURL(/\/admin\/collections$/);
  const collectionNow = async () =>
    (await callAt(base, listAdminCollections, {}, bearer(token))).find((one) => one.id === collection.id);
  await expect.poll(collectionNow).toMatchObject({ name: renamed, on_home: true });
});

test('a draft that comes back to a category, sizes or a low mark that was saved elsewhere since leads to the choice between both, too', async () => {
  const { page, visit } = await openAdmin('en');
  page.on('dialog', (dialog) => dialog.accept());
  const main = page.getByRole('main');
  const choice = main.getByRole('alert').filter({ hasText: adminEn.versions.conflict });
  const addMine = choice.getByRole('button', { name: adminEn.versions.keepBoth });
  const name = { en: 'Soaps', ar: 'صابون' };
  const { id } = await callAt(base, createCategory, { name, slug: 'soaps' }, bearer(token));
  await visit(`/admin/categories/${id}`);
  const english = `${categoriesEn.name} ${adminEn.inLanguage.en}`;
  await main.getByRole('textbox', { name: english }).fill('Olive soaps');
  await callAt(base, updateCategory, { id, name: { ...name, ar: 'صابون بلدي' } }, bearer(token));
  await page.reload();
  await expect
    .poll(() => choice.getByRole('listitem').allTextContents())
    .toEqual([`${categoriesEn.name} ${adminEn.inLanguage.ar} ${theirsEn}: صابون بلدي `]);
  await main.getByText(adminEn.versions.choiceWaits).waitFor();
  await addMine.click();
  await main.getByText(unsavedEn.merged).waitFor();
  await main.getByRole('button', { name: categoriesEn.save, exact: true }).click();
  await page.waitForURL(/\/admin\/categories$/);
  const categoryNow = async () =>
    (await callAt(base, listAdminCategories, {}, bearer(token))).find((one) => one.id === id);
  await expect.poll(categoryNow).toMatchObject({ name: { en: 'Olive soaps', ar: 'صابون بلدي' } });

  // A new size belongs to neither version: it stays beside the other version's price.
  await visit(`/admin/products/${product.id}/sizes`);
  await main.getByRole('button', { name: sizesEn.add }).click();
  await main.getByRole('textbox', { name: sizesEn.priceAt(2) }).fill('9');
  await main.getByRole('textbox', { name: sizesEn.sizeAtIn(2, 'en') }).fill('3kg');
  await callAt(
    base,
    updateProduct,
    { id: product.id, category: product.category, price: 4.75 },
    bearer(token),
  );
  await page.reload();
  await main.getByText(adminEn.versions.choiceWaits).waitFor();
  await addMine.click();
  const prices = () =>
    Promise.all(
      [1, 2].map((place) => main.getByRole('textbox', { name: sizesEn.priceAt(place) }).inputValue()),
    );
  await expect.poll(prices).toEqual(['4.75', '9']);
  await main.getByRole('button', { name: sizesEn.save, exact: true }).click();
  await page.getByText(sizesEn.saved).waitFor();
  const sizesNow = async () => (await callAt(base, getSizes, { id: product.id }, bearer(token))).length;
  await expect.poll(sizesNow).toBe(2);

  await visit(`/admin/products/${product.id}/stock`);
  await main.getByText(stockEn.lowAt).first().click();
  const mark = main.getByRole('textbox', { name: stockEn.lowAt });
  await mark.fill('7');
  await callAt(base, countStock, { id: product.id, left: 40, low_at: 4 }, bearer(token));
  await page.reload();
  await choice.getByText(`${stockEn.lowAt} ${theirsEn}: 4`).waitFor();
  await choice.getByRole('button', { name: adminEn.versions.takeTheirs }).click();
  await expect.poll(() => mark.inputValue()).toBe('4');
  await choice.waitFor({ state: 'detached' });
});

test('a customer does not lose an address by a tap beside its form', async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, words, visit } = visitor;
  await signUpVisitor(visitor, base, 'سلمى');
  await visit('/profile#addresses');
  const { addresses: say } = words.customer;
  await page.getByRole('main').getByRole('button', { name: say.add }).click();
  const street = page.getByRole('textbox', { name: words.checkout.street });
  await street.fill('شارع زهران');
  await page.mouse.click(195, 5);
  await page.getByRole('button', { name: unsavedAr.stay }).click();
  await expect.poll(() => street.inputValue()).toBe('شارع زهران');
});
