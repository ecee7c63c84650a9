import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { recheckImport as contract, ProductImport } from '../../contracts/imports.ts';
import { categories } from '../catalogue/category.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { rememberCategoryChoices } from './category-choices.ts';
import { checkImport } from './check-import.ts';
import { isNamed } from './choose-columns.ts';
import { importLines, imports } from './import.table.ts';
import { readImportFile } from './import-file.ts';
import { isLeased, leaseColumns, refuseConcurrentImport, runWithLease } from './import-lease.ts';
import { getImport } from './list-imports.ts';
import { openTable } from './open-table.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Checks the file of an import again, with the seller's mapping of its columns and categories. Refuses
 * `import_not_ready` once it was applied, `import_file_gone` and `import_running`.
 */
export async function recheckImport(context: Context, input: Input): Promise<ProductImport> {
  const { db, config, now } = context;
  await getImport(context, input);
  const condition = eq(imports.id, input.id);
  const [before] = await db.select().from(imports).where(condition);
  const columns = before?.columns ?? [];
  if (input.columns && input.columns.length !== columns.length) throw refused('columns', 'invalid');
  const idOf = await readCategories(db);
  const mapped = columns.map((column, place) =>
    input.columns ? { ...column, field: input.columns[place] ?? null } : column,
  );
  const choices = (input.categories ?? []).map(({ path, category }, place) => ({
    path,
    categoryId: category ? idOf(category, `categories.${place}.category`) : null,
  }));
  const otherwise = input.category ? idOf(input.category, 'category') : null;
  const bytes = await readImportFile(config, input.id);
  const lease = { id: input.id, holder: randomUUID() };
  const [begun] = await db
    .update(imports)
    .set({
      state: 'checking',
      done: 0,
      columns: mapped,
      ...(input.store && { store: input.store }),
      ...(input.category !== undefined && { categoryId: otherwise }),
      // Products added from now on were not seen by this check.
      createdAt: sql`now()`,
      ...leaseColumns(lease),
    })
    .where(and(condition, inArray(imports.state, ['checked', 'unmapped', 'failed'])))
    .returning()
    .catch(refuseConcurrentImport);
  if (!begun) throw new ShopError('import_not_ready');
  await rememberCategoryChoices(db, choices, now());
  runWithLease(context, lease, async () => {
    await db.delete(importLines).where(eq(importLines.importId, lease.id));
    if (isNamed(mapped.map(({ field }) => field)))
      return checkImport(context, lease, begun, await openTable(bytes));
    await db.update(imports).set({ state: 'unmapped' }).where(isLeased(lease, 'checking'));
  });
  return getImport(context, lease);
}

const refused = (path: string, code: 'invalid' | 'category_unknown'): ShopError =>
  new ShopError('validation_failed', { details: [{ path, message: fieldErrors[code], code }] });

async function readCategories(db: Queries): Promise<(slug: string, path: string) => string> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug, path) => {
    const id = ids.get(slug);
    if (!id) throw refused(path, 'category_unknown');
    return id;
  };
}
