import { createHash } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { syncFavourites } from '../../contracts/favourites.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { subscribe } from '../../contracts/newsletter.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { reportMissedSearch } from '../../contracts/search.ts';
import { readAddresses } from '../../server/accounts/address-view.ts';
import { nameBackup } from '../../server/backup/backup-files.ts';
import { openArchive } from '../../server/backup/open-archive.ts';
import { openBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { type AddFile, writeArchive } from '../../server/backup/write-archive.ts';
import { leftOut, writeBackup } from '../../server/backup/write-backup.ts';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { listTables, readCounters } from '../../server/database/copy-tables.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { findMigrations, makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { listWaiting } from '../../server/jobs/open-jobs.ts';
import { readOrderRows } from '../../server/orders/list-orders.ts';
import { readRevisions } from '../../server/orders/revisions/read-revisions.ts';
import { openShop } from '../support/empty-shop.ts';
import { flipByte } from '../support/flip-byte.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { makeReadOnlyFolder } from '../support/read-only-folder.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const shop = await openShop({}, undefined, { seeded: true });
const { dataDir } = shop.deps.config;
const source = { db: shop.db, dataDir };
await shop.admin();
const salma = await shop.addCustomer({ name: 'سلمى "أم خالد" \\ O’Hara' });
const { rows: shelves } = await shop.db.execute<{ slug: string }>(sql`select slug from categories limit 1`);
const jar = await shop.addProduct({
  category: shelves[0]?.slug ?? '',
  food_facts: { ingredients: { en: 'Milk, "salt"', ar: 'حليب\nملح' }, allergens: { milk: 'contains' } },
  description: { en: 'Line one\nline two\ttab "quoted" \\ and more', ar: 'سطر\nسطر' },
});
await shop.call(placeOrder, orderOf(itemOf(jar, 2)), { token: salma.token });
await shop.call(syncFavourites, { add: [jar.id] }, { token: salma.token });
await shop.call(subscribe, { email: 'reader@example.com', language: 'ar' });
const about = { name: 'Salma', email: 'salma@example.com', subject: 'product' as const };
await shop.call(sendMessage, { ...about, message: 'Is it made of goat milk?' });
await shop.call(reportMissedSearch, { q: 'zzz' });
// A JSON null differs from an absent value, and a number of nineteen digits exceeds JavaScript's precision.
await shop.db.execute(
  sql`insert into settings values ('odd', 'null'), ('long', '{"number": 9223372036854775807.1234567890}')`,
);

const rowsOf = async (db: Database, table: string) =>
  (await db.execute(sql`select r::text as row from ${sql.identifier(table)} r order by 1`)).rows;

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort()) {
    files[name] = createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex');
  }
  return files;
}

const makeBackup = async (from = source) =>
  (await writeBackup(from, path.join(await makeTemporaryFolder(), nameBackup(new Date())))).file;

/** A backup that is shared by tests which only read it. */
const kept = path.join(dataDir, 'kept.tar');
await outboxIsEmpty(shop.db);
await writeBackup(source, kept);
const restored = { ...(await createTestDatabase('bare')), dataDir: path.join(dataDir, 'restored') };

async function restore(file: string, to: { db: Database; dataDir: string }, options = {}): Promise<void> {
  const backup = await openBackup(file);
  try {
    await restoreBackup(backup, to, options);
  } finally {
    await backup.close();
  }
}

/** Copies a backup with some files replaced. */
async function forge(file: string, change: (name: string, bytes: Buffer, add: AddFile) => Promise<void>) {
  const copy = path.join(await makeTemporaryFolder(), 'forged.tar');
  const archive = await openArchive(file);
  await writeArchive(copy, async (add) => {
    for (const name of archive.names) await change(name, await archive.read(name), add);
  });
  await archive.close();
  return copy;
}

test('a shop that is restored into an empty database and an empty folder is the same in every row and every image', async () => {
  const { db } = restored;
  await restore(kept, restored);
  const tables = (await listTables(shop.db)).map(({ name }) => name);
  for (const table of tables.filter((name) => !leftOut.has(name))) {
    expect(await rowsOf(db, table), table).toEqual(await rowsOf(shop.db, table));
  }
  for (const table of [
    'orders',
    'order_items',
    'users',
    'term_postings',
    'order_days',
    'messages',
    'activity',
  ]) {
    expect(await rowsOf(db, table), table).not.toEqual([]);
  }
  for (const table of leftOut) expect(await rowsOf(db, table), table).toEqual([]);
  const [counters, before] = [await readCounters(db), await readCounters(shop.db)];
  expect(counters).toEqual(before);
  const [waiting, mails] = [await listWaiting(db), await listWaiting(shop.db)];
  expect(waiting).toHaveLength(mails.length);
  expect(waiting).toEqual(expect.arrayContaining(mails));
  const images = await filesOf(path.join(dataDir, 'media'));
  expect(Object.keys(images).length).toBeGreaterThan(100);
  expect(await filesOf(path.join(restored.dataDir, 'media'))).toEqual(images);
});

test('triggers, references and the numbers of orders go on in a restored shop', async () => {
  const { db } = restored;
  const totals = sql`select sum(listed)::int as listed from shelf_counts`;
  const [before] = (await db.execute<{ listed: number }>(totals)).rows;
  await db.execute(sql`delete from products where id = ${jar.id}`);
  expect((await db.execute(totals)).rows).toEqual([{ listed: (before?.listed ?? 0) - 1 }]);
  await expect(
    db.execute(sql`insert into favourites (user_id, product_id) values (${salma.user.id}, ${jar.id})`),
  ).rejects.toThrow();
  expect((await db.execute(sql`select nextval('order_numbers')::int as number`)).rows).toEqual([
    { number: 1002 },
  ]);
});

test('who is signed in, mailed links and counted tries are not in a backup, and nothing else is missing', async () => {
  expect((await rowsOf(shop.db, 'sessions')).length).toBeGreaterThan(0);
  const backup = await openBackup(kept);
  await backup.close();
  const names = backup.manifest.tables.map(({ name }) => name);
  const all = (await listTables(shop.db)).map(({ name }) => name);
  expect(all.filter((name) => !names.includes(name))).toEqual([
    'backup_failures',
    'email_verifications',
    'password_resets',
    'rate_limits',
    'sessions',
  ]);
  expect([...leftOut].sort()).toEqual([
    'backup_failures',
    'email_verifications',
    'password_resets',
    'rate_limits',
    'sessions',
  ]);
});

test('a backup is for its owner alone, replaces no file, and leaves nothing when it fails', async () => {
  const file = await makeBackup();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(source, file)).rejects.toThrow('There is a file');
  const folder = await makeTemporaryFolder();
  const { db } = await createTestDatabase('bare');
  const empty = writeBackup({ db, dataDir: folder }, path.join(folder, 'backups', 'shop.tar'));
  await expect(empty).rejects.toThrow('There is no shop in this database yet');
  expect(await readdir(path.join(folder, 'backups'))).toEqual([]);
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
});

test('a byte that is another anywhere in the file is noticed, and so is a missing end', async () => {
  const copy = path.join(await makeTemporaryFolder(), 'copy.tar');
  const { size } = await stat(kept);
  const spread = Array.from({ length: 40 }, (_, part) => Math.floor((part * size) / 40));
  // Offsets in the last blocks: header, digest, padding, end.
  const places = [
    ...spread,
    100,
    156,
    257,
    ...[2048, 1900, 1536, 1500, 1400, 1024, 1].map((back) => size - back),
  ];
  for (const place of places) {
    await flipByte(kept, place, copy);
    await expect(openBackup(copy), `byte ${place} of ${size}`).rejects.toThrow(/damaged|not a backup/);
  }
  for (const length of [size - 1, size - 512, Math.floor(size / 2), 0]) {
    await writeFile(copy, await readFile(kept));
    await truncate(copy, length);
    await expect(openBackup(copy), `${length} of ${size}`).rejects.toThrow(/damaged|not a backup/);
  }
  await expect(openBackup(path.join(dataDir, 'none.tar'))).rejects.toThrow('There is no file');
});

test('names that lead out of the folder, or are none of ours, are refused before anything is read', async () => {
  const image = `${'a'.repeat(32)}.svg`;
  const names = [
    'media/../../evil.svg',
    '/etc/evil',
    `media/../${image}`,
    'media/page.html',
    'tables/../x.jsonl.gz',
  ];
  for (const evil of names) {
    const forged = await forge(kept, async (name, bytes, add) => {
      await add(name, bytes);
      if (name === 'manifest.json') await add(evil, Buffer.from('evil'));
    });
    await expect(openBackup(forged), evil).rejects.toThrow('holds what does not belong in a backup');
  }
});

test('a table that is not the shop’s, and a batch of rows that is missing, are refused', async () => {
  const stranger = await forge(kept, async (name, bytes, add) => {
    const text = name === 'manifest.json' ? bytes.toString().replace('"synonyms"', '"pg_authid"') : bytes;
    await add(name, Buffer.from(text));
  });
  await expect(openBackup(stranger)).rejects.toThrow("a table that is not the shop's: pg_authid");
  const short = await forge(kept, async (name, bytes, add) => {
    if (!name.startsWith('tables/synonyms/')) await add(name, bytes);
  });
  const { db } = await createTestDatabase('bare');
  const target = { db, dataDir: await makeTemporaryFolder() };
  await expect(restore(short, target)).rejects.toThrow('The backup is not whole: synonyms has 0 rows');
  expect(await listTables(db)).toEqual([]);
});

test('a shop that is there is not replaced unless it is said, and then as a whole', async () => {
  const { db } = await createTestDatabase();
  const target = { db, dataDir: await makeTemporaryFolder() };
  await db.execute(
    sql`insert into users (email, name, password_hash) values ('old@example.com', 'Old', 'x')`,
  );
  await db.execute(sql`create table notes as select 'of another program' as note`);
  await expect(restore(kept, target)).rejects.toThrow(
    'There is a shop already, with 0 orders, 0 products and 1 accounts.',
  );
  expect((await db.execute(sql`select email from users`)).rows).toEqual([{ email: 'old@example.com' }]);
  expect(await readdir(target.dataDir)).toEqual([]);

  await restore(kept, target, { overwrite: true });
  expect(await rowsOf(db, 'users')).toEqual(await rowsOf(shop.db, 'users'));
  expect(await rowsOf(db, 'notes')).toEqual([{ row: '("of another program")' }]);
});

test('nothing is put back under a shop that is open, nor over the tables of another program', async () => {
  const { db: open, url } = await createTestDatabase();
  await open.execute(sql`select 1`);
  const beside = await connectDatabase(url, { poolSize: 2 });
  const target = { db: beside, dataDir: await makeTemporaryFolder() };
  await expect(restore(kept, target, { overwrite: true })).rejects.toThrow('stop it first');
  await beside.$client.end();

  const { db } = await createTestDatabase('bare');
  await db.execute(sql`create table orders as select 'of another program' as note`);
  const foreign = restore(kept, { ...target, db }, { overwrite: true });
  await expect(foreign).rejects.toThrow('used by another program');
  expect((await db.execute(sql`select note from orders`)).rows).toHaveLength(1);
});

test('a backup of a newer version is refused, and so is one of a later form', async () => {
  const changed = (change: (manifest: Record<string, unknown>) => void) =>
    forge(kept, async (name, bytes, add) => {
      if (name !== 'manifest.json') return add(name, bytes);
      const manifest = JSON.parse(bytes.toString());
      change(manifest);
      await add(name, Buffer.from(JSON.stringify(manifest)));
    });
  const newer = await changed((manifest) => (manifest.migrations as string[]).push('of tomorrow'));
  await expect(openBackup(newer)).rejects.toThrow('newer version of Mouneh');
  const later = await changed((manifest) => Object.assign(manifest, { format: 2 }));
  await expect(openBackup(later)).rejects.toThrow('newer version of Mouneh');
  const other = await changed((manifest) => Object.assign(manifest, { migrations: ['of another shop'] }));
  await expect(openBackup(other)).rejects.toThrow('another kind of Mouneh');
});

test('a backup of an older version is put back as it was, and the next start brings it up to date', async () => {
  const { db: old } = await createTestDatabase('bare');
  const first = readMigrations().slice(0, 2);
  await old.transaction((tx) => makeTablesAnew(tx, first));
  await old.execute(
    sql`insert into users (email, name, password_hash) values ('early@example.com', 'Early', 'x')`,
  );
  const file = await makeBackup({ db: old, dataDir: await makeTemporaryFolder() });

  // A new machine, where the newest version was started once.
  const { db } = await createTestDatabase();
  await restore(file, { db, dataDir: await makeTemporaryFolder() });
  expect(await findMigrations(db)).toEqual(first.map(({ hash }) => hash));
  await migrateDatabase(db);
  expect(await findMigrations(db)).toHaveLength(readMigrations().length);
  const { rows } = await db.execute(
    sql`select email, orders from users left join customer_totals on user_id = id`,
  );
  expect(rows).toEqual([{ email: 'early@example.com', orders: 0 }]);
  expect(await tablesOf(db)).toEqual(await tablesOf(shop.db));
});

test('a backup of a version whose tables had other names brings them all along', async () => {
  const { db: old } = await createTestDatabase('bare');
  const named = readMigrations().slice(0, 19);
  await old.transaction((tx) => makeTablesAnew(tx, named));
  await old.execute(
    sql`insert into catalogue_words (word, spelling, keys, threes) values ('labneh', 'Labneh', '{f:labneh}', '{lab}')`,
  );
  const file = await makeBackup({ db: old, dataDir: await makeTemporaryFolder() });
  const { db } = await createTestDatabase();
  await restore(file, { db, dataDir: await makeTemporaryFolder() });
  await migrateDatabase(db);
  const { rows } = await db.execute(sql`select term, spelling from search_terms`);
  expect(rows).toEqual([{ term: 'labneh', spelling: 'Labneh' }]);
  expect(await tablesOf(db)).toEqual(await tablesOf(shop.db));
});

test('a backup from before areas, payments, revisions and addresses: its orders are accepted as they were placed, its profile’s line is an address', async () => {
  const { db: old } = await createTestDatabase('bare');
  await old.transaction((tx) => makeTablesAnew(tx, readMigrations().slice(0, 27)));
  await old.execute(sql`
    with owner as (
      insert into users (email, name, password_hash, address)
      values ('early@example.com', 'Early', 'x', 'Rainbow Street 5, Amman') returning id
    ), placed as (
      insert into orders (user_id, customer_name, customer_email, street, city, country, language, subtotal_qirsh,
        delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash)
      select id, 'Early', 'early@example.com', 'Rainbow Street 5', 'Amman', 'Jordan', 'en', 700, 200, 900, 'key', 'hash'
      from owner returning id
    )
    insert into order_items (order_id, position, name_en, name_ar, store, price_qirsh, quantity, image)
    select id, 0, 'Labneh', 'لبنة', 'mouneh', 350, 2, '' from placed`);
  const file = await makeBackup({ db: old, dataDir: await makeTemporaryFolder() });
  const { db } = await createTestDatabase();
  await restore(file, { db, dataDir: await makeTemporaryFolder() });
  await migrateDatabase(db);
  const [order, ...others] = await readOrderRows(db, undefined);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    row: {
      ...{ revision: 1, proposedRevision: null, totalQirsh: 900, paidQirsh: 0, paymentMethod: 'chat' },
      ...{ deliveryMethod: 'delivery', areaId: null, building: '', latitude: null, note: '', gift: null },
    },
    items: [{ position: 0, nameEn: 'Labneh', quantity: 2, reason: '' }],
    proposed: null,
  });
  const { id = '', userId } = order?.row ?? {};
  expect(await readRevisions(db, [id])).toEqual(new Map());
  expect(await readAddresses(db, userId ?? '')).toMatchObject([
    { street: 'Rainbow Street 5, Amman', city: '', default: true },
  ]);
  const { rows } = await db.execute(
    sql`select sum(orders)::int as orders, sum(qirsh)::int as qirsh from order_days`,
  );
  expect(rows).toEqual([{ orders: 1, qirsh: 900 }]);
});

const tablesOf = async (db: Database) => (await listTables(db)).map(({ name }) => name);

test('a backup that is made while orders come in is the shop of one moment', async () => {
  let isOver = false;
  const placed: number[] = [];
  const order = async () => {
    while (!isOver) {
      const { number } = await shop.call(placeOrder, orderOf(itemOf(jar, 3)), { token: salma.token });
      placed.push(Number(number.replace('MN-', '')));
    }
  };
  const customers = [order(), order(), order()];
  await expect.poll(() => placed.length, { timeout: 20_000 }).toBeGreaterThan(5);
  const acknowledged = [...placed];
  const file = await makeBackup();
  const soFar = placed.length;
  await expect.poll(() => placed.length, { timeout: 20_000 }).toBeGreaterThan(soFar);
  isOver = true;
  await Promise.all(customers);

  const { db } = await createTestDatabase('bare');
  await restore(file, { db, dataDir: await makeTemporaryFolder() });
  const { rows: orders } = await db.execute<{ number: number; whole: boolean }>(sql`
    select number::int as number, subtotal_qirsh = (select sum(price_qirsh * quantity) from order_items
      where order_id = orders.id) as whole from orders order by number`);
  const numbers = orders.map(({ number }) => number);
  expect(orders.filter(({ whole }) => !whole)).toEqual([]);
  expect(numbers).toEqual(expect.arrayContaining(acknowledged));
  expect(placed.length).toBeGreaterThan(acknowledged.length);
  const { rows: counted } = await db.execute(sql`select sum(orders)::int as orders from order_days`);
  expect(counted).toEqual([{ orders: numbers.length }]);
  const { rows: next } = await db.execute<{ number: number }>(
    sql`select nextval('order_numbers')::int as number`,
  );
  expect(next[0]?.number).toBeGreaterThan(Math.max(...numbers));
});

test('a folder that may not be written to, and a file in its place, are told in one sentence', async () => {
  const folder = await makeTemporaryFolder();
  await writeFile(path.join(folder, 'file'), '');
  await expect(writeBackup(source, path.join(folder, 'file', 'shop.tar'))).rejects.toThrow('is not a folder');
  const { folder: closed, reason } = await makeReadOnlyFolder();
  await expect(writeBackup(source, path.join(closed, 'new', 'shop.tar'))).rejects.toThrow(
    reason === 'EROFS' ? 'is read-only: make it writable' : 'may not write',
  );
});
