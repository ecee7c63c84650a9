import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { listMessages, sendMessage, setMessageState } from '../../contracts/messages.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { messages as messagesEn } from '../../web/i18n/en/admin/messages.ts';
import { newsletter as newsletterEn } from '../../web/i18n/en/admin/newsletter.ts';
import { orders as ordersEn } from '../../web/i18n/en/admin/orders.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });

async function receive(message: string) {
  const from = { name: 'Lucy Brown', email: 'lucy@example.com', phone: '0791234567' };
  await callAt(base, sendMessage, { ...from, subject: 'order', message, language: 'en' });
  const { items } = await callAt(base, listMessages, { q: message.slice(0, 20) }, bearer(token));
  const [found] = items;
  if (!found) throw new Error('the message has come in');
  return found;
}

async function place() {
  const { items } = await callAt(base, listProducts, { limit: 1 });
  const order = await callAt(base, placeOrder, orderOf(...items.map((one) => itemOf(one))), bearer(token));
  return order.number;
}

async function enter(viewport: { width: number; height: number }) {
  const visitor = await openVisitor(browser(), base, { language: 'en', viewport, touch: true });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

test('a message begins on WhatsApp with a greeting, keeps an order’s number on one line, and its preview goes on past a phone number', async () => {
  const first = await place();
  const second = await place();
  const text = `The jar in order MN-9999 came open, number ${first} and the lid of order ${second} was broken. Call me.`;
  const { id } = await receive(text);
  const { page, visit } = await enter({ width: 320, height: 640 });
  await visit(`/admin/messages/${id}`);
  const chat = page.getByRole('link', { name: messagesEn.whatsapp });
  const greeting = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  await expect.poll(greeting).toMatch(/Hello Lucy Brown, this is .*Mouneh/);
  const numbers = page.getByRole('main').getByRole('link', { name: /^MN-/ });
  // There is no order MN-9999.
  await expect.poll(() => numbers.allTextContents()).toEqual([first, second]);
  const lines = () => numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  await expect.poll(lines).toEqual([1, 1]);
  await receive('Please call me at 079 123 4567 today, or tomorrow in the morning if that suits you better.');
  await visit('/admin/messages');
  const phone = page.getByRole('main').locator('li bdi bdi', { hasText: '079' });
  await expect.poll(() => phone.evaluate((one) => getComputedStyle(one).display)).toBe('inline-block');
});

test('what a customer wrote is on the first screen above a keyboard; the newsletter, to which the messages lead, is of their tab', async () => {
  const { id } = await receive('Is the labneh made of goat’s milk? I would like two kilos of it.');
  const { page, visit } = await enter({ width: 360, height: 400 });
  await visit(`/admin/messages/${id}`);
  const text = page.getByRole('main').getByText('Is the labneh');
  const tabs = page.locator('[data-bottom-bar]');
  const isAboveTabs = async () => {
    const [own, bar] = await Promise.all([text.boundingBox(), tabs.boundingBox()]);
    return own && bar && own.y + own.height <= bar.y;
  };
  await expect.poll(isAboveTabs).toBe(true);
  await visit('/admin/messages');
  await page.getByRole('main').getByRole('link', { name: newsletterEn.title }).click();
  await page.getByRole('heading', { level: 1, name: newsletterEn.title }).waitFor();
  const current = tabs.getByRole('link').and(page.locator('[aria-current="page"]'));
  await expect
    .poll(() => current.allTextContents())
    .toEqual([expect.stringContaining(adminEn.tabs.messages)]);
});

test('the list of messages says which answer is half written', async () => {
  const { id } = await receive('Do you have green olives by the kilo?');
  const { page, visit } = await enter({ width: 360, height: 740 });
  await visit(`/admin/messages/${id}`);
  await page.getByRole('textbox', { name: messagesEn.answerLabel }).fill('Yes, we');
  await visit('/admin/messages');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'green olives' });
  await row.getByText(messagesEn.draft).waitFor();
  await expect.poll(() => page.getByText(messagesEn.draft).count()).toBe(1);
});

test('deleting a message that was answered elsewhere speaks of no mail', async () => {
  const { id } = await receive('Answered by phone, thank you very much.');
  await callAt(base, setMessageState, { id, read: true, answered: true }, bearer(token));
  const { page, visit } = await enter({ width: 360, height: 740 });
  await visit(`/admin/messages/${id}`);
  await page.getByRole('button', { name: messagesEn.delete }).click();
  await page.getByRole('dialog').getByText(messagesEn.deleteText).waitFor();
  await expect.poll(() => page.getByRole('dialog').getByText(messagesEn.deleteAnswered).count()).toBe(0);
});

test('an order that does not exist is told by its number, with one way back', async () => {
  const { page, visit, expected } = await enter({ width: 360, height: 740 });
  expected.push('Failed to load resource');
  await visit('/admin/orders/MN-9999');
  await page.getByRole('heading', { name: /MN-\u2060?9999/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: ordersEn.back }).count()).toBe(1);
});

test('with the keyboard up, the answer that is being written can be sent without scrolling', async () => {
  const { id } = await receive('Do you have fresh thyme this week, please?');
  const { page, visit } = await enter({ width: 360, height: 400 });
  await visit(`/admin/messages/${id}`);
  const answer = page.getByRole('textbox', { name: messagesEn.answerLabel });
  await answer.fill('Yes, from Thursday on.\n\nSee you soon!');
  await answer.scrollIntoViewIfNeeded();
  const send = page.getByRole('button', { name: messagesEn.send, exact: true });
  const endOfSend = async () => {
    const box = await send.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(endOfSend).toBeLessThanOrEqual(400);
  await send.click();
  await page.getByText('Yes, from Thursday on.').waitFor();
});
