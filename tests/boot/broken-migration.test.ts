import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placeOrder } from '../../contracts/orders.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const ours = fileURLToPath(new URL('../../server/database/migrations', import.meta.url));
const { db, call, addCustomer, addProduct } = await openShop();

/** The shop's migrations, and two of a next version. */
async function makeNextVersion(first: string, second: string): Promise<string> {
  const folder = await makeTemporaryFolder();
  await cp(ours, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const { idx, when, version } = journal.entries.at(-1);
  for (const [place, statement] of [first, second].entries()) {
    const tag = `next_${place}`;
    journal.entries.push({ idx: idx + 1 + place, version, when: when + 1 + place, tag, breakpoints: true });
    await writeFile(path.join(folder, `${tag}.sql`), statement);
  }
  await writeFile(file, JSON.stringify(journal));
  return folder;
}

test('a new version whose migration fails half way changes nothing, and the old one goes on selling', async () => {
  const { token } = await addCustomer();
  const product = await addProduct();
  const order = () => call(placeOrder, orderOf(itemOf(product)), { token });
  await order();
  const addRibbon = `create table ribbons (id int); alter table orders add column ribbon text not null default ''`;
  const broken = await makeNextVersion(addRibbon, 'update orders set wrapping = ribbon');
  await expect(migrateDatabase(db, broken)).rejects.toThrow(
    'The tables could not be brought up to this version (column "wrapping" of relation "orders" does not exist): nothing was changed, and the version before still works.',
  );
  const { rows } = await db.execute(sql`
    select to_regclass('ribbons') as ribbons, exists (select from information_schema.columns
      where table_name = 'orders' and column_name = 'ribbon') as ribbon`);
  expect(rows).toEqual([{ ribbons: null, ribbon: false }]);
  await order();

  await migrateDatabase(db, await makeNextVersion(addRibbon, `update orders set ribbon = 'wrapped'`));
  expect((await db.execute(sql`select ribbon from orders`)).rows).toEqual([
    { ribbon: 'wrapped' },
    { ribbon: 'wrapped' },
  ]);
  await order();
});
