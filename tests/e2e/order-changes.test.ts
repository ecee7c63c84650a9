import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { setSellerNote } from '../../contracts/admin-orders.ts';
import { listProducts, type Product, updateProduct } from '../../contracts/catalogue.ts';
import { formatDay, type Language } from '../../contracts/language.ts';
import { changeOrder } from '../../contracts/order-revisions.ts';
import { type Order, setOrderStatus } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { catalogue as catalogueAr } from '../../web/i18n/ar/catalogue.ts';
import { customer as customerAr } from '../../web/i18n/ar/customer.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { unsaved as unsavedEn } from '../../web/i18n/en/unsaved.ts';
import { formatPrice } from '../../web/i18n/format.ts';
import { lastOrderWords } from '../../web/storefront/last-order-words.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { address, itemOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const owner = await ensureFirstAdmin(deps);

async function signIn(): Promise<string> {
  const { email, password } = owner;
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()).data.token;
}

const unsaved = { en: unsavedEn, ar: unsavedAr };
const undoWord = { en: activityEn.undo, ar: activityAr.undo };
const orderOf = (product: Product, { name, language }: { name: string; language: Language }) => ({
  customer_name: name,
  customer_email: 'rania@example.com',
  shipping_address: address,
  items: [itemOf(product, 2)],
  language,
});
const people = [
  { language: 'en', orders: ordersEn, name: 'Rania', reason: 'Out of labneh' },
  { language: 'ar', orders: ordersAr, name: 'رانيا', reason: 'نفدت اللبنة' },
] as const;

test.each(people)(
  'the seller replaces a line on a phone, the customer accepts on theirs, and the seller sees it: $language',
  async ({ language, orders, name, reason }) => {
    const { change } = orders;
    const customer = await openVisitor(browser(), base, { language, viewport: phone });
    const { call } = await signUpVisitor(customer, base, name);
    const [labneh, coffee] = await Promise.all(
      ['labneh-balls-in-olive-oil', 'arabic-coffee-with-cardamom'].map((slug) =>
        call<Product>('GET', `/products/${slug}`),
      ),
    );
    if (!labneh || !coffee) throw new Error('the shop has other goods');
    const order = await call<Order>('POST', '/orders', orderOf(labneh, { name, language }));

    const seller = await openVisitor(browser(), base, { language, viewport: phone });
    await seller.page.addInitScript(keepSession, await signIn());
    await seller.visit(`/admin/orders/${order.number}`);
    await seller.page.getByRole('button', { name: change.title }).click();
    const sheet = seller.page.getByRole('dialog');
    await sheet.getByRole('button', { name: change.replace }).click();
    const search = sheet.getByRole('searchbox');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill(coffee.name[language]);
    // Above a keyboard too, the line that was replaced is in sight and has the focus.
    await seller.page.setViewportSize({ width: 360, height: 400 });
    await sheet.getByRole('list', { name: change.found }).getByRole('button').first().click();
    const replaced = sheet.getByRole('listitem').filter({ hasText: coffee.name[language] }).first();
    await expect.poll(() => replaced.evaluate((line) => line === document.activeElement)).toBe(true);
    await expect.poll(() => replaced.locator('> :first-child').evaluateAll(countWhole)).toBe(1);
    await seller.page.setViewportSize(phone);
    await sheet.getByLabel(change.reason).fill(reason);
    // An invalid price is reported at its field, which has the focus.
    await sheet.getByRole('button', { name: change.price, exact: true }).click();
    const price = sheet.getByLabel(change.priceOfOne);
    await price.fill('abc');
    await sheet.getByText(change.noTotal).waitFor();
    await sheet.getByRole('button', { name: change.save }).click();
    await sheet.getByText(seller.words.errors.fields.price_invalid).waitFor();
    await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(true);
    await price.fill((coffee.price + 1).toFixed(2));
    // A line shows its new price.
    await sheet
      .getByText(formatPrice(coffee.price + 1, language))
      .first()
      .waitFor();
    await price.fill(coffee.price.toFixed(2));
    await expect.poll(() => sheet.getByText(change.noTotal).count()).toBe(0);
    // All of it survives a reload.
    seller.page.on('dialog', (dialog) => dialog.accept());
    await sheet.locator('summary').first().click();
    const door = sheet.getByRole('textbox', { name: seller.words.checkout.building });
    await door.fill('14B');
    await seller.page.reload();
    // The order says that a change was started, and opens it.
    const kept = seller.page.getByRole('status').filter({ hasText: change.unsaved });
    await kept.getByRole('button', { name: unsaved[language].stay }).click();
    await sheet.getByText(unsaved[language].restored).waitFor();
    await sheet.getByText(coffee.name[language]).first().waitFor();
    await expect.poll(() => sheet.getByLabel(change.reason).inputValue()).toBe(reason);
    await sheet.locator('summary').first().click();
    await expect.poll(() => door.inputValue()).toBe('14B');
    await door.fill('');
    await expectAccessible(seller.page, 'the sheet in which an order is changed');
    // Above a keyboard the consent is at most two lines beside its button, whose words stay in one.
    for (const width of [320, 360]) {
      await seller.page.setViewportSize({ width, height: 400 });
      const lines = () => Promise.all([change.agreed, change.ask].map((text) => countLines(sheet, text)));
      await expect.poll(lines, { message: `${width}` }).toEqual([expect.toBeOneOf([1, 2]), 1]);
    }
    await seller.page.setViewportSize(phone);
    await sheet.getByRole('button', { name: change.ask }).click();
    const waiting = seller.page.getByRole('region', { name: change.waiting });
    const tell = waiting.getByRole('link', { name: change.tell });
    await expect
      .poll(async () => decodeURIComponent((await tell.getAttribute('href')) ?? ''))
      .toContain(order.number);

    // A sent change no longer counts as unsaved.
    await expect.poll(() => kept.count()).toBe(0);
    // When reopened, the sheet starts with the pending change.
    await seller.page.getByRole('button', { name: change.title }).click();
    await sheet.getByText(change.replaces).waitFor();
    await expect.poll(() => sheet.getByText(unsaved[language].restored).count()).toBe(0);
    await sheet.getByText(coffee.name[language]).first().waitFor();
    await expect.poll(() => sheet.getByLabel(change.reason).inputValue()).toBe(reason);
    await seller.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // The list of orders says so, too.
    const list = await seller.context.newPage();
    await list.goto(`${base}${language === 'ar' ? '/ar' : ''}/admin/orders`);
    await list
      .getByRole('listitem')
      .filter({ hasText: order.number })
      .getByText(change.waitingShort)
      .waitFor();
    // Also on a small phone it is shown in full, and does not run below the sum.
    await list.setViewportSize({ width: 360, height: 740 });
    const isCut = () =>
      list
        .getByRole('listitem')
        .filter({ hasText: order.number })
        .getByText(change.waitingShort)
        .evaluate((note) => note.scrollWidth > note.clientWidth);
    await expect.poll(isCut).toBe(false);
    await list.setViewportSize(phone);
    const overlap = () =>
      list
        .getByRole('listitem')
        .filter({ hasText: order.number })
        .evaluate((row, waiting) => {
          const boxOf = (part: Node | null | undefined) => {
            const range = document.createRange();
            if (part) range.selectNodeContents(part);
            return range.getBoundingClientRect();
          };
          const parts = [...row.querySelectorAll('span, b')];
          const note = boxOf(parts.find((part) => part.textContent === waiting));
          const sum = boxOf(parts.findLast((part) => /\d\.\d\d/.test(part.textContent)));
          return Math.max(0, Math.min(note.right, sum.right) - Math.max(note.left, sum.left));
        }, change.waitingShort);
    await expect.poll(overlap).toBe(0);
    await list.close();
    // The next step asks for confirmation: it would proceed without the change.
    await seller.page.getByRole('button', { name: orders.next.processing, exact: true }).click();
    await sheet.getByText(orders.askWaiting).waitFor();
    await sheet.getByRole('button', { name: orders.no, exact: true }).click();
    await waiting.waitFor();

    // The home page says that the customer is asked, and links to the answer, which comes before the order's details.
    await customer.visit('/');
    await customer.page.getByRole('main').getByText(lastOrderWords[language].asked).waitFor();
    await customer.page.getByRole('link', { name: lastOrderWords[language].answer, exact: true }).click();
    const details = customer.page.getByRole('dialog');
    const accept = details.getByRole('button', { name: customer.words.customer.orders.changes.accept });
    const address = details.getByText(customer.words.customer.orders.address, { exact: true });
    const topOf = async (one: typeof accept) => (await one.boundingBox())?.y ?? 0;
    // The sheet appears meanwhile.
    await expect.poll(async () => (await topOf(accept)) < (await topOf(address))).toBe(true);
    await customer.page.keyboard.press('Escape');

    const { changes } = customer.words.customer.orders;
    await customer.visit('/orders');
    const proposal = customer.page.getByRole('region', { name: changes.title });
    await proposal.getByText(reason).waitFor();
    await proposal.getByText(coffee.name[language]).waitFor();
    await expectAccessible(customer.page, 'a change that is proposed');
    await proposal.getByRole('button', { name: changes.accept }).press('Enter');
    await proposal.waitFor({ state: 'detached' });
    // The result replaces the question, and takes the focus of the removed button.
    await customer.page.getByRole('status').getByText(changes.accepted).waitFor();
    // The seller is notified of the order and of the answer.
    await seller.page.getByText(orders.customerActs.accepted(order.number)).waitFor();
    const focused = () => customer.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain(changes.accepted);
    await customer.page.getByRole('listitem').getByRole('link', { name: coffee.name[language] }).waitFor();
    // The result stays, with the sum that applies now; its details still say when that was, and what changed.
    await customer.page.reload();
    const now = await call<Order>('GET', `/orders/${order.id}`);
    const lasting = customer.page
      .getByRole('listitem')
      .getByRole('status')
      .filter({ hasText: changes.accepted });
    await lasting.getByText(`${changes.totalNow}: ${formatPrice(now.total, language)}`).waitFor();
    await customer.page
      .getByRole('button', { name: customer.words.customer.orders.detailsNamed(order.number) })
      .click();
    await details.getByText(formatDay(new Date().toISOString(), language)).last().waitFor();
    await details.getByText(changes.accepted).waitFor();
    await details.getByText(changes.what).click();
    const told = details.getByRole('group').filter({ hasText: changes.what });
    for (const text of [reason, coffee.name[language], changes.replaced])
      await told.getByText(text).first().waitFor();
    await expectAccessible(customer.page, 'what a change has changed');
    await customer.page.keyboard.press('Escape');

    await waiting.waitFor({ state: 'detached' });
    await seller.page.getByRole('listitem').getByRole('link', { name: coffee.name[language] }).waitFor();
  },
);

test.each(people)(
  'the seller weighs the goods while the customer cancels: what was cancelled stays so, and the seller is told: $language',
  async ({ language, orders, name, reason }) => {
    const { change } = orders;
    const customer = await openVisitor(browser(), base, { language, viewport: phone });
    const { call } = await signUpVisitor(customer, base, name);
    const labneh = await call<Product>('GET', '/products/labneh-balls-in-olive-oil');
    const order = await call<Order>('POST', '/orders', orderOf(labneh, { name, language }));
    const seller = await openVisitor(browser(), base, { language, viewport: phone });
    seller.expected.push('409');
    await seller.page.addInitScript(keepSession, await signIn());
    await seller.visit(`/admin/orders/${order.number}`);
    await seller.page.getByRole('button', { name: change.title }).click();
    const sheet = seller.page.getByRole('dialog');
    await sheet.getByRole('button', { name: change.price }).click();
    await sheet.getByLabel(change.weight).fill('480g');
    await sheet.getByLabel(change.priceOfOne).fill('٣٫٣٦');
    await sheet.getByLabel(change.lineReason).fill(reason);
    // A different weight needs the customer's answer, unless the customer has already agreed; the button says what it will do.
    await sheet.getByRole('button', { name: change.ask }).waitFor();
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: change.rightAway }).click();
    await sheet.waitFor({ state: 'detached' });
    const now = () => call<Order>('GET', `/orders/${order.id}`);
    const weighed = {
      revision: { number: 2 },
      items: [{ quantity: 2, price: 3.36, weight: '480g', reason }],
    };
    await expect.poll(now).toMatchObject(weighed);

    await seller.page.getByRole('button', { name: change.title }).click();
    const { changes, detailsNamed } = customer.words.customer.orders;
    await customer.visit('/orders');
    await customer.page.getByRole('button', { name: detailsNamed(order.number) }).click();
    await customer.page.getByRole('button', { name: changes.cancel }).click();
    const question = customer.page.getByRole('dialog', { name: changes.cancelTitle });
    await question.getByRole('button', { name: changes.cancel }).click();
    await question.waitFor({ state: 'detached' });
    // The pressed button is gone: the order's new state takes the focus, at the top of the open details.
    const details = customer.page.getByRole('dialog');
    const told = details
      .getByRole('status')
      .filter({ hasText: customer.words.customer.guestOrder.cancelledHere });
    await expect.poll(() => told.evaluate((one) => one.parentElement === document.activeElement)).toBe(true);
    await details
      .getByText(customer.words.customer.orders.statuses.cancelled ?? '', { exact: true })
      .waitFor();
    const isSeen = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect.poll(() => told.evaluate(isSeen)).toBe(true);
    await sheet.waitFor({ state: 'detached' });
    await seller.page.getByText(orders.customerActs.cancelled(order.number)).first().waitFor();
    await expect.poll(now).toMatchObject({ ...weighed, status: 'cancelled' });
  },
);

test.each(people)(
  'while a change waits its customer can cancel, and is told that it comes before a correction; no answer given before stays on a cancelled order: $language',
  async ({ language, orders, name }) => {
    const customer = await openVisitor(browser(), base, { language, viewport: phone });
    const { page, visit, words } = customer;
    const { call } = await signUpVisitor(customer, base, name);
    const labneh = await call<Product>('GET', '/products/labneh-balls-in-olive-oil');
    const order = await call<Order>('POST', '/orders', orderOf(labneh, { name, language }));
    const token = await signIn();
    const propose = () =>
      callAt(
        base,
        changeOrder,
        { id: order.id, revision: 1, lines: [{ position: 0, quantity: 5 }] },
        bearer(token),
      );
    const { changes, detailsNamed } = words.customer.orders;
    const { cancelledHere } = words.customer.guestOrder;
    await propose();
    await visit('/orders');
    await page.getByRole('button', { name: detailsNamed(order.number) }).click();
    const details = page.getByRole('dialog');
    await details.getByText(changes.addressAfterAnswer).waitFor();
    expect(await details.getByRole('button', { name: changes.editAddress }).count()).toBe(0);
    // One tap alone declines nothing: the consequence is shown first.
    await details.getByRole('button', { name: changes.decline }).click();
    const declining = page.getByRole('dialog', { name: changes.declineTitle });
    await declining.getByText(changes.declineText).waitFor();
    await expectAccessible(page, 'the question before a change is declined');
    await declining.getByRole('button', { name: changes.askAgain }).click();
    await declining.waitFor({ state: 'detached' });
    await details.getByRole('button', { name: changes.decline }).click();
    await declining.getByRole('button', { name: changes.declineYes }).click();
    await details.getByText(changes.declined).waitFor();
    // The result stays for both sides: the shop sees it in the order and in the customer's message.
    await details.getByText(changes.declinedWhat).waitFor();
    const message = details.getByRole('link', { name: words.customer.orders.whatsappAnswer });
    await expect
      .poll(async () => decodeURIComponent((await message.getAttribute('href')) ?? ''))
      .toContain(formatPrice(order.total, language).replace(/\u00a0/g, ' '));
    const seller = await openVisitor(browser(), base, { language, viewport: phone });
    await seller.page.addInitScript(keepSession, token);
    await seller.visit(`/admin/orders/${order.number}`);
    const notice = seller.page.getByRole('status').filter({ hasText: orders.change.declinedChange });
    await notice.getByText(orders.change.declinedWhat).click();
    await notice.locator('ins', { hasText: '5 ×' }).waitFor();
    await expectAccessible(seller.page, 'what was declined');
    // The next step is beside it.
    await notice.getByRole('button', { name: orders.change.suggestAgain }).click();
    const sheet = seller.page.getByRole('dialog', { name: orders.change.title });
    await sheet.waitFor();
    await seller.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // Both lists show it as well.
    await seller.visit(`/admin/orders?q=${order.number}`);
    const row = seller.page.getByRole('main').getByRole('listitem').filter({ hasText: order.number });
    await row.getByText(orders.change.declinedShort).waitFor();
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(76);
    await page.locator(`#${order.number}`).getByText(changes.declined).waitFor();
    await propose();
    await details.getByRole('region', { name: changes.title }).waitFor();
    await details.getByRole('button', { name: changes.cancel }).click();
    const question = page.getByRole('dialog', { name: changes.cancelTitle });
    await question.getByText(changes.cancelProposed).waitFor();
    await question.getByRole('button', { name: changes.cancel }).click();
    await details.getByText(cancelledHere).waitFor();
    expect(await details.getByText(changes.declined).count()).toBe(0);
    expect(await details.getByRole('region', { name: changes.title }).count()).toBe(0);
    await expectAccessible(page, 'an order that was cancelled in its details');
  },
);

test.each(people)(
  'a proposed change is withdrawn, and the next one accepted for a customer who agreed on the phone: $language',
  async ({ language, orders, name }) => {
    const { change } = orders;
    const customer = await openVisitor(browser(), base, { language, viewport: phone });
    const { call } = await signUpVisitor(customer, base, name);
    const labneh = await call<Product>('GET', '/products/labneh-balls-in-olive-oil');
    const order = await call<Order>('POST', '/orders', orderOf(labneh, { name, language }));
    const token = await signIn();
    const propose = async () => {
      const response = await fetch(`${base}/api/admin/orders/${order.id}/contents`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ revision: 1, proposed: null, lines: [{ position: 0, quantity: 5 }] }),
      });
      expect(response.status).toBe(200);
    };
    const now = async () => (await call<Order>('GET', `/orders/${order.id}`)).items[0]?.quantity;

    await propose();
    const seller = await openVisitor(browser(), base, { language, viewport: phone });
    await seller.page.addInitScript(keepSession, token);
    await seller.visit(`/admin/orders/${order.number}`);
    const waiting = seller.page.getByRole('region', { name: change.waiting });
    await waiting.getByRole('button', { name: change.withdraw, exact: true }).click();
    const question = seller.page.getByRole('dialog', { name: change.withdrawTitle });
    await expectAccessible(seller.page, 'the question before a change is withdrawn');
    await question.getByRole('button', { name: change.withdraw, exact: true }).click();
    await seller.page.getByText(change.withdrawn(order.number)).waitFor();
    await waiting.waitFor({ state: 'detached' });
    await expect.poll(now).toBe(2);

    await propose();
    // While an answer is pending, the next status is no more prominent than the customer's answer.
    const agreed = waiting.getByRole('button', { name: change.customerAgreed, exact: true });
    await agreed.waitFor();
    const bar = seller.page.getByRole('region', { name: orders.order(order.number) });
    const colourOf = (button: typeof agreed) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const step = bar.getByRole('button', { name: orders.next.processing });
    expect(await colourOf(step)).not.toBe(await colourOf(agreed));
    await agreed.click();
    await seller.page.getByText(change.changed(order.number)).waitFor();
    await waiting.waitFor({ state: 'detached' });
    await expect.poll(now).toBe(5);
    await seller.page.getByRole('button', { name: undoWord[language], exact: true }).click();
    await expect.poll(now).toBe(2);
  },
);

test('after a change the WhatsApp button of the bar tells of it, until the order has its next status', async () => {
  const customer = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const { call } = await signUpVisitor(customer, base, 'Rania');
  const labneh = await call<Product>('GET', '/products/labneh-balls-in-olive-oil');
  const { id, number } = await call<Order>('POST', '/orders', {
    ...orderOf(labneh, { name: 'Rania', language: 'en' }),
    items: [itemOf(labneh, 2)],
  });
  const token = await signIn();
  const seller = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, token);
  await seller.visit(`/admin/orders/${number}`);
  const bar = seller.page.getByRole('region', { name: ordersAr.order(number) });
  const message = async () => {
    const href = await bar.getByRole('link', { name: ordersAr.whatsapp }).getAttribute('href');
    return new URL(href ?? '').searchParams.get('text');
  };
  await expect.poll(message).toContain('Thank you for your order');
  const lines = [{ position: 0, quantity: 1 }];
  const input = { id, revision: 1, proposed: null, lines, agreed: true };
  await callAt(base, changeOrder, input, bearer(token));
  await seller.visit(`/admin/orders/${number}`);
  await expect.poll(message).toContain('changed your order');
  await callAt(base, setOrderStatus, { id, status: 'processing' }, bearer(token));
  await seller.visit(`/admin/orders/${number}`);
  await expect.poll(message).not.toContain('changed your order');
});

test('in the sheet each quantity is as wide as the next, whatever its product is called, and a weight is written as its row has it', async () => {
  const { change, daySheet } = ordersAr;
  const buyer = await openVisitor(browser(), base, { language: 'ar' });
  const { call } = await signUpVisitor(buyer, base, 'Rania');
  const token = await signIn();
  const [long, short] = (await callAt(base, listProducts, { limit: 2 })).items;
  if (!long || !short) throw new Error('the shop has no goods');
  await callAt(
    base,
    updateProduct,
    {
      ...{ id: long.id, category: long.category, weight: '750ml' },
      name: { en: 'Oil', ar: 'زيت زيتون بكر ممتاز من العصرة الأولى الباردة من جبال عجلون' },
    },
    bearer(token),
  );
  const { number } = await call<Order>('POST', '/orders', {
    ...orderOf(long, { name: 'Rania', language: 'ar' }),
    items: [itemOf(long, 2), itemOf(short, 2)],
  });
  const { page, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: { width: 320, height: 700 },
  });
  await page.addInitScript(keepSession, token);
  await visit(`/admin/orders/${number}`);
  await page.getByRole('button', { name: change.title }).click();
  const sheet = page.getByRole('dialog', { name: change.title });
  const widths = () =>
    sheet
      .getByRole('textbox', { name: change.quantityOf('').trim() })
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().width)));
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    const wide = size === '100%' ? 40 : 80;
    await expect.poll(async () => (await widths()).map((width) => width >= wide)).toEqual([true, true]);
    expect(new Set(await widths()).size).toBe(1);
  }
  await sheet.getByRole('button', { name: change.price, exact: true }).first().click();
  const weight = sheet.getByLabel(change.weight, { exact: true });
  await expect.poll(() => weight.inputValue()).toBe('750 مل');
  // Typed again with the old value, it is no change.
  await weight.fill('500 مل');
  await weight.fill('750 مل');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  // On paper an order is white, and its links are not underlined.
  await visit('/admin/orders/day-sheet');
  await page.getByRole('heading', { name: daySheet }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const inkIn = () =>
    page
      .locator('li:visible', { hasText: number })
      .last()
      .evaluate((row) =>
        [row, ...row.querySelectorAll('a')].map((part) => {
          const { backgroundColor, backgroundImage, textDecorationLine } = getComputedStyle(part);
          return [backgroundColor, backgroundImage, textDecorationLine].join(' ');
        }),
      );
  await expect.poll(async () => [...new Set(await inkIn())]).toEqual(['rgba(0, 0, 0, 0) none none']);
});

test('of two who change one order the second is told, sees what the first saved, and both changes are in it at the end', async () => {
  const { change, returns, noteText, noteSave } = ordersEn;
  const buyer = await openVisitor(browser(), base, { language: 'en' });
  const { call } = await signUpVisitor(buyer, base, 'Rania');
  const [labneh, coffee] = await Promise.all(
    ['labneh-balls-in-olive-oil', 'arabic-coffee-with-cardamom'].map((slug) =>
      call<Product>('GET', `/products/${slug}`),
    ),
  );
  if (!labneh || !coffee) throw new Error('the shop has other goods');
  const { id, number } = await call<Order>('POST', '/orders', {
    ...orderOf(labneh, { name: 'Rania', language: 'en' }),
    items: [itemOf(labneh, 2), itemOf(coffee, 2)],
  });
  const now = () => call<Order>('GET', `/orders/${id}`);
  const quantities = async () => (await now()).items.map(({ quantity }) => quantity);
  const token = await signIn();
  const { page, context, visit, expected } = await openVisitor(browser(), base, { language: 'en' });
  expected.push('409');
  await page.addInitScript(keepSession, token);
  await visit(`/admin/orders/${number}`);
  const other = await context.newPage();
  await other.addInitScript(keepSession, token);
  await other.goto(`${base}/admin/orders/${number}`);

  // One more of the first line in this tab; one more of the second line in the other tab, which is saved first.
  await page.getByRole('button', { name: change.title }).click();
  await page.getByRole('button', { name: change.more(labneh.name.en) }).click();
  await other.getByRole('button', { name: change.title }).click();
  await other.getByRole('button', { name: change.more(coffee.name.en) }).click();
  await other.getByLabel(change.agreed).check();
  await other.getByRole('button', { name: change.rightAway }).click();
  await other.getByText(change.changed(number)).waitFor();
  const sheet = page.getByRole('dialog', { name: change.title });
  const told = sheet.getByRole('alert').filter({ hasText: change.conflict });
  await told.getByText(`3 × ${coffee.name.en}`).waitFor();
  // Nothing can be saved before the choice: the bottom bar says so and links to it, and shows no sum that belongs to
  // neither version.
  await sheet.getByText(adminEn.versions.choiceWaits).waitFor();
  for (const name of [change.ask, change.rightAway, change.save])
    expect(await sheet.getByRole('button', { name }).count()).toBe(0);
  const total = sheet.getByText(/^Total /);
  expect(await total.count()).toBe(await told.getByText(/^Total /).count());
  const show = sheet.getByRole('button', { name: adminEn.versions.choiceWaits });
  await page.setViewportSize({ width: 1280, height: 500 });
  await sheet.getByRole('button', { name: change.more(labneh.name.en) }).scrollIntoViewIfNeeded();
  await show.click();
  await expect.poll(() => told.evaluate((alert) => alert.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, 'an order that someone else has changed');
  expect(await quantities()).toEqual([2, 3]);
  // In the largest letters on a small phone the bottom bar leaves most of the sheet to the versions.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const heightOf = async (part: typeof show) => (await part.boundingBox())?.height ?? Number.NaN;
  expect(await heightOf(show.locator('..'))).toBeLessThan((await heightOf(sheet)) / 3);
  await page.setViewportSize({ width: 1280, height: 500 });
  // Both survive a reload.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: unsavedEn.stay }).click();
  await told.getByRole('button', { name: adminEn.versions.keepBoth }).click();
  // It is a status, not an alert.
  await sheet.getByRole('status').filter({ hasText: unsavedEn.merged }).waitFor();
  await total.waitFor();
  await expect
    .poll(() =>
      sheet
        .getByRole('textbox', { name: change.quantityOf('') })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    )
    .toEqual(['3', '3']);
  await sheet.getByLabel(change.agreed).check();
  await sheet.getByRole('button', { name: change.rightAway }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(quantities).toEqual([3, 3]);

  // A sheet without typed changes takes over what was saved elsewhere without a question.
  await page.getByRole('button', { name: change.title }).click();
  await other.getByRole('button', { name: change.title }).click();
  await other.getByRole('button', { name: change.more(coffee.name.en) }).click();
  await other.getByLabel(change.agreed).check();
  await other.getByRole('button', { name: change.rightAway }).click();
  const typed = sheet.getByRole('textbox', { name: change.quantityOf(coffee.name.en) });
  await expect.poll(() => typed.inputValue()).toBe('4');
  expect(await told.count()).toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  // The same for a note by the seller.
  await page.getByLabel(noteText).fill('Ring twice');
  await callAt(base, setSellerNote, { id, note: 'Gate code 12', expected_note: '' }, bearer(token));
  await page.getByRole('alert').getByText('Gate code 12').waitFor();
  await expect.poll(() => page.getByRole('button', { name: noteSave }).count()).toBe(0);
  await page.getByRole('button', { name: adminEn.versions.keepMine }).click();
  await page.getByText(ordersEn.noteSaved).waitFor();

  // The same for returned items, which are not returned twice.
  await callAt(base, setOrderStatus, { id, status: 'delivered' }, bearer(token));
  await page.getByRole('button', { name: returns.title }).click();
  const back = page.getByRole('dialog', { name: returns.title });
  const ofLabneh = back.getByRole('combobox').first();
  await ofLabneh.selectOption('1');
  await other.getByRole('button', { name: returns.title }).click();
  await other.getByRole('combobox').first().selectOption('1');
  await other.getByRole('button', { name: returns.save }).click();
  await other.getByText(returns.done(number)).waitFor();
  await back.getByText(change.conflict).waitFor();
  expect(await back.getByRole('button', { name: returns.save }).count()).toBe(0);
  await back.getByRole('button', { name: adminEn.versions.takeTheirs }).click();
  await expect.poll(() => ofLabneh.inputValue()).toBe('0');
  expect(await quantities()).toEqual([2, 4]);

  // A return is undone in the order's history.
  await page.keyboard.press('Escape');
  await back.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: activityEn.undoNamed(returns.happened) }).click();
  await page.getByText(returns.undoing).first().waitFor();
  expect(await quantities()).toEqual([3, 4]);
});

test('a line that the seller removes stays with the way back until the change is saved, a reload in between', async () => {
  const language = 'ar';
  const { change } = ordersAr;
  const customer = await openVisitor(browser(), base, { language, viewport: phone });
  const { call } = await signUpVisitor(customer, base, 'رانيا');
  const [labneh, coffee] = await Promise.all([
    call<Product>('GET', '/products/labneh-balls-in-olive-oil'),
    call<Product>('GET', '/products/arabic-coffee-with-cardamom'),
  ]);
  const items = [itemOf(labneh, 2), itemOf(coffee, 1)];
  const order = await call<Order>('POST', '/orders', {
    ...orderOf(labneh, { name: 'رانيا', language }),
    items,
  });
  const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(keepSession, await signIn());
  await visit(`/admin/orders/${order.number}`);
  await page.getByRole('button', { name: change.title }).click();
  const sheet = page.getByRole('dialog');
  const lines = sheet.getByRole('listitem');
  const first = lines.filter({ hasText: labneh.name.ar });
  await first.getByRole('button', { name: /^حذف/ }).click();
  const putBack = first.getByRole('button', { name: change.putBack });
  await expect.poll(() => putBack.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => first.locator('del').innerText()).toContain(labneh.name.ar);
  // The last line of an order cannot be removed as well.
  expect(await lines.getByRole('button', { name: /^حذف/ }).count()).toBe(0);
  await expectAccessible(page, 'a line that is removed');
  // A refused quantity says so over no button, the one that puts the line before it back included, and no name or price.
  const quantity = lines.last().getByRole('textbox');
  const remark = lines.last().getByRole('status');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...phone, width });
    await quantity.fill('0');
    await remark.getByText(catalogueAr.oneAtLeast, { exact: true }).waitFor();
    expect([width, await remark.evaluate(findOverlaid)]).toEqual([width, []]);
    await quantity.fill('1');
  }
  // Above a keyboard the sum in the foot is in one line, so that two lines of the order are between it and the title.
  await page.setViewportSize({ width: 360, height: 400 });
  await first.evaluate((it) => it.scrollIntoView());
  const sum = sheet.getByText(customerAr.orders.total).last();
  await expect.poll(() => sum.evaluate((it: HTMLElement) => it.offsetHeight)).toBeLessThan(30);
  await expect.poll(() => lines.locator('> :first-child').evaluateAll(countWhole)).toBe(2);
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('button', { name: change.title }).click();
  await putBack.click();
  // In its place, as it was: nothing of the order differs.
  await expect.poll(() => lines.first().innerText()).toContain(labneh.name.ar);
  await expect.poll(() => lines.first().evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => sheet.getByText(unsavedAr.restored).count()).toBe(0);
  // A line whose quantity was changed before it was removed is put back with that quantity.
  await first.getByRole('textbox').fill('5');
  await first.getByRole('button', { name: /^حذف/ }).click();
  await putBack.click();
  await expect.poll(() => first.getByRole('textbox').inputValue()).toBe('5');

  await first.getByRole('button', { name: /^حذف/ }).click();
  await sheet.getByRole('button', { name: change.ask }).click();
  const waiting = page.getByRole('region', { name: change.waiting });
  await waiting.getByText(labneh.name.ar).waitFor();
});

/** The names of the dialog's buttons that an element is drawn over. */
function findOverlaid(element: HTMLElement): string[] {
  const over = element.getBoundingClientRect();
  const others = element.closest('dialog')?.querySelectorAll<HTMLElement>('button, b, small, del') ?? [];
  return [...others].flatMap((other) => {
    const box = other.getBoundingClientRect();
    const isOver =
      box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
    return isOver ? [other.ariaLabel ?? other.innerText] : [];
  });
}

/** In how many lines a text is drawn. */
const countLines = (within: Locator, text: string): Promise<number> =>
  within.getByText(text, { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** How many of a dialog's elements are whole in the part of it that scrolls. */
const countWhole = (elements: HTMLElement[]): number =>
  elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const room = element.closest('dialog > * > *')?.getBoundingClientRect();
    return room && top >= room.top && bottom <= room.bottom;
  }).length;
