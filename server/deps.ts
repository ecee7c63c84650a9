import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';

/** What the whole process shares: made once in main.ts, handed down as an argument, never imported as a value. */
export type Deps = {
  db: Database;
  config: Config;
  /** JSON lines on stderr. Never a name, phone number, address, email or token. */
  log: Logger;
};
