import { setImmediate as turn } from 'node:timers/promises';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { indexProductTerms, productTerms } from '../search/product-terms.ts';
import { contentColumns, oldSlugs, products, termColumns } from './product.table.ts';
import { blankContent, type ProductSnapshot } from './product-snapshot.ts';

/** A product's columns, with a slug reserved by `openSlugs`. */
export type ProductColumns = { id: string } & Omit<ProductSnapshot, 'version'>;

/** Search terms are computed in batches, between which the event loop serves other requests. */
const wordsAtOnce = 100;
const deletedAtOnce = 1000;

/** Adds many products in the caller's transaction, in order; the caller chooses the ids. */
export async function addProducts(db: Queries, rows: ProductColumns[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into products (id, ${names}, created_at, updated_at)
    select id, ${names}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${await recordset(db, rows)}`);
}

/** Overwrites many products in the caller's transaction and increases their versions; replaced slugs redirect. */
export async function changeProducts(db: Queries, rows: ProductColumns[], now: Date): Promise<void> {
  const changed = await recordset(db, rows);
  await db.execute(sql`
    insert into old_slugs (slug, product_id)
    select p.slug, p.id from products p join ${changed} on x.id = p.id where p.slug <> x.slug
    on conflict do nothing`);
  await db.execute(sql`
    update products p set (${names}) = (${values}), version = p.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from ${changed} where p.id = x.id`);
  const slugs = rows.map(({ slug }) => slug);
  await db.delete(oldSlugs).where(inArray(oldSlugs.slug, slugs));
}

/** Deletes products permanently, as if they had never been added. */
export async function deleteProducts(db: Queries, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += deletedAtOnce) {
    const some = sql.param(ids.slice(start, start + deletedAtOnce));
    await db.delete(products).where(sql`${products.id} = any(${some}::uuid[])`);
  }
}

/** The columns that are passed as JSON; the version is increased here. */
const { version, ...written } = { ...contentColumns, ...termColumns };
const entries = Object.entries(written);
const listed = (write: (name: string, type: string) => string): SQL =>
  sql.raw(entries.map(([, column]) => write(column.name, column.getSQLType())).join(', '));
const names = listed((name) => name);
const values = listed((name) => `x.${name}`);
const typed = listed((name, type) => `${name} ${type}`);

/** The rows as a table `x` from a single JSON parameter. */
async function recordset(db: Queries, rows: ProductColumns[]): Promise<SQL> {
  await indexProductTerms(db, rows);
  const records = [];
  for (const [place, row] of rows.entries()) {
    if (place % wordsAtOnce === 0) await turn();
    const values: Record<string, unknown> = { ...blankContent, ...row, ...productTerms(row) };
    records.push({
      id: row.id,
      ...Object.fromEntries(entries.map(([name, column]) => [column.name, values[name]])),
    });
  }
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(id uuid, ${typed})`;
}
