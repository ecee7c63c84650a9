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

/** Dependency injection: what the whole process shares, created once in shop.ts and passed down, never imported as a value. */
export type Deps = {
  db: Database;
  config: Config;
  /** JSON lines on stderr. Never a name, phone number, address, email or token. */
  log: Logger;
  /** The job queue: work done after the answer, such as mail. */
  jobs: Jobs;
  /** Publish/subscribe between instances. */
  bus: Bus;
  /** Counts the changes of everything that public pages show. */
  catalogueVersion: CatalogueVersion;
  /** The vocabulary of the catalogue, by which search queries are interpreted. */
  searchIndex: SearchIndex;
  /** Replicas of `db`, if any. */
  readPool: ReadPool;
  /** SSRF protection: the addresses from which images of an import may be fetched: the public web; tests allow more. */
  fetchGuard: FetchGuard;
  /** Counters of this process for `/metrics` and `/readyz`. */
  vitals: Vitals;
};
