import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateProfile } from '../../contracts/accounts.ts';
import { longestMessage, sendMessage } from '../../contracts/messages.ts';
import { subscribe } from '../../contracts/newsletter.ts';
import { messages } from '../../server/messages/message.table.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { linkIn, receive } from '../support/mailbox.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop({ mail: true });
const { db } = deps;
const browser = openBrowser();

beforeEach(async () => {
  await db.delete(messages);
});

const letters = {
  en: { name: 'Salma Haddad', message: 'Do you sell olive oil by the tin?\nWe are twelve at home.' },
  ar: { name: 'سلمى حدّاد', message: 'هل تبيعون الزيت بالتنكة؟\nنحن اثنا عشر في البيت.' },
};

function fieldsOf({ page, words }: Visitor) {
  const { form: say } = words.content.contact;
  const form = page.getByRole('main').getByRole('region', { name: say.title });
  return {
    name: form.getByRole('textbox', { name: say.name }),
    email: form.getByRole('textbox', { name: say.email }),
    phone: form.getByRole('textbox', { name: say.phone }),
    subject: form.getByRole('combobox', { name: say.subject }),
    message: form.getByRole('textbox', { name: say.message }),
    send: form.getByRole('button'),
    form,
  };
}

async function fill(visitor: Visitor, email = 'salma@example.com') {
  const fields = fieldsOf(visitor);
  const { name, message } = letters[visitor.language];
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.phone.pressSequentially('٠٧٩١٢٣٤٥٦٧');
  await fields.subject.selectOption('wholesale');
  await fields.message.fill(message);
  return fields;
}

const received = () => db.select().from(messages).orderBy(desc(messages.arrival));

/** Holds back every message until the returned function is called. */
async function holdMessages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('in Arabic, on a phone', () => {
  const shopper = onPhone;
  const { language } = shopper;

  test('a message is sent once, however often it is pressed, and its form gives way to the word of it', async () => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    const { form: say } = words.content.contact;
    await visitor.visit('/contact');
    const { form, message, send, subject } = await fill(visitor);
    const letGo = await holdMessages(page);
    await send.dblclick();
    await form.getByRole('button', { name: say.sending }).waitFor();
    await send.press('Enter');
    letGo();
    const sent = form.getByRole('heading', { name: say.sent.title });
    await sent.waitFor();
    await expect.poll(() => sent.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expect.poll(() => message.count()).toBe(0);
    await form.getByText('salma@example.com').waitFor();
    const { name, message: text } = letters[language];
    await expect
      .poll(() => received())
      .toMatchObject([
        {
          name,
          email: 'salma@example.com',
          phone: '+962791234567',
          subject: 'wholesale',
          message: text,
          language,
        },
      ]);

    await form.getByRole('button', { name: say.sent.another }).click();
    await expect.poll(() => subject.evaluate((select) => select === document.activeElement)).toBe(true);
    await expect.poll(() => fieldsOf(visitor).name.inputValue()).toBe(name);
    expect([await subject.inputValue(), await message.inputValue()]).toEqual(['', '']);
  });

  test('what is missing is told at its field, the first one has the focus, and nothing is sent', async () => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { errors } = visitor.words;
    await visitor.visit('/contact');
    const { form, name, email, phone: number, message, send } = fieldsOf(visitor);
    await send.click();
    const {
      name_required,
      email_required,
      email_invalid,
      subject_required,
      message_required,
      phone_invalid,
    } = errors.fields;
    for (const text of [name_required, email_required, message_required])
      await form.getByText(text).waitFor();
    await form.getByRole('paragraph').filter({ hasText: subject_required }).waitFor();
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await fill(visitor, 'salma@');
    await number.fill('ask my son');
    await message.fill('س'.repeat(longestMessage + 213));
    await send.click();
    const { tooLong } = visitor.words.content.contact.form;
    for (const text of [email_invalid, phone_invalid, tooLong(longestMessage + 213, longestMessage)]) {
      await form.getByText(text).waitFor();
    }
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => received()).toEqual([]);
  });
});

describe('in English, on a desktop', () => {
  const shopper = onDesktop;
  const { language } = shopper;

  test('a refusal, a broken answer and a lost network are said, logged, and lose nothing', async () => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, expected } = visitor;
    const { form: say } = words.content.contact;
    expected.push('Failed to send message', 'Failed to load resource');
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await visitor.visit('/contact');
    const { form, message, send } = await fill(visitor);
    const refusal = { success: false, error: 'Too many tries.', code: 'too_many_requests' };
    const cases = [
      { answer: { status: 429, json: refusal }, text: words.errors.refusals.too_many_requests },
      { answer: { status: 502, body: '<h1>Bad gateway</h1>' }, text: say.failed },
      { answer: null, text: words.errors.network },
    ];
    for (const { answer, text } of cases) {
      await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await send.click();
      await form.getByRole('alert').getByText(text).waitFor();
      await page.unroute('**/api/contact');
    }
    expect(logged.filter((line) => line.includes('Failed to send message')).length).toBe(cases.length);
    await expect.poll(() => message.inputValue()).toBe(letters[language].message);
    await send.click();
    await form.getByRole('heading', { name: say.sent.title }).waitFor();
    expect((await received()).length).toBe(1);
  });

  test('a draft outlives a reload and Back, and is gone once it is sent', async () => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words } = visitor;
    await visitor.visit('/contact');
    const { name, phone: number, subject, message, send, form } = await fill(visitor);
    await visitor.visit('/contact');
    await expect.poll(() => message.inputValue()).toBe(letters[language].message);
    await visitor.visit('/about');
    await page.goBack();
    await message.waitFor();
    await page.waitForFunction(
      (text) => document.querySelector('textarea')?.value === text,
      letters[language].message,
    );
    await expect.poll(() => name.inputValue()).toBe(letters[language].name);
    await expect.poll(() => number.inputValue()).toBe('079 123 4567');
    await expect.poll(() => subject.inputValue()).toBe('wholesale');
    await send.click();
    await form.getByRole('heading', { name: words.content.contact.form.sent.title }).waitFor();
    await visitor.visit('/contact');
    for (const field of [name, number, subject, message])
      await expect.poll(() => field.inputValue()).toBe('');
  });

  test('a letter of the newsletter is left by opening its link, and joined again from there', async () => {
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit } = visitor;
    const email = 'reader@example.com';
    await fetch(`${base}/api${subscribe.path}`, {
      method: subscribe.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, language }),
    });
    const link = new URL(linkIn(await receive(deps, 'newsletter-welcome', email), '/newsletter/leave/'));
    const isListed = async () => (await db.$count(subscribers, eq(subscribers.email, email))) === 1;
    await expect.poll(() => isListed()).toBe(true);

    const { unsubscribeNewsletter: say } = words.content;
    const path = link.pathname.replace(/^\/ar(?=\/)/, '');
    visitor.expected.push('net::ERR_FAILED');
    await page.route('**/api/newsletter/leave/*', (route) => route.abort());
    await visit(path);
    await page.getByRole('alert').getByText(say.failed).waitFor();
    await page.unroute('**/api/newsletter/leave/*');
    await page.getByRole('button', { name: say.retry }).click();
    await page.getByRole('heading', { name: say.left }).waitFor();
    await expect.poll(() => isListed()).toBe(false);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

    // The second attempt succeeds.
    await visit(path);
    await page.getByRole('button', { name: say.subscribe }).click();
    const { newsletter } = words;
    const field = page.getByRole('textbox', { name: newsletter.email });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(email);
    await page.getByRole('button', { name: newsletter.subscribe }).click();
    await page.getByText(newsletter.done).waitFor();
    await expect.poll(() => isListed()).toBe(true);
  });
});

test('who is signed in finds name, email and phone filled in, unless something was typed', async () => {
  const visitor = await openVisitor(browser(), base, onPhone);
  const customer = await signUpVisitor(visitor, base, 'رانيا');
  await customer.call(updateProfile.method, updateProfile.path, { phone: '0791234567' });
  await visitor.visit('/contact');
  const { name, email, phone: number, message } = fieldsOf(visitor);
  await expect.poll(() => name.inputValue()).toBe('رانيا');
  await expect.poll(() => email.inputValue()).toBe(customer.email);
  await expect.poll(() => number.inputValue()).toBe('+962 79 123 4567');
  await name.fill('أم سامر');
  await message.fill('مرحبا');
  await visitor.visit('/contact');
  await expect.poll(() => email.inputValue()).toBe(customer.email);
  expect([await name.inputValue(), await message.inputValue()]).toEqual(['أم سامر', 'مرحبا']);
});

test('after a logout nothing of the account is in the form, nor of what was typed there', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words } = visitor;
  const customer = await signUpVisitor(visitor, base, 'Rania');
  await visitor.visit('/contact');
  const { email, message } = fieldsOf(visitor);
  await expect.poll(() => email.inputValue()).toBe(customer.email);
  await message.fill('Good morning');
  await page.getByRole('button', { name: words.shell.account }).click();
  await page.getByRole('button', { name: words.shell.logout }).click();
  await page.waitForURL(`${base}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toBeNull();
  await page.getByRole('banner').getByRole('link', { name: words.shell.contact }).click();
  await message.waitFor();
  expect([await email.inputValue(), await message.inputValue()]).toEqual(['', '']);
});

test('a rule that only the server knows is told at its field', async () => {
  const visitor = await openVisitor(browser(), base);
  const { page, words, expected } = visitor;
  expected.push('Failed to send message', 'Failed to load resource');
  await visitor.visit('/contact');
  const { form, email, send } = await fill(visitor);
  const details = [{ path: 'email', message: 'Please enter a valid email', code: 'email_invalid' }];
  await page.route(`**/api${sendMessage.path}`, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'x', code: 'validation_failed', details } }),
  );
  await send.click();
  await form.getByText(words.errors.fields.email_invalid).waitFor();
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
});
