import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbeddedDatabase } from './embedded.ts';

/** A command runs one query at a time, beside the job queue. */
const poolSize = 5;

/**
 * The shop's database for a command beside it: the one of DATABASE_URL, or the embedded one, which is started when it does not
 * run. With `mayShare` the shop may be open meanwhile. Throws a BootError when it cannot be had.
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
