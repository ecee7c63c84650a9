import { expect, test } from 'vitest';
import { onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { takeKeyboard } from '../support/keyboard.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

test('بلوحة المفاتيح وحدها: من الرف إلى طلب محفوظ، على الهاتف', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, visit } = visitor;
  const keys = takeKeyboard(page);
  const isAt = (role: 'link' | 'tab' | 'heading' | 'textbox', name: string | RegExp) =>
    page.getByRole(role, { name }).and(page.locator(':focus')).waitFor();

  await visit('/products?store=mouneh');
  await page.getByRole('heading', { level: 1, name: 'رفّ التراث' }).waitFor();
  await keys.tabTo('combobox', visitor.words.catalogue.search);
  await keys.type('لبنه مدحبره');
  await keys.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'لبنه مدحبره');
  // The shelf has many more before it has been searched.
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeLessThan(8);
  await keys.tabTo('link', 'لبنة مدحبرة بزيت الزيتون');
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'لبنة مدحبرة بزيت الزيتون' }).waitFor();
  await keys.tabTo('button', visitor.words.cart.addToCart);
  await keys.press('Enter');
  await keys.tabTo('link', /^السلة/, { back: true });
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: visitor.words.cart.title }).waitFor();
  await keys.tabTo('textbox', /لبنة مدحبرة بزيت الزيتون/);
  await page.keyboard.press('Control+A');
  await keys.type('٢');
  await keys.press('Tab');
  await page.getByText('للقطعة', { exact: false }).waitFor();
  await keys.tabTo('button', 'إتمام الطلب');
  await keys.press('Enter');

  const { account, checkout } = visitor.words;
  await page.getByRole('dialog').getByRole('tab', { name: account.signupTab }).waitFor();
  await keys.tabTo('tab', account.signupTab, { back: true });
  // From right to left the previous tab is on the right.
  await keys.press('ArrowRight');
  await isAt('tab', account.loginTab);
  await keys.press('ArrowLeft');
  await isAt('tab', account.signupTab);
  await keys.tabTo('textbox', account.name);
  await keys.type('رانيا حدّاد');
  await keys.press('Tab');
  await keys.type('rania-by-keys@example.com');
  await keys.press('Tab');
  await keys.type('زعتر وسماق وزيت');
  await keys.tabTo('textbox', account.confirmPassword);
  await keys.type('زعتر وسماق وزيت');
  await keys.tabTo('checkbox', account.terms);
  await keys.press('Space');
  await keys.tabTo('button', account.signup);
  await keys.press('Enter');

  await page.getByRole('heading', { level: 2, name: checkout.title }).waitFor();
  await keys.tabTo('textbox', new RegExp(checkout.phone));
  await keys.type('٠٧٩١٢٣٤٥٦٧');
  await keys.tabTo('textbox', checkout.street);
  await keys.type('شارع الرينبو، عمارة ١٤');
  await keys.tabTo('combobox', checkout.city);
  await keys.type('امان');
  await keys.press('ArrowDown');
  await page.getByRole('option', { name: 'عمّان', selected: true }).waitFor();
  await keys.press('Enter');
  await keys.tabTo('button', checkout.send);
  await keys.press('Enter');
  await page.getByRole('heading', { level: 2, name: checkout.savedTitle }).waitFor();
  await isAt('link', checkout.openWhatsapp);
  await expect.poll(() => visitor.whatsapp).toHaveLength(1);
  const message = new URL(visitor.whatsapp[0] ?? '').searchParams.get('text');
  expect(message).toContain('\u2066+962 79 123 4567\u2069');
  expect(message).toContain('عمّان، الأردن');
});
