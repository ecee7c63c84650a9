import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount, exportData, register } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { fieldErrors } from '../../contracts/error.ts';
import {
  getLegalText,
  legalPages,
  listLegalPages,
  listLegalVersions,
  longestLegalText,
  publishLegalText,
} from '../../contracts/legal.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { users } from '../../server/accounts/user.table.ts';
import { storeFirstLegalTexts } from '../../server/legal/store-first-legal-texts.ts';
import { orders } from '../../server/orders/order.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, call, send, db, faultsOf, admin, addCustomer, addProduct } = await openShop();
const token = await admin();
const product = await addProduct();
const publish = async (text: { en: string; ar: string }) => {
  const { version } = await call(getLegalText, { page: 'terms' });
  return call(publishLegalText, { page: 'terms', version, text }, { token });
};

test('a new shop has version 1 of each page in both languages, and a later start changes nothing', async () => {
  await storeFirstLegalTexts({ db });
  const pages = await call(listLegalPages, {});
  expect(pages.map(({ page, version }) => [page, version]).sort()).toEqual(
    [...legalPages].sort().map((page) => [page, 1]),
  );
  for (const page of legalPages) {
    const { text } = await call(getLegalText, { page });
    expect([text.en.length > 1000, text.ar.length > 800]).toEqual([true, true]);
  }
});

test('what is published is a version of its own, the earlier one can still be read, and who did it is kept', async () => {
  const first = await call(getLegalText, { page: 'terms' });
  const published = await publish({ en: ' ## New\n\nShort. ', ar: '## جديد' });
  expect(published).toMatchObject({
    version: 2,
    current: 2,
    text: { en: '## New\n\nShort.', ar: '## جديد' },
  });
  expect(await call(getLegalText, { page: 'terms', version: 1 })).toEqual({ ...first, current: 2 });
  expect(await send(getLegalText, { page: 'terms', version: 3 })).toMatchObject({ status: 404 });
  const versions = await call(listLegalVersions, { page: 'terms' }, { token });
  expect(versions.map(({ version, user }) => [version, user === null])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(await publish(published.text)).toMatchObject({ version: 2 });
});

test('of two who publish at once one is told; a text that is empty or too long is refused', async () => {
  const { version, text } = await call(getLegalText, { page: 'privacy' });
  const tries = ['a', 'b'].map((en) =>
    send(publishLegalText, { page: 'privacy', version, text: { ...text, en } }, { token }),
  );
  expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const long = { en: 'a'.repeat(longestLegalText + 1), ar: ' ' };
  expect(await faultsOf(publishLegalText, { page: 'privacy', version: 2, text: long }, { token })).toEqual([
    `At most ${longestLegalText} characters`,
    'This field is required',
  ]);
});

test('a text that names in braces what is never filled in is refused', async () => {
  const { version, text } = await call(getLegalText, { page: 'terms' });
  const refusal = fieldErrors.legal_name_unknown;
  for (const wrong of ['{غلط}', '{Shop}', '{ shop }', '{}', '{shop} {toString}']) {
    const input = { page: 'terms' as const, version, text: { ...text, ar: `${text.ar}\n\n${wrong}` } };
    expect([wrong, await faultsOf(publishLegalText, input, { token })]).toEqual([wrong, [refusal]]);
  }
  expect(await call(getLegalText, { page: 'terms' })).toMatchObject({ version, text });
});

test('an undone publication publishes the words before it again, and removes nothing', async () => {
  const before = await call(getLegalText, { page: 'terms' });
  await publish({ en: 'A slip', ar: 'سهو' });
  const { items } = await call(listActivity, { limit: 1, action: 'legal.publish' }, { token });
  await call(undoActivity, { id: items[0]?.id ?? 0 }, { token });
  const after = await call(getLegalText, { page: 'terms' });
  expect(after).toMatchObject({ version: before.version + 2, text: before.text });
  expect(await call(getLegalText, { page: 'terms', version: before.version + 1 })).toMatchObject({
    text: { en: 'A slip' },
  });
});

const signUp = (accepted?: { terms: number; privacy: number }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  return call(register, { email, name: 'Salma', password: 'a jar of honey', ...(accepted && { accepted }) });
};
const acceptedBy = async (id: string) => {
  const { termsVersion: terms, privacyVersion: privacy } = users;
  return (await db.select({ terms, privacy }).from(users).where(eq(users.id, id)))[0];
};

test('an account keeps the versions that were shown; earlier ones too, and none that there never was', async () => {
  const shown = await signUp({ terms: 1, privacy: 2 });
  expect(await acceptedBy(shown.user.id)).toEqual({ terms: 1, privacy: 2 });
  for (const accepted of [undefined, { terms: 99, privacy: 1 }]) {
    const { user } = await signUp(accepted);
    expect(await acceptedBy(user.id)).toEqual({ terms: null, privacy: null });
  }
});

const order = (who: string, accepted?: { terms: number; privacy: number }, key = crypto.randomUUID()) =>
  call(
    placeOrder,
    { ...orderOf(itemOf(product)), ...(accepted && { accepted }) },
    { token: who, headers: { 'Idempotency-Key': key } },
  );

test('an order keeps them as well; a newer text between two tries makes no other order', async () => {
  const { token: customer, user } = await addCustomer();
  const key = crypto.randomUUID();
  const first = await order(customer, { terms: 1, privacy: 1 }, key);
  expect((await order(customer, { terms: 2, privacy: 1 }, key)).id).toBe(first.id);
  await order(customer);
  await order(customer, { terms: 99, privacy: 1 });
  const kept = await db
    .select({ terms: orders.termsVersion, privacy: orders.privacyVersion })
    .from(orders)
    .where(eq(orders.userId, user.id))
    .orderBy(orders.number);
  expect(kept).toEqual([
    { terms: 1, privacy: 1 },
    { terms: null, privacy: null },
    { terms: null, privacy: 1 },
  ]);
});

test('what was accepted is in the file of one’s data, and goes with the account', async () => {
  const password = 'a jar of honey';
  const { token: customer, user } = await signUp({ terms: 2, privacy: 1 });
  const { id } = await order(customer, { terms: 2, privacy: 2 });
  const headers = { Authorization: `Bearer ${customer}` };
  const file = await (await app.request(`/api${exportData.path}`, { headers })).json();
  expect(file.profile.accepted).toEqual({ terms: 2, privacy: 1 });
  expect(file.orders).toMatchObject([{ id, accepted: { terms: 2, privacy: 2 } }]);
  await deliverOrders(db, { user });
  await call(deleteAccount, { password }, { token: customer });
  expect(await acceptedBy(user.id)).toBeUndefined();
  const [left] = await db.select().from(orders).where(eq(orders.id, id));
  expect([left?.termsVersion, left?.privacyVersion]).toEqual([null, null]);
});
