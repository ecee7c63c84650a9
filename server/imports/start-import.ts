import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { startImport as contract, ProductImport } from '../../contracts/imports.ts';
import { categories } from '../catalogue/category.table.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { checkImport } from './check-import.ts';
import { chooseColumns, isNamed } from './choose-columns.ts';
import { refusedFile } from './decode-file.ts';
import { describeColumns, headingOf } from './describe-columns.ts';
import { imports } from './import.table.ts';
import { storeImportFile } from './import-file.ts';
import { leaseColumns, recoverExpiredImports, refuseConcurrentImport, runWithLease } from './import-lease.ts';
import { getImport } from './list-imports.ts';
import { openTable, type Table } from './open-table.ts';
import { refuseUnbounded } from './refuse-unbounded.ts';

/** How many imports are kept for review and undo; the oldest are deleted. */
const keptImports = 20;

/** A mutex of this process: opening a file may take hundreds of megabytes. */
let isOpening = false;

/**
 * Accepts a file of products and answers at once; its lines are checked in the background. Refuses `import_running`
 * while another one is opened, checked or applied, and invalid files with `file_…` codes; a refused file is not stored.
 */
export async function startImport(
  context: Context,
  { file, name, store = 'mouneh', category }: ParsedInputOf<typeof contract>,
): Promise<ProductImport> {
  const { user } = requireActor(context);
  const { db } = context;
  const lease = { id: randomUUID(), holder: randomUUID() };
  await recoverExpiredImports(db);
  const { bytes, table } = await openAlone(context, file);
  const chosen = await chooseAsBefore(context, table.headings);
  const state = isNamed(chosen.fields) ? 'checking' : 'unmapped';
  if (state === 'unmapped' && table.headings.length < 2) throw refusedFile('file_columns');
  const [row] = await db
    .insert(imports)
    .values({
      id: lease.id,
      userId: user.id,
      fileName: name,
      format: chosen.format,
      state,
      total: table.total,
      // The database's clock: it is compared with the times at which products were added.
      createdAt: sql`now()`,
      store,
      categoryId: await findCategory(db, category),
      columns: await describeColumns(table, chosen.fields),
      ...leaseColumns(lease),
    })
    .returning()
    .catch(refuseConcurrentImport);
  try {
    await storeImportFile(context.config, lease.id, bytes);
    await deleteOldImports(context);
  } catch (error) {
    await db.delete(imports).where(eq(imports.id, lease.id));
    throw error;
  }
  if (row && state === 'checking')
    runWithLease(context, lease, () => checkImport(context, lease, row, table));
  return getImport(context, lease);
}

/** Opens a file unless another import is in progress: of concurrent uploads all but one are refused at once. */
async function openAlone({ db }: Context, file: Blob): Promise<{ bytes: Uint8Array; table: Table }> {
  if (isOpening) throw new ShopError('import_running');
  isOpening = true;
  try {
    const underWay = inArray(imports.state, ['checking', 'applying']);
    const [other] = await db.select({ id: imports.id }).from(imports).where(underWay);
    if (other) throw new ShopError('import_running');
    await refuseUnbounded(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { bytes, table: await openTable(bytes) };
  } finally {
    isOpening = false;
  }
}

/** The mapping of the columns: the same as for the last file with the same headings, if any. */
async function chooseAsBefore(
  { db }: Context,
  headings: string[],
): Promise<ReturnType<typeof chooseColumns>> {
  const chosen = chooseColumns(headings);
  const earlier = await db
    .select({ format: imports.format, columns: imports.columns })
    .from(imports)
    .orderBy(desc(imports.createdAt));
  const same = earlier.find(
    ({ format, columns }) =>
      format === chosen.format &&
      columns.length === chosen.fields.length &&
      columns.every(({ heading }, place) => heading === headingOf(headings[place])),
  );
  return same ? { ...chosen, fields: same.columns.map(({ field }) => field) } : chosen;
}

async function findCategory(db: Queries, slug: string | undefined): Promise<string | null> {
  if (!slug) return null;
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return found?.id ?? null;
}

async function deleteOldImports({ db }: Context): Promise<void> {
  const kept = db
    .select({ id: imports.id })
    .from(imports)
    .orderBy(desc(imports.createdAt), imports.id)
    .limit(keptImports);
  await db
    .delete(imports)
    .where(and(notInArray(imports.id, kept), notInArray(imports.state, ['checking', 'applying'])));
}
