import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';

/** The first key of all our advisory locks, which separates them from other programs' locks in the database. */
const family = 6_681_970;
const locks = { migrate: 1, start: 2 };

/**
 * A distributed mutex by advisory lock: one process at a time over all instances. The connection passed to `work` has
 * no statement timeout; after a crash the lock is released with the session.
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
    // Destroyed instead of returned to the pool, which ends its settings and its lock.
    client.release(true);
  }
}
