import { pino } from 'pino';
import { moveDatabase } from '../server/backup/move-database.ts';
import { BootError } from '../server/boot-error.ts';
import { readConfig } from '../server/config.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { startEmbeddedDatabase } from '../server/database/embedded.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openJobs } from '../server/jobs/open-jobs.ts';
import { answer } from './answer.ts';

/** Copies the shop from the embedded database under DATA_DIR to the empty one of DATABASE_URL. */
async function move(): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl)
    throw new BootError('Say where to move the shop: DATABASE_URL=postgres://… npm run move-database');
  const embedded = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'silent' }) });
  try {
    const [from, to] = [await open(embedded.url), await open(databaseUrl)];
    const moved = await moveDatabase(from, to);
    await Promise.all([from, to].map(({ jobs }) => jobs.stop(0)));
    await Promise.all([from, to].map(({ db }) => db.$client.end()));
    return `Moved ${moved} rows. Start the shop with the same DATABASE_URL from now on; images stay in ${dataDir}.`;
  } finally {
    await embedded.stop();
  }
}

/** Opens a database with its tables and its queue, both migrated. */
async function open(url: string) {
  const db = await connectDatabase(url);
  await migrateDatabase(db);
  return {
    db,
    jobs: await openJobs(db, (error) => {
      throw error;
    }),
  };
}

await answer('The shop could not be moved', move);
