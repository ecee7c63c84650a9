import { access } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { firstDay } from '../backup/make-nightly-backup.ts';
import { BootError } from '../boot-error.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { findMigrations, isKnownPast, readMigrations } from '../database/migrate-up-to.ts';
import { openShopDatabase } from '../database/open-shop-database.ts';
import { checkArabic } from './check-arabic.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const about = 'Database';
/** The greatest accepted difference between two clocks, in seconds. */
const clockSlack = 60;

/**
 * Checks that the database answers, is new enough, supports Arabic and fits this version; starts an embedded one that
 * is not running. Also returns since when it has had a shop.
 */
export async function checkDatabase(
  config: Config,
  now: Date,
): Promise<{ findings: Finding[]; firstDay: Date | null }> {
  const cluster = path.join(config.dataDir, 'postgres/cluster');
  const isThere =
    config.databaseUrl !== null ||
    (await access(cluster).then(
      () => true,
      () => false,
    ));
  if (!isThere) {
    const says = `there is no shop in ${config.dataDir} yet: npm start makes one.`;
    return { findings: [warning(about, says)], firstDay: null };
  }
  try {
    const { db, close } = await openShopDatabase(config, { log: pino({ level: 'silent' }), mayShare: true });
    try {
      const tables = await checkTables(db);
      const findings = [await checkServer(db, config, now), tables, await checkArabic(db)];
      const { rows } = await db.execute<{ is: boolean }>(sql`select to_regclass('users') is not null as is`);
      return { findings, firstDay: rows[0]?.is ? await firstDay(db) : null };
    } finally {
      await close();
    }
  } catch (error) {
    const says =
      error instanceof BootError
        ? error.message
        : 'it did not answer what it was asked: look at its own log.';
    return { findings: [failure(about, says)], firstDay: null };
  }
}

async function checkServer(db: Database, config: Config, now: Date): Promise<Finding> {
  const { rows } = await db.execute<{ version: string; connections: number; time: number }>(sql`
    select current_setting('server_version') as version, current_setting('max_connections')::int as connections,
      extract(epoch from now())::float8 as time`);
  const { version = '', connections = 0, time = 0 } = rows[0] ?? {};
  if (Math.abs(time - now.getTime() / 1000) > clockSlack) {
    return failure(
      about,
      "this machine's clock and the database's differ by more than a minute: set both by NTP.",
    );
  }
  if (connections < config.databasePoolSize + 10) {
    return warning(
      about,
      `it takes ${connections} connections and the shop may open ${config.databasePoolSize + 1}: raise max_connections, or lower DATABASE_POOL_SIZE.`,
    );
  }
  const place = config.databaseUrl ? 'of DATABASE_URL' : 'that the shop brings';
  return ok(about, `PostgreSQL ${version} ${place} answers and stores UTF-8`);
}

async function checkTables(db: Database): Promise<Finding> {
  const seen = await findMigrations(db);
  const known = readMigrations();
  if (!seen)
    return warning(
      'Tables',
      'the database is empty: npm start makes a shop, npm run restore FILE puts one back.',
    );
  if (!isKnownPast(seen)) {
    return failure('Tables', 'they were made by a newer version of Mouneh: bring this one up to date.');
  }
  if (seen.length < known.length) {
    return warning(
      'Tables',
      'they are of an older version: make a backup, then npm start brings them up to date.',
    );
  }
  return ok('Tables', 'they are those of this version');
}
