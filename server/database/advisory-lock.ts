import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';

/** Locks are numbers to PostgreSQL; the first of the two says that they are ours. */
const family = 6_681_970;
const locks = { migrate: 1, start: 2 };

/**
 * Does the work while no other process holds the same lock on this database. The connection handed over has no
 * statement timeout; if the process dies, the server lets go of the lock with it.
 */
export async function whileLocked<T>(
  db: Database,
  lock: keyof typeof locks,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', [family, locks[lock]]);
    return await work(client);
  } finally {
    // Destroyed, not returned: its settings and its lock end with it.
    client.release(true);
  }
}
