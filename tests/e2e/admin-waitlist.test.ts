import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { joinWaitlist } from '../../contracts/waitlist.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { waitlistEntries } from '../../server/waitlist/waitlist.table.ts';
import { overview as overviewAr } from '../../web/i18n/ar/admin/overview.ts';
import { stock as stockAr } from '../../web/i18n/ar/admin/stock.ts';
import { waitlist as ar } from '../../web/i18n/ar/admin/waitlist.ts';
import { overview as overviewEn } from '../../web/i18n/en/admin/overview.ts';
import { stock as stockEn } from '../../web/i18n/en/admin/stock.ts';
import { waitlist as en } from '../../web/i18n/en/admin/waitlist.ts';
import { callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

const makeAvailable = async (slug: string, available: boolean) => {
  const isIt = eq(products.slug, slug);
  const [row] = await db.update(products).set({ available }).where(isIt).returning();
  if (!row) throw new Error(`${slug} is gone`);
  return row;
};

test.each([
  { ...onDesktop, say: en, stock: stockEn, toTell: overviewEn.toTell },
  { ...onPhone, say: ar, stock: stockAr, toTell: overviewAr.toTell },
])(
  'the seller writes to a number whose product is back, ticks it, and sees for what others wait: $language',
  async ({ say, stock, toTell, ...shopper }) => {
    await db.delete(waitlistEntries);
    const [back, away] = [
      await makeAvailable('makdous', true),
      await makeAvailable('labneh-balls-in-olive-oil', false),
    ];
    const wish = { phone: '0791234567', language: 'ar' } as const;
    for (const { id } of [back, away]) await callAt(base, joinWaitlist, { ...wish, product_id: id });
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, visit } = visitor;
    await page.addInitScript(keepSession, token);
    await visit('/admin/products');
    await page.getByRole('link', { name: say.title }).click();
    await page.getByRole('heading', { name: say.ready }).waitFor();
    // The overview lists it among the things to do, with a link to this page.
    await visit('/admin');
    await page.getByRole('link', { name: toTell(1) }).click();
    await page.getByRole('heading', { name: say.ready }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: say.phones(1) })
      .waitFor();
    await expectAccessible(page, 'who waits');
    const name = shopper.language === 'ar' ? back.nameAr : back.nameEn;
    // The product's stock page says how many arrived: the two pages link to each other.
    const here = page.getByRole('link', { name: say.backHere });
    const awaited = shopper.language === 'ar' ? away.nameAr : away.nameEn;
    for (const [link, product] of [
      [page.getByRole('link', { name, exact: true }), back],
      [page.getByRole('link', { name: stock.titleOf(awaited), exact: true }), away],
    ] as const) {
      await link.click();
      await page.waitForURL((url) => url.pathname.endsWith(`/admin/products/${product.id}/stock`));
      await here.click();
      await page.getByRole('heading', { name: say.ready }).waitFor();
    }
    const link = page.getByRole('link', { name: say.write(name, '+962 79 123 4567') });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toContain(back.nameAr);
    await page.getByRole('checkbox', { name: say.sent }).check();
    const isSent = async () =>
      (await db.select().from(waitlistEntries).where(eq(waitlistEntries.productId, back.id)))[0]?.sentAt !==
      null;
    await expect.poll(isSent).toBe(true);
    await page.getByRole('checkbox', { name: say.sent }).uncheck();
    await expect.poll(isSent).toBe(false);
  },
);
