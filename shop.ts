import path from 'node:path';
import type { Logger } from 'pino';
import { seedEmptyShop } from './seed/seed-empty-shop.ts';
import { ensureFirstAdmin } from './server/accounts/ensure-first-admin.ts';
import { makeNightlyBackup } from './server/backup/make-nightly-backup.ts';
import { applyOffers } from './server/catalogue/apply-offers.ts';
import { applySeasons } from './server/catalogue/apply-seasons.ts';
import type { Config } from './server/config.ts';
import { whileLocked } from './server/database/advisory-lock.ts';
import { type Bus, openBus } from './server/database/bus.ts';
import { type CatalogueVersion, subscribeToCatalogueVersion } from './server/database/catalogue-version.ts';
import { connectDatabase, type Database } from './server/database/connect.ts';
import { migrateDatabase } from './server/database/migrate.ts';
import { openReadPool, type ReadPool } from './server/database/read-pool.ts';
import type { Deps } from './server/deps.ts';
import { copyImages, resumeCopying } from './server/imports/copy-images.ts';
import { type OpenJobs, openJobs } from './server/jobs/open-jobs.ts';
import { storeFirstLegalTexts } from './server/legal/store-first-legal-texts.ts';
import { openMailer } from './server/mail/open-mailer.ts';
import { sendMail } from './server/mail/send-mail.ts';
import { removeUnusedImages } from './server/media/remove-unused-images.ts';
import { countSales } from './server/orders/count-sales.ts';
import { relaySoon } from './server/orders/order-outbox.ts';
import { statusMailDelay } from './server/orders/status-notification.ts';
import { applyPlannedPrices } from './server/prices/apply-planned-prices.ts';
import { deleteExpired } from './server/privacy/delete-expired.ts';
import { publicWeb } from './server/remote/fetch-bytes.ts';
import { reindexProducts } from './server/search/reindex-products.ts';
import { openSearchIndex } from './server/search/search-index.ts';
import { applyBanner } from './server/settings/banner.ts';
import { notifyLowStock } from './server/stock/notify-low-stock.ts';
import type { Vitals } from './server/vitals.ts';
import { announceProducts } from './server/waitlist/announce-products.ts';

/** Interval in milliseconds of the sweep that relays the order outbox and resumes jobs that were left waiting. */
const search = 60_000;
/** How long queries under way may take when the shop is closed, in milliseconds. */
const queryTimeoutMs = 2_000;

/** What is open so far: filled by `openShop` as it goes, so that a shop that could not be opened whole can be closed. */
export type Opened = {
  db?: Database;
  bus?: Bus;
  catalogueVersion?: CatalogueVersion;
  readPool?: ReadPool;
  jobs?: OpenJobs;
  searching?: NodeJS.Timeout;
};

/** All of a shop but its HTTP server, on a database that is there: brought up to date, seeded if empty, its jobs at work. */
export async function openShop(
  opened: Opened,
  held: { config: Config; databaseUrl: string; log: Logger; vitals: Vitals },
): Promise<{ deps: Deps; admin: { email: string; password?: string } }> {
  const { config, databaseUrl, log, vitals } = held;
  const poolSize = config.databasePoolSize;
  const slow = { milliseconds: config.slowQueryMs, log, vitals };
  const db = await connectDatabase(databaseUrl, { poolSize, slow });
  opened.db = db;
  const bus = openBus(db);
  opened.bus = bus;
  const { deps, admin } = await whileLocked(db, 'start', async () => {
    await migrateDatabase(db);
    await reindexProducts(db);
    const jobs = await openJobs(db, (error) => log.error(error, 'the queue of jobs met an error'), {
      statusDelay: statusMailDelay,
      withClock: true,
    });
    opened.jobs = jobs;
    const catalogueVersion = subscribeToCatalogueVersion(db, bus);
    opened.catalogueVersion = catalogueVersion;
    const searchIndex = openSearchIndex(catalogueVersion.current);
    const readPool = openReadPool({
      primary: db,
      urls: config.databaseReadUrls,
      poolSize,
      version: catalogueVersion.current,
      log,
      slow,
    });
    opened.readPool = readPool;
    const fetchGuard = publicWeb;
    const deps = { db, config, log, jobs, bus, catalogueVersion, searchIndex, readPool, fetchGuard, vitals };
    await seedEmptyShop(deps);
    await storeFirstLegalTexts(deps);
    return { deps, admin: await ensureFirstAdmin(deps) };
  });
  const mailer = openMailer(deps);
  await opened.jobs?.work((job, id) => sendMail(deps, mailer, job, id));
  await opened.jobs?.workImages((job) => copyImages(deps, job));
  // Recovery of what a crashed instance has left: unrelayed outbox rows and images not copied; and offers, prices and seasons that
  // begin or end with the day. At start, then by interval.
  const findLeftWork = () => {
    relaySoon(deps);
    resumeCopying(deps).catch((error: Error) => log.warn(error, 'images wait to be copied'));
    applyPlannedPrices(deps).catch((error: Error) => log.warn(error, 'planned prices wait for their day'));
    applyBanner(db).catch((error: Error) => log.warn(error, 'the banner waits to come or go'));
    applyOffers(db).catch((error: Error) => log.warn(error, 'offers wait to begin or end'));
    notifyLowStock(deps).catch((error: Error) => log.warn(error, 'sellers wait to be told what runs low'));
    applySeasons(db)
      .catch((error: Error) => log.warn(error, 'seasons wait to begin or end'))
      .then(() => announceProducts(deps))
      .catch((error: Error) => log.warn(error, 'people wait to be told what is back'));
  };
  findLeftWork();
  opened.searching = setInterval(() => {
    findLeftWork();
    opened.jobs?.catchUp(db).catch(() => {});
  }, search).unref();
  await opened.jobs?.workDaily(() =>
    Promise.all([deleteExpired(deps), removeUnusedImages(deps), countSales(deps)]),
  );
  await opened.jobs?.workHourly(() => makeNightlyBackup(deps));
  return { deps, admin };
}

/** Tells on stdout where the shop is and who its administrator is. */
export function greet(config: Config, admin: { email: string; password?: string }): void {
  const lines = ['', 'Mouneh is open.', '', `  Shop      ${config.publicUrl}`, `  Admin     ${admin.email}`];
  if (admin.password) lines.push(`  Password  ${admin.password}  (shown only now: keep it)`);
  if (!config.smtpUrl)
    lines.push(`  Mail      ${path.join(config.dataDir, 'mail')}  (files, while SMTP_URL is not set)`);
  if (!config.rateLimits) lines.push('', '  RATE LIMITS ARE OFF: for tests on this machine only.');
  console.log([...lines, ''].join('\n'));
}

/** Closes what is open. `served` is over when requests under way are answered; jobs under way have `timeoutMs`. */
export async function closeShop(opened: Opened, timeoutMs: number, served?: Promise<void>): Promise<void> {
  clearInterval(opened.searching);
  await opened.catalogueVersion?.close();
  // Event streams are endless: closing the bus ends them, so that the server can close.
  await Promise.all([served, opened.bus?.close(), opened.jobs?.stop(timeoutMs)]);
  const ended = Promise.all([opened.db?.$client.end(), opened.readPool?.close()]);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, queryTimeoutMs))]);
}
