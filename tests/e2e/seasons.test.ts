import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getProduct } from '../../contracts/catalogue.ts';
import { backIn, nameOfMonth } from '../../contracts/season.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { products as wordsAr } from '../../web/i18n/ar/admin/products.ts';
import { waitlist as waitlistAr } from '../../web/i18n/ar/waitlist.ts';
import { products as wordsEn } from '../../web/i18n/en/admin/products.ts';
import { waitlist as waitlistEn } from '../../web/i18n/en/waitlist.ts';
import { callAt } from '../support/ask-shop.ts';
import { onDesktop, onPhone, openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

const thisMonth = Number(
  new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Amman' }).format(Date.now()),
);
const month = (from: number) => ((thisMonth - 1 + from) % 12) + 1;

test.each([
  { ...onDesktop, say: wordsEn, waitlist: waitlistEn, slug: 'makdous' },
  { ...onPhone, say: wordsAr, waitlist: waitlistAr, slug: 'labneh-balls-in-olive-oil' },
])(
  'the seller chooses the months of a product; out of them its card and its page say when it is back, and it can be waited for: $language',
  async ({ say, waitlist, slug, ...shopper }) => {
    const { language } = shopper;
    const [row] = await db.select().from(products).where(eq(products.slug, slug));
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    await page.addInitScript(keepSession, token);
    await visit(`/admin/products/${row?.id}`);
    await page.getByText(say.season, { exact: true }).click();
    await page.getByRole('combobox', { name: say.seasonFrom }).selectOption(String(month(2)));
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(words.errors.fields.month_required).waitFor();
    await page.getByRole('combobox', { name: say.seasonUntil }).selectOption({
      label: nameOfMonth(month(4), language),
    });
    const back = backIn(month(2), language);
    // The form shows both cards as shoppers will see them; saving closes it.
    await page.locator('[inert]').getByText(back).first().waitFor();
    await page.getByRole('button', { name: say.save, exact: true }).click();
    const season = async () => (await db.select().from(products).where(eq(products.slug, slug)))[0]?.season;
    await expect.poll(season).toEqual({ from: month(2), until: month(4) });

    await visit(`/products/${slug}`);
    const main = page.getByRole('main');
    await main.getByText(back, { exact: true }).first().waitFor();
    await main.getByRole('button', { name: waitlist.open }).waitFor();
    // A cart that already contains it and the search suggestions say so too.
    const product = await callAt(base, getProduct, { id: slug });
    const items = JSON.stringify([{ product, quantity: 1 }]);
    await page.addInitScript((cart) => localStorage.setItem('cart', cart), items);
    await visit('/cart');
    await main.getByText(words.cart.away(back)).waitFor();
    const name = (language === 'ar' ? row?.nameAr : row?.nameEn) ?? '';
    await visit('/products?store=mouneh');
    await main.getByRole('combobox', { name: words.catalogue.search }).pressSequentially(name);
    await page.getByRole('option').filter({ hasText: name }).getByText(back).first().waitFor();
    await visit(`/products?store=mouneh&q=${encodeURIComponent(name)}`);
    await main.getByRole('listitem').filter({ hasText: name }).getByText(back).first().waitFor();
  },
);
