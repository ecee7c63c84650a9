import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { abroad as say } from '../../web/i18n/en/admin/abroad.ts';
import { orders as adminWords } from '../../web/i18n/en/admin/orders.ts';
import { cartPage } from '../../web/i18n/en/cart-page.ts';
import { customer } from '../../web/i18n/en/customer.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const kept = { ...defaultContent, phone: null, answered: [], version: 1, guestOrders: true };
await deps.db.insert(settings).values({ name: 'content', value: kept });
const browser = openBrowser();
const { email, password } = await ensureFirstAdmin(deps);
const viewport = { width: 1440, height: 900 };
const { pending, notice, totalWithout } = feeWords.en;

test('the seller switches Sweden on, a guest orders without knowing the price of delivery, accepts it on the link, and the order goes on', async () => {
  const seller = await openVisitor(browser(), base, { language: 'en', viewport });
  const { token } = await callAt(base, login, { email, password: password ?? '' });
  await seller.page.addInitScript(keepSession, token);
  await seller.visit('/admin/delivery-abroad');
  await seller.page.getByText(say.none).waitFor();
  // The neighbours come first, then the others.
  const groups = seller.page.getByLabel(say.add).locator('optgroup');
  await expect
    .poll(() => groups.evaluateAll((all) => all.map((one) => one.getAttribute('label'))))
    .toEqual([say.nearby, say.others]);
  await expect.poll(() => groups.first().locator('option').allTextContents()).toContain('Saudi Arabia');
  await expect.poll(() => groups.last().locator('option').allTextContents()).not.toContain('Saudi Arabia');
  await seller.page.getByLabel(say.add).selectOption('SE');
  const sweden = seller.page.getByRole('region', { name: 'Sweden' });
  const fee = sweden.getByLabel(say.fee);
  await fee.fill('much');
  await seller.page.getByRole('button', { name: say.save }).click();
  await expect.poll(() => fee.getAttribute('aria-invalid')).toBe('true');
  await sweden.getByRole('checkbox').check();
  await seller.page.getByRole('button', { name: say.save }).click();
  await seller.page.getByText(say.saved).waitFor();

  const guest = await openVisitor(browser(), base, { language: 'en', viewport });
  const { page, words, visit } = guest;
  const { account, cart, checkout } = words;
  await visit('/products/ground-sumac');
  await page.getByRole('button', { name: cart.addToCart }).first().click();
  await visit('/cart');
  await page.getByLabel(cartPage.deliverTo).selectOption('SE');
  await page.getByText(pending).first().waitFor();
  await page.getByRole('button', { name: cartPage.proceed }).first().click();
  await page.getByRole('button', { name: account.asGuest }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel(cartPage.deliverTo).inputValue()).toBe('SE');
  await dialog.getByRole('textbox', { name: checkout.name }).fill('Rania');
  const phone = dialog.getByRole('textbox', { name: checkout.phone });
  await phone.fill('070 123 45 67');
  const street = dialog.getByRole('textbox', { name: checkout.street });
  const city = dialog.getByRole('combobox', { name: checkout.city });
  await street.fill('Storgatan 5, 111 23');
  await city.fill('Stockholm');
  // The fee is not in an order within Jordan, and it is shown again for Sweden.
  await dialog.getByLabel(cartPage.deliverTo).selectOption('');
  await expect.poll(async () => [await street.inputValue(), await city.inputValue()]).toEqual(['', '']);
  await dialog.getByLabel(cartPage.deliverTo).selectOption('SE');
  await expect.poll(() => street.inputValue()).toBe('Storgatan 5, 111 23');
  expect(await city.inputValue()).toBe('Stockholm');
  await dialog.getByRole('button', { name: checkout.send }).click();
  // Without a country code it would be read as a Jordanian number.
  await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
  await phone.fill('+46 70 123 45 67');
  await dialog.getByRole('button', { name: checkout.send }).click();
  await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  await dialog.getByText(notice).waitFor();
  await expect.poll(() => guest.whatsapp.length).toBe(1);
  expect(new URL(guest.whatsapp[0] ?? '').searchParams.get('text')).toContain(`${totalWithout}: `);
  await page.getByRole('link', { name: checkout.guestOrder }).click();
  await page.getByText(totalWithout).first().waitFor();

  await seller.visit('/admin/orders/MN-1001');
  await seller.page.getByText(adminWords.feePending).waitFor();
  await expect
    .poll(() => seller.page.getByRole('button', { name: adminWords.next.processing }).count())
    .toBe(0);
  await seller.page.getByRole('button', { name: adminWords.change.title }).click();
  await seller.page.getByRole('dialog').getByLabel(adminWords.change.deliveryPrice).fill('15.50');
  await seller.page.getByRole('button', { name: adminWords.change.ask }).click();
  await seller.page.getByRole('region', { name: adminWords.change.waiting }).waitFor();

  await page.reload();
  const { changes } = customer.orders;
  const proposal = page.getByRole('region', { name: changes.feeTitle });
  await proposal.getByText('15.50').first().waitFor();
  // The earlier sum had no delivery fee in it: this is not a price rise.
  await proposal.getByText(totalWithout).waitFor();
  // The page no longer says that the delivery price follows: the bill has it, and the sum includes it.
  await page.getByText(changes.suggestedFee).filter({ visible: true }).waitFor();
  await page.getByText(changes.totalIfAccepted).filter({ visible: true }).waitFor();
  for (const outdated of [pending, notice])
    await expect.poll(() => page.getByText(outdated).filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => proposal.locator('del').count()).toBe(0);
  // The order can't go on without a price: the customer asks for another one, or cancels.
  await proposal.getByRole('button', { name: changes.otherFee }).click();
  const question = page.getByRole('dialog', { name: changes.otherFeeTitle });
  // Cancelling asks for confirmation, and its button is no more prominent than the others.
  await question.getByRole('button', { name: changes.cancel }).click();
  const cancelling = page.getByRole('dialog', { name: changes.cancelTitle });
  await cancelling.getByRole('button', { name: changes.keep }).click();
  await cancelling.waitFor({ state: 'detached' });
  await proposal.getByRole('button', { name: changes.otherFee }).click();
  await question.getByRole('button', { name: changes.otherFee }).click();
  await page.getByText(changes.otherFeeAsked).waitFor();
  // The seller's list says that the price was declined, in full on a small phone, and the order says what was declined
  // and offers to propose another price.
  await seller.page.getByText(adminWords.customerActs.declinedFee('MN-1001')).waitFor();
  await seller.page.setViewportSize({ width: 360, height: 740 });
  await seller.visit('/admin/orders');
  const declined = seller.page.getByRole('main').getByText(adminWords.change.declinedFeeShort);
  await expect.poll(() => declined.evaluate((note) => note.scrollWidth > note.clientWidth)).toBe(false);
  await seller.page.setViewportSize(viewport);
  await seller.visit('/admin/orders/MN-1001');
  const refusal = seller.page.getByRole('status').filter({ hasText: '15.50' });
  await refusal.getByRole('button', { name: adminWords.change.suggestFee }).click();
  await seller.page.getByRole('dialog').getByLabel(adminWords.change.deliveryPrice).fill('12');
  await seller.page.getByRole('button', { name: adminWords.change.ask }).click();
  await seller.page.getByRole('region', { name: adminWords.change.waiting }).waitFor();
  await page.reload();
  await proposal.getByText('12.00').first().waitFor();
  await proposal.getByRole('button', { name: changes.acceptFee }).click();
  await proposal.waitFor({ state: 'detached' });
  // The accepted price and the new sum stay on the page.
  await page.reload();
  const accepted = page.getByRole('status').filter({ hasText: changes.acceptedFee });
  await accepted.getByText('12.00').first().waitFor();
  await accepted.getByText(changes.totalNow).waitFor();
  await expect.poll(() => page.getByText(totalWithout).filter({ visible: true }).count()).toBe(0);
  await seller.page.reload();
  await seller.page.getByRole('button', { name: adminWords.next.processing }).first().click();
  await seller.page.getByText(adminWords.changed('MN-1001', 'Processing')).waitFor();
});
