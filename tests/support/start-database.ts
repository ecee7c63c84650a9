import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { seedEmptyShop } from '../../seed/seed-empty-shop.ts';
import { readConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import { openDepsOn } from './open-deps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server of this test run; `createTestDatabase` makes databases on it. */
    databaseUrl: string;
    /** A database with the first products, to be copied, and the folder of their images. */
    seeded: { database: string; media: string };
  }
}

/** Tests don't need data that a machine crash would lose, so nothing waits for the disk. Crash tests run their own servers. */
const settings = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  "max_wal_size = '8GB'",
  "checkpoint_timeout = '1h'",
];

/**
 * Runs once per test run: a real PostgreSQL in a temporary folder. Its own database is migrated, and `seeded` also has
 * the first products; test files copy one of them, which takes a tenth of a second, while migrating or seeding takes
 * several.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-tests-'));
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await asSuperuser(url, [
    ...settings.map((setting) => `alter system set ${setting}`),
    'select pg_reload_conf()',
  ]);
  const db = await connectDatabase(url);
  await migrateDatabase(db);
  // Creates the queue's tables too, so that an open queue finds them in every copy.
  const jobs = await openJobs(db, () => {});
  await jobs.stop(0);
  await db.$client.end();
  provide('databaseUrl', url);
  provide('seeded', await seed(url, dataDir));
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  };
}

/** The superuser copies templates, and a template may have no open connection. */
async function seed(template: string, dataDir: string): Promise<{ database: string; media: string }> {
  const { username, pathname } = new URL(template);
  await asSuperuser(template, [`create database seeded owner ${username} template ${pathname.slice(1)}`]);
  const db = await connectDatabase(Object.assign(new URL(template), { pathname: 'seeded' }).href);
  const config = readConfig({ DATA_DIR: path.join(dataDir, 'seeded') });
  const { deps, close } = await openDepsOn(db, config, pino({ level: 'silent' }));
  await seedEmptyShop(deps);
  await close();
  await db.$client.end();
  return { database: 'seeded', media: path.join(config.dataDir, 'media') };
}

async function asSuperuser(url: string, statements: string[]): Promise<void> {
  const { href } = Object.assign(new URL(url), { username: 'postgres', pathname: 'postgres' });
  const server = new Client(href);
  await server.connect();
  for (const statement of statements) await server.query(statement);
  await server.end();
}
