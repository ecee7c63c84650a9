import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bulk } from '../../web/i18n/en/admin/bulk.ts';
import { legal } from '../../web/i18n/en/admin/legal.ts';
import { orders } from '../../web/i18n/en/admin/orders.ts';
import { returns } from '../../web/i18n/en/admin/returns.ts';
import { admin } from '../../web/i18n/en/admin.ts';
import { bearer, callAt, signUpAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { backgroundsOf, colourOf, contrastOf, leastContrast, styleOf } from '../support/contrast.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const browser = openBrowser();
const { base, deps } = await openSeededShop();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const schemes = ['light', 'dark'] as const;

async function openAdmin(colorScheme: 'light' | 'dark', viewport = phone) {
  const visitor = await openVisitor(browser(), base, { viewport, touch: true, colorScheme });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

test.each(schemes)('a menu over the page has an edge that stands out from it: %s', async (colorScheme) => {
  const { page, visit, words } = await openAdmin(colorScheme);
  await visit('/admin/legal/terms');
  await page
    .getByRole('group', { name: `${legal.view} ${admin.inLanguage.en}` })
    .getByRole('button', { name: legal.write, exact: true })
    .click();
  await page.getByRole('button', { name: `${legal.insertWhat} ${admin.inLanguage.en}` }).click();
  const inserted = page.getByRole('list').filter({
    has: page.getByRole('button', { name: legal.names.shipping, exact: true }),
  });
  const visitor = await openAdmin(colorScheme, { width: 1440, height: 900 });
  await visitor.visit('/about');
  await visitor.page.getByRole('button', { name: words.shell.account }).click();
  for (const menu of [inserted, visitor.page.locator('[popover]:popover-open')]) {
    expect(Number.parseFloat(await styleOf(menu, 'border-top-width'))).toBeGreaterThanOrEqual(2);
    expect(await leastContrast(menu, 'border-top-color')).toBeGreaterThanOrEqual(3);
  }
});

test.each(schemes)(
  'a button that is on, or below which something opened, is the one that stands out: %s',
  async (colorScheme) => {
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const goods = orderOf(...items.map((one) => itemOf(one, 2)));
    const { id, number } = await callAt(base, placeOrder, goods, await signUpAt(base));
    await callAt(base, setOrderStatus, { id, status: 'delivered' }, bearer(token));
    const { page, visit } = await openAdmin(colorScheme);
    const expectToStandOut = async (button: Locator) => {
      await expect.poll(() => leastContrast(button, 'background-color')).toBeGreaterThanOrEqual(3);
      const face = await styleOf(button, 'background-color');
      expect(contrastOf(await styleOf(button, 'color'), face)).toBeGreaterThanOrEqual(4.5);
    };
    await visit('/admin/products');
    const select = page.getByRole('button', { name: bulk.select, exact: true });
    await select.click();
    await expectToStandOut(select);

    await visit('/admin/orders');
    // The first press on the page lets it make sounds.
    await page.getByRole('searchbox').click();
    await expectToStandOut(page.getByRole('button', { name: orders.soundOn, exact: true }));

    await visit(`/admin/orders/${number}`);
    await page.getByRole('button', { name: returns.title, exact: true }).click();
    const lower = page.getByRole('dialog').getByRole('button', { name: returns.lower });
    await lower.click();
    await expectToStandOut(lower);
  },
);

test.each(schemes)('the edge of an unread message stands out: %s', async (colorScheme) => {
  const name = `Huda ${colorScheme}`;
  await callAt(base, sendMessage, {
    ...{ name, email: 'huda@example.com', phone: '', subject: 'other', message: 'Hello' },
  });
  const { page, visit } = await openAdmin(colorScheme);
  await visit('/admin/messages');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.waitFor();
  expect(await leastContrast(row, 'border-inline-start-color')).toBeGreaterThanOrEqual(3);
});

/** The colours of the column of pixels in the middle of the window. */
async function columnOf(page: Page, top: number, bottom: number): Promise<string[]> {
  const clip = { x: 195, y: Math.round(top), width: 1, height: Math.round(bottom - top) };
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, place) =>
    colourOf([...pixels.subarray(3 * place, 3 * place + 3)]),
  );
}

test.each(schemes)('while a list is loading, five empty rows can be seen: %s', async (colorScheme) => {
  const { page, visit } = await openAdmin(colorScheme);
  await page.route('**/api/admin/orders?*', () => {});
  await visit('/admin/orders');
  const waiting = page.getByText(orders.loading, { exact: true });
  const box = await waiting.boundingBox();
  if (!box) throw new Error('nothing is loading');
  const [ground = ''] = await backgroundsOf(page);
  const column = await columnOf(page, box.y + 60, 740);
  // From the space after a row to the next row.
  const rows = column.filter((colour, place) => {
    const isRow = (one = ground) => contrastOf(one, ground) > 1.08;
    return isRow(colour) && !isRow(column[place - 1]);
  });
  expect(rows.length).toBeGreaterThanOrEqual(5);
});

test.each(schemes)('below the bar that saves, the page has its own colour: %s', async (colorScheme) => {
  const { page, visit } = await openAdmin(colorScheme);
  await visit('/admin/delivery-abroad');
  const save = page.getByRole('main').locator('button[type="submit"]').last();
  await save.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { y = 0, height = 0 } = (await save.locator('xpath=../..').boundingBox()) ?? {};
  const [ground] = await backgroundsOf(page);
  expect(new Set(await columnOf(page, y + height + 2, y + height + 14))).toEqual(new Set([ground]));
});
