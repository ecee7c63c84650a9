import { eq } from 'drizzle-orm';
import type { ProductImport } from '../../contracts/imports.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { groupFaults } from './group-faults.ts';
import { imports } from './import.table.ts';
import { recoverExpiredImports } from './import-lease.ts';
import { viewImports } from './import-view.ts';
import { listLeftOut } from './list-left-out.ts';

/** The stored imports, newest first. */
export async function listImports({ db }: Context): Promise<ProductImport[]> {
  await recoverExpiredImports(db);
  return viewImports(db);
}

/** The state of one import. Refuses `not_found`. */
export async function getImport({ db }: Context, { id }: { id: string }): Promise<ProductImport> {
  if (!isUuid(id)) throw new ShopError('not_found');
  await recoverExpiredImports(db);
  const [found] = await viewImports(db, eq(imports.id, id));
  if (!found) throw new ShopError('not_found');
  if (found.state === 'undone') return { ...found, skipped: await listLeftOut(db, id) };
  return (found.state === 'checked' || found.state === 'failed') && found.counts.refuse > 0
    ? { ...found, faults: await groupFaults(db, id) }
    : found;
}
