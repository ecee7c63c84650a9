import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { createDeliveryAreas, updateDeliveryArea } from '../../contracts/delivery-areas.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { freeIn } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { delivery as say } from '../../web/i18n/ar/admin/delivery.ts';
import { desktop, onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const seller = await ensureFirstAdmin(deps);

async function ask<Answer>(method: string, path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${base}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return (await response.json()).data;
}
const adminToken = async () => {
  const { email, password } = seller;
  return (await ask<{ token: string }>(login.method, login.path, { email, password })).token;
};

/** Whether the middle of an element is visible: on the screen, and not covered. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (element === over || element.contains(over) || over.contains(element));
}

test('a seller switches areas on at one fee, closes one and takes it back', async () => {
  const { page, visit } = await openVisitor(browser(), base, onPhone);
  const token = await adminToken();
  await page.addInitScript(keepSession, token);
  await visit('/admin/delivery');
  await page.getByText(say.empty).waitFor();
  await page.getByRole('button', { name: say.add }).click();
  await page.getByLabel(say.feeForAll).fill('٢٫٥');
  await page.getByRole('searchbox', { name: say.find }).fill('swefieh');
  await expect.poll(() => page.getByRole('checkbox').count()).toBeLessThan(5);
  await page.getByRole('checkbox', { name: 'الصويفية' }).check();
  await page.getByRole('button', { name: say.addCount(1) }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Sweifieh' });
  await row.getByText('2.50').waitFor();
  await row.getByRole('button', { name: say.closeNamed('الصويفية') }).click();
  const reopen = row.getByRole('button', { name: say.reopenNamed('الصويفية') });
  await reopen.waitFor();
  // All actions of a row are in one line, also on a narrow phone.
  await page.setViewportSize({ ...phone, width: 360 });
  const edit = row.getByRole('button', { name: say.editNamed('الصويفية') });
  const topOf = async (button: Locator) => (await button.boundingBox())?.y;
  await expect.poll(async () => (await topOf(edit)) === (await topOf(reopen))).toBe(true);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await row.getByRole('button', { name: say.closeNamed('الصويفية') }).waitFor();

  // One tap selects all other areas of a governorate, and one undo removes those that were added.
  await page.getByRole('button', { name: say.add }).click();
  // Search results begin at the top, wherever the list was scrolled to.
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  const find = page.getByRole('dialog').getByRole('searchbox', { name: say.find });
  await find.fill('عبدون');
  await expect.poll(() => page.getByRole('checkbox').count()).toBeLessThan(5);
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'عبدون', exact: true }).evaluate(isUncovered))
    .toBe(true);
  const legend = page.getByRole('dialog').getByText('عمّان', { exact: true });
  await expect.poll(() => legend.evaluate(isUncovered)).toBe(true);
  // Also above a keyboard, where the fee comes before the search and the buttons below it.
  await find.fill('');
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('dialog').getByLabel(say.feeForAll).scrollIntoViewIfNeeded();
  await find.fill('خلدا');
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'خلدا', exact: true }).evaluate(isUncovered))
    .toBe(true);
  await page.setViewportSize(phone);
  await find.fill('');
  const all = page.getByRole('checkbox', { name: say.allOf('العقبة') });
  await all.check();
  await page.getByRole('checkbox', { name: 'وادي رم' }).uncheck();
  await expect.poll(() => all.isChecked()).toBe(false);
  await page.getByRole('button', { name: say.addCount(3) }).click();
  await page.getByText(say.added(3)).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Tala Bay' }).waitFor();
  const undo = page.getByRole('status').getByRole('button', { name: 'تراجع' });
  await undo.click();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Tala Bay' }).count()).toBe(0);
});

test('an area that the shop has is found where areas are added, best match first, and its name is not given twice: both lead to its form', async () => {
  const { page, visit, expected } = await openVisitor(browser(), base, onPhone);
  // The name that another administrator has used meanwhile.
  expected.push('409');
  const token = await adminToken();
  await page.addInitScript(keepSession, token);
  const add = (en: string, ar: string) =>
    ask(
      createDeliveryAreas.method,
      createDeliveryAreas.path,
      { areas: [{ name: { en, ar }, governorate: 'Amman', fee: 2 }] },
      token,
    );
  await add('Sweileh', 'صويلح');
  await visit('/admin/delivery');
  await page.getByRole('button', { name: say.add, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.addTitle });
  const find = sheet.getByRole('searchbox', { name: say.find });
  const editTaken = sheet.getByRole('button', { name: say.editNamed('صويلح') });
  for (const typed of ['sweileh', 'swaileh', 'suwaylih', 'صويلح']) {
    await find.fill(typed);
    await editTaken.waitFor();
    await expect
      .poll(() => sheet.getByRole('group').first().innerText(), { message: typed })
      .toContain('صويلح');
  }
  await find.fill('سوف');
  await expect.poll(() => sheet.getByRole('group').first().innerText()).toContain('سوف');

  // The choice is kept when the other form was shown in between.
  await sheet.getByRole('checkbox', { name: 'سوف' }).check();
  await sheet.getByRole('button', { name: say.notListed }).click();
  const own = page.getByRole('dialog', { name: say.newTitle });
  const nameIn = (language: 'en' | 'ar') => own.locator(`input[name="name.${language}"]`);
  await nameIn('en').fill('Suwaylih');
  await nameIn('ar').fill('صُويلح');
  await own.getByRole('textbox', { name: say.fee }).fill('3.5');
  await own.getByRole('button', { name: say.save, exact: true }).click();
  await own.getByText(say.onList).waitFor();
  await expect.poll(() => nameIn('ar').evaluate(isFocused)).toBe(true);
  expect(await nameIn('en').getAttribute('aria-invalid')).toBe(null);
  await own.getByRole('button', { name: say.editNamed('صويلح') }).click();
  const edited = page.getByRole('dialog', { name: say.editTitle });
  await expect.poll(() => edited.getByRole('textbox', { name: say.fee }).inputValue()).toBe('3.5');
  await edited.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.saved('صويلح')).waitFor();
  await page.getByRole('button', { name: say.add, exact: true }).click();
  await sheet.getByRole('button', { name: say.addCount(1) }).waitFor();

  await sheet.getByRole('button', { name: say.notListed }).click();
  await nameIn('en').fill('Marka North');
  await nameIn('ar').fill('ماركا الشمالية');
  await add('Marka North', 'ماركا');
  const save = own.getByRole('button', { name: say.save, exact: true });
  await save.click();
  await own.getByRole('alert').waitFor();
  await save.click();
  await own.getByRole('button', { name: say.editNamed('ماركا') }).waitFor();
});

test('areas whose adding was answered into a lost connection are added by the next try, which says so once they are on the list', async () => {
  const { page, visit, expected } = await openVisitor(browser(), base, onPhone);
  expected.push('net::ERR_FAILED', '409');
  await page.addInitScript(keepSession, await adminToken());
  await visit('/admin/delivery');
  await page.getByRole('button', { name: say.add, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.addTitle });
  await sheet.getByRole('checkbox', { name: say.allOf('الطفيلة') }).check();
  const save = sheet.getByRole('button', { name: say.addCount(3) });
  const path = `**/api${createDeliveryAreas.path}`;
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await sheet.getByRole('alert').waitFor();
  await page.unroute(path);
  await save.click();
  await page.getByText(say.added(3)).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  await page.getByRole('listitem').filter({ hasText: 'Bsaira' }).waitFor();
});

const people = [
  {
    language: 'en',
    ...{ name: { en: 'Abdoun', ar: 'عبدون' }, typed: '3abdoun', free: /for free delivery to Abdoun/ },
    ...{ city: 'Amman', street: 'Zahran Street', landmark: 'Across the bakery' },
  },
  {
    language: 'ar',
    ...{
      name: { en: 'Shmeisani', ar: 'الشميساني' },
      typed: 'الش',
      free: /ليصبح التوصيل إلى الشميساني مجانيًا/,
    },
    ...{ city: 'عمّان', street: 'شارع زهران', landmark: 'مقابل المخبز' },
  },
] as const;

test('an area is put in any place in one act, by a choice in the one line of its actions', async () => {
  const token = await adminToken();
  const name = (place: number) => ({ en: `Hill ${place}`, ar: `تلة ${place}` });
  const areas = [1, 2, 3, 4].map((place) => ({ name: name(place), governorate: 'Amman' as const, fee: 2 }));
  await ask(createDeliveryAreas.method, createDeliveryAreas.path, { areas }, token);
  const { page, visit } = await openVisitor(browser(), base, {
    ...onPhone,
    viewport: { ...phone, width: 360 },
  });
  await page.addInitScript(keepSession, token);
  await visit('/admin/delivery');
  const row = page.getByRole('listitem').filter({ hasText: name(4).ar });
  const place = row.getByRole('combobox', { name: say.place(name(4).ar) });
  await place.selectOption('1');
  await page.getByText(say.moved(name(4).ar, 1)).waitFor();
  await expect.poll(() => page.getByRole('listitem').first().innerText()).toContain(name(4).ar);
  await row.getByRole('button', { name: say.closeNamed(name(4).ar) }).click();
  const reopen = row.getByRole('button', { name: say.reopenNamed(name(4).ar) });
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  await expect.poll(async () => (await middleOf(place)) === (await middleOf(reopen))).toBe(true);
});

test.each(people)(
  'a shopper finds the area in Arabizi or by the first letter after its article, sees what it costs and lacks, and is told a fee that changed before it is paid: $language',
  async ({ language, ...said }) => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, visit, words } = visitor;
    // The fee that changed.
    visitor.expected.push('409');
    const customer = await signUpVisitor(visitor, base, 'Salma');
    const token = await adminToken();
    const ordered = { name: said.name, governorate: 'Amman', fee: 1.5, free_from: 500 };
    const { areas } = await ask<{ areas: { id: string }[] }>(
      createDeliveryAreas.method,
      createDeliveryAreas.path,
      { areas: [ordered] },
      token,
    );
    await visit('/products/ground-sumac');
    const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
    await add.first().click();
    await visit('/cart');
    const area = page.getByRole('combobox', { name: words.cart.area });
    await area.fill('');
    await area.pressSequentially(said.typed);
    await page.getByRole('option', { name: said.name[language] }).click();
    await expect.poll(() => area.inputValue()).toBe(said.name[language]);
    await page.getByText(said.free).waitFor();
    await page.getByRole('complementary').getByText('1.50').waitFor();

    await page.getByRole('button', { name: words.cart.proceed }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.checkout.street }).fill(said.street);
    await dialog.getByRole('textbox', { name: words.checkout.landmark }).fill(said.landmark);
    await dialog.getByText(words.checkout.moreForDriver).click();
    const pin = dialog.getByRole('textbox', { name: words.checkout.pin });
    await pin.fill('https://maps.app.goo.gl/Ab3dE');
    const send = dialog.getByRole('button', { name: words.checkout.send });
    await send.click();
    await dialog.getByText(words.checkout.pinShort).waitFor();
    await pin.fill('https://maps.google.com/?q=31.95,35.88');
    const path = updateDeliveryArea.path.replace('{id}', areas[0]?.id ?? '');
    await ask(updateDeliveryArea.method, path, { fee: 2.25 }, token);
    await send.click();
    await dialog.getByRole('alert').getByText(formatAmount(2.25)).waitFor();
    await send.click();
    await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
    const [order] = await customer.call<Order[]>('GET', '/orders');
    expect(order).toMatchObject({
      delivery_fee: 2.25,
      delivery: { method: 'delivery', area: { name: said.name } },
      shipping_address: { landmark: said.landmark, city: said.city, latitude: 31.95, longitude: 35.88 },
    });
  },
);

test('where the shop has too much to do to say how it delivers, the cart asks again by itself', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, visit, words, expected } = visitor;
  expected.push('503');
  const areas = [{ name: { en: 'Abu Nseir', ar: 'أبو نصير' }, governorate: 'Amman', fee: 2 }];
  await ask(createDeliveryAreas.method, createDeliveryAreas.path, { areas }, await adminToken());
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  const refusal = { success: false, error: '', code: 'unavailable', requestId: 'r' };
  const options = '**/api/checkout-options*';
  await page.route(options, (route) => route.fulfill({ status: 503, json: refusal }), { times: 1 });
  await visit('/cart');
  await page.getByRole('combobox', { name: words.cart.area }).waitFor();
});

test('the list of areas says what delivery to each costs, and that nothing on it fits; city and country are asked for once no area is meant, and never while one is typed', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, visit, words } = visitor;
  const { cart, checkout } = words;
  await signUpVisitor(visitor, base, 'Salma');
  const areas = [
    { name: { en: 'Khalda', ar: 'خلدا' }, governorate: 'Amman', fee: 0 },
    { name: { en: 'Dabouq', ar: 'دابوق' }, governorate: 'Amman', fee: 3.25 },
    { name: { en: 'Jubeiha', ar: 'الجبيهة' }, governorate: 'Amman', fee: 2 },
  ];
  await ask(createDeliveryAreas.method, createDeliveryAreas.path, { areas }, await adminToken());
  await visit('/products/ground-sumac');
  const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
  await add.first().click();
  await visit('/cart');
  await page.getByRole('button', { name: cart.proceed }).click();
  const dialog = page.getByRole('dialog');
  const area = dialog.getByRole('combobox', { name: cart.area });
  const city = dialog.getByRole('combobox', { name: checkout.city });
  await area.waitFor();
  await area.click();
  await dialog.getByRole('option', { name: 'خلدا مجاني', exact: true }).waitFor();
  await dialog.getByRole('option', { name: 'دابوق 3.25 د.أ', exact: true }).waitFor();
  // The keyboard opens after the tap: three of the areas are above it, below the field and its label.
  for (const height of [440, 400]) {
    await page.setViewportSize({ ...phone, height });
    const seen = async () => {
      const rows = await dialog.getByRole('option').filter({ visible: true }).all();
      const shown = await Promise.all(rows.map((row) => row.evaluate(isUncovered)));
      return shown.filter(Boolean).length;
    };
    await expect.poll(seen).toBeGreaterThanOrEqual(3);
    await expect.poll(() => dialog.getByText(cart.area, { exact: true }).evaluate(isUncovered)).toBe(true);
    // The field does not move while an area is typed or afterwards: none of the fields that depend on it shift the form.
    const place = async () => Math.round((await area.boundingBox())?.y ?? 0);
    const from = await place();
    for (const letter of 'خلدا') {
      await area.pressSequentially(letter);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await place(), letter).toBe(from);
    }
    await expect.poll(() => dialog.getByRole('option').filter({ visible: true }).count()).toBe(0);
    expect(await place()).toBe(from);
    await area.fill('');
  }
  await page.setViewportSize(phone);
  // Each appearance and disappearance of the city is counted, however short.
  await dialog.evaluate((node) => {
    const isShown = () => String(node.querySelector('[name="city"]') !== null);
    node.dataset.city = isShown();
    new MutationObserver(() => {
      if (!node.dataset.city?.endsWith(isShown())) node.dataset.city += ` ${isShown()}`;
    }).observe(node, { childList: true, subtree: true });
  });
  const shown = () => dialog.evaluate((node) => node.dataset.city);

  // As long as the typed text may become one of the shop's areas, no fee is shown.
  const fee = () => dialog.getByText(`${checkout.delivery}:`).filter({ visible: true }).first().innerText();
  await area.pressSequentially('خل');
  await expect.poll(fee).toContain(feeWords.ar.byArea);
  await dialog.getByRole('option', { name: 'خلدا' }).click();
  await expect.poll(() => area.inputValue()).toBe('خلدا');
  await area.fill('');
  await area.pressSequentially('زقزق');
  const said = dialog.locator('[aria-live]').filter({ hasText: cart.areaUnknownFree });
  await said.waitFor();
  expect(await shown()).toBe('false');
  await area.press('Enter');
  await city.waitFor();
  await said.waitFor({ state: 'detached' });
  await dialog.getByText(cart.areaUnknownFree).waitFor();
  expect(await dialog.getByRole('textbox', { name: checkout.street }).evaluate(isFocused)).toBe(true);

  await area.fill('');
  await area.pressSequentially('داب');
  await dialog.getByRole('option', { name: 'دابوق' }).waitFor();
  expect(await shown()).toBe('false true');
  await dialog.getByRole('option', { name: 'دابوق' }).click();
  await city.waitFor({ state: 'detached' });
  expect(await shown()).toBe('false true false');

  // Part of a listed place's name suggests that place, but does not select it unasked.
  await area.fill('');
  await area.pressSequentially('خلدا الجنوبية');
  await dialog.getByRole('option', { name: 'خلدا' }).waitFor();
  // A note below the list says that the text may stay as typed.
  await said.waitFor();
  await dialog.getByRole('textbox', { name: checkout.street }).focus();
  await dialog.getByText(cart.areaUnknownFree).waitFor();
  await expect.poll(() => area.inputValue()).toBe('خلدا الجنوبية');
  // It is still suggested with its fee after the field is left, and a tap selects it.
  await expect.poll(fee).not.toContain(feeWords.ar.byArea);
  await dialog.getByRole('button', { name: 'خلدا، مجاني', exact: true }).click();
  await expect.poll(() => area.inputValue()).toBe('خلدا');
  await area.fill('خلدا الجنوبية');
  await area.blur();

  // A town typed as the area is also used as the city, until another place is typed.
  expect(await dialog.getByRole('textbox', { name: checkout.street }).getAttribute('placeholder')).toBe(
    checkout.streetHintBesideArea,
  );
  for (const [typed, filled] of [
    ['madaba', 'مادبا'],
    ['زقزق', ''],
    ['madaba', 'مادبا'],
  ] as const) {
    await area.fill(typed);
    await area.blur();
    await expect.poll(() => city.inputValue()).toBe(filled);
  }
  // The same holds after a reload: filled-in fields belong to the typed text.
  await page.reload();
  await page.getByRole('button', { name: cart.proceed }).click();
  await dialog.getByRole('textbox', { name: checkout.street }).focus();
  await expect.poll(() => city.inputValue()).toBe('مادبا');
  await area.fill('زقزق');
  await area.blur();
  await expect.poll(() => city.inputValue()).toBe('');

  // Any town can be typed into the city, and the list says so.
  await dialog.getByRole('textbox', { name: checkout.street }).focus();
  await area.fill('');
  await area.blur();
  await city.click();
  await city.pressSequentially('سحاب');
  await dialog.locator('[aria-live]').filter({ hasText: checkout.cityUnlisted }).waitFor();
});

const isFocused = (node: Element) => node === document.activeElement;

test.each([
  {
    language: 'ar',
    viewport: phone,
    at: { en: 'Marj Al Hamam', ar: 'مرج الحمام' },
    street: 'شارع الملك 4',
    other: 'سحاب',
    city: 'عمّان',
  },
  {
    language: 'en',
    viewport: desktop,
    at: { en: 'Tabarbour', ar: 'طبربور' },
    street: '4 King Street',
    other: 'Sahab',
    city: 'Amman',
  },
] as const)(
  'where the fee goes by area it is said so until one is answered, an order without one is not sent, and a saved address without one asks once: $language',
  async ({ language, viewport, at, street: line, other, city }) => {
    const visitor = await openVisitor(browser(), base, { language, viewport });
    const { page, visit, words } = visitor;
    const { cart, checkout } = words;
    const own = await signUpVisitor(visitor, base, 'Salma');
    const name = at[language];
    const areas = [{ name: at, governorate: 'Amman', fee: 3.25 }];
    await ask(createDeliveryAreas.method, createDeliveryAreas.path, { areas }, await adminToken());
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const openCheckout = async () => {
      await visit('/products/ground-sumac');
      await main.getByRole('button', { name: cart.addToCart, exact: true }).first().click();
      await visit('/cart');
      await main.getByRole('button', { name: cart.proceed }).filter({ visible: true }).first().click();
    };
    const area = dialog.getByRole('combobox', { name: cart.area });
    const street = dialog.getByRole('textbox', { name: checkout.street });
    const send = dialog.getByRole('button', { name: checkout.send });
    const foot = send.locator('..');
    const missing = dialog.getByText(cart.areaMissing);
    const { byArea, totalWithout } = feeWords[language];
    const fee = (text: string) => foot.getByText(`${checkout.delivery}: ${text}`);

    await openCheckout();
    // The cart says it too: its fee is below the field.
    const summary = main.getByRole('complementary', { name: cart.summary });
    await fee(byArea).waitFor();
    await foot.getByText(totalWithout).waitFor();
    await summary.getByText(byArea).waitFor({ state: 'attached' });
    await summary.getByText(totalWithout).waitFor({ state: 'attached' });
    await street.fill(line);
    const phoneField = dialog.getByRole('textbox', { name: checkout.phone });
    await phoneField.fill('12');
    await send.click();
    await missing.waitFor();
    // The first invalid field on the page gets the focus: the phone, then the area, which comes before the street.
    await expect.poll(() => phoneField.evaluate(isFocused)).toBe(true);
    await phoneField.fill('0791234567');
    await street.fill('');
    await send.click();
    await expect.poll(() => area.evaluate(isFocused)).toBe(true);
    // City and country, which follow from an area, are no further faults, also after its field is left.
    await street.focus();
    await missing.waitFor();
    expect(await dialog.getByRole('combobox', { name: checkout.city }).count()).toBe(0);
    expect(await area.getAttribute('aria-invalid')).toBe('true');
    await street.fill(line);
    // A text that is not on the list is a valid answer, with the fee for other places.
    await area.fill(other);
    await missing.waitFor({ state: 'detached' });
    await fee(freeIn(language)).waitFor();
    await area.fill('');
    await missing.waitFor();
    await area.fill(name);
    await fee(formatAmount(3.25)).waitFor();
    await send.click();
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();

    // The same address, saved without an area: the area of the last order is used.
    const place = { label: 'Villa', street: line, city, country: checkout.defaultCountry };
    await own.call('POST', '/addresses', place);
    await openCheckout();
    await expect.poll(() => street.inputValue()).toBe(line);
    await expect.poll(() => area.inputValue()).toBe(name);
    // A different address asks for it.
    await own.call('POST', '/addresses', { ...place, label: 'Farm', street: `${line}0`, default: true });
    await openCheckout();
    await expect.poll(() => street.inputValue()).toBe(`${line}0`);
    await expect.poll(() => area.inputValue()).toBe('');
    await send.click();
    await missing.waitFor();
    await expect.poll(() => area.evaluate(isFocused)).toBe(true);
    const chosen = dialog
      .getByRole('group', { name: checkout.savedAddresses })
      .locator('[aria-pressed="true"]');
    await area.fill(other);
    await area.blur();
    await expect.poll(() => chosen.innerText()).toBe('Farm');
    await send.click();
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    // A typed place is remembered too, as long as this browser stores it.
    await openCheckout();
    await expect.poll(() => street.inputValue()).toBe(`${line}0`);
    await expect.poll(() => area.inputValue()).toBe(other);
    await send.click();
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    const [last] = await own.call<Order[]>('GET', '/orders');
    expect(last?.shipping_address.street).toContain(other);
    expect(last?.delivery.area).toBeNull();
  },
);
