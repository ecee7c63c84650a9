import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount, forgotPassword, getProfile, updateProfile } from '../../contracts/accounts.ts';
import { sendVerificationEmail, verifyEmail } from '../../contracts/email-verification.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { subscribe } from '../../contracts/newsletter.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { wordsIn } from '../../server/mail/words/words.ts';
import { messages } from '../../server/messages/message.table.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { type Received, receive } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop({}, undefined, { mail: true });
const { db, deps, call, send, addCustomer, addProduct } = shop;
const tokenIn = ({ text = '' }: Received) => /confirm-email#([\w-]+)/.exec(text)?.[1] ?? '';

/** Data left under an address before it had an account. */
async function leaveTraces(email: string) {
  await call(sendMessage, { name: 'Rania', email, subject: 'order', message: 'Where is it?' });
  await call(subscribe, { email, language: 'ar' });
}
const tracesOf = async (email: string) => [
  await db.$count(messages, eq(messages.email, email)),
  await db.$count(subscribers, eq(subscribers.email, email)),
];

test('the welcome greets without the name that was typed, and its link proves the email once', async () => {
  const name = 'Win 1000 JD: http://prize.example';
  const { user, token } = await addCustomer({ name, email: 'victim@example.com' });
  expect(user.emailVerified).toBe(false);
  const welcome = await receive(deps, 'welcome', 'victim@example.com');
  expect(JSON.stringify(welcome)).not.toMatch(/prize|1000/);
  const proof = { token: tokenIn(welcome) };
  await call(verifyEmail, proof);
  expect((await call(getProfile, {}, { token })).emailVerified).toBe(true);
  expect(await send(verifyEmail, proof)).toMatchObject({ status: 400, code: 'link_expired' });
});

test('who made no account is told not to confirm one that somebody else has made', async () => {
  const email = 'not-mine@example.com';
  const { token } = await addCustomer({ email });
  const { notYou } = wordsIn('en').proof;
  expect((await receive(deps, 'welcome', email)).text?.replace(/\s+/g, ' ')).toContain(notYou);
  await call(sendVerificationEmail, {}, { token });
  expect((await receive(deps, 'email-verification', email)).text?.replace(/\s+/g, ' ')).toContain(notYou);
});

test('as long as the email is not verified, nothing that was typed is mailed to it', async () => {
  const name = 'Prize winner';
  const customer = await addCustomer({ name, email: 'unverified@example.com' });
  const order = { ...orderOf(itemOf(await addProduct())), customer_name: name };
  await call(
    placeOrder,
    { ...order, shipping_address: { ...order.shipping_address, street: 'Prize street' } },
    customer,
  );
  await call(forgotPassword, { email: 'unverified@example.com', language: 'en' });
  for (const kind of ['welcome', 'order-received', 'password-reset']) {
    const mail = await receive(deps, kind, 'unverified@example.com');
    expect(JSON.stringify(mail), kind).not.toMatch(/prize/i);
  }
});

test('an account of an unverified email neither shows nor deletes what is older under that email', async () => {
  const email = 'older@example.com';
  await leaveTraces(email);
  const stranger = await addCustomer({ email });
  // The welcome mail may be being written: its job finds no account and must not log an error.
  expect(stranger.user.notifications.offers).toBe(false);
  await call(updateProfile, { notifications: { offers: false } }, stranger);
  await call(deleteAccount, { password: stranger.password }, stranger);
  expect(await tracesOf(email)).toEqual([1, 1]);
});

test('once it is verified, both are shown and deleted', async () => {
  const email = 'owner@example.com';
  await leaveTraces(email);
  const owner = await addCustomer({ email });
  await call(verifyEmail, { token: tokenIn(await receive(deps, 'welcome', email)) });
  expect((await call(getProfile, {}, owner)).notifications.offers).toBe(true);
  await call(deleteAccount, { password: owner.password }, owner);
  expect(await tracesOf(email)).toEqual([0, 0]);
});

test('another email is unverified again, and the link of the former one proves nothing', async () => {
  const customer = await addCustomer({ email: 'former@example.com' });
  const welcome = await receive(deps, 'welcome', 'former@example.com');
  await leaveTraces('next@example.com');
  const { password } = customer;
  await call(updateProfile, { email: 'next@example.com', password }, customer);
  const former = { token: tokenIn(welcome) };
  expect(await send(verifyEmail, former)).toMatchObject({ status: 400, code: 'link_expired' });
  expect(await call(getProfile, {}, customer)).toMatchObject({
    emailVerified: false,
    notifications: { offers: false },
  });
  await call(verifyEmail, { token: tokenIn(await receive(deps, 'email-verification', 'next@example.com')) });
  expect((await call(getProfile, {}, customer)).emailVerified).toBe(true);
});

test('another link is mailed when it is asked for, and using one ends the others', async () => {
  const email = 'again@example.com';
  const customer = await addCustomer({ email });
  const first = tokenIn(await receive(deps, 'welcome', email));
  await call(sendVerificationEmail, {}, customer);
  await call(verifyEmail, { token: tokenIn(await receive(deps, 'email-verification', email)) });
  expect(await send(verifyEmail, { token: first })).toMatchObject({ code: 'link_expired' });
  // Once the email is verified, no second mail is sent.
  await call(sendVerificationEmail, {}, customer);
  expect((await deps.jobs.count(db)).filter(({ state }) => state === 'created')).toEqual([]);
});
