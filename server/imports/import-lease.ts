import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import { imports } from './import.table.ts';

/** Heartbeat of the lease in milliseconds; an expired lease means that its process has died. */
const renewal = 4_000;
const expiry = sql`now() + interval '20 seconds'`;

/** A lease on an import by one worker; a unique index allows one at a time over all instances. */
export type Lease = { id: string; holder: string };

/** The columns that acquire the lease. */
export const leaseColumns = ({ holder }: Lease) => ({ holder, heldUntil: expiry });

/** Fencing: true while the import is in this state under this lease. A worker that has lost its lease must not write. */
export const isLeased = ({ id, holder }: Lease, state: 'checking' | 'applying'): SQL | undefined =>
  and(eq(imports.id, id), eq(imports.holder, holder), eq(imports.state, state));

/** Refuses `import_running` when the unique index refused a second lease. */
export function refuseConcurrentImport(error: unknown): never {
  throw violatesUnique(error, 'imports_one_at_a_time') ? new ShopError('import_running') : error;
}

/** Runs the work in the background and renews its lease meanwhile. Errors are logged. */
export function runWithLease({ db, log }: Context, lease: Lease, work: () => Promise<void>): void {
  const renew = () =>
    db
      .update(imports)
      .set({ heldUntil: expiry })
      .where(eq(imports.holder, lease.holder))
      .catch(() => {});
  const renewing = setInterval(renew, renewal).unref();
  work()
    .catch((error: Error) => log.error(describeError(error), 'an import was left unfinished'))
    .finally(() => clearInterval(renewing));
}

/** Recovers imports whose lease has expired: a check counts as failed; an application was rolled back to `checked`. */
export async function recoverExpiredImports(db: Queries): Promise<void> {
  await db
    .update(imports)
    .set({ state: sql`case ${imports.state} when 'checking' then 'failed' else 'checked' end` })
    .where(and(inArray(imports.state, ['checking', 'applying']), lt(imports.heldUntil, sql`now()`)));
}
