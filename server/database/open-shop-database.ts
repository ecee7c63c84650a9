import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbeddedDatabase } from './embedded.ts';

/** A command runs one query at a time, besides the job queue. */
const poolSize = 5;

/**
 * Opens the shop's database for a command: the one of DATABASE_URL, or the embedded one, which is started if it is not
 * running. With `mayShare` the shop may be running, too. Throws a BootError on failure.
 */
export async function openShopDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, mayShare }: { log: Logger; mayShare: boolean },
): Promise<{ db: Database; close: () => Promise<void> }> {
  const embedded = databaseUrl ? null : await startEmbeddedDatabase({ dataDir, log, mayShare });
  try {
    const db = await connectDatabase(databaseUrl ?? embedded?.url ?? '', { poolSize });
    return {
      db,
      close: async () => {
        await db.$client.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
