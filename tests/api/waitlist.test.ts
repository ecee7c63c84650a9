import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { updateProduct, updateProducts } from '../../contracts/catalogue.ts';
import { verifyEmail } from '../../contracts/email-verification.ts';
import { getStats } from '../../contracts/stats.ts';
import { countStock, moveStock } from '../../contracts/stock.ts';
import {
  joinOwnWaitlist,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  markWaitlistEntry,
  maxWaitedFor,
} from '../../contracts/waitlist.ts';
import { makeVerificationToken } from '../../server/accounts/verify-email.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import type { MailJob } from '../../server/jobs/job.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { sendMail } from '../../server/mail/send-mail.ts';
import { deleteExpired } from '../../server/privacy/delete-expired.ts';
import { announceProducts } from '../../server/waitlist/announce-products.ts';
import { removeOldEntries } from '../../server/waitlist/leave-waitlist.ts';
import { waitlistEntries } from '../../server/waitlist/waitlist.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { addressOf, linkIn, readMails } from '../support/mailbox.ts';

const shop = await openShop({ publicUrl: 'https://shop.example' });
const { app, db, deps, call, send, addProduct, addCustomer, admin } = shop;
const asAdmin = { token: await admin() };

const addSoldOut = (name?: { en: string; ar: string }) =>
  addProduct({ available: false, ...(name && { name }) });
type Jar = Awaited<ReturnType<typeof addSoldOut>>;
const bringBack = ({ id, category }: Jar, available = true) =>
  call(updateProduct, { id, category, available }, asAdmin);
const ask = (jar: Jar, contact: { email: string } | { phone: string }, language: 'en' | 'ar' = 'en') =>
  call(joinWaitlist, { product_id: jar.id, language, ...contact });
const entriesOf = ({ id }: Jar) => db.select().from(waitlistEntries).where(eq(waitlistEntries.productId, id));
/** The queued mails of a product's list. */
const queuedFor = async (jar: Jar) => {
  const ids = new Set((await entriesOf(jar)).map(({ id }) => id));
  const waiting = await deps.jobs.waiting(db);
  return waiting.filter((job): job is MailJob & { mail: 'back-in-stock' } =>
    job.mail === 'back-in-stock' ? ids.has(job.entryId) : false,
  );
};
const perform = (job: MailJob, mailer = openMailer(deps), id = crypto.randomUUID()) =>
  sendMail(deps, mailer, job, id);
const mailsTo = async (email: string) =>
  (await readMails(deps)).filter((mail) => mail.kind === 'back-in-stock' && addressOf(mail) === email);

test('who asks is told once when the product can be ordered again, in the language of the page, and is then forgotten', async () => {
  const jar = await addSoldOut({ en: 'Makdous', ar: 'مكدوس' });
  await ask(jar, { email: ' Salma@Example.com' }, 'ar');
  expect(await announceProducts(deps)).toBe(0);
  await bringBack(jar);
  expect(await announceProducts(deps)).toBe(1);
  expect(await announceProducts(deps)).toBe(0);
  for (const job of await queuedFor(jar)) await perform(job);
  const [mail, ...more] = await mailsTo('salma@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('عاد إلى الرفّ: مكدوس');
  expect(mail && linkIn(mail, '/products/')).toBe('https://shop.example/ar/products/makdous');
  expect(await entriesOf(jar)).toEqual([]);
});

test('goods that are received bring a product back as well', async () => {
  const jar = await addProduct();
  await call(countStock, { id: jar.id, left: 0, expected_left: null }, asAdmin);
  await ask(jar, { email: 'stock@example.com' });
  expect(await announceProducts(deps)).toBe(0);
  await call(moveStock, { id: jar.id, kind: 'received', quantity: 3 }, asAdmin);
  expect(await announceProducts(deps)).toBe(1);
});

test('of sweeps on several machines at once one queues a mail, and a sweep that breaks off queues none', async () => {
  const jar = await addSoldOut();
  for (const name of ['one', 'two', 'three']) await ask(jar, { email: `${name}@example.com` });
  await bringBack(jar);
  const broken = { ...deps.jobs, enqueueAll: () => Promise.reject(new Error('the machine stopped')) };
  await expect(announceProducts({ db, jobs: broken })).rejects.toThrow('stopped');
  expect(await queuedFor(jar)).toEqual([]);
  const told = await Promise.all([1, 2, 3, 4].map(() => announceProducts(deps)));
  expect(told.reduce((sum, count) => sum + count)).toBe(3);
  expect(await queuedFor(jar)).toHaveLength(3);
});

test('what is sold out again before the mail is written is waited for further', async () => {
  const jar = await addSoldOut();
  await ask(jar, { email: 'patient@example.com' });
  await bringBack(jar);
  await announceProducts(deps);
  const [job] = await queuedFor(jar);
  await bringBack(jar, false);
  if (job) await perform(job);
  expect(await mailsTo('patient@example.com')).toEqual([]);
  expect(await announceProducts(deps)).toBe(0);
  await bringBack(jar);
  expect(await announceProducts(deps)).toBe(1);
});

test('a mail that was sent is not sent again when its job is taken up twice', async () => {
  const jar = await addSoldOut();
  await ask(jar, { email: 'twice@example.com' });
  await bringBack(jar);
  await announceProducts(deps);
  const [job] = await queuedFor(jar);
  if (job) await perform(job);
  if (job) await perform(job);
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
});

test('a mail that is handed over again after a crash is known as a copy by its Message-ID', async () => {
  const jar = await addSoldOut();
  await ask(jar, { email: 'crash@example.com' });
  await bringBack(jar);
  await announceProducts(deps);
  const [job] = await queuedFor(jar);
  const mailer = openMailer(deps);
  const dying: typeof mailer = {
    send: async (...given) => {
      await mailer.send(...given);
      throw new Error('the machine stopped');
    },
  };
  const id = crypto.randomUUID();
  const quiet = { ...deps, log: pino({ level: 'silent' }) };
  if (job) await expect(sendMail(quiet, dying, job, id)).rejects.toThrow('not sent');
  if (job) await perform(job, mailer, id);
  const [first, second, ...more] = await mailsTo('crash@example.com');
  expect(more).toEqual([]);
  expect(first?.messageId).toContain(`${id}@`);
  expect(second?.messageId).toBe(first?.messageId);
});

test('asking twice is one entry, and no answer tells whether somebody waits', async () => {
  const jar = await addSoldOut();
  const input = { product_id: jar.id, email: 'hasty@example.com', language: 'en' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(joinWaitlist, input)));
  answers.push(await send(joinWaitlist, { ...input, language: 'ar' }));
  for (const answer of answers) expect(answer).toEqual({ status: 200, success: true, data: null });
  expect(await entriesOf(jar)).toMatchObject([{ language: 'ar' }]);
});

test('a contact waits for a bounded number of products, and is told nothing of it', async () => {
  const email = 'eager@example.com';
  for (let count = 0; count <= maxWaitedFor; count += 1) await ask(await addSoldOut(), { email });
  const found = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  expect(found).toHaveLength(maxWaitedFor);
});

test('what is no contact, or names no product that shoppers see, is refused', async () => {
  const jar = await addSoldOut();
  const hidden = await addProduct({ shown: false, available: false });
  const input = { product_id: jar.id, language: 'en' };
  const email = 'a@example.com';
  for (const wrong of [{}, { email: 'salma' }, { phone: '12' }, { email, phone: '0791234567' }])
    expect((await send(joinWaitlist, { ...input, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  expect(await send(joinWaitlist, { ...input, product_id: hidden.id, email })).toMatchObject({ status: 404 });
  expect(await entriesOf(jar)).toEqual([]);
});

test('the link of a mail takes its address off all lists, and no other; so does the mail program by one POST', async () => {
  const [jar, other] = [await addSoldOut(), await addSoldOut()];
  const email = 'leaves@example.com';
  for (const each of [jar, other]) await ask(each, { email });
  await ask(other, { email: 'stays@example.com' });
  await bringBack(jar);
  await announceProducts(deps);
  for (const job of await queuedFor(jar)) await perform(job);
  const [mail] = await mailsTo(email);
  const token = (mail && linkIn(mail, '/waitlist/leave/'))?.split('/').at(-1) ?? '';
  const oneClick = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(oneClick).toBe(`<https://shop.example/api/waitlist/leave/${token}>`);
  const response = await app.request(`/api/waitlist/leave/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(200);
  expect(await entriesOf(other)).toMatchObject([{ email: 'stays@example.com' }]);
  for (const link of [token, 'nonsense']) expect(await call(leaveWaitlist, { token: link })).toBeNull();
});

test('a phone number is for the seller, who finds it with the message ready once the product is back, and marks it', async () => {
  await db.delete(waitlistEntries);
  const jar = await addSoldOut({ en: 'Jameed', ar: 'جميد' });
  await ask(jar, { phone: '079 123 4567' }, 'ar');
  await ask(jar, { email: 'by.mail@example.com' });
  const list = () => call(listWaitlist, {}, asAdmin);
  expect(await list()).toEqual({
    ready: [],
    waiting: [{ product: { id: jar.id, name: { en: 'Jameed', ar: 'جميد' } }, emails: 1, phones: 1 }],
  });
  await bringBack(jar);
  const [entry, ...more] = (await list()).ready;
  expect(more).toEqual([]);
  const toWrite = async () => (await call(getStats, {}, asAdmin)).waitlist_ready;
  expect(await toWrite()).toBe(1);
  expect(entry).toMatchObject({ phone: '+962791234567', language: 'ar', sent: false });
  const url = new URL(entry?.whatsapp_url ?? '');
  expect(url.pathname).toBe('/962791234567');
  expect(url.searchParams.get('text')).toContain('جميد');
  expect(url.searchParams.get('text')).toContain(`https://shop.example/ar/products/${jar.slug}`);
  const mark = (sent: boolean) => call(markWaitlistEntry, { id: entry?.id ?? '', sent }, asAdmin);
  await mark(true);
  expect((await list()).ready).toMatchObject([{ sent: true }]);
  expect(await toWrite()).toBe(0);
  await mark(false);
  await deleteExpired(deps);
  expect((await list()).ready).toMatchObject([{ sent: false }]);
  await mark(true);
  await deleteExpired(deps);
  expect(await list()).toEqual({ ready: [], waiting: [] });
  expect(await send(markWaitlistEntry, { id: entry?.id, sent: true }, asAdmin)).toMatchObject({
    status: 404,
  });
});

test('the longest anybody waits is a year', async () => {
  const jar = await addSoldOut();
  await ask(jar, { email: 'last.year@example.com' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await removeOldEntries(db, inDays(364));
  expect(await entriesOf(jar)).toHaveLength(1);
  await removeOldEntries(db, inDays(366));
  expect(await entriesOf(jar)).toEqual([]);
});

test('what an account waits for is in its export and gone with it; what others left under its unverified address is not', async () => {
  const [jar, other] = [await addSoldOut(), await addSoldOut()];
  const email = 'owner@example.com';
  await ask(jar, { email });
  const { user, token, password } = await addCustomer({ email });
  const own = { product_id: jar.id, phone: '0797654321', language: 'en' as const };
  await call(joinOwnWaitlist, own, { token });
  await ask(other, { email });
  const exported = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await app.request('/api/auth/export', { headers });
    return ((await response.json()) as { waiting_for: object[] }).waiting_for;
  };
  expect(await exported()).toMatchObject([
    { product_id: jar.id, phone: '+962797654321' },
    { product_id: other.id, email },
  ]);
  await call(verifyEmail, {
    token: await inTransaction(db, (tx) => makeVerificationToken(tx, user, new Date())),
  });
  expect(await exported()).toHaveLength(3);
  await call(deleteAccount, { password }, { token });
  expect([...(await entriesOf(jar)), ...(await entriesOf(other))]).toEqual([]);
});

test('many products that are switched back at once are told of as well', async () => {
  const jars = [await addSoldOut(), await addSoldOut()];
  for (const jar of jars) await ask(jar, { email: 'both@example.com' });
  const versions = jars.map(({ id }) => ({ id, version: 1 }));
  await call(updateProducts, { products: versions, available: true }, asAdmin);
  expect(await announceProducts(deps)).toBe(2);
});

test('the twenty-first wish within an hour from one place is refused', async () => {
  const limited = await openShop({ rateLimits: true });
  const { id } = await limited.addProduct({ available: false });
  const wish = (count: number) => ({ product_id: id, email: `w-${count}@example.com`, language: 'en' });
  for (let count = 1; count <= 20; count += 1)
    expect((await limited.send(joinWaitlist, wish(count))).status).toBe(200);
  expect(await limited.send(joinWaitlist, wish(21))).toMatchObject({ code: 'too_many_requests' });
});
