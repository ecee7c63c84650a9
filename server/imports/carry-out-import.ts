import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { openSlugs, type TakeSlug } from '../catalogue/open-slugs.ts';
import { addProducts, changeProducts, type ProductColumns } from '../catalogue/save-products.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { startStockCounts } from '../stock/start-stock-counts.ts';
import { importLines, imports } from './import.table.ts';
import { isLeased, type Lease } from './import-lease.ts';
import { viewImports } from './import-view.ts';
import { queueImages } from './queue-images.ts';
import { stepsOfLines } from './steps-of-lines.ts';

type ImportRow = typeof imports.$inferSelect;
type LineRow = typeof importLines.$inferSelect;

/** Products of an import have changed since it was checked; has their lines. */
export class StaleImport extends Error {
  readonly lines: number[];
  constructor(lines: number[]) {
    super('products have changed since the check');
    this.name = 'StaleImport';
    this.lines = lines;
  }
}

/**
 * Adds and changes all products of a checked import in one transaction. Throws a StaleImport when the catalogue has
 * changed since the check.
 */
export async function carryOutImport(
  context: Context,
  { id, createdAt, fileName }: ImportRow,
  lease: Lease,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const stale = await findStaleLines(db, id, createdAt);
    if (stale.length > 0) throw new StaleImport(stale);
    const takeSlug = await openSlugs(db);
    let done = 0;
    for (const outcome of ['add', 'change'] as const) {
      for await (const lines of stepsOfLines(db, id, eq(importLines.outcome, outcome))) {
        await (outcome === 'add' ? add : change)(context, db, lines, takeSlug);
        done += lines.length;
        // Outside the transaction, so that the progress is visible before it commits.
        await context.db.update(imports).set({ done }).where(eq(imports.id, id));
      }
    }
    const [own] = await db
      .update(imports)
      .set({ state: 'applied' })
      .where(isLeased(lease, 'applying'))
      .returning({ id: imports.id });
    // The lease has expired, and another process may be applying the import: roll everything back.
    if (!own) throw new Error('the lease on the import was lost');
    await queueImages(context, db, id);
    const [view] = await viewImports(db, eq(imports.id, id));
    await recordActivity(context, db, {
      action: 'import.apply',
      subjectId: id,
      subject: { en: fileName, ar: fileName },
      before: null,
      after: { added: view?.counts.add, changed: view?.counts.change },
    });
  });
}

/**
 * Locks the products to be changed, and returns the stale lines: the product's version has changed since the check, a
 * new product has the same name as one added since, or the category was deleted.
 */
async function findStaleLines(db: Queries, importId: string, checkedAt: Date): Promise<number[]> {
  await db.execute(sql`
    select id from products
    where id in (select product_id from import_lines where import_id = ${importId} and outcome = 'change')
    order by id for update`);
  const since = checkedAt.toISOString();
  const { rows } = await db.execute<{ line: number }>(sql`
    select l.line from import_lines l
      left join products p on p.id = l.product_id and p.deleted_at is null
        and p.version = (l.before ->> 'version')::int
      where l.import_id = ${importId} and l.outcome = 'change' and p.id is null
    union
    select l.line from import_lines l
      join products p on lower(p.name_en) = lower(l.input ->> 'nameEn') and p.store = l.input ->> 'store'
        and p.deleted_at is null and p.created_at >= ${since}::timestamptz
      where l.import_id = ${importId} and l.outcome = 'add'
    union
    select l.line from import_lines l
      left join categories c on c.id = (l.input ->> 'categoryId')::uuid
      where l.import_id = ${importId} and l.outcome in ('add', 'change') and c.id is null
    order by line`);
  return rows.map(({ line }) => line);
}

async function add(context: Context, db: Queries, lines: LineRow[], takeSlug: TakeSlug): Promise<void> {
  const added = lines.map(({ line, importId, input }) => {
    if (!input) throw new Error('a line to be added has no product');
    return { line, importId, product: { ...input, id: randomUUID(), slug: takeSlug(input.slug) } };
  });
  await addProducts(
    db,
    added.map(({ product }) => product),
    context.now(),
  );
  await startStockCounts(
    context,
    db,
    added.map(({ product }, place) => ({ id: product.id, pieces: lines[place]?.stock })),
    countKey(lines),
  );
  await noteApplied(
    db,
    added.map(({ product, ...place }) => ({ ...place, ...product })),
  );
}

async function change(context: Context, db: Queries, lines: LineRow[], takeSlug: TakeSlug): Promise<void> {
  const changed = lines.map(({ productId, input, before }): ProductColumns => {
    if (!input || !before || !productId) throw new Error('a line to be changed has no product');
    const slug = input.slug === before.slug ? before.slug : takeSlug(input.slug, productId);
    return { ...input, id: productId, slug };
  });
  await changeProducts(db, changed, context.now());
  await startStockCounts(
    context,
    db,
    changed.map(({ id }, place) => ({ id, pieces: lines[place]?.stock })),
    countKey(lines),
  );
  await noteApplied(
    db,
    lines.map(({ line, importId }, index) => ({ line, importId, ...(changed[index] as ProductColumns) })),
  );
}

const countKey = (lines: LineRow[]): string => `import ${lines[0]?.importId}`;

type Applied = Pick<LineRow, 'line' | 'importId'> & Pick<ProductColumns, 'id' | 'slug'>;

/** Stores a product's slug with its line, so that an undo can compare the product with what the import left. */
async function noteApplied(db: Queries, applied: Applied[]): Promise<void> {
  const places = JSON.stringify(applied.map(({ line, id, slug }) => ({ line, id, slug })));
  await db.execute(sql`
    update import_lines l
    set product_id = x.id, applied = true, input = jsonb_set(l.input, '{slug}', to_jsonb(x.slug))
    from jsonb_to_recordset(${places}::jsonb) as x(line int, id uuid, slug text)
    where l.import_id = ${applied[0]?.importId} and l.line = x.line`);
}
