import { describe, expect, test } from 'vitest';
import { listActivity } from '../../contracts/activity.ts';
import type { Content } from '../../contracts/content.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import { type EditedContent, getContent, getEditableContent, setContent } from '../../contracts/settings.ts';
import { shopFieldErrors } from '../../contracts/shop-errors.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, db, faultsOf, admin, addCustomer, addProduct } = await openShop({
  sellerPhone: '+962791234567',
});
const token = await admin();
const read = () => call(getEditableContent, {}, { token });
const save = async (change: Partial<EditedContent>) =>
  call(setContent, { ...(await read()), ...change }, { token });

test('a new shop makes the owner’s claims, leads to the number of SELLER_PHONE, and no claim is answered', async () => {
  const content = { ...defaultContent, phone: '+962791234567' };
  expect(await call(getContent, {})).toEqual(content);
  expect(await read()).toEqual({ ...content, answered: [], version: 0 });
});

test('a new shop shows no way to reach anybody but the seller', async () => {
  const { email, socials, contact } = await call(getContent, {});
  expect([email, ...socials.map(({ href }) => href)]).toEqual(['', '', '', '', '']);
  expect(contact.map(({ icon }) => icon)).toEqual(['pin']);
});

test('only an administrator reads what was answered and changes the content', async () => {
  const { token: customer } = await addCustomer();
  for (const who of [undefined, customer]) {
    expect((await send(getEditableContent, {}, { token: who })).success).toBe(false);
    expect((await send(setContent, await read(), { token: who })).success).toBe(false);
  }
});

test('what is saved is what everybody reads, trimmed, and it is remembered with before and after', async () => {
  const name = { en: ' Um Khalil ', ar: 'أم خليل' };
  const saved = await save({ name });
  expect(saved).toMatchObject({ name: { en: 'Um Khalil', ar: 'أم خليل' }, version: 1 });
  expect((await call(getContent, {})).name).toEqual(saved.name);
  const { items } = await call(listActivity, { limit: 1 }, { token });
  expect(items[0]).toMatchObject({
    action: 'content.update',
    subject_id: 'content',
    before: { name: defaultContent.name },
    after: { name: saved.name },
  });
});

test('a save that changes nothing keeps the version, and the activity has no entry of it', async () => {
  const before = await read();
  const { items } = await call(listActivity, { limit: 1 }, { token });
  expect(await save({})).toEqual(before);
  expect((await call(listActivity, { limit: 1 }, { token })).items).toEqual(items);
});

test('of two who edit at once the second is told, and overwrites nothing', async () => {
  const mine = await read();
  const theirs = await save({ hours: { en: 'Never', ar: 'أبدًا' } });
  const late = await send(setContent, { ...mine, hours: { en: 'Always', ar: 'دائمًا' } }, { token });
  expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await read()).toEqual(theirs);
  const tries = [1, 2].map((day) =>
    send(setContent, { ...theirs, hours: { en: `Day ${day}`, ar: `يوم ${day}` } }, { token }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('orders from now on go to the new phone under the new name, and to the old one when it is put back', async () => {
  const product = await addProduct({ price: 2 });
  const { user, token: customer } = await addCustomer();
  const order = {
    customer_name: user.name,
    customer_email: user.email,
    shipping_address: { street: 'Street', city: 'Amman', country: 'Jordan' },
    items: [{ product_id: product.id, quantity: 1, price: 2 }],
    language: 'ar' as const,
  };
  await save({ phone: '٠٧٨ ٧٦٥ ٤٣٢١', name: { en: 'Dar', ar: 'الدار' } });
  const placed = await call(placeOrder, order, {
    token: customer,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(placed.whatsapp_url).toMatch(/^https:\/\/wa\.me\/962787654321\?text=/);
  expect(decodeURIComponent(placed.whatsapp_url)).toContain(`هذا طلبي ${placed.number} من الدار:`);
  const linkOf = async () => (await call(getOrder, { id: placed.id }, { token: customer })).whatsapp_url;
  await save({ phone: '' });
  expect(await linkOf()).toMatch(/^https:\/\/wa\.me\/\?text=/);
  await save({ phone: '0791234567' });
  expect(await linkOf()).toMatch(/^https:\/\/wa\.me\/962791234567\?text=/);
});

describe('what is refused', () => {
  const entry = defaultContent.contact[0] as Content['contact'][number];
  const social = defaultContent.socials[0] as Content['socials'][number];
  const claims = (change: Partial<Content['claims']>) => ({
    claims: { ...defaultContent.claims, ...change },
  });
  const wrong = 'This value isn’t accepted';
  test.each([
    ['a name in one language', { name: { en: 'Dar', ar: ' ' } }, 'This field is required'],
    ['a phone that nobody can call', { phone: '12' }, shopFieldErrors.phone_invalid],
    [
      'a claim in one language',
      claims({ reply: { en: '', ar: 'ساعة' } }),
      'Write it in this language too, or leave both empty',
    ],
    ['a rating above 5', claims({ rating: 5.1 }), wrong],
    ['an email that is none', { email: 'hello@' }, 'Please enter a valid email'],
    ['half a customer', claims({ customers: 1.5 }), wrong],
    [
      'a script as an address',
      { socials: [{ ...social, href: 'javascript:alert(1)' }] },
      'Please enter a web address that begins with https://',
    ],
    [
      'a map that is no address',
      { mapHref: 'amman' },
      'Please enter a web address that begins with https://',
    ],
    [
      'a script before a value',
      { contact: [{ ...entry, linkPrefix: 'javascript:' }] },
      'A link must begin with mailto:, tel: or https://',
    ],
    ['an image of its own', { contact: [{ ...entry, icon: 'basket' }] }, wrong],
    ['more entries than a page holds', { contact: Array(13).fill(entry) }, 'This text is too long'],
  ])('%s', async (_, change, fault) => {
    const before = await read();
    expect(await faultsOf(setContent, { ...before, ...change }, { token })).toEqual([fault]);
    expect(await read()).toEqual(before);
  });
});

test('claims and lists may be empty', async () => {
  const none = { en: '', ar: '' };
  const claims = {
    customers: null,
    rating: null,
    reply: none,
    shipping: none,
    support: none,
    badges: [],
    benefits: [],
    checkout: [],
  };
  expect(await save({ claims, hours: none, contact: [], socials: [] })).toMatchObject({
    claims,
    contact: [],
  });
});

test('what an older release kept: claims stay, an email moves to its field, and placeholders are gone', async () => {
  const both = (text: string) => ({ en: text, ar: text });
  const entry = (icon: string, value: string, linkPrefix = '') => ({
    icon,
    title: both(icon),
    value: both(value),
    linkPrefix,
  });
  const social = (href: string) => ({ name: both('Page'), text: both(''), href });
  const { checkout: _, ...claims } = { ...defaultContent.claims, customers: 7 };
  const older = {
    name: both('Dar'),
    claims,
    hours: both('Mornings'),
    headquarters: both('Irbid'),
    mapHref: defaultContent.mapHref,
    phone: '+962787654321',
    version: 3,
    contact: [
      entry('mail', 'salma@dar.jo', 'mailto:'),
      entry('chat', 'On WhatsApp, with your order'),
      entry('truck', 'At the door'),
      entry('clock', 'Mornings'),
    ],
    socials: ['https://wa.me/?text=Mouneh', 'https://www.facebook.com/', 'https://www.facebook.com/dar'].map(
      social,
    ),
  };
  await db
    .insert(settings)
    .values({ name: 'content', value: older })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: older },
    });
  const found = await read();
  expect(found).toMatchObject({ email: 'salma@dar.jo', phone: '+962787654321', version: 3, answered: [] });
  expect(found.claims).toEqual({ ...claims, checkout: defaultContent.claims.checkout });
  expect(found.contact.map(({ icon }) => icon)).toEqual(['truck']);
  expect(found.socials.map(({ href }) => href)).toEqual(['', '', 'https://www.facebook.com/dar']);
});
