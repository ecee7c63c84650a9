import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { inject, vi } from 'vitest';
import type { Config } from '../../server/config.ts';
import { openBus } from '../../server/database/bus.ts';
import { subscribeToCatalogueVersion } from '../../server/database/catalogue-version.ts';
import type { Database } from '../../server/database/connect.ts';
import { openReadPool } from '../../server/database/read-pool.ts';
import type { Deps } from '../../server/deps.ts';
import { copyImages } from '../../server/imports/copy-images.ts';
import { type OpenJobs, openJobs } from '../../server/jobs/open-jobs.ts';
import { storeFirstLegalTexts } from '../../server/legal/store-first-legal-texts.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { sendMail } from '../../server/mail/send-mail.ts';
import { statusMailDelay } from '../../server/orders/status-notification.ts';
import { type FetchGuard, publicWeb } from '../../server/remote/fetch-bytes.ts';
import { openSearchIndex } from '../../server/search/search-index.ts';
import { openVitals } from '../../server/vitals.ts';
import { createTestDatabase } from './test-database.ts';
import { whenDone } from './when-done.ts';

/** The dependencies of a shop, with the open queue for tests to inspect. */
export type TestDeps = Deps & { jobs: OpenJobs };

export type TestOptions = {
  /** With the products that a new shop starts with. */
  seeded?: boolean;
  mail?: boolean;
  /** Where images may be fetched from; when set, the images of imports are copied. */
  fetchGuard?: FetchGuard;
};

/**
 * The dependencies of a shop, on a database for the calling test file, closed when the file is done. With `mail` queued
 * jobs also run: mails are written to the data folder at once.
 */
export async function openDeps(config: Config, log: Logger, options: TestOptions = {}): Promise<TestDeps> {
  const { db } = await createTestDatabase(options.seeded ? 'seeded' : 'migrated');
  if (options.seeded)
    await cp(inject('seeded').media, path.join(config.dataDir, 'media'), { recursive: true });
  const { deps, close } = await openDepsOn(db, config, log, options);
  whenDone(close);
  // Before this nothing is cached, and no replica is used.
  await vi.waitUntil(() => deps.catalogueVersion.current() !== null, { timeout: 20_000, interval: 5 });
  return deps;
}

/** The same on a database that the caller closes after calling `close`. */
export async function openDepsOn(
  db: Database,
  config: Config,
  log: Logger,
  options: TestOptions = {},
): Promise<{ deps: TestDeps; close: () => Promise<void> }> {
  await storeFirstLegalTexts({ db });
  const statusDelay = options.mail ? 0 : statusMailDelay;
  const jobs = await openJobs(db, (error) => log.error(error), { statusDelay });
  const bus = openBus(db);
  const catalogueVersion = subscribeToCatalogueVersion(db, bus);
  const searchIndex = openSearchIndex(catalogueVersion.current);
  const readPool = openReadPool({
    primary: db,
    urls: config.databaseReadUrls,
    poolSize: 2,
    version: catalogueVersion.current,
    log,
  });
  const { fetchGuard = publicWeb } = options;
  const vitals = openVitals();
  const deps: TestDeps = {
    db,
    config,
    log,
    jobs,
    bus,
    catalogueVersion,
    searchIndex,
    readPool,
    fetchGuard,
    vitals,
  };
  const close = async () => {
    await jobs.stop(options.mail || options.fetchGuard ? 5000 : 0);
    await Promise.all([catalogueVersion.close(), bus.close(), readPool.close()]);
  };
  if (options.fetchGuard) await jobs.workImages((job) => copyImages(deps, job), { everySeconds: 0.5 });
  if (options.mail) {
    const mailer = openMailer(deps);
    await jobs.work((job, id) => sendMail(deps, mailer, job, id), { everySeconds: 0.5 });
  }
  return { deps, close };
}
