import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getProfile, updateProfile } from '../../contracts/accounts.ts';
import { listActivity } from '../../contracts/activity.ts';
import {
  countSubscribers,
  exportSubscribers,
  subscribe,
  unsubscribeNewsletter,
} from '../../contracts/newsletter.ts';
import { subscribers } from '../../server/newsletter/subscriber.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { expectAdminsOnly } from '../support/expect-admins-only.ts';

const shop = await openShop({ publicUrl: 'https://shop.example' });
const { app, db, deps, send, call, faultsOf, addCustomer, admin } = shop;

const find = async (email: string) =>
  (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const tokenOf = async (email: string) => (await find(email))?.leaveToken ?? '';
const greetings = async (email: string) =>
  (await deps.jobs.waiting(db)).filter((job) => job.mail === 'newsletter-welcome' && job.email === email);

test('an address is put on the list once, greeted once, and asking twice is answered alike', async () => {
  const answers = [
    await send(subscribe, { email: 'Salma@Example.com ', language: 'ar' }),
    await send(subscribe, { email: 'salma@example.com', language: 'ar' }),
  ];
  for (const answer of answers) expect(answer).toEqual({ status: 200, success: true, data: null });
  expect(await find('salma@example.com')).toMatchObject({ language: 'ar' });
  expect((await greetings('salma@example.com')).length).toBe(1);
});

test('the same address sent many times at once stands once', async () => {
  const email = 'hasty@example.com';
  await Promise.all([1, 2, 3, 4, 5].map(() => call(subscribe, { email, language: 'en' })));
  expect((await greetings(email)).length).toBe(1);
});

test('what is no address is told so', async () => {
  expect(await faultsOf(subscribe, { email: '', language: 'en' })).toEqual(['Email is required']);
  for (const email of ['salma', 'salma@', 'a b@example.com', `${'a'.repeat(250)}@example.com`]) {
    expect(await faultsOf(subscribe, { email, language: 'en' })).toEqual(['Please enter a valid email']);
  }
  expect((await send(subscribe, { email: 'salma@example.com', language: 'fr' })).status).toBe(400);
});

test('a link takes its own address off the list, and no other', async () => {
  for (const email of ['stays@example.com', 'leaves@example.com']) {
    await call(subscribe, { email, language: 'en' });
  }
  await call(unsubscribeNewsletter, { token: await tokenOf('leaves@example.com') });
  expect(await find('leaves@example.com')).toBeUndefined();
  expect(await find('stays@example.com')).toBeDefined();
});

test('leaving twice is fine, and so is a link that was never ours', async () => {
  await call(subscribe, { email: 'twice@example.com', language: 'en' });
  const token = await tokenOf('twice@example.com');
  for (const link of [token, token, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect(await send(unsubscribeNewsletter, { token: link })).toEqual({
      status: 200,
      success: true,
      data: null,
    });
  }
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/json', '{'],
  ['text/plain', ''],
])('a mail program leaves by one POST with a body of type %s (RFC 8058)', async (type, body) => {
  const email = 'one-click@example.com';
  await call(subscribe, { email, language: 'en' });
  const url = `/api/newsletter/leave/${await tokenOf(email)}`;
  const response = await app.request(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  expect(response.status).toBe(200);
  expect(await find(email)).toBeUndefined();
});

test('whoever comes back after leaving is greeted again, with a new link', async () => {
  const email = 'returns@example.com';
  await call(subscribe, { email, language: 'en' });
  const link = await tokenOf(email);
  await call(unsubscribeNewsletter, { token: link });
  await call(subscribe, { email, language: 'ar' });
  expect((await greetings(email)).length).toBe(2);
  expect(await tokenOf(email)).not.toBe(link);
  await call(unsubscribeNewsletter, { token: link });
  expect(await find(email)).toMatchObject({ language: 'ar' });
});

test('a profile says whether its address is on the list, whichever way it came on or off it', async () => {
  const { user, token } = await addCustomer();
  const offers = async () => (await call(getProfile, {}, { token })).notifications.offers;
  expect(await offers()).toBe(false);
  await call(subscribe, { email: user.email, language: 'en' });
  expect(await offers()).toBe(true);
  await call(unsubscribeNewsletter, { token: await tokenOf(user.email) });
  expect(await offers()).toBe(false);
  await call(updateProfile, { notifications: { offers: true } }, { token });
  expect(await find(user.email)).toBeDefined();
});

test('only administrators see the list', async () => {
  await expectAdminsOnly(shop, countSubscribers, {});
  await expectAdminsOnly(shop, exportSubscribers, {});
});

test('the list is counted, with how many read Arabic and how many joined in the last 30 days', async () => {
  await db.delete(subscribers);
  const createdAt = new Date('2026-03-01T22:30:00Z');
  await db.insert(subscribers).values([
    { email: 'old@example.com', language: 'ar', createdAt },
    { email: 'new@example.com', language: 'en' },
  ]);
  expect(await call(countSubscribers, {}, { token: await admin() })).toEqual({
    count: 2,
    arabic: 1,
    recent: 1,
  });
});

test('the list is a CSV file that spreadsheets read as UTF-8 and that runs nothing', async () => {
  await db.delete(subscribers);
  const createdAt = new Date('2026-03-01T22:30:00Z');
  await db.insert(subscribers).values([
    { email: '=cmd@example.com', language: 'ar', createdAt },
    { email: 'plain@example.com', language: 'en', createdAt: new Date('2026-03-05T10:00:00Z') },
  ]);
  const token = await admin();
  expect(await call(countSubscribers, {}, { token })).toEqual({ count: 2, arabic: 1, recent: 0 });
  const headers = { Authorization: `Bearer ${token}` };
  const response = await app.request(`/api${exportSubscribers.path}`, { headers });
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(response.headers.get('content-disposition')).toMatch(/"newsletter-\d{4}-\d\d-\d\d\.csv"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const leave = async (email: string) => `/newsletter/leave/${await tokenOf(email)}`;
  expect(text.split('\r\n')).toEqual([
    '\ufeffemail,language,since,unsubscribe',
    // In Amman it was already the next day.
    `'=cmd@example.com,ar,2026-03-02,https://shop.example/ar${await leave('=cmd@example.com')}`,
    `plain@example.com,en,2026-03-05,https://shop.example${await leave('plain@example.com')}`,
    '',
  ]);
});

test('who has downloaded the list is remembered with the number of rows, without an address', async () => {
  await db.delete(subscribers);
  await db.insert(subscribers).values({ email: 'kept@example.com', language: 'en' });
  const token = await admin();
  await app.request(`/api${exportSubscribers.path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { items } = await call(listActivity, { limit: 1 }, { token });
  const user = { id: expect.any(String), name: expect.any(String) };
  const after = { rows: 1 };
  expect(items).toMatchObject([{ action: 'newsletter.export', user, before: null, after, undoable: false }]);
  expect(JSON.stringify(items)).not.toContain('kept@');
});

test('the twenty-first address within an hour from one place is refused; leaving is never', async () => {
  const limited = await openShop({ rateLimits: true });
  for (let count = 1; count <= 20; count += 1) {
    await limited.call(subscribe, { email: `reader-${count}@example.com`, language: 'en' });
  }
  const late = { email: 'late@example.com', language: 'en' };
  expect(await limited.send(subscribe, late)).toMatchObject({ status: 429, code: 'too_many_requests' });
  for (const { leaveToken } of await limited.db.select().from(subscribers)) {
    await limited.call(unsubscribeNewsletter, { token: leaveToken });
  }
  expect(await limited.db.select().from(subscribers)).toEqual([]);
});
