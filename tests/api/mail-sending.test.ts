import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deleteAccount,
  forgotPassword,
  login,
  register,
  resetPassword,
  updateProfile,
} from '../../contracts/accounts.ts';
import { verifyEmail } from '../../contracts/email-verification.ts';
import { answerMessage, listMessages, sendMessage } from '../../contracts/messages.ts';
import { subscribe } from '../../contracts/newsletter.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { users } from '../../server/accounts/user.table.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { orderStatusChanges } from '../../server/orders/order.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { addressOf, linkIn, readMails, receive } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const changes = { publicUrl: 'https://mouneh.example', mailFrom: 'Mouneh <hello@mouneh.example>' };
const shop = await openShop(changes, undefined, { mail: true });
const { app, db, deps, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const admin = deps.config.adminEmail;
const labneh = await addProduct({ name: { en: 'Labneh', ar: 'لبنة' }, price: 3.5 });

const join = (name: string, email: string, language: 'en' | 'ar') =>
  call(register, { name, email, password: 'a jar of olives', language });
const placeIn = (language: 'en' | 'ar', token: string) =>
  call(placeOrder, { ...orderOf(itemOf(labneh, 2)), language }, { token });
const setStatus = (id: string, status: 'processing' | 'shipped' | 'pending') =>
  call(setOrderStatus, { id, status }, asAdmin);

/** Jobs run two at a time, in order: once this mail is there, those queued before it are done or refused. */
async function waitForAllBefore(): Promise<void> {
  for (const turn of ['first', 'second', 'third']) {
    const email = `${turn}-${crypto.randomUUID()}@example.com`;
    await join('Somebody', email, 'en');
    await receive(deps, 'welcome', email);
  }
}

const kindsTo = async (address: string) =>
  (await readMails(deps)).filter((mail) => addressOf(mail) === address).map(({ kind }) => kind);

describe('an account', () => {
  test('begins with a welcome in the language of who registered', async () => {
    await join('سلمى', 'salma@arabic.example', 'ar');
    const mail = await receive(deps, 'welcome', 'salma@arabic.example');
    expect(mail.subject).toBe('أهلًا بك في مونة');
    expect(mail.from).toEqual({ name: 'مونة', address: 'hello@mouneh.example' });
    expect(mail.to).toEqual([{ name: '', address: 'salma@arabic.example' }]);
    expect(mail.html).toContain('dir="rtl"');
    expect(linkIn(mail, '/ar')).toMatch(/^https:\/\/mouneh\.example\/ar\/confirm-email#[\w-]{43}$/);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('gets a link for a new password that works, in the language of the page that asked for it', async () => {
    const email = 'forgetful@example.com';
    await join('Faris', email, 'en');
    await call(forgotPassword, { email, language: 'ar' });
    const mail = await receive(deps, 'password-reset', email);
    const link = linkIn(mail, '/ar/reset-password#');
    const token = link.split('#')[1] ?? '';
    await call(resetPassword, { token, password: 'a new jar of olives' });
    await call(login, { email, password: 'a new jar of olives' });
    expect(await send(resetPassword, { token, password: 'yet another jar' })).toMatchObject({
      code: 'link_expired',
    });
  });

  test('that nobody has gets no mail when a password is asked for', async () => {
    await call(forgotPassword, { email: 'nobody@example.com', language: 'en' });
    await waitForAllBefore();
    expect(await kindsTo('nobody@example.com')).toEqual([]);
  });

  test('keeps a name in its place: quotes, commas and line breaks make neither a header nor a recipient', async () => {
    const name = 'Evil, "Q" <x@example.com>\r\nBcc: all@example.com';
    await join(name, 'evil@example.com', 'en');
    const [, token = ''] = linkIn(await receive(deps, 'welcome', 'evil@example.com'), '#').split('#');
    await call(verifyEmail, { token });
    await call(forgotPassword, { email: 'evil@example.com', language: 'en' });
    const mail = await receive(deps, 'password-reset', 'evil@example.com');
    expect(mail.to).toEqual([
      { name: 'Evil, "Q" <x@example.com> Bcc: all@example.com', address: 'evil@example.com' },
    ]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('an order', () => {
  test('is confirmed to the customer in the order’s language, and told to the seller in the seller’s', async () => {
    const { user, token } = await addCustomer({ name: 'Salma' });
    const order = await placeIn('ar', token);
    const mail = await receive(deps, 'order-received', user.email);
    expect(mail.subject).toBe(`استلمنا طلبك ${order.number}`);
    expect(mail.text).toContain('2 × \u2068لبنة\u2069: \u20687.00 د.أ\u2069');
    expect(mail.text).toContain('رسوم التوصيل: مجاني');
    expect(linkIn(mail, '/orders')).toBe(`https://mouneh.example/ar/orders/${order.number}`);
    expect(linkIn(mail, '/profile')).toBe('https://mouneh.example/ar/profile#settings');

    const told = await receive(deps, 'seller-order', admin);
    expect(told.subject).toBe(`New order ${order.number}: 7.00 JD`);
    for (const part of ['Salma', '+962 79 123 4567', 'Rainbow Street 12', 'Amman', '2 × \u2068Labneh']) {
      expect(told.text).toContain(part);
    }
    const greeting = new URL(linkIn(told, 'wa.me/962791234567')).searchParams.get('text');
    expect(greeting).toContain('مرحبًا');
    expect(greeting).toContain(order.number);
    expect(linkIn(told, '/admin')).toBe('https://mouneh.example/admin');
  });

  test('that moves on is told once it has, with what it has come to', async () => {
    const { user, token } = await addCustomer();
    const order = await placeIn('en', token);
    await setStatus(order.id, 'shipped');
    const mail = await receive(deps, 'order-status', user.email);
    expect(mail.subject).toBe(`Your order ${order.number} is on its way`);
    expect(mail.text).toContain('Status: Shipped');
  });

  test('that has moved on before a mail was written is not told of the status that is over', async () => {
    const { user, token } = await addCustomer();
    const { id } = await placeIn('en', token);
    await setStatus(id, 'shipped');
    await receive(deps, 'order-status', user.email);
    const [overtaken] = await db
      .insert(orderStatusChanges)
      .values({ orderId: id, before: 'shipped', after: 'delivered', changedAt: new Date() })
      .returning();
    await setStatus(id, 'processing');
    await inTransaction(db, (tx) =>
      deps.jobs.enqueue(tx, { mail: 'order-status', changeId: overtaken?.id ?? 0 }),
    );
    await waitForAllBefore();
    const told = (await readMails(deps)).filter((mail) => addressOf(mail) === user.email);
    expect(told.map(({ subject }) => subject).filter((subject) => subject?.includes('arrived'))).toEqual([]);
  });

  test('is silent for a customer who wants no mails about orders', async () => {
    const { user, token } = await addCustomer();
    await call(updateProfile, { notifications: { orders: false } }, { token });
    const { id } = await placeIn('en', token);
    await setStatus(id, 'processing');
    await waitForAllBefore();
    expect((await kindsTo(user.email)).sort()).toEqual(['welcome']);
  });

  test('is silent for a customer who has gone', async () => {
    const { user, token, password } = await addCustomer();
    const { id } = await placeIn('en', token);
    await receive(deps, 'order-received', user.email);
    await deliverOrders(db, { user });
    await call(deleteAccount, { password }, { token });
    await setStatus(id, 'processing');
    await waitForAllBefore();
    expect(await kindsTo(user.email)).not.toContain('order-status');
  });
});

describe('a message', () => {
  const message = {
    name: 'Um Khaled',
    email: 'um.khaled@example.com',
    subject: 'product',
    message: 'هل يوجد سمّاق؟\nشكرًا',
    language: 'ar',
  } as const;

  test('reaches the seller, whose reply goes to the sender; the answer quotes both in the sender’s language', async () => {
    await call(sendMessage, message);
    const told = await receive(deps, 'seller-message', admin);
    expect(told.subject).toBe('Message from Um Khaled: Product');
    expect(told.replyTo).toEqual([{ name: message.name, address: message.email }]);
    expect(told.text).toContain('> هل يوجد سمّاق؟\n> شكرًا');

    const { items } = await call(listMessages, {}, asAdmin);
    const id = items.find(({ email }) => email === message.email)?.id ?? '';
    await call(answerMessage, { id, answer: 'نعم، وصل أمس.' }, asAdmin);
    const mail = await receive(deps, 'contact-answer', message.email);
    expect(mail.subject).toBe('ردّنا على رسالتك');
    expect(mail.text).toContain('> نعم، وصل أمس.');
    expect(mail.text).toContain('> هل يوجد سمّاق؟');
    expect(mail.replyTo).toBeUndefined();
  });

  test('is not told to an administrator who wants no such mails by then', async () => {
    const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, admin));
    const { items } = await call(listMessages, {}, asAdmin);
    const job = { mail: 'seller-message', messageId: items[0]?.id ?? '', userId: row?.id ?? '' } as const;
    await db.update(users).set({ notifyOrders: false }).where(eq(users.email, admin));
    await deps.jobs.enqueue(db, job);
    await waitForAllBefore();
    expect((await kindsTo(admin)).filter((kind) => kind === 'seller-message')).toHaveLength(1);
    await db.update(users).set({ notifyOrders: true }).where(eq(users.email, admin));
  });
});

describe('the newsletter', () => {
  test('greets in the language of the page, and is left by the mail program’s own button', async () => {
    const email = 'reader@example.com';
    await call(subscribe, { email, language: 'ar' });
    const mail = await receive(deps, 'newsletter-welcome', email);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    const token = oneClick.split('/').at(-1);
    expect(oneClick).toBe(`https://mouneh.example/api/newsletter/leave/${token}`);
    expect(linkIn(mail, '/leave/')).toBe(`https://mouneh.example/ar/newsletter/leave/${token}`);

    const answer = await app.request(oneClick, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await db.select().from(subscribers).where(eq(subscribers.email, email))).toEqual([]);
  });

  test('does not greet an address that has left before the mail was written', async () => {
    await deps.jobs.enqueue(db, { mail: 'newsletter-welcome', email: 'left@example.com' });
    await waitForAllBefore();
    expect(await kindsTo('left@example.com')).toEqual([]);
  });
});

test('what is queued in a transaction that is taken back sends nothing', async () => {
  const { user } = await addCustomer();
  await receive(deps, 'welcome', user.email);
  const undone = inTransaction(db, async (tx) => {
    await deps.jobs.enqueue(tx, { mail: 'welcome', userId: user.id });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await waitForAllBefore();
  expect(await kindsTo(user.email)).toEqual(['welcome']);
});
