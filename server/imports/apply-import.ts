import { and, eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { applyImport as contract, ProductImport } from '../../contracts/imports.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import { carryOutImport, StaleImport } from './carry-out-import.ts';
import { faultOf } from './draft.ts';
import { holdImport } from './hold-import.ts';
import { importLines, imports } from './import.table.ts';
import { getImport } from './list-imports.ts';

/**
 * Begins to take over what the check has shown, and answers at once; it is done whole or not at all. Refuses
 * `import_refused_lines` unless they are to be left out, `import_running` while another one is at it, and
 * `import_not_ready` in any other state than checked.
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
  const hold = await holdImport(context.db, id, { alone: true });
  if (!hold) throw new ShopError('import_running');
  try {
    const [begun] = await context.db
      .update(imports)
      .set({ state: 'applying', done: 0, total })
      .where(and(eq(imports.id, id), eq(imports.state, 'checked')))
      .returning();
    if (!begun) throw new ShopError('import_not_ready');
    void carryOut(context, begun).finally(hold.release);
    return await getImport(context, { id });
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** Never throws: an import that was not done is `checked` again, and its lines say what stood in the way. */
async function carryOut(context: Context, begun: typeof imports.$inferSelect): Promise<void> {
  const { log } = context;
  try {
    await carryOutImport(context, begun);
  } catch (error) {
    if (!(error instanceof StaleImport))
      log.error(describeError(error as Error), 'an import was not applied');
    const stale = error instanceof StaleImport ? error.lines : [];
    await giveUp(context, begun.id, stale).catch((fault: Error) =>
      log.error(describeError(fault), 'an import was not given up'),
    );
  }
}

async function giveUp({ db }: Context, id: string, stale: number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const faults = JSON.stringify([faultOf(null, 'line_stale')]);
    await tx.execute(sql`
      update ${importLines} set outcome = 'refuse', faults = ${faults}::jsonb
      where import_id = ${id} and line = any(${sql.param(stale)}::int[])`);
    await tx.update(imports).set({ state: 'checked' }).where(eq(imports.id, id));
  });
}
