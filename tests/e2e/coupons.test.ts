import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { couponWords } from '../../contracts/coupon-words.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { type listOrders, type Order, setOrderStatus } from '../../contracts/orders.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { describeStamps, stampWords } from '../../contracts/stamp-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { coupons as couponsAr } from '../../web/i18n/ar/admin/coupons.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { coupons as couponsEn } from '../../web/i18n/en/admin/coupons.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const browser = openBrowser();
const { base, deps } = await openSeededShop();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

await callAt(base, createCoupon, { code: 'EID10', kind: 'percent', percent: 10 }, bearer(token));
const says = { en: couponsEn, ar: couponsAr };
const activities = { en: activityEn, ar: activityAr };

const people = [
  {
    language: 'en',
    name: 'Salma',
    street: 'Zahran Street',
    city: 'Amman',
    typed: 'eid 10',
    other: '/ar/cart',
  },
  { language: 'ar', name: 'سلمى', street: 'شارع زهران', city: 'عمّان', typed: 'EID-١٠', other: '/cart' },
] as const;

test.each(people)(
  'a shopper mistypes a code, sees what the right one takes off, finds it again after a reload, and the order has it: $language',
  async ({ language, typed, ...of }) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    visitor.expected.push('409');
    const { page, visit, words } = visitor;
    const customer = await signUpVisitor(visitor, base, of.name);
    await visit('/products/ground-sumac');
    const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
    await add.first().click();
    await visit('/cart');
    await page.getByRole('button', { name: words.cart.proceed }).click();
    const dialog = page.getByRole('dialog');
    const say = words.checkout;
    await dialog.getByRole('textbox', { name: say.street }).fill(of.street);
    await dialog.getByRole('combobox', { name: say.city }).fill(of.city);
    // Each fold has one marker: a flex line has no native one.
    const displays = await dialog
      .locator('summary')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(new Set(displays)).toEqual(new Set(['flex']));
    await dialog.getByText(say.coupon).click();
    const code = dialog.getByRole('textbox', { name: say.couponCode });
    await code.fill('NO SUCH');
    await dialog.getByRole('button', { name: say.couponApply }).click();
    await dialog.getByText(words.errors.refusals.coupon_unknown).waitFor();
    // Submitted without being applied it is refused as well, and the field to correct has the focus.
    await code.fill('NOR THIS');
    await dialog.getByRole('button', { name: say.send }).click();
    await dialog.getByRole('alert').first().waitFor();
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    await code.fill(typed);
    await code.press('Enter');
    const told = dialog.getByRole('status').filter({ hasText: 'EID10' });
    await told.waitFor();
    // The field also shows it in the shop's spelling.
    await expect.poll(() => code.inputValue()).toBe('EID10');

    // A draft is kept with its code.
    await page.reload();
    await page.getByRole('button', { name: words.cart.proceed }).click();
    await told.waitFor();
    expect(await code.inputValue()).toBe('EID10');
    await dialog.getByText(`${couponWords[language].discount}:`).filter({ visible: true }).waitFor();
    await dialog.getByRole('button', { name: say.send }).click();
    await page.getByRole('heading', { name: say.savedTitle }).waitFor();
    const [placed] = await customer.call<AnswerOf<typeof listOrders>['items']>('GET', '/orders');
    expect(placed).toMatchObject({
      coupon: { code: 'EID10' },
      discount: Math.round((placed?.subtotal ?? 0) * 10) / 100,
    });

    await visit('/orders');
    const { detailsNamed } = words.customer.orders;
    // The order's card shows the coupon's discount without being opened.
    const off = `${couponWords[language].discount} EID10 · \u2066−${placed?.discount.toFixed(2)}`;
    await page.getByRole('listitem').getByText(off).waitFor();
    await page.getByRole('button', { name: detailsNamed(placed?.number ?? '') }).click();
    const discount = `${couponWords[language].discount} (EID10)`;
    await dialog.getByRole('term').filter({ hasText: discount }).waitFor();
  },
);

test.each(people)(
  'a seller is told what a coupon lacks, adds it, switches it off, changes and deletes it, and takes that back: $language',
  async ({ language }) => {
    const say = says[language];
    const seller = await openVisitor(browser(), base, { language, viewport: { width: 360, height: 740 } });
    seller.expected.push('409');
    const { page, visit, words } = seller;
    await page.addInitScript(keepSession, token);
    await visit('/admin/coupons');
    await page.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: say.save });
    await save.click();
    await dialog.getByText(words.errors.fields.code_invalid).waitFor();
    await dialog.getByText(words.errors.fields.percent_invalid).waitFor();
    // The first fault has the focus, also in a field that was added later than those below it.
    await dialog.getByLabel(say.code, { exact: true }).fill(`NEW-${language}`);
    await dialog.getByLabel(say.kind).selectOption('amount');
    await dialog.getByLabel(say.uses).fill('0');
    await save.click();
    const amount = dialog.getByLabel(say.amount, { exact: true });
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByLabel(say.uses).fill('');
    await dialog.getByLabel(say.kind).selectOption('percent');
    await dialog.getByLabel(say.code, { exact: true }).fill('eid-١٠');
    await dialog.getByLabel(say.percent).fill('١٥');
    await save.click();
    // A code that exists is marked, and has the focus.
    await dialog.getByText(words.errors.refusals.coupon_taken).waitFor();
    const taken = dialog.getByLabel(say.code, { exact: true });
    await expect.poll(() => taken.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => taken.evaluate((field) => field === document.activeElement)).toBe(true);
    const code = `NEW-${language}`;
    await dialog.getByLabel(say.code, { exact: true }).fill(code);
    await dialog.getByLabel(say.uses).fill('5');
    await dialog.getByLabel(say.until).fill('2030-01-31');
    await save.click();
    const row = page.getByRole('listitem').filter({ hasText: code });
    await row.getByText(say.percentOff(15)).waitFor();
    await row.getByText(say.usedOf(0, 5)).waitFor();
    await row.getByRole('button', { name: say.switchOffNamed(code) }).click();
    await row.getByRole('button', { name: say.switchOnNamed(code) }).waitFor();
    await row.getByRole('button', { name: say.editNamed(code) }).click();
    await dialog.getByLabel(say.kind).selectOption('delivery');
    await save.click();
    await row.getByText(say.kinds.delivery).waitFor();
    await row.getByRole('button', { name: say.editNamed(code) }).click();
    // At the end of the sheet a thumb that aims at Save does not hit it.
    const remove = dialog.getByRole('button', { name: say.remove });
    const farFromSave = async () => {
      await remove.evaluate((button) => button.closest('form')?.scrollIntoView({ block: 'end' }));
      const [upper, lower] = [await remove.boundingBox(), await save.boundingBox()];
      return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0) > 30;
    };
    await expect.poll(farFromSave).toBe(true);
    await remove.click();
    await expect.poll(() => row.count()).toBe(0);
    await visit('/admin/activity');
    const { undoNamed, actions, undo } = activities[language];
    await page.getByRole('button', { name: undoNamed(`${actions['coupon.delete']}, ${code}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: undo }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit('/admin/coupons');
    await row.getByText(say.kinds.delivery).waitFor();
  },
);

test('a coupon that makes goods free is asked about once, saved at the second tap, and not asked about again while its terms stay', async () => {
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, token);
  const { page, visit } = seller;
  const say = couponsAr;
  await visit('/admin/coupons');
  await page.getByRole('button', { name: say.add }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say.save, exact: true });
  const saveFree = dialog.getByRole('button', { name: say.saveFree });
  await dialog.getByLabel(say.code, { exact: true }).fill('GIFT');
  await dialog.getByLabel(say.percent).fill('100');
  await save.click();
  await dialog.getByText(say.allFree(null)).waitFor();
  // Other terms need another confirmation; a minimum above the discount needs none.
  await dialog.getByLabel(say.kind).selectOption('amount');
  await dialog.getByLabel(say.amount, { exact: true }).fill('6');
  await dialog.getByLabel(say.minimum).fill('٥');
  await save.click();
  await dialog.getByText(say.freeUpTo('6.00 د.أ', '5.00 د.أ')).waitFor();
  await dialog.getByLabel(say.minimum).fill('٧');
  await save.waitFor();
  await dialog.getByLabel(say.minimum).fill('٥');
  await saveFree.click();
  const row = page.getByRole('listitem').filter({ hasText: 'GIFT' });
  await row.getByText(say.minimumIs('5.00 د.أ')).waitFor();
  await row.getByRole('button', { name: say.editNamed('GIFT') }).click();
  await dialog.getByLabel(say.uses).fill('3');
  await save.click();
  await row.getByText(say.usedOf(0, 3)).waitFor();
  // In the list an amount and its currency are on one line at every width.
  const isWhole = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    return row.evaluate((item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: sum } of (text.nodeValue ?? '').matchAll(/[\d.]+\sد\.أ/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + sum.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) return `${sum} at ${innerWidth}`;
        }
      return 'whole';
    });
  };
  for (let width = 320; width <= 440; width += 10) expect(await isWhole(width)).toBe('whole');
});

test('a seller starts a stamp card; a customer reads how far it is, and the full card makes delivery free', async () => {
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, token);
  await callAt(base, setDeliveryFee, { amount: 2 }, bearer(token));
  const say = couponsAr;
  await seller.visit('/admin/coupons');
  await seller.page.getByLabel(say.stampsEvery).fill('١');
  const save = seller.page.getByRole('button', { name: say.save });
  await save.click();
  await seller.page.getByText(seller.words.errors.fields.stamps_invalid).waitFor();
  // It says how many orders collect stamps, and which one is delivered free, following the typed number.
  await seller.page.getByLabel(say.stampsEvery).fill('٥');
  await seller.page.getByText('4 طلبات لجمع الأختام، والطلب التالي (رقم 5) توصيله مجاني.').waitFor();
  await seller.page.getByLabel(say.stampsEvery).fill('٢');
  await save.click();
  await seller.page.getByText(say.stampsOn(2)).waitFor();

  const visitor = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const { page, visit, words } = visitor;
  const customer = await signUpVisitor(visitor, base, 'Salma');
  const goods = (await callAt(base, listProducts, { limit: 1 })).items.map((one) => itemOf(one));
  const order = await customer.call<Order>('POST', '/orders', orderOf(...goods));
  await visit('/orders');
  await page.getByText(describeStamps(2, 0, 'en')).waitFor();
  await callAt(base, setOrderStatus, { id: order.id, status: 'delivered' }, bearer(token));
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  // The cart counts in the same way as the checkout.
  const summary = page.getByRole('complementary', { name: words.cart.summary });
  await summary.getByText(stampWords.en.fullNow).waitFor();
  await expect.poll(() => summary.getByRole('definition').nth(1).innerText()).toBe('Free');
  await page.getByRole('button', { name: words.cart.proceed }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(stampWords.en.fullNow).waitFor();
  await dialog.getByRole('textbox', { name: words.checkout.street }).fill('Zahran Street');
  await dialog.getByRole('combobox', { name: words.checkout.city }).fill('Amman');
  await dialog.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [placed] = await customer.call<AnswerOf<typeof listOrders>['items']>('GET', '/orders');
  expect(placed).toMatchObject({ delivery_fee: 0, free_for_stamps: true });
});
