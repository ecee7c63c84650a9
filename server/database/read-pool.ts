import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';
import { catalogueVersion } from './catalogue-version.table.ts';
import { type Database, nameOf, openPool } from './connect.ts';
import type { Queries } from './queries.ts';
import type { SlowQueries } from './slow-queries.ts';

export type ReadPool = {
  /**
   * Runs reads of public content on a replica that has caught up, else on the primary. Work that fails on a replica is
   * repeated on the primary.
   */
  read: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>;
  /** The present state of the replicas, by `host:port`. */
  replicas: () => { name: string; isUnavailable: boolean; pool: Pool }[];
  close: () => Promise<void>;
};

/** Timeouts in milliseconds, short because the primary can answer instead. */
const timeoutMs = { connection: 1_000, statement: 4_000, silence: 5_000 };
/** Cooldown of a failed replica, in milliseconds. */
const rest = 5_000;

/**
 * Read replicas at `urls`, round robin, connected lazily. One is used only once it has reached the catalogue `version`
 * that this process knows, so that replication lag never shows old pages; with null (unknown) the primary is read.
 */
export function openReadPool(options: {
  primary: Database;
  urls: string[];
  poolSize: number;
  version: () => number | null;
  log: Logger;
  slow?: SlowQueries;
}): ReadPool {
  const { primary, urls, poolSize, version, log, slow } = options;
  const replicas = urls.map((url) => openReplica(url, poolSize, log, slow));
  let turn = 0;
  return {
    read: async (work) => {
      const wanted = replicas.length > 0 ? version() : null;
      if (wanted === null) return work(primary);
      turn = (turn + 1) % replicas.length;
      for (const replica of [...replicas.slice(turn), ...replicas.slice(0, turn)]) {
        const done = await replica.read(wanted, work);
        if (done) return done.result;
      }
      return work(primary);
    },
    replicas: () => replicas.map((replica) => replica.state()),
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

function openReplica(url: string, poolSize: number, log: Logger, slow?: SlowQueries) {
  const limits = {
    max: poolSize,
    connectionTimeoutMillis: timeoutMs.connection,
    statement_timeout: timeoutMs.statement,
    query_timeout: timeoutMs.silence,
  };
  const pool = openPool(url, limits, slow);
  const label = { replica: nameOf(url) };
  /** One URL may balance over several servers, so the reached version is tracked per connection. */
  const connections = new WeakMap<PoolClient, { db: Queries; reached: number }>();
  let awayUntil = 0;

  const leave = (error: Error) => {
    if (awayUntil === 0) log.warn({ ...label, ...describeError(error) }, 'a replica failed; others answer');
    awayUntil = Date.now() + rest;
  };

  const connect = async () => {
    const client = await pool.connect();
    const connection = connections.get(client) ?? { db: drizzle({ client }), reached: -1 };
    connections.set(client, connection);
    return { client, connection };
  };

  return {
    /** Null when this replica cannot answer now. */
    read: async <Result>(
      wanted: number,
      work: (db: Queries) => Promise<Result>,
    ): Promise<{ result: Result } | null> => {
      if (Date.now() < awayUntil) return null;
      const held = await connect().catch(leave);
      if (!held) return null;
      const { client, connection } = held;
      let isBroken = false;
      try {
        // Replication never goes back: a version once reached needs no second check.
        if (connection.reached < wanted) connection.reached = await readVersion(connection.db);
        if (connection.reached < wanted) return null;
        const result = await work(connection.db);
        if (awayUntil > 0) log.info(label, 'the replica answers again');
        awayUntil = 0;
        return { result };
      } catch (error) {
        if (!(error instanceof DrizzleQueryError)) throw error;
        isBroken = !(error.cause instanceof DatabaseError) || error.cause.severity !== 'ERROR';
        if (isBroken) leave(error);
        return null;
      } finally {
        client.release(isBroken);
      }
    },
    state: () => ({ name: label.replica, isUnavailable: Date.now() < awayUntil, pool }),
    close: () => pool.end(),
  };
}

async function readVersion(db: Queries): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
  return row?.version ?? -1;
}
