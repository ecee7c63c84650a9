import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

/** Wherever a page shows this weight: whether its number is drawn on the left of its word. */
const drawnFromLeft = (page: Page, [number, word]: [string, string]) =>
  page.evaluate(
    ([first = '', second = '']) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: boolean[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = new RegExp(`${first}\\s${second}`).exec(node.textContent ?? '')?.index;
        if (at === undefined || !node.parentElement?.checkVisibility()) continue;
        const leftOf = (from: number, length: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, from + length);
          return range.getBoundingClientRect().left;
        };
        found.push(leftOf(at, first.length) < leftOf(at + first.length + 1, second.length));
      }
      return found;
    },
    [number, word],
  );

test('a weight in Latin letters is read from left to right on Arabic pages: the product’s, lists, the cart and the shop admin', async () => {
  const slug = 'makdous';
  const [row] = await db().set({ weight: '6 pack' }).where(eq(products.slug, slug)).returning();
  const { page, visit } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await page.addInitScript(keepSession, token);
  await visit(`/products/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'إضافة إلى السلة' }).first().click();
  const places = [
    `/products/${slug}`,
    `/search?q=${slug}`,
    '/cart',
    `/admin/products?q=${slug}`,
    `/admin/products/${row?.id}/stock`,
  ];
  for (const path of places) {
    await visit(path);
    await expect.poll(() => drawnFromLeft(page, ['6', 'pack']), { message: path }).not.toEqual([]);
    expect([path, await drawnFromLeft(page, ['6', 'pack'])]).not.toContainEqual(
      expect.arrayContaining([false]),
    );
  }
});

const db = () => deps.db.update(products);
