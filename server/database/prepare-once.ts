import type { Queries } from './queries.ts';

/**
 * Caches a prepared statement per pool or connection: its SQL is composed once, and PostgreSQL parses it once per
 * connection. A transaction creates a new one each time and gains nothing.
 */
export function prepareOnce<Statement>(prepare: (db: Queries) => Statement): (db: Queries) => Statement {
  const statements = new WeakMap<Queries, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
