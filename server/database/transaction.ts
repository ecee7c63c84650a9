import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { isRetryable, isUnavailable } from './database-errors.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const attempts = 5;

/** Runs the work in one transaction. */
export const openTransaction = <T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> => withClient(db, (client) => drizzle({ client }).transaction(work, config));

/**
 * Always returns the connection to the pool: Drizzle's own pool transaction leaks it when `begin` fails, as it does
 * while the database is unavailable.
 */
async function withClient<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** One transaction, retried after a serialization failure or deadlock: the work must have no effects outside the database. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openTransaction(db, work);
    } catch (error) {
      if (!isRetryable(error) || attempt === attempts) throw error;
      await wait(attempt * 10 * (1 + Math.random()));
    }
  }
}
