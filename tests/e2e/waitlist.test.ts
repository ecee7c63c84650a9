import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { products } from '../../server/catalogue/product.table.ts';
import { announceProducts } from '../../server/waitlist/announce-products.ts';
import { waitlistEntries } from '../../server/waitlist/waitlist.table.ts';
import { waitlist as ar } from '../../web/i18n/ar/waitlist.ts';
import { waitlist as en } from '../../web/i18n/en/waitlist.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { linkIn, receive } from '../support/mailbox.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop({ mail: true });
const { db } = deps;
const browser = openBrowser();
const slug = 'labneh-balls-in-olive-oil';
const sayings = { en, ar };
const sell = async (available: boolean) => {
  await db.update(products).set({ available }).where(eq(products.slug, slug));
  await deps.catalogueVersion.refresh();
};

test.each([
  { ...onDesktop, viewport: phone, email: 'salma@example.com' },
  { ...onPhone, email: 'rania@example.com' },
])(
  'who meets a product that is sold out asks to be told, is told by one mail, and buys it from its link: $language',
  async ({ email, ...shopper }) => {
    await sell(false);
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    const say = sayings[shopper.language];
    await visit(`/products/${slug}`);
    // No delivery time is shown for a product that can't be bought.
    const { delivery } = words.catalogue;
    await expect.poll(() => page.getByText(delivery(''), { exact: false }).count()).toBe(0);
    // The whole form is in the window of a low phone, above the bar at the bottom.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: say.open }).click();
    await page.getByRole('heading', { name: say.title }).waitFor();
    const footOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const send = page.getByRole('button', { name: say.send, exact: true });
    await expect.poll(() => footOf(send)).toBeLessThanOrEqual(740);
    await page.getByText(say.consent.email).waitFor();
    const field = page.getByRole('textbox', { name: say.email });
    await field.fill('salma');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await page.getByText(words.errors.fields.email_invalid).waitFor();
    await expectAccessible(page, 'the form of the waiting list');
    await field.fill(email);
    await page.getByRole('button', { name: say.send, exact: true }).dblclick();
    await page.getByRole('status').getByText(say.done).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say.done);
    const waiting = () => db.select().from(waitlistEntries);
    await expect.poll(waiting).toMatchObject([{ email, language: shopper.language, userId: null }]);
    // The browser remembers it at the next visit, and another attempt is possible.
    await page.reload();
    await page.getByText(say.asked).waitFor();
    await expect.poll(() => page.getByRole('button', { name: say.open }).count()).toBe(0);
    await page.getByRole('button', { name: say.askAgain }).click();
    await page.getByRole('heading', { name: say.title }).waitFor();

    await sell(true);
    expect(await announceProducts(deps)).toBe(1);
    const mail = await receive(deps, 'back-in-stock', email);
    await expect.poll(waiting).toEqual([]);
    const link = new URL(linkIn(mail, '/products/')).pathname;
    await page.goto(base + link);
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
    await visit('/cart');
    await page.getByRole('button', { name: words.cart.proceed }).first().waitFor();
    // The mail's other link works as well, though nothing is left to remove.
    await page.goto(base + new URL(linkIn(mail, '/waitlist/leave/')).pathname);
    await page.getByRole('status').getByText(words.content.leaveWaitlist.left).waitFor();
  },
);

test('what was typed for one way is there after a look at the other, and a number is asked for as one', async () => {
  await sell(false);
  const { page, words, visit } = await openVisitor(browser(), base, onPhone);
  await visit(`/products/${slug}`);
  await page.getByRole('button', { name: ar.open }).click();
  await page.getByRole('textbox', { name: ar.email }).fill('hala@example.com');
  await page.getByRole('button', { name: ar.byWhatsapp }).click();
  const number = page.getByRole('textbox', { name: ar.phone });
  await page.getByRole('button', { name: ar.send, exact: true }).click();
  await page.getByText(words.errors.fields.phone_required).waitFor();
  await number.fill('079');
  await page.getByRole('button', { name: ar.send, exact: true }).click();
  await page.getByText(words.errors.fields.phone_invalid).waitFor();
  await page.getByRole('button', { name: ar.byEmail }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: ar.email }).inputValue())
    .toBe('hala@example.com');
  await page.getByRole('button', { name: ar.byWhatsapp }).click();
  await expect.poll(() => number.inputValue()).toBe('079');
  await number.fill('٠٧٩١٢٣٤٥٦٧');
  await page.getByRole('button', { name: ar.send, exact: true }).click();
  await page.getByRole('status').getByText(ar.done).waitFor();
  await expect
    .poll(() => db.select().from(waitlistEntries))
    .toMatchObject([{ phone: '+962791234567', email: null, language: 'ar' }]);
});
