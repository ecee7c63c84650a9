import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { subscribe } from '../../contracts/newsletter.ts';
import { type Order, placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { users } from '../../server/accounts/user.table.ts';
import { messages as inbox } from '../../server/messages/message.table.ts';
import { shortName } from '../../web/admin/short-name.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { customers as customersAr } from '../../web/i18n/ar/admin/customers.ts';
import { messages as messagesAr } from '../../web/i18n/ar/admin/messages.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { security as securityAr } from '../../web/i18n/ar/security.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { customers as customersEn } from '../../web/i18n/en/admin/customers.ts';
import { messages as messagesEn } from '../../web/i18n/en/admin/messages.ts';
import { newsletter as newsletterEn } from '../../web/i18n/en/admin/newsletter.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { security as securityEn } from '../../web/i18n/en/security.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone, type Visitor } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { isInSight } from '../support/layout-checks.ts';
import { receive } from '../support/mailbox.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { readDownload } from '../support/read-download.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop({ mail: true });
const { db } = deps;
const browser = openBrowser();
const owner = await ensureFirstAdmin(deps);

async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${base}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()).data;
}

/** A visitor who is signed in before the first page opens. */
async function enter(
  options: Parameters<typeof openVisitor>[2],
  credentials: { email: string; password?: string },
): Promise<Visitor> {
  const visitor = await openVisitor(browser(), base, options);
  const { token } = await post(login.path, credentials);
  await visitor.page.addInitScript((value) => {
    // Only once: later changes by the page are kept.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('auth_token', value);
  }, token);
  return visitor;
}

const expectNoOverflow = async ({ page }: Visitor) =>
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

test('on a phone, in Arabic, a message comes in, is counted, read, answered by mail, and answered again only when asked', async () => {
  const question = 'هل تبيعون الزيت بالتنكة؟\nPlease answer.';
  const visitor = await enter({ language: 'ar', viewport: phone }, owner);
  const { page, visit } = visitor;
  await visit('/admin/messages');
  await page.getByRole('heading', { name: messagesAr.empty }).waitFor();
  const email = 'salma@example.com';
  const letter = { name: 'سلمى', email, phone: '0791234567', subject: 'wholesale', language: 'ar' };
  await post(sendMessage.path, { ...letter, message: question });

  await visit('/admin/messages?state=unread');
  const tab = page
    .getByRole('navigation', { name: adminAr.sections })
    .getByRole('link', { name: adminAr.tabs.messages });
  await tab.getByText(messagesAr.unread(1)).waitFor();
  await expectAccessible(page, 'the inbox');
  await expectNoOverflow(visitor);
  const link = page.getByRole('main').getByRole('link', { name: 'سلمى' });
  await link.click();
  await page.getByText('هل تبيعون الزيت بالتنكة؟').waitFor();
  await expect.poll(() => tab.getByText(messagesAr.unread(1)).count()).toBe(0);
  const href = await page.getByRole('link', { name: messagesAr.whatsapp }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/962791234567\?text=./);
  await expect
    .poll(() => page.getByRole('link', { name: email }).getAttribute('href'))
    .toBe(`mailto:${email}`);

  await page.getByRole('button', { name: messagesAr.keepUnread }).click();
  await tab.getByText(messagesAr.unread(1)).waitFor();
  await link.click();
  const field = page.getByRole('textbox', { name: messagesAr.answerLabel });
  const send = page.getByRole('button', { name: messagesAr.send });
  // Answered by phone: marked as done without an answer, until that is undone.
  await page.getByRole('button', { name: messagesAr.markAnswered }).click();
  await page.getByText(messagesAr.answeredElsewhere).waitFor();
  await page.getByRole('button', { name: messagesAr.write }).waitFor();
  expect(await field.count()).toBe(0);
  await page.getByRole('button', { name: messagesAr.markUnanswered }).click();
  await field.waitFor();
  await send.click();
  await page.getByText(visitor.words.errors.fields.answer_required).waitFor();
  await field.fill('نعم، عندنا تنكة 16 كغم.');
  // A draft outlives the page.
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('نعم، عندنا تنكة 16 كغم.');
  await page.getByText(unsavedAr.restoredUnsent).waitFor();
  await expectAccessible(page, 'a message with a draft');
  await expectNoOverflow(visitor);
  visitor.expected.push('Failed to load resource');
  await page.route('**/answer', (route) => route.abort());
  await send.click();
  await page.getByRole('alert').getByText(messagesAr.sendFailed).waitFor();
  await page.unroute('**/answer');
  await expect.poll(() => field.inputValue()).toBe('نعم، عندنا تنكة 16 كغم.');
  await send.dblclick();
  await page.getByText(messagesAr.answeredOn('').trim()).waitFor();
  const mail = await receive(deps, 'contact-answer', email);
  expect(mail.text).toContain('نعم، عندنا تنكة 16 كغم.');

  await page.getByRole('button', { name: messagesAr.again }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill('والسعر 70 دينارًا.');
  await send.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: messagesAr.againTitle }).waitFor();
  await expectAccessible(page, 'the question about a second answer');
  const [first] = await db.select().from(inbox);
  expect(first?.answer).toBe('نعم، عندنا تنكة 16 كغم.');
  await dialog.getByRole('button', { name: messagesAr.sendAgain }).click();
  await page.getByRole('paragraph').filter({ hasText: 'والسعر 70 دينارًا.' }).waitFor();
  await page.getByRole('link', { name: messagesAr.back }).click();
  await page.getByRole('main').getByText(messagesAr.answered).waitFor();

  // It is deleted only after a confirmation, and the list is unchanged before that.
  await link.click();
  await page.getByRole('button', { name: messagesAr.delete, exact: true }).click();
  await dialog.getByText(messagesAr.deleteAnswered).waitFor();
  await expectAccessible(page, 'the question about a deletion');
  await dialog.getByRole('button', { name: adminAr.cancel, exact: true }).click();
  await page.getByRole('button', { name: messagesAr.delete, exact: true }).click();
  await dialog.getByRole('button', { name: messagesAr.delete, exact: true }).click();
  await page.getByText(messagesAr.deleted).waitFor();
  await expect.poll(() => link.count()).toBe(0);
  // Back does not lead to the deleted item, although the question had its own history entry above that page.
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/admin/messages');
  await expect.poll(() => page.getByText(messagesAr.notFound).count()).toBe(0);
  expect(await db.select().from(inbox)).toEqual([]);
  // The author is not stored, and “message” is said once.
  await visit('/admin/activity?kind=message');
  const newest = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(() => newest.textContent()).toBe(activityAr.actions['message.delete']);
});

test('on a phone, in Arabic, a customer is promoted, gets in, is demoted and deleted; the last administrator stays', async () => {
  const visitor = await enter({ language: 'ar', viewport: phone }, owner);
  const { page, visit, expected } = visitor;
  const other = await openVisitor(browser(), base, { viewport: phone });
  const { email, call } = await signUpVisitor(other, base, 'Rania Haddad');
  const [makdous] = await call<Product[]>('GET', '/products?limit=1');
  if (!makdous) throw new Error('the shop has no goods');
  const { number } = await call<Order>('POST', '/orders', {
    ...orderOf(itemOf(makdous)),
    shipping_address: { ...address, phone: '' },
  });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const roleOf = async () => (await db.select().from(users).where(eq(users.email, email)))[0]?.role;

  await visit('/admin/customers');
  const search = page.getByRole('searchbox', { name: customersAr.search });
  // A guest has no account: a note above the list says so, and links to their orders.
  await page.getByText(customersAr.guests).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: customersAr.toOrders }).getAttribute('href'))
    .toBe('/ar/admin/orders');
  // The same query searches the orders.
  await search.fill('أم ليث');
  await page.getByText(customersAr.noneText).waitFor();
  await expectAccessible(page, 'no customers found');
  await page.getByRole('link', { name: customersAr.searchOrders }).click();
  await page.waitForURL(/\/admin\/orders\?q=/);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('أم ليث');
  await visit('/admin/customers');
  await search.fill('haddad');
  await page.waitForURL(/q=haddad/);
  await page.getByText(customersAr.count(1)).waitFor();
  await expectAccessible(page, 'the customers');
  await expectNoOverflow(visitor);
  await page.getByRole('main').getByRole('link', { name: 'Rania Haddad' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rania Haddad' }).waitFor();
  await expectAccessible(page, 'a customer');
  await expectNoOverflow(visitor);
  await press(customersAr.endLogins);
  await expectAccessible(page, 'the question about the logins');
  await confirm(customersAr.endLogins);
  // Actions that a stolen token must not allow require the password; a wrong one is reported at its field.
  expected.push('Failed to load resource');
  const identity = page.getByRole('dialog', { name: adminAr.identity.title });
  await identity.getByLabel(securityAr.password, { exact: true }).fill('a guess');
  await identity.getByRole('button', { name: adminAr.identity.confirm }).click();
  await identity.getByText(visitor.words.errors.fields.password_wrong).first().waitFor();
  await expectAccessible(page, 'the question who is there');
  await identity.getByLabel(securityAr.password, { exact: true }).fill(owner.password ?? '');
  await identity.getByRole('button', { name: adminAr.identity.confirm }).click();
  await page.getByText(customersAr.loginsEnded(shortName('Rania Haddad'))).waitFor();
  await press(customersAr.promote);
  await expectAccessible(page, 'the question about the role');
  await confirm(customersAr.promote);
  await page.getByText(customersAr.isAdmin).waitFor();

  const raised = await enter({ viewport: desktop }, { email, password: 'a jar of olives' });
  await raised.visit('/admin/customers?role=admin');
  await raised.page.getByText(customersEn.count(2)).waitFor();
  await expectNoOverflow(raised);

  await press(customersAr.demote);
  await confirm(customersAr.demote);
  await page.getByText(customersAr.isCustomer).waitFor();
  await expect.poll(() => roleOf()).toBe('customer');
  // An admin with the admin open must log in again at the next step.
  raised.expected.push('Failed to load resource');
  await raised.page.getByRole('main').getByRole('link', { name: 'Rania Haddad' }).click();
  await raised.page.getByRole('dialog').waitFor();

  await press(customersAr.delete);
  await dialog.getByText(customersAr.noUndo).waitFor();
  // Orders that could not be delivered any longer are named.
  await dialog.getByText(customersAr.underWay).getByText(number, { exact: true }).waitFor();
  await dialog.getByText(customersAr.stays).waitFor();
  await expectAccessible(page, 'the question about the deletion');
  await confirm(adminAr.cancel);
  await expect.poll(() => roleOf()).toBe('customer');
  await press(customersAr.delete);
  await confirm(customersAr.confirmDelete);
  await page.waitForURL(/\/ar\/admin\/customers$/);
  await page.getByText(customersAr.count(1)).waitFor();
  await expect.poll(() => roleOf()).toBeUndefined();

  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  // The reason is shown before any question.
  await page.getByText(customersAr.isAdminSelf).waitFor();
  for (const name of [customersAr.demote, customersAr.delete]) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    expect(await button.isDisabled()).toBe(true);
    expect(await button.evaluate((one) => one.nextElementSibling?.textContent)).toBe(customersAr.lastAdmin);
  }
});

test('on a desktop, in English, the question for the password says that a file follows; the newsletter’s list is one, and filters outlive a reload', async () => {
  const visitor = await enter({ viewport: desktop }, owner);
  const { page, visit, expected } = visitor;
  await post(subscribe.path, { email: 'reader@example.com', language: 'ar' });
  expected.push('Failed to load resource');
  const identity = page.getByRole('dialog', { name: adminEn.identity.title });
  await visit('/admin/orders');
  await page.getByRole('button', { name: ordersEn.exportCsv }).click();
  await identity.getByText(ordersEn.exportText).waitFor();
  await visit('/admin/messages');
  await page.getByRole('main').getByRole('link', { name: newsletterEn.title }).click();
  await page.getByRole('heading', { name: newsletterEn.count(1) }).waitFor();
  await expectAccessible(page, 'the newsletter');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: newsletterEn.download }).click();
  await identity.getByText(newsletterEn.downloadText).waitFor();
  await identity.getByLabel(securityEn.password, { exact: true }).fill(owner.password ?? '');
  await page.getByRole('button', { name: adminEn.identity.confirm }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(String(await readDownload(file))).toMatch(/^\ufeffemail,.*\r\nreader@example\.com,ar,/);
  await page.getByRole('link', { name: messagesEn.back }).click();

  await page.getByRole('combobox', { name: messagesEn.subject }).selectOption('complaint');
  await page.getByRole('heading', { name: messagesEn.none }).waitFor();
  await expectAccessible(page, 'an inbox with nothing found');
  await page.reload();
  await page.getByRole('heading', { name: messagesEn.none }).waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: messagesEn.subject }).inputValue())
    .toBe('complaint');
  await page.getByRole('button', { name: messagesEn.clear }).click();
  await page.waitForURL(/\/admin\/messages$/);
  // The button is gone: the focus moves to the heading of the list.
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test.each([
  ['ar', customersAr, '، '],
  ['en', customersEn, ', '],
] as const)(
  'who deletes a customer reads first that it can’t be undone, then the orders under way in their order, no number broken: %s',
  async (language, say, comma) => {
    const asCustomer = { name: 'Omar', email: `omar-${language}@example.com`, password: 'a jar of olives' };
    const { token } = await post(register.path, asCustomer);
    const { items } = await callAt(base, listProducts, { limit: 1 });
    const goods = orderOf(...items.map((one) => itemOf(one)));
    const numbers = [];
    for (let count = 0; count < 3; count += 1)
      numbers.unshift((await callAt(base, placeOrder, goods, bearer(token))).number);
    const { page, visit } = await enter({ language, viewport: { width: 360, height: 740 } }, owner);
    await visit(`/admin/customers?q=${asCustomer.email}`);
    await page.getByRole('main').getByRole('link', { name: 'Omar' }).click();
    await page.getByRole('button', { name: say.delete, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const warning = dialog.getByText(say.noUndo);
    expect(await warning.evaluate(isInSight)).toBe(true);
    const underWay = dialog.getByText(say.underWay);
    expect(await underWay.textContent()).toBe(`${say.underWay} ${numbers.join(comma)}`);
    const isAbove = (before: { y: number } | null, after: { y: number } | null) =>
      (before?.y ?? 0) < (after?.y ?? 0);
    expect(isAbove(await warning.boundingBox(), await underWay.boundingBox())).toBe(true);
    for (let width = 320; width <= 412; width += 4) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await underWay
        .locator('bdi')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(lines, `${width} px`).toEqual([1, 1, 1]);
    }
  },
);
