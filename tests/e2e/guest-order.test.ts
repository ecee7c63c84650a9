import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defaultContent } from '../../contracts/default-content.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { makeProofToken } from '../../server/accounts/prove-email.ts';
import { users } from '../../server/accounts/user.table.ts';
import { deliveryAreas } from '../../server/delivery/delivery-area.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { letIn, onPhone, openBrowser } from '../support/browser.ts';
import { openSeededShop } from '../support/open-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
const kept = { ...defaultContent, phone: null, answered: [], version: 1, guestOrders: true, pickup };
await db.insert(settings).values({ name: 'content', value: kept });
const abdoun = { nameEn: 'Abdoun', nameAr: 'عبدون', governorate: 'Amman', position: 0 } as const;
await db.insert(deliveryAreas).values({ ...abdoun, feeQirsh: 150 });
const browser = openBrowser();

test('a guest orders without an account, finds the order by its private link, and keeps it in an account', async () => {
  const visitor = await letIn(browser(), base, onPhone);
  const { page, words, visit } = visitor;
  const { account, cart, checkout, customer } = words;
  const email = 'guest@example.com';
  await visit('/products?store=mouneh&q=labneh');
  await page.getByRole('main').getByRole('button', { name: cart.addToCart }).first().click();
  await visit('/cart');
  await page.getByRole('button', { name: cart.proceed }).first().click();
  await page.getByRole('button', { name: account.asGuest }).click();
  // What is picked up is ordered on one screen; what is delivered takes one scroll.
  const screens = () =>
    page.locator('#checkout').evaluate((form) => {
      const { scrollHeight = 0, clientHeight = 1 } = form.closest('[class*="body"]') ?? {};
      return scrollHeight / clientHeight;
    });
  await expect.poll(screens).toBeLessThan(2);
  await page.getByRole('button', { name: checkout.pickup }).click();
  await page.getByText(pickup.ar).first().waitFor();
  await expect.poll(screens).toBe(1);
  await page.getByRole('button', { name: checkout.delivered, exact: true }).click();
  await page.getByRole('textbox', { name: checkout.name }).fill('رانيا');
  await page.getByRole('textbox', { name: checkout.street }).fill('شارع الرينبو 14');
  await page.getByRole('combobox', { name: checkout.city }).fill('عمّان');
  await page.getByRole('textbox', { name: checkout.email }).fill(email);
  await page.getByRole('button', { name: checkout.send }).click();
  await page.getByText(words.errors.fields.phone_required).waitFor();

  // What was typed is there again after a reload, and another try of the way in.
  await page.reload();
  await page.getByRole('button', { name: cart.proceed }).first().click();
  await page.getByRole('button', { name: account.asGuest }).click();
  const street = page.getByRole('textbox', { name: checkout.street });
  await expect.poll(() => street.inputValue()).toBe('شارع الرينبو 14');
  await page.getByRole('textbox', { name: checkout.phone }).fill('٠٧٩١٢٣٤٥٦٧');
  await page.getByRole('button', { name: checkout.send }).click();
  await page.getByRole('heading', { name: checkout.savedTitle }).waitFor();
  const [saved] = await db.select().from(orders).where(eq(orders.customerEmail, email));
  expect(saved).toMatchObject({ userId: null, phone: '+962791234567', language: 'ar' });
  await expect.poll(() => visitor.whatsapp.length).toBe(1);
  const message = new URL(visitor.whatsapp[0] ?? '').searchParams.get('text') ?? '';
  const link = /https:\/\/shop\.example(\/ar\/o\/[\w-]+)/.exec(message)?.[1] ?? '';

  // A messenger that draws a preview is told nothing, and changes nothing.
  const robot = await fetch(base + link, { headers: { 'User-Agent': 'WhatsApp/2.24' } });
  const preview = await robot.text();
  for (const secret of ['رانيا', 'الرينبو 14', email, `MN-${saved?.number}`])
    expect(preview).not.toContain(secret);
  const [previewed] = await db.select().from(orders).where(eq(orders.customerEmail, email));
  expect(previewed).toEqual({ ...saved, whatsappOpenedAt: previewed?.whatsappOpenedAt });

  await page.getByRole('link', { name: checkout.guestOrder }).click();
  await page.waitForURL((url) => url.pathname === link);
  const answer = await page.reload();
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toContain('noindex');
  const source = (await answer?.text()) ?? '';
  expect(source).not.toContain(`MN-${saved?.number}`);
  await page.getByRole('heading', { name: `MN-${saved?.number}` }).waitFor();
  await page.getByRole('main').getByText('شارع الرينبو 14').first().waitFor();
  // Looked at again, the page shows what has become of the order; so it does every few seconds.
  await db
    .update(orders)
    .set({ paidQirsh: 100 })
    .where(eq(orders.id, saved?.id ?? ''));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('main').getByText(paymentWords.ar.states.part).first().waitFor();

  // The address is corrected by the link alone; what is paid or due stands in words.
  const { changes } = customer.orders;
  await page.getByRole('main').getByText(customer.orders.payment, { exact: true }).waitFor();
  await page.getByRole('button', { name: changes.editAddress }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: checkout.street }).fill('ساحة باريس 4');
  await form.getByRole('button', { name: changes.saveAddress }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('ساحة باريس 4').first().waitFor();

  await page.getByRole('button', { name: customer.guestOrder.keep }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: account.name }).fill('رانيا');
  await dialog.getByRole('textbox', { name: account.email }).fill(email);
  await dialog.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
  await dialog.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
  await dialog.getByRole('checkbox', { name: account.terms }).check();
  await dialog.getByRole('button', { name: account.signup }).click();
  await page.getByText(customer.guestOrder.unproven(`\u2068${email}\u2069`)).waitFor();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  expect(user).toBeDefined();
  await visit(`/confirm-email#${await makeProofToken(db, user as NonNullable<typeof user>, new Date())}`);
  await page.getByRole('button', { name: account.confirm }).click();
  await expect
    .poll(async () => (await db.select().from(orders).where(eq(orders.customerEmail, email)))[0]?.userId)
    .toBe(user?.id);
  await visit('/orders');
  await page.getByRole('heading', { name: `MN-${saved?.number}` }).waitFor();
});
