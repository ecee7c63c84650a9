import { type Database, moveTo } from '../../server/database/connect.ts';

/**
 * Simulates a database outage: terminates the connections of the shop's role and refuses new ones. It may not terminate
 * those of another role, such as an autovacuum worker: PostgreSQL answers "permission denied to terminate process".
 */
export async function cutOffDatabase(db: Database): Promise<void> {
  const { $client } = db;
  const own = await $client.connect();
  moveTo(db, 'postgres://nobody@127.0.0.1:1/gone');
  try {
    await own.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  } finally {
    own.release(true);
  }
}
