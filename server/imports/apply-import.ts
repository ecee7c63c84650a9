import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { applyImport as contract, ProductImport } from '../../contracts/imports.ts';
import type { Context } from '../context.ts';
import { openTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import { carryOutImport, StaleImport } from './carry-out-import.ts';
import { faultOf } from './draft.ts';
import { importLines, imports } from './import.table.ts';
import { isLeased, type Lease, leaseColumns, refuseConcurrentImport, runWithLease } from './import-lease.ts';
import { getImport } from './list-imports.ts';

/**
 * Starts applying a checked import in the background, in one transaction. Refuses `import_refused_lines` unless these
 * are to be left out, `import_running` while another one runs, and `import_not_ready` in any state but checked.
 */
export async function applyImport(
  context: Context,
  { id, without_refused }: ParsedInputOf<typeof contract>,
): Promise<ProductImport> {
  const { state, counts } = await getImport(context, { id });
  const total = counts.add + counts.change;
  if (state === 'applying') throw new ShopError('import_running');
  if (state !== 'checked' || total === 0) throw new ShopError('import_not_ready');
  if (counts.refuse > 0 && !without_refused)
    throw new ShopError('import_refused_lines', { count: counts.refuse });
  const lease = { id, holder: randomUUID() };
  const [begun] = await context.db
    .update(imports)
    .set({ state: 'applying', done: 0, total, ...leaseColumns(lease) })
    .where(and(eq(imports.id, id), eq(imports.state, 'checked')))
    .returning()
    .catch(refuseConcurrentImport);
  if (!begun) throw new ShopError('import_not_ready');
  runWithLease(context, lease, () => carryOut(context, begun, lease));
  return getImport(context, lease);
}

/** A failed import returns to `checked`, with the reasons at its lines. */
async function carryOut(context: Context, begun: typeof imports.$inferSelect, lease: Lease): Promise<void> {
  try {
    await carryOutImport(context, begun, lease);
  } catch (error) {
    if (!(error instanceof StaleImport))
      context.log.error(describeError(error as Error), 'an import was not applied');
    await giveUp(context, lease, error instanceof StaleImport ? error.lines : []);
  }
}

async function giveUp({ db }: Context, lease: Lease, stale: number[]): Promise<void> {
  await openTransaction(db, async (tx) => {
    const faults = JSON.stringify([faultOf(null, 'line_stale')]);
    await tx.execute(sql`
      update ${importLines} set outcome = 'refuse', faults = ${faults}::jsonb
      where import_id = ${lease.id} and line = any(${sql.param(stale)}::int[])`);
    await tx.update(imports).set({ state: 'checked' }).where(isLeased(lease, 'applying'));
  });
}
