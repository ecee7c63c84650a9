import { sql } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();

/**
 * Counts taps on the screen and fields that were filled. The keyboard's enter key counts as typing; it must lead to the
 * field that is filled next.
 */
function countTaps({ page }: Visitor) {
  const counted = { taps: 0, fields: 0 };
  return {
    counted,
    tap: async (target: Locator) => {
      counted.taps += 1;
      await target.tap();
    },
    type: async (field: Locator, text: string) => {
      counted.fields += 1;
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.insertText(text);
    },
    goOn: () => page.keyboard.press('Enter'),
  };
}

test('the way to the message is short: new 10 taps and 6 fields, returning 4 taps, an order again 4 taps', async () => {
  const visitor = await openVisitor(browser(), base, { ...onPhone, touch: true });
  const { page, words, visit, whatsapp } = visitor;
  const { account, catalogue, cart, checkout, customer } = words;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const plus = main.getByTitle(cart.addToCart).first();
  const wayToCart = page.locator('a[href$="/cart"]').filter({ visible: true }).first();
  const proceed = main.getByRole('button', { name: cart.proceed }).first();
  const send = dialog.getByRole('button', { name: checkout.send });
  const expectSent = async (count: number) => {
    await dialog.getByRole('heading', { name: checkout.savedTitle }).waitFor();
    await expect.poll(() => whatsapp.length).toBe(count);
  };

  await visit('/');
  const newcomer = countTaps(visitor);
  await newcomer.tap(page.getByRole('link', { name: words.home.start }));
  await newcomer.tap(main.getByRole('link', { name: catalogue.stores.mouneh.kind }));
  await newcomer.tap(plus);
  await newcomer.tap(wayToCart);
  await newcomer.tap(proceed);
  await dialog.getByRole('heading', { name: account.toOrder }).waitFor();
  const name = dialog.getByRole('textbox', { name: account.name });
  await newcomer.tap(name);
  await newcomer.type(name, 'Rania Haddad');
  await newcomer.goOn();
  await newcomer.type(
    dialog.getByRole('textbox', { name: account.email }),
    `${crypto.randomUUID()}@example.com`,
  );
  await newcomer.goOn();
  await newcomer.type(dialog.getByLabel(account.password, { exact: true }), 'sumac-and-thyme');
  await newcomer.goOn();
  await newcomer.type(dialog.getByLabel(account.confirmPassword, { exact: true }), 'sumac-and-thyme');
  await newcomer.tap(dialog.getByRole('checkbox', { name: account.terms }));
  await newcomer.tap(dialog.getByRole('button', { name: account.signup }));
  const street = dialog.getByRole('textbox', { name: checkout.street });
  await newcomer.tap(street);
  await newcomer.type(street, 'Rainbow Street 14');
  await newcomer.goOn();
  await newcomer.type(dialog.getByRole('combobox', { name: checkout.city }), 'Amman');
  await newcomer.tap(send);
  await expectSent(1);
  expect(newcomer.counted).toEqual({ taps: 10, fields: 6 });

  await visit('/');
  const known = countTaps(visitor);
  await known.tap(plus);
  await known.tap(wayToCart);
  await known.tap(proceed);
  await expect.poll(() => street.inputValue()).toBe('Rainbow Street 14');
  await known.tap(send);
  await expectSent(2);
  expect(known.counted).toEqual({ taps: 4, fields: 0 });

  await visit('/');
  const again = countTaps(visitor);
  await again.tap(page.getByRole('button', { name: words.shell.menu }));
  await again.tap(dialog.getByRole('link', { name: words.shell.orders }));
  const reorder = main.getByRole('button', { name: customer.orders.reorderNamed('').trim() });
  await again.tap(reorder.first());
  await expect.poll(() => street.inputValue()).toBe('Rainbow Street 14');
  await again.tap(send);
  await expectSent(3);
  expect(again.counted).toEqual({ taps: 4, fields: 0 });

  // In any state: the newest is on its way, the next one cancelled.
  await deps.db.execute(
    sql`update orders set status = (array['cancelled', 'shipped', 'processing'])[number % 3 + 1]`,
  );
  await visit('/orders');
  await expect.poll(() => reorder.count()).toBe(3);
});
