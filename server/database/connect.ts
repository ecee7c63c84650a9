import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type DatabaseError, Pool, type PoolConfig } from 'pg';
import { BootError } from '../boot-error.ts';
import { type SlowQueries, watchQueries } from './slow-queries.ts';

export type Database = NodePgDatabase & { $client: Pool };

const statementTimeout = 15_000;

/**
 * Opens the pool and verifies the server: it answers, is PostgreSQL 15 or newer, stores UTF-8 and sorts by language
 * (ICU). Throws a BootError otherwise. `db.$client.end()` closes it; slow queries are reported to `slow`, if given.
 */
export async function connectDatabase(
  url: string,
  { poolSize = 20, slow }: { poolSize?: number; slow?: SlowQueries | undefined } = {},
): Promise<Database> {
  const limits = {
    max: poolSize,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    connectionTimeoutMillis: 5_000,
  };
  const pool = openPool(url, limits, slow);
  try {
    await checkServer(pool, nameOf(url));
  } catch (error) {
    await pool.end();
    throw error instanceof BootError ? error : explainFailure(error, url);
  }
  return drizzle({ client: pool });
}

/** A pool that survives broken connections: the current query fails, and the next one gets another connection. */
export function openPool(url: string, limits: PoolConfig, slow?: SlowQueries): Pool {
  const pool = new Pool({ connectionString: url, application_name: 'mouneh', keepAlive: true, ...limits });
  // Without a listener, an 'error' event of an idle connection would end the process; queries receive the error themselves.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (slow) watchQueries(client, slow);
  });
  return pool;
}

/** Failover: new connections of the pool go to another URL. */
export function moveTo(db: Database, url: string): void {
  db.$client.options.connectionString = url;
}

async function checkServer(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; sorts: boolean }>(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'ar-x-icu') as sorts`);
  const [server] = rows;
  if (!server || server.version < 150_000) {
    throw new BootError(`The database at ${name} is too old: Mouneh needs PostgreSQL 15 or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new BootError(
      `The database at ${name} stores ${server.encoding}: make one with ENCODING 'UTF8' and name it in DATABASE_URL.`,
    );
  }
  if (!server.sorts) {
    throw new BootError(
      `The database at ${name} cannot sort Arabic: use a PostgreSQL that was built with ICU.`,
    );
  }
}

/** The URL without user and password, for display. */
export function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`;
}

function explainFailure(error: unknown, url: string): BootError {
  const name = nameOf(url);
  const { code = '', message } = error as DatabaseError;
  if (code.startsWith('28')) {
    return new BootError(`The database at ${name} refused the user or the password in DATABASE_URL.`);
  }
  if (code === '3D000') {
    const database = decodeURIComponent(new URL(url).pathname.slice(1));
    return new BootError(`The database at ${name} has no "${database}": create it or correct DATABASE_URL.`);
  }
  if (code.startsWith('53')) {
    return new BootError(
      `The database at ${name} has no room for another connection: raise max_connections.`,
    );
  }
  if (/SSL|certificate/i.test(`${code} ${message}`)) {
    return new BootError(
      `The database at ${name} could not be reached over TLS: correct sslmode in DATABASE_URL.`,
    );
  }
  return new BootError(
    `The database at ${name} did not answer: check DATABASE_URL and that the server runs.`,
    {
      cause: error,
    },
  );
}
