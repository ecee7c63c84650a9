import { expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { answerMessage, listMessages, longestMessage, sendMessage } from '../../contracts/messages.ts';
import { openShop } from '../support/shop.ts';

const { deps, send, call, faultsOf, addCustomer, admin } = await openShop();

const question = {
  name: 'Salma',
  email: 'salma@example.com',
  subject: 'product' as const,
  message: 'Is the labneh made of goat milk?',
};
const list = async (input: { limit?: number; cursor?: string } = {}) =>
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
    'Please enter a valid email',
    'Please choose a subject',
    'Please write a message',
  ]);
  const blank = { name: ' \u202e ', email: '@', phone: '12', subject: 'praise', message: ' \n ' };
  expect(await faultsOf(sendMessage, blank)).toEqual([
    'Name is required',
    'Please enter a valid email',
    'Please enter a valid phone number, or leave it empty',
    'Please choose a subject',
    'Please write a message',
  ]);
});

test('a message may have 5000 characters and a name 300', async () => {
  const [message, name] = ['ص'.repeat(longestMessage), 'س'.repeat(300)];
  await call(sendMessage, { ...question, message, name });
  expect(await latest()).toMatchObject({ message, name });
  const faults = await faultsOf(sendMessage, { ...question, message: `${message}!`, name: `${name}!` });
  expect(faults).toEqual(['This text is too long', 'This text is too long']);
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
  // A message that comes in between moves nothing.
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

test('messages are read and answered by the administrator alone', async () => {
  await call(sendMessage, question);
  const { id = '' } = (await latest()) ?? {};
  const { token } = await addCustomer();
  const calls = [
    [listMessages, {}],
    [answerMessage, { id, answer: 'Yes.' }],
  ] as const;
  for (const [endpoint, input] of calls) {
    expect(await send(endpoint, input)).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await send(endpoint, input, { token })).toMatchObject({ status: 403, code: 'forbidden' });
  }
  expect(await latest()).toMatchObject({ id, answer: null });
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
    expect((await send(answerMessage, { id, answer: 'Yes.' }, { token })).status).toBe(404);
  }
  const { id = '' } = (await latest()) ?? {};
  expect(await faultsOf(answerMessage, { id, answer: '  ' }, { token })).toEqual(['Please write an answer']);
});

test('what somebody wrote goes with the account of that address', async () => {
  const { user, token, password } = await addCustomer();
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
