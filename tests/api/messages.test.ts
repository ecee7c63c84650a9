import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { listActivity } from '../../contracts/activity.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import {
  answerMessage,
  countUnread,
  deleteMessage,
  getMessage,
  listMessages,
  longestMessage,
  sendMessage,
  setMessageState,
} from '../../contracts/messages.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { shopFieldErrors } from '../../contracts/shop-errors.ts';
import { users } from '../../server/accounts/user.table.ts';
import { writeMail } from '../../server/mail/write-mail.ts';
import { openShop } from '../support/empty-shop.ts';
import { expectAdminsOnly } from '../support/expect-admins-only.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { db, deps, send, call, faultsOf, addCustomer, addProduct, admin } = shop;

const question = {
  name: 'Salma',
  email: 'salma@example.com',
  subject: 'product' as const,
  message: 'Is the labneh made of goat milk?',
};
const list = async (input: InputOf<typeof listMessages> = {}) =>
  call(listMessages, input, { token: await admin() });
const latest = async () => (await list({ limit: 1 })).items[0];
const mailsAbout = async (id: string) =>
  (await deps.jobs.waiting(deps.db)).filter((job) => 'messageId' in job && job.messageId === id);

test('anybody may write; the administrator reads it as it was written', async () => {
  await call(sendMessage, { ...question, phone: '٠٧٩ ١٢٣ ٤٥٦٧', language: 'ar' });
  expect(await latest()).toEqual({
    ...question,
    id: expect.any(String),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    phone: '+962791234567',
    language: 'ar',
    answer: null,
    answered_at: null,
    read_at: null,
    customer_id: null,
  });
});

test('the seller is told of every message, by a job of the same transaction', async () => {
  await admin();
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const told = { mail: 'seller-message', messageId: id, userId: expect.any(String) };
  expect(await mailsAbout(id)).toEqual([told]);
});

test('what is missing is told in the order of the form', async () => {
  expect(await faultsOf(sendMessage, {})).toEqual([
    'Name is required',
    'Email is required',
    'Please choose a subject',
    'Please write a message',
  ]);
  const blank = { name: ' \u202e ', email: '@', phone: '12', subject: 'praise', message: ' \n ' };
  expect(await faultsOf(sendMessage, blank)).toEqual([
    'Name is required',
    'Please enter a valid email',
    shopFieldErrors.phone_invalid,
    'Please choose a subject',
    'Please write a message',
  ]);
});

test('a message may have 5000 characters and a name 300', async () => {
  const [message, name] = ['ص'.repeat(longestMessage), 'س'.repeat(300)];
  await call(sendMessage, { ...question, message, name });
  expect(await latest()).toMatchObject({ message, name });
  const faults = await faultsOf(sendMessage, { ...question, message: `${message}!`, name: `${name}!` });
  expect(faults).toEqual(['At most 300 characters', 'At most 5000 characters']);
});

test('a name is one line that cannot turn the page around it; the lines of a message stay', async () => {
  const name = '  Salma\r\n\u202e Haddad\u2066 ';
  const message = '\n\u202eأين طلبي؟\n\nشكرًا 👩‍👧\n';
  await call(sendMessage, { ...question, name, message, email: ' Salma@Example.com ' });
  expect(await latest()).toMatchObject({
    name: 'Salma Haddad',
    message: 'أين طلبي؟\n\nشكرًا 👩‍👧',
    email: 'salma@example.com',
  });
});

test('without a phone and a language it is a message in English', async () => {
  await call(sendMessage, question);
  expect(await latest()).toMatchObject({ phone: '', language: 'en' });
});

test('the administrator turns the pages from the newest to the oldest', async () => {
  for (const place of [1, 2, 3]) await call(sendMessage, { ...question, message: `Number ${place}` });
  const first = await list({ limit: 2 });
  expect(first.items.map(({ message }) => message)).toEqual(['Number 3', 'Number 2']);
  // A message that arrives between pages shifts nothing (keyset pagination).
  await call(sendMessage, { ...question, message: 'Number 4' });
  const second = await list({ limit: 1, cursor: first.page.cursor ?? '' });
  expect(second.items.map(({ message }) => message)).toEqual(['Number 1']);
  const all = await list({ limit: 100 });
  expect(all.page).toEqual({ total: all.items.length, cursor: null });
});

test('a cursor or limit that was made up is refused', async () => {
  const token = await admin();
  for (const input of [{ cursor: 'next' }, { cursor: '-1' }, { limit: 0 }, { limit: 101 }, { limit: 1.5 }]) {
    expect((await send(listMessages, input, { token })).status).toBe(400);
  }
});

test('messages are read, marked and answered by administrators alone', async () => {
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const calls = [
    [listMessages, {}],
    [countUnread, {}],
    [getMessage, { id }],
    [setMessageState, { id, read: true }],
    [answerMessage, { id, answer: 'Yes.' }],
  ] as const;
  for (const [endpoint, input] of calls) await expectAdminsOnly(shop, endpoint, input);
  expect(await latest()).toMatchObject({ id, answer: null, read_at: null });
});

test('an opened message names those of the orders in its text that there are', async () => {
  const { number } = await call(placeOrder, orderOf(itemOf(await addProduct())), await addCustomer());
  const arabic = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  await call(sendMessage, { ...question, message: `Is MN-987654 mine? ${number}, that is ${arabic}, came.` });
  const { id = '' } = (await latest()) ?? {};
  expect((await call(getMessage, { id }, { token: await admin() })).orders).toEqual([number]);
});

test('a message is unread until it is marked, and can be unread again', async () => {
  const token = await admin();
  const { count: before } = await call(countUnread, {}, { token });
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const unread = async () => (await call(countUnread, {}, { token })).count - before;
  expect(await unread()).toBe(1);
  expect(await call(getMessage, { id }, { token })).toMatchObject({ read_at: null });
  const read = await call(setMessageState, { id, read: true }, { token });
  expect(read.read_at).toEqual(expect.any(String));
  // The first time of reading is kept.
  expect(await call(setMessageState, { id, read: true }, { token })).toEqual(read);
  expect(await unread()).toBe(0);
  expect(await call(setMessageState, { id, read: false }, { token })).toMatchObject({ read_at: null });
  expect(await unread()).toBe(1);
});

test('the inbox is filtered by state and subject, and searched by sender, phone and words', async () => {
  const token = await admin();
  const letters = [
    { name: 'أُمّ خالد', phone: '0795550101', subject: 'wholesale', message: 'أريد الزيت بالجملة' },
    { name: 'Nour', email: 'nour.inbox@example.com', subject: 'complaint', message: 'The jar was broken' },
  ] as const;
  for (const letter of letters) await call(sendMessage, { ...question, ...letter });
  const idOf = async (name: string) => (await list({ q: name, limit: 1 })).items[0]?.id ?? '';
  const [khaled, nour] = [await idOf('ام خالد'), await idOf('Nour')];
  const found = async (input: InputOf<typeof listMessages>) => (await list(input)).items.map(({ id }) => id);
  for (const q of ['خالد الزيت', '079 555 01', '٠٠٩٦٢٧٩٥٥٥٠١٠١'])
    expect(await found({ q }), q).toEqual([khaled]);
  for (const q of ['nour.inbox@', 'BROKEN jar']) expect(await found({ q }), q).toEqual([nour]);
  expect(await found({ subject: 'complaint' })).toEqual([nour]);
  await call(setMessageState, { id: khaled, read: true }, { token });
  expect(await found({ subject: 'wholesale', state: 'unread' })).toEqual([]);
  expect(await found({ subject: 'wholesale', state: 'unanswered' })).toEqual([khaled]);
  // Answered by telephone: nothing is mailed, and it can be reverted as long as there is no answer by mail.
  const elsewhere = { id: khaled, read: true } as const;
  const marked = await call(setMessageState, { ...elsewhere, answered: true }, { token });
  expect(marked).toMatchObject({ answer: null, answered_at: expect.any(String) });
  expect(await found({ subject: 'wholesale', state: 'unanswered' })).toEqual([]);
  expect(await call(setMessageState, elsewhere, { token })).toEqual(marked);
  await call(setMessageState, { ...elsewhere, answered: false }, { token });
  expect(await found({ subject: 'wholesale', state: 'unanswered' })).toEqual([khaled]);
  await call(answerMessage, { id: khaled, answer: 'أهلًا' }, { token });
  for (const answered of [true, false])
    expect(await call(setMessageState, { ...elsewhere, answered }, { token })).toMatchObject({
      answer: 'أهلًا',
      answered_at: expect.any(String),
    });
  expect(await found({ subject: 'wholesale', state: 'unanswered' })).toEqual([]);
  for (const input of [{ state: 'old' }, { subject: 'praise' }])
    expect((await send(listMessages, input, { token })).status).toBe(400);
});

test('a message leads to the account that has its address', async () => {
  const { user } = await addCustomer();
  await call(sendMessage, { ...question, email: user.email.toUpperCase() });
  expect(await latest()).toMatchObject({ customer_id: user.id });
});

test('a second answer is refused to whoever has not seen the first', async () => {
  const token = await admin();
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const answers = await Promise.all(
    ['Yes.', 'No.'].map((answer) =>
      send(answerMessage, { id, answer, expected_answered_at: null }, { token }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', undefined]);
  const { answered_at, read_at } = await call(getMessage, { id }, { token });
  expect(read_at).toBe(answered_at);
  await call(answerMessage, { id, answer: 'Perhaps.', expected_answered_at: answered_at }, { token });
  expect((await mailsAbout(id)).filter(({ mail }) => mail === 'contact-answer').length).toBe(2);
});

test('an answer is kept and mailed; a second one takes its place and is mailed too', async () => {
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const token = await admin();
  for (const answer of ['Of goat and sheep milk.', 'Of goat milk alone.']) {
    const answered = await call(answerMessage, { id, answer }, { token });
    expect(answered).toMatchObject({ id, answer, answered_at: expect.any(String) });
  }
  expect(await latest()).toMatchObject({ answer: 'Of goat milk alone.' });
  const answers = (await mailsAbout(id)).filter(({ mail }) => mail === 'contact-answer');
  expect(answers.length).toBe(2);
});

test('a message that is not there cannot be answered, nor with nothing', async () => {
  const token = await admin();
  for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
    for (const [endpoint, input] of [
      [answerMessage, { id, answer: 'Yes.' }],
      [getMessage, { id }],
      [setMessageState, { id, read: true }],
    ] as const)
      expect((await send(endpoint, input, { token })).status).toBe(404);
  }
  const { id = '' } = (await latest()) ?? {};
  expect(await faultsOf(answerMessage, { id, answer: '  ' }, { token })).toEqual(['Please write an answer']);
});

test('a deleted message is gone with its answer, is not mailed any more, and the log does not name its sender', async () => {
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const token = await admin();
  await call(answerMessage, { id, answer: 'Of goat milk.' }, { token });
  await call(deleteMessage, { id }, { token });
  expect((await send(getMessage, { id }, { token })).status).toBe(404);
  expect((await send(deleteMessage, { id }, { token })).status).toBe(404);
  expect((await list({ limit: 100 })).items.map((message) => message.id)).not.toContain(id);
  expect(await writeMail(deps, { mail: 'contact-answer', messageId: id })).toBeUndefined();
  const { items } = await call(listActivity, { action: 'message', limit: 1 }, { token });
  expect(items).toMatchObject([{ action: 'message.delete', subject_id: id, undoable: false }]);
  expect(JSON.stringify(items)).not.toContain(question.name);
});

test('what was written from a verified address goes with its account', async () => {
  const { user, token, password } = await addCustomer();
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  await call(sendMessage, { ...question, email: user.email });
  await call(deleteAccount, { password }, { token });
  const { items } = await list({ limit: 100 });
  expect(items.map(({ email }) => email)).not.toContain(user.email);
});

test('the twenty-first message within an hour from one address is refused and not kept', async () => {
  const limited = await openShop({ rateLimits: true });
  for (let count = 1; count <= 20; count += 1) await limited.call(sendMessage, question);
  expect(await limited.send(sendMessage, question)).toMatchObject({ status: 429, code: 'too_many_requests' });
  const token = await limited.admin();
  expect((await limited.call(listMessages, { limit: 1 }, { token })).page.total).toBe(20);
});
