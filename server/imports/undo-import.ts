import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProductImport } from '../../contracts/imports.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { changeProducts, forgetProducts } from '../catalogue/save-products.ts';
import type { Context } from '../context.ts';
import { breaksReference, breaksUnique } from '../database/faults.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { importLines, importPictures, imports } from './import.table.ts';
import { viewImports } from './import-view.ts';
import { getImport } from './list-imports.ts';
import { stepsOfLines } from './steps-of-lines.ts';

/** How many products that stand in the way of an undo are named. */
const namedAtMost = 20;

/** Takes back a whole import. Refuses `not_undoable` when it is not applied, else as `putBackImport` does. */
export async function undoImport(context: Context, { id }: { id: string }): Promise<ProductImport> {
  await getImport(context, { id });
  try {
    await inTransaction(context.db, async (db) => {
      const [entry] = await db
        .select({ id: activity.id })
        .from(activity)
        .where(and(eq(activity.subjectId, id), eq(activity.action, 'import.apply'), isNull(activity.undoes)));
      await putBackImport(context, db, id, entry?.id);
    });
  } catch (error) {
    throw breaksUnique(error, 'activity_undoes_unique') ? new ShopError('changed_since') : error;
  }
  return getImport(context, { id });
}

/**
 * Deletes what an import has added and puts back what it has changed, in the caller's transaction; `undoes` is the entry
 * that tells of it. Refuses `changed_since`, with the names, when a product is not as the import left it.
 */
export async function putBackImport(
  context: Context,
  db: Queries,
  importId: string,
  undoes: number | undefined,
): Promise<void> {
  const isIt = eq(imports.id, importId);
  const [row] = await db.select().from(imports).where(isIt).for('update');
  // Of an old import nobody knows any more what it did.
  if (row?.state !== 'applied') throw new ShopError('not_undoable');
  await refuseIfChanged(db, importId);
  await forgetProducts(db, await addedBy(db, importId));
  await putBackChanges(context, db, importId).catch((error: unknown) => {
    // The category that a product had is gone.
    throw breaksReference(error) ? new ShopError('changed_since') : error;
  });
  await db.update(imports).set({ state: 'undone' }).where(isIt);
  await db
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting')));
  const [view] = await viewImports(db, isIt);
  await recordActivity(context, db, {
    action: 'import.apply',
    subjectId: importId,
    subject: { en: row.fileName, ar: row.fileName },
    before: { added: view?.counts.add, changed: view?.counts.change },
    after: null,
    undoes,
  });
}

/** What an import says of a product, as the product is now: what was changed and taken back is the same again. */
const contents = sql`jsonb_build_object('slug', p.slug, 'nameEn', p.name_en, 'nameAr', p.name_ar,
  'descriptionEn', p.description_en, 'descriptionAr', p.description_ar, 'priceQirsh', p.price_qirsh,
  'image', p.image, 'categoryId', p.category_id, 'weight', p.weight, 'store', p.store, 'origin', p.origin,
  'available', p.available, 'shown', p.shown)`;

async function refuseIfChanged(db: Queries, importId: string): Promise<void> {
  await db.execute(sql`
    select id from products
    where id in (select product_id from import_lines where import_id = ${importId} and applied)
    order by id for update`);
  const { rows } = await db.execute<{ line: number; name: string; all: number }>(sql`
    select l.line, l.name, count(*) over ()::int as all from import_lines l
    left join products p on p.id = l.product_id and p.deleted_at is null
      and (p.version = coalesce((l.before ->> 'version')::int, 0) + 1 or ${contents} = l.input)
    where l.import_id = ${importId} and l.applied and p.id is null
    order by l.line limit ${namedAtMost}`);
  if (rows.length === 0) return;
  const details = rows.map(({ line, name }) => ({ path: `line ${line}`, message: name }));
  throw new ShopError('changed_since', { details, count: rows[0]?.all ?? 0 });
}

async function addedBy(db: Queries, importId: string): Promise<string[]> {
  const rows = await db
    .select({ id: importLines.productId })
    .from(importLines)
    .where(
      and(eq(importLines.importId, importId), eq(importLines.applied, true), eq(importLines.outcome, 'add')),
    );
  return rows.flatMap(({ id }) => id ?? []);
}

async function putBackChanges(context: Context, db: Queries, importId: string): Promise<void> {
  const wasChanged = and(eq(importLines.applied, true), eq(importLines.outcome, 'change'));
  for await (const lines of stepsOfLines(db, importId, wasChanged)) {
    const rows = lines.flatMap(({ productId, before }) =>
      productId && before ? [{ ...before, id: productId }] : [],
    );
    await changeProducts(db, rows, context.now());
  }
}
