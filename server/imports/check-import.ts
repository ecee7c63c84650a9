import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { RestKind } from '../../contracts/import-fields.ts';
import { readPartsAmong } from '../boxes/check-parts.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { describeError } from '../log.ts';
import { readCategoryChoices } from './category-choices.ts';
import { categoryKey, openCategories } from './category-index.ts';
import { checkLine } from './check-line.ts';
import { cutText, type Draft, faultOf } from './draft.ts';
import { type FileCategory, importLines, imports } from './import.table.ts';
import { isLeased, type Lease } from './import-lease.ts';
import { type KnownGroups, readKnownGroups } from './known-groups.ts';
import type { Table } from './open-table.ts';
import { openProductIndex } from './product-index.ts';
import { readDrafts } from './read-drafts.ts';
import { BrokenFile } from './read-records.ts';
import { recognizeCopies } from './recognize-copies.ts';

type ImportRow = typeof imports.$inferSelect;

/** Lines checked per batch, between which the event loop serves other requests. */
const stepSize = 250;
/** How many of a file's categories are offered for mapping. */
const maxCategories = 300;

/** Checks every line of a file and stores what it would do; the import's state has the result. */
export async function checkImport(
  context: Context,
  lease: Lease,
  row: ImportRow,
  table: Table,
): Promise<void> {
  const { db, log } = context;
  try {
    const found = await checkLines(context, row, table);
    await db
      .update(imports)
      .set({ ...found, state: 'checked', done: row.total })
      .where(isLeased(lease, 'checking'));
  } catch (error) {
    if (!(error instanceof BrokenFile)) log.error(describeError(error as Error), 'an import was not checked');
    await fail(context, lease, error);
  }
}

async function fail({ db }: Context, lease: Lease, error: unknown): Promise<void> {
  const importId = lease.id;
  // If the file was nevertheless read to its end, the other faults of its lines are reported, too.
  const isLost = error instanceof BrokenFile ? ne(importLines.outcome, 'refuse') : undefined;
  await db.delete(importLines).where(and(eq(importLines.importId, importId), isLost));
  if (error instanceof BrokenFile) {
    const broken = error.lines.map(({ line, code }) => ({ line, faults: [faultOf(null, code)] }));
    await db
      .insert(importLines)
      .values(broken.map((line) => ({ ...line, importId, outcome: 'refuse' as const, name: '' })));
  }
  await db.update(imports).set({ state: 'failed' }).where(isLeased(lease, 'checking'));
}

type Found = Pick<ImportRow, 'rows' | 'parts' | 'rest' | 'categories'>;

async function checkLines({ db, now }: Context, row: ImportRow, table: Table): Promise<Found> {
  const { id, format, store } = row;
  const index = await openProductIndex(db);
  const shelf = openCategories(await db.select().from(categories), {
    choices: await readCategoryChoices(db),
    otherwise: row.categoryId ?? undefined,
    isOurs: format === 'mouneh',
  });
  const seen = new Set<string>();
  const groups: KnownGroups = new Map();
  const rest: Partial<Record<RestKind, number>> = {};
  const fileCategories = new Map<string, FileCategory>();
  let [rows, lineCount] = [0, 0];
  const countCategory = ({ categories: paths }: Draft) => {
    if (!paths) return;
    const { path = '', id: categoryId } = shelf.find(paths) ?? {};
    const key = categoryKey(path);
    const counted = fileCategories.get(key);
    if (counted) counted.products += 1;
    else if (fileCategories.size < maxCategories)
      fileCategories.set(key, { path: cutText(path, 300), products: 1, categoryId: categoryId ?? null });
  };
  const flush = async (drafts: Draft[]) => {
    const found = drafts.map((draft) => index.find(draft, store));
    const ids = found.flatMap((one) => (one && one !== 'several' ? [one] : []));
    const known = ids.length > 0 ? await db.select().from(products).where(inArray(products.id, ids)) : [];
    const byId = new Map(known.map((product) => [product.id, product]));
    await recognizeCopies(db, drafts);
    await readKnownGroups(db, groups, drafts);
    const inBoxes = await readPartsAmong(db, ids);
    const lines = drafts.map((draft, place) => {
      const one = found[place];
      const meant = one === 'several' ? one : byId.get(one ?? '');
      return checkLine(draft, meant, { format, store, shelf, seen, inBoxes, groups, alike: index.alike });
    });
    for (const draft of drafts) countCategory(draft);
    for (const line of lines)
      for (const kind of Object.keys(line.rest ?? {}) as RestKind[]) rest[kind] = (rest[kind] ?? 0) + 1;
    lineCount += lines.length;
    if (lines.length > 0)
      await db.insert(importLines).values(lines.map((line) => ({ ...line, importId: id })));
    await db
      .update(imports)
      .set({ done: drafts.at(-1)?.line ?? 0 })
      .where(eq(imports.id, id));
    await turn();
  };
  const fields = row.columns.map(({ field }) => field);
  const onRow = () => {
    rows += 1;
  };
  let step: Draft[] = [];
  try {
    for await (const draft of readDrafts(table, { format, fields, now: now(), onRow })) {
      step.push(draft);
      if (step.length < stepSize) continue;
      await flush(step);
      step = [];
    }
  } catch (error) {
    // It comes after the last row that could be read.
    if (error instanceof BrokenFile && step.length > 0) await flush(step);
    throw error;
  }
  if (step.length > 0) await flush(step);
  const byProducts = [...fileCategories.values()].sort((a, b) => b.products - a.products);
  return { rows, parts: rows - lineCount, rest, categories: byProducts };
}
