import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePassword, deleteAccount, updateProfile } from '../../contracts/accounts.ts';
import { listAdminOrders } from '../../contracts/admin-orders.ts';
import { longestName } from '../../contracts/catalogue.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import { answerMessage, listMessages, sendMessage } from '../../contracts/messages.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { createSynonym, reportMissedSearch } from '../../contracts/search.ts';
import { deleteUser, endUserSessions, listUsers, setUserRole } from '../../contracts/users.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { orders } from '../../server/orders/order.table.ts';
import { hasGoodsOf } from '../../server/orders/order-filter.ts';
import { lexemesOf } from '../../server/orders/order-lexemes.ts';
import { hasWords } from '../../server/search/text-match.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const shop = await openShop();
const { db, call } = shop;
const admin = { token: await shop.admin() };

/** Letters that expand when folded, or that take three or four bytes. */
const letters = ['㌀', '㍿', '中', '𐐀', '𝔸', 'ﷺ', 'ŉ', 'a'];
const article = /^(وال|بال|فال|كال|لل|ال).../;
const endless = (letter: string, length = 290) => letter.repeat(Math.floor(length / letter.length));

test.each(letters)('an order whose words are "%s" without an end is found and moved on', async (letter) => {
  const { token } = await shop.addCustomer();
  const name = endless(letter, longestName.product);
  const jar = await shop.addProduct({ name: { en: name, ar: name } });
  const { id } = await call(
    placeOrder,
    {
      ...orderOf(itemOf(jar)),
      customer_name: endless(letter),
      shipping_address: { street: endless(letter), city: 'Amman', country: 'Jordan' },
    },
    { token },
  );
  const q = endless(letter).slice(0, 200).toWellFormed();
  expect((await call(listAdminOrders, { q }, admin)).items.map((order) => order.id)).toContain(id);
  await call(setOrderStatus, { id, status: 'processing' }, admin);
});

test.each(letters)(
  'an account named "%s" without an end can do and be done to what every other can',
  async (letter) => {
    const name = endless(letter);
    const { user, token, password } = await shop.addCustomer({ name });
    const q = name.slice(0, 200).toWellFormed();
    expect((await call(listUsers, { q }, admin)).items.map(({ id }) => id)).toContain(user.id);
    await call(updateProfile, { name: `${name}x`, address: name }, { token });
    await call(changePassword, { password, new_password: 'another jar of olives' }, { token });
    await call(setUserRole, { id: user.id, role: 'admin' }, admin);
    await call(setUserRole, { id: user.id, role: 'customer' }, admin);
    await call(endUserSessions, { id: user.id }, admin);
    await call(deleteUser, { id: user.id }, admin);
    const own = await shop.addCustomer({ name });
    await call(deleteAccount, { password: own.password }, { token: own.token });
  },
);

test.each(letters)('a message of "%s" without an end is found and answered', async (letter) => {
  const message = letter.repeat(2_000 / letter.length);
  await call(sendMessage, { name: 'Salma', email: 'salma@example.com', subject: 'order', message });
  const [found] = (await call(listMessages, { q: message.slice(0, 200).toWellFormed() }, admin)).items;
  await call(answerMessage, { id: found?.id ?? '', answer: message }, admin);
});

test('a text of every letter has no more words than its row has room for', async () => {
  const words = Array.from({ length: 1_200 }, (_, place) => `${'𐐀'}${place}`)
    .join(' ')
    .slice(0, 5_000);
  await call(sendMessage, {
    name: 'ﷺ'.repeat(300),
    email: 'a@example.com',
    subject: 'order',
    message: words,
  });
  const { rows } = await db.execute(sql`select max(length(search_vector)) <= 1000 as bounded from messages`);
  expect(rows).toEqual([{ bounded: true }]);
});

test('synonyms and searches that found nothing are bounded after they were folded', async () => {
  const squares = Array.from({ length: 80 }, (_, place) => String.fromCodePoint(0x3300 + place));
  await call(createSynonym, { term: squares.join(''), same: squares.toReversed().join('') }, admin);
  await call(createSynonym, { term: `${'ﷺ'.repeat(40)}`, same: squares.slice(40).join(' ') }, admin);
  await call(reportMissedSearch, { q: squares.join(' ').slice(0, 100) });
  const { rows } = await db.execute(
    sql`select max(octet_length(term_words)) < 1300 as bounded from synonyms`,
  );
  expect(rows).toEqual([{ bounded: true }]);
});

test('a backup of all that is a whole shop when it is restored', async () => {
  await shop.addCustomer({ name: endless('㍿') });
  await outboxIsEmpty(db);
  const { dataDir } = shop.deps.config;
  expect(await differencesAfterRestore({ db, dataDir }, await emptyPlace())).toEqual([]);
});

/** A shop with the tables of version 9, which cut words within a letter, and an order of this customer. */
async function openEarlier(customer: string) {
  const { db: earlier } = await createTestDatabase('bare');
  await earlier.transaction((tx) => makeTablesAnew(tx, readMigrations().slice(0, 10)));
  await earlier.execute(sql`
    insert into users (email, name, password_hash) values ('salma@example.com', ${customer}, 'x')`);
  await earlier.execute(sql`
    insert into messages (name, email, subject, message, language, created_at)
    values (${customer}, 'salma@example.com', 'order', ${customer}, 'en', now())`);
  await earlier.execute(sql`
    with placed as (
      insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
        delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash, words)
      values (${customer}, '', '', 'Amman', '', 'en', 0, 0, 0, '', '',
        search_words(${customer} || ' Amman Jar', '') || array_to_tsvector(array['store:cilka'])) returning id)
    insert into order_items (order_id, position, name_en, name_ar, price_qirsh, quantity, image)
    select id, 0, 'Jar', 'مرطبان', 0, 1, '' from placed`);
  return { db: earlier, dataDir: await makeTemporaryFolder() };
}

const emptyPlace = async () => ({
  ...(await createTestDatabase('bare')),
  dataDir: await makeTemporaryFolder(),
});

test('words that an earlier version has cut inside a letter are made anew by the next start', async () => {
  const earlier = await openEarlier(endless('㍿'));
  await expect(differencesAfterRestore(earlier, await emptyPlace())).rejects.toThrow();
  await migrateDatabase(earlier.db);
  expect(await differencesAfterRestore(earlier, await emptyPlace())).toEqual([]);
  expect(await earlier.db.$count(orders, hasWords(endless('㍿'), orders.searchVector))).toBe(1);
  expect(await earlier.db.$count(orders, hasGoodsOf('cilka'))).toBe(1);
});

test('a backup of an earlier version brings the words of orders along, and they are made anew', async () => {
  const [earlier, target] = [await openEarlier('Salma'), await emptyPlace()];
  expect(await differencesAfterRestore(earlier, target)).toEqual([]);
  await migrateDatabase(target.db);
  expect(await target.db.$count(orders, hasWords('salma مرطبان', orders.searchVector))).toBe(1);
});

test('the database folds words as the shop does, in every script that both know', async () => {
  const blocks = [
    [0x20, 0x17f],
    [0x1e00, 0x1eff],
    [0x300, 0x36f],
    [0x386, 0x45f],
    [0x5d0, 0x5ea],
    [0x600, 0x6ff],
    [0x900, 0x97f],
    [0x2010, 0x2027],
    [0x3041, 0x30fe],
    [0x3300, 0x33ff],
    [0x4e00, 0x4e80],
    [0xac00, 0xac80],
    [0xfb50, 0xfdfb],
    [0xfe70, 0xff5e],
    [0x10400, 0x1044f],
    [0x1d400, 0x1d454],
  ] as const;
  const unit = fc.oneof(
    ...blocks.map(([from, to]) =>
      fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code)),
    ),
    fc.constantFrom(' ', 'ال', 'وال', 'e', 'o', '4'),
  );
  const texts = fc.sample(fc.string({ unit, maxLength: 300 }), { numRuns: 3_000, seed: 7 });
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select folded_words(text) as words from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, n) order by n`);
  const differing = texts.filter((text, place) => {
    const [asked, kept] = [new Set(wordsOf(text)), rows[place]?.words ?? []];
    const withoutArticle = kept.filter((word) => !asked.has(word));
    const isForm = (word: string) => [...asked].some((one) => one.endsWith(word) && article.test(one));
    return ![...asked].every((word) => kept.includes(word)) || !withoutArticle.every(isForm);
  });
  expect(differing).toEqual([]);
});

test('an order’s words are the same when they are computed again, whatever its letters and however many', async () => {
  const { token } = await shop.addCustomer();
  // Letters that PostgreSQL and Node know from different versions of Unicode, then more words than are stored.
  const unlike = [0x560, 0x870, 0xa7ce, 0x1e900, 0x33466]
    .map((code) => String.fromCodePoint(code))
    .join('a ');
  const many = (first: number) =>
    Array.from({ length: 75 }, (_, n) => String.fromCodePoint(0x4e00 + first * 75 + n)).join(' ');
  const jars = [await shop.addProduct({ name: { en: unlike, ar: unlike } })];
  for (let n = 0; n < 14; n += 1)
    jars.push(await shop.addProduct({ name: { en: many(2 * n), ar: many(2 * n + 1) } }));
  const placed = { ...orderOf(...jars.map((jar) => itemOf(jar))), customer_name: unlike };
  const { id } = await call(placeOrder, placed, { token });
  const { rows } = await db.execute<{ count: number; same: boolean }>(
    sql`select length(search_vector) as count, search_vector = order_search_vector(orders) as same from orders where id = ${id}`,
  );
  expect(rows).toMatchObject([{ same: true }]);
  expect(rows[0]?.count).toBeGreaterThan(1_990);
});

test('an order’s words are those of the database where they are computed without it, for Latin and Arabic', async () => {
  const letter = (min: number, max: number) =>
    fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
  const parts = fc.constantFrom(' ', ' ', 'ال', 'وال', 'لل', '٥', '+', '’', 'ĳ');
  const unit = fc.oneof(parts, letter(0x20, 0x36f), letter(0x600, 0x6ff), letter(0x2000, 0x214f));
  const text = fc.string({ unit, maxLength: 60 });
  const cases = fc.sample(fc.tuple(text, text, text, text, text), { numRuns: 1_000, seed: 7 });
  const { rows } = await db.execute<{ entries: string[] }>(sql`
    select tsvector_to_array(order_lexemes(concat_ws(' ', c->>0, c->>1, 'Main Street', 'Amman'), c->>2,
      folded_words(c->>3) || folded_words(c->>4) || 'store:mouneh'::text)) as entries
    from json_array_elements(${JSON.stringify(cases)}::json) with ordinality as t (c, n) order by n`);
  const computed = cases.map(([customerName, customerEmail, phone, nameEn, nameAr]) => {
    const customer = { customerName, customerEmail, street: 'Main Street', city: 'Amman', phone };
    return lexemesOf(customer, [{ nameEn, nameAr, store: 'mouneh' }])?.toSorted();
  });
  expect(computed).toEqual(rows.map(({ entries }) => entries.toSorted()));
});
