import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Bus } from './database/bus.ts';
import type { Database } from './database/connect.ts';
import type { Jobs } from './jobs/job.ts';

/** What the whole process shares: made once in main.ts, handed down as an argument, never imported as a value. */
export type Deps = {
  db: Database;
  config: Config;
  /** JSON lines on stderr. Never a name, phone number, address, email or token. */
  log: Logger;
  /** What is done later, outside of the answer, such as mail. */
  jobs: Jobs;
  /** What instances of the shop tell each other. */
  bus: Bus;
};
