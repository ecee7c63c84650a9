import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listAdminOrders } from '../../contracts/admin-orders.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { changeOrder } from '../../contracts/order-revisions.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { sharp } from '../../server/media/image-decoders.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { paymentMethods as say } from '../../web/i18n/en/admin/payment-methods.ts';
import { payments } from '../../web/i18n/en/admin/payments.ts';
import { admin as adminWords } from '../../web/i18n/en/admin.ts';
import { payTo } from '../../web/i18n/en/pay-to.ts';
import { security } from '../../web/i18n/en/security.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const kept = { ...defaultContent, phone: null, answered: [], version: 1, guestOrders: true };
await db.insert(settings).values({ name: 'content', value: kept });
const browser = openBrowser();
const seller = await ensureFirstAdmin(deps);

async function adminToken(): Promise<string> {
  const answer = await fetch(`${base}/api${login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: seller.email, password: seller.password }),
  });
  return (await answer.json()).data.token;
}

test('the seller switches CliQ on, a guest chooses it, pays to the alias and sends a picture, and the seller records the payment', async () => {
  const admin = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const token = await adminToken();
  await admin.page.addInitScript(keepSession, token);
  await admin.visit('/admin/payment-methods');
  await admin.page.getByText(say.none).waitFor();
  await admin.page.getByRole('checkbox', { name: say.methods.cash }).check();
  await admin.page.getByRole('checkbox', { name: say.methods.cliq }).check();
  await admin.page.getByRole('button', { name: say.save }).click();
  const alias = admin.page.getByRole('textbox', { name: say.fields.cliq_alias });
  await expect.poll(() => alias.getAttribute('aria-invalid')).toBe('true');
  await alias.fill('MOUNEH');
  await admin.page.getByRole('textbox', { name: say.fields.cliq_name }).first().fill('Um Khaled');
  // Payment details need the password again.
  admin.expected.push('403');
  await admin.page.getByRole('button', { name: say.save }).click();
  const question = admin.page.getByRole('dialog');
  await question.getByLabel(security.password, { exact: true }).fill(seller.password ?? '');
  await question.getByRole('button', { name: adminWords.identity.confirm }).click();
  await admin.page.getByText(say.saved).waitFor();

  const guest = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const { page, words, visit } = guest;
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { account, cart, checkout } = words;
  await visit('/products/ground-sumac');
  await page.getByRole('button', { name: cart.addToCart }).first().click();
  await visit('/cart');
  const proceed = page.getByRole('button', { name: cart.proceed }).first();
  await proceed.click();
  await page.getByRole('button', { name: account.asGuest }).click();
  const method = page.getByRole('combobox', { name: checkout.payBy });
  await expect.poll(() => method.inputValue()).toBe('cash');
  await page.getByText(checkout.payments.cash).waitFor();
  await page.getByRole('textbox', { name: checkout.name }).fill('Rania');
  await page.getByRole('textbox', { name: checkout.phone }).fill('0791234567');
  await page.getByRole('textbox', { name: checkout.street }).fill('Rainbow Street 14');
  await page.getByRole('combobox', { name: checkout.city }).fill('Amman');
  await method.selectOption('cliq');
  await page.getByText(checkout.payments.cliq).waitFor();
  await page.reload();
  await proceed.click();
  await expect.poll(() => method.inputValue()).toBe('cliq');
  await page.getByRole('button', { name: checkout.send }).click();
  await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  await page.getByRole('dialog').getByText('MOUNEH').waitFor();
  // On a small phone the content below the box is one row.
  await page.setViewportSize({ width: 320, height: 640 });
  const foot = page.getByRole('button', { name: checkout.keepShopping }).locator('..');
  await expect.poll(() => foot.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);
  await expect.poll(() => guest.whatsapp.length).toBe(1);
  expect(new URL(guest.whatsapp[0] ?? '').searchParams.get('text')).toContain('Payment: CliQ');

  await page.getByRole('link', { name: checkout.guestOrder }).click();
  const box = page.getByRole('region', { name: payTo.title.cliq });
  await box.getByRole('button', { name: payTo.copyNamed(payTo.alias) }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('MOUNEH');
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: picture });
  await page.getByText(payTo.proofSent(1)).waitFor();

  // The amount due waits for the answer to a change.
  const [order] = (await callAt(base, listAdminOrders, {}, bearer(token))).items;
  const lines = [{ position: 0, quantity: 3 }];
  await callAt(base, changeOrder, { id: order?.id ?? '', revision: 1, proposed: null, lines }, bearer(token));
  await page.reload();
  await box.getByText(payTo.waits).waitFor();
  await page.getByText(payTo.proofSent(1)).waitFor();
  await expect.poll(() => box.getByRole('button').count()).toBe(0);
  await expect.poll(() => page.locator('input[type=file]').count()).toBe(0);
  const { changes } = words.customer.orders;
  await page.getByRole('button', { name: changes.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: changes.declineYes }).click();
  await box.getByRole('button', { name: payTo.copyNamed(payTo.amount) }).waitFor();

  await admin.visit('/admin/orders?payment=unpaid');
  await admin.page.getByRole('link', { name: /MN-1001/ }).click();
  await admin.page.getByText(/^Picture of /).click();
  await admin.page.getByRole('img', { name: /^Picture of / }).waitFor();
  await admin.page.getByRole('button', { name: /received \(CliQ\)$/ }).click();
  await admin.page.getByRole('list', { name: payments.entries }).waitFor();
  await page.reload();
  // The printed invoice shows it too.
  await page
    .getByText(/CliQ · Paid/)
    .first()
    .waitFor();
  await box.waitFor({ state: 'detached' });
});
