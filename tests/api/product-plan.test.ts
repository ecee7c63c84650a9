import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getProduct } from '../../server/catalogue/get-product.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { whenDone } from '../support/when-done.ts';

const { url } = await createTestDatabase('seeded');
const readDb = await connectDatabase(url, { poolSize: 1 });
whenDone(() => readDb.$client.end());

/** PostgreSQL plans a prepared statement anew five times, and later only if a generic plan would be more expensive. */
const timesPlannedAnew = 5;

test('the database has one plan for all products, by slug and by id, instead of one for each that is read', async () => {
  const { rows } = await readDb.execute<{ id: string; slug: string }>(
    sql`select id, slug from products where shown limit 12`,
  );
  for (const { id, slug } of rows) {
    const bySlug = await getProduct({ readDb }, { id: slug });
    const byId = await getProduct({ readDb }, { id });
    expect([bySlug.id, byId.slug]).toEqual([id, slug]);
  }
  const plans = await readDb.execute<{ name: string; custom: number; generic: number }>(
    sql`select name, custom_plans::int custom, generic_plans::int generic from pg_prepared_statements
        where name like 'find_shown_product%' order by name`,
  );
  const expected = { custom: timesPlannedAnew, generic: rows.length - timesPlannedAnew };
  expect(plans.rows).toEqual([
    { name: 'find_shown_product_by_id', ...expected },
    { name: 'find_shown_product_by_slug', ...expected },
  ]);
});
