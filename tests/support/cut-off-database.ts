import { type Database, moveTo } from '../../server/database/connect.ts';

/** Simulates a database outage: terminates all connections and refuses new ones. */
export async function cutOffDatabase(db: Database): Promise<void> {
  const { $client } = db;
  const own = await $client.connect();
  moveTo(db, 'postgres://nobody@127.0.0.1:1/gone');
  await own.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  own.release(true);
}
