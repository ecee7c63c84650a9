import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updateProfile } from '../../contracts/accounts.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { countStock, moveStock } from '../../contracts/stock.ts';
import type { MailJob } from '../../server/jobs/job.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { sendMail } from '../../server/mail/send-mail.ts';
import { notifyLowStock } from '../../server/stock/notify-low-stock.ts';
import { stockLevels } from '../../server/stock/stock.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { addressOf, linkIn, readMails } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, addProduct, addCustomer, admin, db, deps } = await openShop({
  publicUrl: 'https://shop.example',
});
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const addCounted = async (left: number, name = { en: 'Makdous', ar: 'مكدوس' }) => {
  const product = await addProduct({ price: 2, name });
  await call(countStock, { id: product.id, left, low_at: 3, expected_left: null }, asAdmin);
  return product;
};
type Jar = Awaited<ReturnType<typeof addCounted>>;
const order = (jar: Jar, quantity: number) => call(placeOrder, orderOf(itemOf(jar, quantity)), customer);
const receive = ({ id }: Jar, quantity: number) =>
  call(moveStock, { id, kind: 'received', quantity }, asAdmin);
const queuedFor = async ({ id }: Jar) =>
  (await deps.jobs.waiting(db)).filter((job): job is MailJob & { mail: 'low-stock' } =>
    job.mail === 'low-stock' ? job.productIds.includes(id) : false,
  );
const perform = (job: MailJob) => sendMail(deps, openMailer(deps), job, crypto.randomUUID());
const mails = async () => (await readMails(deps)).filter(({ kind }) => kind === 'low-stock');

test('the seller is told once when an order makes a product run low, with how many are left when the mail is written', async () => {
  const jar = await addCounted(5);
  expect(await notifyLowStock(deps)).toBe(0);
  await order(jar, 1);
  expect(await notifyLowStock(deps)).toBe(0);
  await order(jar, 1);
  expect(await notifyLowStock(deps)).toBe(1);
  await order(jar, 1);
  expect(await notifyLowStock(deps)).toBe(0);
  const jobs = await queuedFor(jar);
  expect(jobs).toHaveLength(1);
  for (const job of jobs) await perform(job);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail && addressOf(mail)).toBe(deps.config.adminEmail);
  expect(mail?.subject).toBe('Running low: Makdous (2 left)');
  expect(mail && linkIn(mail, '/admin')).toBe('https://shop.example/admin/products?state=low_stock');
});

test('each crossing has a notice of its own; what came back above before anybody looked has none', async () => {
  const jar = await addCounted(4);
  await order(jar, 1);
  expect(await notifyLowStock(deps)).toBe(1);
  await receive(jar, 5);
  await order(jar, 6);
  await receive(jar, 6);
  expect(await notifyLowStock(deps)).toBe(0);
  await order(jar, 6);
  expect(await notifyLowStock(deps)).toBe(1);
  expect(await queuedFor(jar)).toHaveLength(2);
});

test('what the seller has just typed is no news: a first count that is low, and another warning', async () => {
  await addCounted(2);
  const jar = await addCounted(8);
  await call(countStock, { id: jar.id, left: 8, low_at: 10, expected_left: 8 }, asAdmin);
  expect(await notifyLowStock(deps)).toBe(0);
});

test('of sweeps on several machines at once one tells, and a sweep that breaks off tells nothing', async () => {
  const jar = await addCounted(4);
  await order(jar, 2);
  const broken = { ...deps.jobs, enqueueAll: () => Promise.reject(new Error('the machine stopped')) };
  await expect(notifyLowStock({ db, jobs: broken })).rejects.toThrow('stopped');
  const told = await Promise.all([1, 2, 3, 4].map(() => notifyLowStock(deps)));
  expect(told.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await queuedFor(jar)).toHaveLength(1);
});

test('products that run low together are one mail, and what is above again by then is not in it', async () => {
  const names = ['Honey', 'Zaatar', 'Sumac'].map((en) => ({ en, ar: en }));
  const jars = [];
  for (const name of names) jars.push(await addCounted(4, name));
  for (const jar of jars) await order(jar, 1);
  expect(await notifyLowStock(deps)).toBe(3);
  const [first] = jars;
  if (!first) throw new Error('no product');
  const [job] = await queuedFor(first);
  await receive(first, 9);
  if (job) await perform(job);
  const mail = (await mails()).find(({ subject }) => subject === '2 products are running low');
  expect(mail?.text).toContain('Sumac');
  expect(mail?.text).not.toContain('Honey');
});

test('an administrator who wants no mails about orders gets none about stock', async () => {
  await call(updateProfile, { notifications: { orders: false } }, asAdmin);
  const jar = await addCounted(4);
  await order(jar, 2);
  expect(await notifyLowStock(deps)).toBe(1);
  expect(await queuedFor(jar)).toEqual([]);
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, jar.id));
  expect(level?.lowNotified).toBe(true);
});
