import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { startImport as contract, ProductImport } from '../../contracts/imports.ts';
import { categories } from '../catalogue/category.table.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { checkImport } from './check-import.ts';
import { chooseColumns, isNamed } from './choose-columns.ts';
import { refusedFile } from './decode-file.ts';
import { describeColumns, headingOf } from './describe-columns.ts';
import { freeLostImports, heldBy, refuseSecond, workOn } from './hold-import.ts';
import { imports } from './import.table.ts';
import { keepFile } from './kept-file.ts';
import { getImport } from './list-imports.ts';
import { openTable } from './open-table.ts';
import { refuseEndless } from './refuse-endless.ts';

/** How many imports can be looked at and taken back; older ones are forgotten. */
const keptImports = 20;

/**
 * Takes a file of products and answers at once; its lines are checked meanwhile. Refuses `import_running` while another
 * one is checked or applied, and with `file_…` codes what is no such file.
 */
export async function startImport(
  context: Context,
  { file, name, store = 'mouneh', category }: ParsedInputOf<typeof contract>,
): Promise<ProductImport> {
  const { user } = requireActor(context);
  const hold = { id: randomUUID(), holder: randomUUID() };
  const isIt = eq(imports.id, hold.id);
  await freeLostImports(context.db);
  // Held before the file is looked at: of many that come at once all but one cost nothing.
  await context.db
    .insert(imports)
    .values({
      id: hold.id,
      userId: user.id,
      fileName: name,
      format: 'mouneh',
      state: 'checking',
      // The database's clock: it is compared with the moment at which products were added.
      createdAt: sql`now()`,
      ...heldBy(hold),
    })
    .catch(refuseSecond);
  try {
    await refuseEndless(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const table = await openTable(bytes);
    const chosen = await chooseAsBefore(context, table.headings);
    const state = isNamed(chosen.fields) ? 'checking' : 'unmapped';
    if (state === 'unmapped' && table.headings.length < 2) throw refusedFile('file_columns');
    const [row] = await context.db
      .update(imports)
      .set({
        state,
        format: chosen.format,
        total: table.total,
        store,
        categoryId: await findCategory(context.db, category),
        columns: await describeColumns(table, chosen.fields),
      })
      .where(isIt)
      .returning();
    await keepFile(context.config, hold.id, bytes);
    await forgetOldImports(context);
    if (row && state === 'checking') workOn(context, hold, () => checkImport(context, hold, row, table));
  } catch (error) {
    await context.db.delete(imports).where(isIt);
    throw error;
  }
  return getImport(context, hold);
}

/** What the columns are taken for: as for the last file with the same headings, if there was one. */
async function chooseAsBefore(
  { db }: Context,
  headings: string[],
): Promise<ReturnType<typeof chooseColumns>> {
  const told = chooseColumns(headings);
  const earlier = await db
    .select({ format: imports.format, columns: imports.columns })
    .from(imports)
    .orderBy(desc(imports.createdAt));
  const same = earlier.find(
    ({ format, columns }) =>
      format === told.format &&
      columns.length === told.fields.length &&
      columns.every(({ heading }, place) => heading === headingOf(headings[place])),
  );
  return same ? { ...told, fields: same.columns.map(({ field }) => field) } : told;
}

async function findCategory(db: Queries, slug: string | undefined): Promise<string | null> {
  if (!slug) return null;
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return found?.id ?? null;
}

async function forgetOldImports({ db }: Context): Promise<void> {
  const kept = db
    .select({ id: imports.id })
    .from(imports)
    .orderBy(desc(imports.createdAt), imports.id)
    .limit(keptImports);
  await db
    .delete(imports)
    .where(and(notInArray(imports.id, kept), notInArray(imports.state, ['checking', 'applying'])));
}
