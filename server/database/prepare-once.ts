import type { Queries } from './queries.ts';

/**
 * A prepared statement for each pool or connection that it is asked of: its SQL is composed once, and PostgreSQL parses it once on
 * each connection. A transaction gets one of its own each time and gains nothing.
 */
export function prepareOnce<Statement>(prepare: (db: Queries) => Statement): (db: Queries) => Statement {
  const statements = new WeakMap<Queries, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
