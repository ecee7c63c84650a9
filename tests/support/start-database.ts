import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run; `createTestDatabase` makes databases on it. */
    databaseUrl: string;
  }
}

/** Once a run: a real PostgreSQL in a temporary folder, whose own database is migrated to be copied by every test file. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-tests-'));
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const db = await connectDatabase(url);
  await migrateDatabase(db);
  // The queue's tables too: an open queue finds them in every copy.
  const jobs = await openJobs(db, () => {});
  await jobs.stop(0);
  await db.$client.end();
  provide('databaseUrl', url);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  };
}
