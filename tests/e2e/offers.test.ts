import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products as table } from '../../server/catalogue/product.table.ts';
import { products as productsAr } from '../../web/i18n/ar/admin/products.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

test('on a phone in Arabic the seller makes an offer, and shoppers of both languages see both prices and until when', async () => {
  const say = productsAr;
  const slug = 'ground-sumac';
  const [sumac] = await deps.db.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, token);
  await seller.visit(`/admin/products/${sumac?.id}`);
  const { page } = seller;
  await page.getByText(say.offer, { exact: true }).click();
  const price = page.getByLabel(say.offerPrice, { exact: true });
  const preview = page.getByRole('complementary', { name: say.preview }).locator('[dir="rtl"]');
  await price.fill('٣');
  await page.getByLabel(`${say.offerUntil} ${say.optional}`).fill('2030-01-31');
  await page.getByRole('button', { name: say.save }).click();
  await page.getByText(seller.words.errors.fields.offer_high).waitFor();
  await expect.poll(() => preview.innerText()).not.toContain('2.00');
  await price.fill('2');
  await expect.poll(() => preview.innerText()).toContain('2.00');
  await price.fill('٣');
  // The typed text is there again after a reload, until it is saved.
  await page.reload();
  await expect.poll(() => price.inputValue()).toBe('٣');
  await page.getByText(say.offer, { exact: true }).click();
  await price.fill('١٫٥٠');
  await expectAccessible(page, 'the form of a product with an offer');
  await page.getByRole('button', { name: say.save }).click();
  await page.getByRole('button', { name: say.offerNow('1.50 د.أ') }).waitFor();
  // When the price is raised now, the price shown beside the offer is still the earlier one.
  await seller.visit(`/admin/products/${sumac?.id}`);
  await page.getByLabel(say.price, { exact: true }).fill('٩٫٠٠');
  await page.getByRole('button', { name: say.save }).click();
  await page.getByRole('button', { name: say.offerNow('1.50 د.أ') }).waitFor();
  await seller.visit(`/admin/products/${sumac?.id}`);
  await page.getByText(say.offer, { exact: true }).click();
  await page.getByText(say.offerLowest('2.25 د.أ')).waitFor();

  for (const [language, now, until] of [
    ['en', '1.50 JD', 'Offer until 31 January 2030'],
    ['ar', '1.50 د.أ', 'العرض حتى 31 كانون الثاني 2030'],
  ] as const) {
    const shopper = await openVisitor(browser(), base, { language, viewport: phone });
    const { was: instead } = shopper.words.catalogue;
    await shopper.visit(`/products/${slug}`);
    const main = shopper.page.getByRole('main');
    await main.getByText(now).first().waitFor();
    await expect.poll(() => main.locator('s').first().innerText()).toBe('2.25');
    await main.getByText(until, { exact: true }).waitFor();
    await expect.poll(() => main.getByText(instead).first().count()).toBe(1);
    await shopper.visit('/products?store=mouneh&q=sumac');
    const card = shopper.page.getByRole('listitem').filter({ has: shopper.page.locator('s') });
    await expect.poll(() => card.first().innerText()).toContain(now.slice(0, 4));
    await expectAccessible(shopper.page, `a list with an offer in ${language}`);
  }
});
