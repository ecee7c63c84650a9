import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Bus } from './database/bus.ts';
import type { CatalogueVersion } from './database/catalogue-version.ts';
import type { Database } from './database/connect.ts';
import type { ReadPool } from './database/read-pool.ts';
import type { Jobs } from './jobs/job.ts';
import type { FetchGuard } from './remote/fetch-bytes.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Vitals } from './vitals.ts';

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
  /** Counts the changes of all that public pages are made of. */
  catalogueVersion: CatalogueVersion;
  /** The vocabulary of the catalogue, by which searches are understood. */
  searchIndex: SearchIndex;
  /** Replicas of `db`, where there are any. */
  readPool: ReadPool;
  /** Where on the network the shop may fetch pictures of an import from: the public web, but in tests. */
  fetchGuard: FetchGuard;
  /** What is told of this process to those who watch it. */
  vitals: Vitals;
};
