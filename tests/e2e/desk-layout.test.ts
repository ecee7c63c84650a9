import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { createProduct, listProducts } from '../../contracts/catalogue.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt, joinAt } from '../support/ask-shop.ts';
import { letIn, openBrowser } from '../support/browser.ts';
import { findCovered, findCutTexts, findLostTexts } from '../support/measure-page.ts';
import { openPage } from '../support/open-page.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const longName = 'Abdulrahman Al-Khateeb عبد الرحمن '.repeat(8).trim();

/** A product, an order and a message with names of 300 characters. */
async function fillShop(): Promise<void> {
  const customer = await joinAt(base);
  const admin = bearer(token);
  const { items } = await callAt(base, listProducts, { limit: 9 });
  const ordered = orderOf(...items.map((product) => itemOf(product, 99)));
  await callAt(base, placeOrder, { ...ordered, customer_name: longName }, customer);
  const message = 'Where is MN-1001? '.repeat(40);
  const letter = { name: longName, email: 'a@example.com', phone: '079 123 4567', message };
  await callAt(base, sendMessage, { ...letter, subject: 'order' });
  const name = { en: longName, ar: longName };
  const input = { name, price: 12.5, category: 'dairy', store: 'mouneh', weight: '25 bags of 250g' } as const;
  await callAt(base, createProduct, input, admin);
}

await fillShop();
const lists = ['orders', 'products', 'customers', 'messages'];
/** What is wrong with a screen at this width: too wide, rows too high or over each other, a bar or search out of the window. */
function findScreenFaults(highest: number): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide`);
  for (const row of document.querySelectorAll<HTMLElement>('main ul > li, main tbody tr')) {
    const { height } = row.getBoundingClientRect();
    if (height > highest) faults.push(`${height} px high: ${row.innerText.slice(0, 40)}`);
    if (row.scrollHeight > row.clientHeight + 2 && row.clientHeight > 0)
      faults.push(`out of its row: ${row.innerText.slice(0, 40)}`);
  }
  scrollTo(0, document.body.scrollHeight / 2);
  for (const part of document.querySelectorAll<HTMLElement>('[data-bottom-bar], main search')) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isStuck = /fixed|sticky/.test(getComputedStyle(part).position);
    if (height > 0 && isStuck && (top < 0 || bottom > innerHeight + 0.5))
      faults.push(`out of the window: ${part.outerHTML.slice(0, 80)}`);
  }
  return faults;
}

test.each(['en', 'ar'] as const)(
  'in %s every list of the shop admin fits every width of a phone and letters of 200 %: nothing cut, covered or too wide, rows of at most 76 px',
  async (language) => {
    const viewport = { width: 320, height: 740 };
    const visitor = await letIn(browser(), base, { language, viewport, touch: true });
    const { page } = visitor;
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    for (const screen of [...lists, 'activity']) {
      await openPage(visitor, base, `/admin/${screen}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        const message = `${screen} at ${width} px`;
        const highest = lists.includes(screen) ? 76 : 10_000;
        await expect.poll(() => page.evaluate(findScreenFaults, highest), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findLostTexts), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findCutTexts), { message }).toEqual([]);
        if (width === 320) await expect.poll(() => page.evaluate(findCovered), { message }).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const message = `${screen} in letters of 200 %`;
      await expect.poll(() => page.evaluate(findScreenFaults, 10_000), { message }).toEqual([]);
      await expect.poll(() => page.evaluate(findLostTexts), { message }).toEqual([]);
      await expect.poll(() => page.evaluate(findCutTexts), { message }).toEqual([]);
    }
  },
);
