import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { breaksUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import { imports } from './import.table.ts';

/** How often a hold is renewed, in milliseconds; one that was not for `lease` is lost, and its process with it. */
const renewal = 4_000;
const lease = sql`now() + interval '20 seconds'`;

/** Names one piece of work on one import; the database lets one hold exist at a time, over all instances. */
export type Hold = { id: string; holder: string };

/** The columns by which an import is held. */
export const heldBy = ({ holder }: Hold) => ({ holder, heldUntil: lease });

/** That an import is still in this state and in these hands; a hold that was lost must not write any more. */
export const isHeld = ({ id, holder }: Hold, state: 'checking' | 'applying'): SQL | undefined =>
  and(eq(imports.id, id), eq(imports.holder, holder), eq(imports.state, state));

/** Refuses `import_running` when the database refused a second hold. */
export function refuseSecond(error: unknown): never {
  throw breaksUnique(error, 'imports_one_at_a_time') ? new ShopError('import_running') : error;
}

/** Does the work in the background and renews its hold meanwhile. What the work throws is logged. */
export function workOn({ db, log }: Context, hold: Hold, work: () => Promise<void>): void {
  const renew = () =>
    db
      .update(imports)
      .set({ heldUntil: lease })
      .where(eq(imports.holder, hold.holder))
      .catch(() => {});
  const renewing = setInterval(renew, renewal).unref();
  work()
    .catch((error: Error) => log.error(describeError(error), 'an import was left unfinished'))
    .finally(() => clearInterval(renewing));
}

/** Imports whose hold was lost: what was checked half is lost, what was applied half never was. */
export async function freeLostImports(db: Queries): Promise<void> {
  await db
    .update(imports)
    .set({ state: sql`case ${imports.state} when 'checking' then 'failed' else 'checked' end` })
    .where(and(inArray(imports.state, ['checking', 'applying']), lt(imports.heldUntil, sql`now()`)));
}
