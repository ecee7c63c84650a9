import { and, desc, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import { listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { readyOn } from '../../contracts/ready-day.ts';
import { thisMonth } from '../../contracts/season.ts';
import { countStock } from '../../contracts/stock.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, wordsOf } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import {
  findBrokenTexts,
  findDanglingDots,
  findLostTexts,
  findSpilledCards,
} from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

/** Products ordered ahead and products with few left have the most notes. The newest one comes first. */
const day = dayFromToday(30);
const [row, second] = await db.select().from(products).orderBy(desc(products.sequence)).limit(2);
if (!row || !second) throw new Error('no products');
const isBeside = and(
  eq(products.categoryId, row.categoryId),
  eq(products.store, row.store),
  ne(products.id, row.id),
);
const [neighbour] = await db.select().from(products).where(isBeside).limit(1);
await db.update(products).set({ ready_on: day }).where(eq(products.id, row.id));
await callAt(base, countStock, { id: row.id, left: 3 }, bearer(token));

test.each(['en', 'ar'] as const)(
  'the notes of a product stand within its card, whole, wherever it is listed and however narrow the phone is: %s',
  async (language) => {
    const viewport = { width: 320, height: 640 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    const customer = { name: 'Salma', email: `${language}@example.com`, password: 'a jar of olives' };
    const account = await callAt(base, register, customer);
    await callAt(base, syncFavourites, { add: [row.id], remove: [] }, bearer(account.token));
    await page.addInitScript(keepSession, account.token);
    const notes = [readyOn(day, language), wordsOf[language].catalogue.fewLeft(3)];
    const name = language === 'ar' ? row.nameAr : row.nameEn;
    const list = `/products?store=${row.store}&q=${encodeURIComponent(name)}`;
    for (const place of ['/', list, `${list}&view=list`, `/products/${neighbour?.slug}`, '/favorites']) {
      await visit(place);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
      for (const note of notes) await expect.poll(() => card.textContent()).toContain(note);
      for (const size of ['100%', '200%']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
        for (const width of [320, 360, 430]) {
          await page.setViewportSize({ width, height: 740 });
          const message = `${place} at ${width} px, ${size}`;
          for (const find of [findSpilledCards, findLostTexts])
            await expect.poll(() => page.evaluate(find), { message }).toEqual([]);
          if (size === '200%') continue;
          await expect.poll(() => page.evaluate(findBrokenTexts), { message }).toEqual([]);
          await expect.poll(() => page.evaluate(findDanglingDots, 'main li p'), { message }).toEqual([]);
        }
      }
    }
  },
);

test('the shelf of today has what can be ordered alone, and six of it', async () => {
  await callAt(base, countStock, { id: second.id, left: 0 }, bearer(token));
  const { page, words, visit } = await openVisitor(browser(), base, { language: 'en' });
  await visit('/');
  const shelf = page.getByRole('region', { name: words.home.featured.title });
  await expect.poll(() => shelf.getByRole('listitem').count()).toBe(6);
  await shelf.getByRole('listitem').filter({ hasText: row.nameEn }).waitFor();
  expect(await shelf.textContent()).not.toContain(second.nameEn);
});

/** Notes that lie under a card’s heart, or whose words don’t fit on them. */
function findNotesUnderHearts(): string[] {
  const faults: string[] = [];
  for (const card of document.querySelectorAll('main li[data-with-note]')) {
    const heart = card.querySelector('[aria-pressed]')?.getBoundingClientRect();
    const note = card.querySelector('picture ~ span');
    if (!heart || !note) continue;
    const box = note.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(note);
    const { left, right } = words.getBoundingClientRect();
    const isClear = box.right <= heart.left || box.left >= heart.right;
    if (!isClear || left < box.left || right > box.right)
      faults.push(`${note.textContent} from ${box.left} to ${box.right}, a heart at ${heart.left}`);
  }
  return faults;
}

test.each(['en', 'ar'] as const)(
  'the note on a picture lies clear of the heart, whole, however large the letters are: %s',
  async (language) => {
    const { items } = await callAt(base, listProducts, { store: row.store, limit: 8 });
    const [autumn, soldOut] = items.filter(({ id }) => id !== row.id);
    if (!autumn || !soldOut) throw new Error('no products');
    // The month with the longest name, or another one while it lasts.
    const month = thisMonth() === 9 ? 11 : 9;
    const { id, category } = autumn;
    await callAt(base, updateProduct, { id, category, season: { from: month, until: month } }, bearer(token));
    await callAt(base, countStock, { id: soldOut.id, left: 0 }, bearer(token));
    const { page, visit } = await openVisitor(browser(), base, { language, touch: true });
    await visit(`/products?store=${row.store}`);
    await page.locator('main li[data-with-note]').nth(1).waitFor();
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [740, 360],
        [1140, 900],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const message = `${width} px, ${size}`;
        await expect.poll(() => page.evaluate(findNotesUnderHearts), { message }).toEqual([]);
      }
    }
    await callAt(base, updateProduct, { id, category, season: null }, bearer(token));
    await callAt(base, countStock, { id: soldOut.id, left: 5 }, bearer(token));
  },
);
