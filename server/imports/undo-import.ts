import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProductImport } from '../../contracts/imports.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { contentColumns } from '../catalogue/product.table.ts';
import { blankContent } from '../catalogue/product-snapshot.ts';
import { copiedImages } from '../catalogue/replace-images.ts';
import { changeProducts, deleteProducts } from '../catalogue/save-products.ts';
import type { Context } from '../context.ts';
import { violatesForeignKey, violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { endStockCounts } from '../stock/start-stock-counts.ts';
import { importImages, importLines, imports } from './import.table.ts';
import { lineImages } from './line-images.ts';
import { getImport } from './list-imports.ts';
import { type LeftOut, listLeftOut } from './list-left-out.ts';
import { stepsOfLines } from './steps-of-lines.ts';

/** Lines per statement, within the statement timeout. */
const markedAtOnce = 2000;

/** Undoes an import. Refuses `not_undoable` when it is not applied, else as `revertImport` does. */
export async function undoImport(context: Context, { id }: { id: string }): Promise<ProductImport> {
  await getImport(context, { id });
  try {
    await inTransaction(context.db, async (db) => {
      const [entry] = await db
        .select({ id: activity.id })
        .from(activity)
        .where(and(eq(activity.subjectId, id), eq(activity.action, 'import.apply'), isNull(activity.undoes)));
      await revertImport(context, db, id, entry?.id);
    });
  } catch (error) {
    throw violatesUnique(error, 'activity_undoes_unique') ? new ShopError('changed_since') : error;
  }
  return getImport(context, { id });
}

/**
 * Reverts an import in the caller's transaction: deletes what it added, restores what it changed, skips what was edited
 * since. `undoes` is the activity entry. Refuses `changed_since`, with names, when nothing is left to revert.
 */
export async function revertImport(
  context: Context,
  db: Queries,
  importId: string,
  undoes: number | undefined,
): Promise<void> {
  const condition = eq(imports.id, importId);
  const [row] = await db.select().from(imports).where(condition).for('update');
  // Never applied, already reverted, or deleted by age.
  if (row?.state !== 'applied') throw new ShopError('not_undoable');
  const { add: added, change: changed } = await markUndone(db, importId);
  const left = await listLeftOut(db, importId);
  if (added + changed === 0) throw refusal(left);
  await deleteProducts(db, await addedBy(db, importId));
  await revertChanges(context, db, importId).catch((error: unknown) => {
    // A concurrent transaction deleted the product's former category.
    throw violatesForeignKey(error) ? new ShopError('changed_since') : error;
  });
  await db.update(imports).set({ state: 'undone' }).where(condition);
  await db
    .delete(importImages)
    .where(and(eq(importImages.importId, importId), eq(importImages.state, 'waiting')));
  await recordActivity(context, db, {
    action: 'import.apply',
    subjectId: importId,
    subject: { en: row.fileName, ar: row.fileName },
    before: {
      added,
      changed,
      ...(left.total > 0 && { left: left.total, skipped: left.products.map(({ name }) => name) }),
    },
    after: null,
    undoes,
  });
}

const refusal = ({ total, products }: LeftOut) =>
  new ShopError('changed_since', {
    details: products.map(({ line, name }) => ({ path: `line ${line}`, message: name.en })),
    count: total,
  });

const { version, ...compared } = contentColumns;
const { version: first, ...blankImported } = blankContent;
/** A product's columns in the form of `input`, for comparison: a change that was made and undone is no difference. */
const contents = sql`jsonb_build_object(${sql.raw(
  Object.entries(compared)
    .map(([name, column]) => `'${name}', p.${column.name}`)
    .join(', '),
)})`;
/** The product as the import left it, with columns that were introduced since. */
const input = sql`(${JSON.stringify(blankImported)}::jsonb || l.input)`;
/** `input` with its images replaced by the shop's copies. */
const withCopies = sql`${input} || (
  select jsonb_build_object(
    'image', coalesce(copies ->> (l.input ->> 'image'), l.input ->> 'image'),
    'moreImages', ${copiedImages(sql`coalesce(l.input -> 'moreImages', '[]')`)})
  from (
    select coalesce(jsonb_object_agg(i.url, i.image), '{}') as copies
    from ${lineImages} join import_images i on i.url = u.url
    where i.import_id = l.import_id and i.state = 'copied'
  ) c)`;

/**
 * Locks the products and clears `applied` on the lines that can be reverted, those whose product is as the import left
 * it. Lines that stay `applied` are skipped.
 */
async function markUndone(db: Queries, importId: string): Promise<{ add: number; change: number }> {
  await db.execute(sql`
    select id from products
    where id in (select product_id from import_lines where import_id = ${importId} and applied)
    order by id for update`);
  const sum = { add: 0, change: 0 };
  for (let last = 0; ; ) {
    const { rows } = await db.execute<{ last: number | null; add: number; change: number }>(sql`
      with step as (
        select line from import_lines where import_id = ${importId} and applied and line > ${last}
        order by line limit ${markedAtOnce}
      ), undone as (
        update import_lines l set applied = false from products p
        where l.import_id = ${importId} and l.line in (select line from step)
          and p.id = l.product_id and p.deleted_at is null
          and (p.version = coalesce((l.before ->> 'version')::int, 0) + 1 or ${contents} in (${input}, ${withCopies}))
          and (l.outcome = 'add' and not exists (select from box_parts where part_id = p.id)
            or l.outcome = 'change' and exists (select from categories c where c.id = (l.before ->> 'categoryId')::uuid))
        returning l.outcome
      )
      select (select max(line) from step) as last, count(*) filter (where outcome = 'add')::int as add,
        count(*) filter (where outcome = 'change')::int as change from undone`);
    const [step] = rows;
    if (!step?.last) return sum;
    sum.add += step.add;
    sum.change += step.change;
    last = step.last;
  }
}

const isUndone = (importId: string, outcome: 'add' | 'change') =>
  and(eq(importLines.importId, importId), eq(importLines.applied, false), eq(importLines.outcome, outcome));

async function addedBy(db: Queries, importId: string): Promise<string[]> {
  const rows = await db
    .select({ id: importLines.productId })
    .from(importLines)
    .where(isUndone(importId, 'add'));
  return rows.flatMap(({ id }) => id ?? []);
}

async function revertChanges(context: Context, db: Queries, importId: string): Promise<void> {
  for await (const lines of stepsOfLines(db, importId, isUndone(importId, 'change'))) {
    const ids = lines.flatMap(({ productId, stock }) => (productId && stock !== null ? [productId] : []));
    await endStockCounts(db, ids, `import ${importId}`);
    const rows = lines.flatMap(({ productId, before }) =>
      productId && before ? [{ ...before, id: productId }] : [],
    );
    await changeProducts(db, rows, context.now());
  }
}
