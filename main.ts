import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { seedEmptyShop } from './seed/seed-empty-shop.ts';
import { ensureFirstAdmin } from './server/accounts/ensure-first-admin.ts';
import { createApp, keepPages } from './server/app.ts';
import { keepNightlyBackup } from './server/backup/keep-nightly-backup.ts';
import { BootError } from './server/boot-error.ts';
import { type Config, readConfig } from './server/config.ts';
import { whileLocked } from './server/database/advisory-lock.ts';
import { type Bus, openBus } from './server/database/bus.ts';
import { type CatalogueVersion, followCatalogueVersion } from './server/database/catalogue-version.ts';
import { connectDatabase, type Database, moveTo } from './server/database/connect.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './server/database/embedded.ts';
import { migrateDatabase } from './server/database/migrate.ts';
import { openReadPool, type ReadPool } from './server/database/read-pool.ts';
import type { DevServer } from './server/http/dev-server.ts';
import { bind, type HttpServer } from './server/http/http-server.ts';
import { limitLoad } from './server/http/overload.ts';
import { serverLimitsFor } from './server/http/server-limits.ts';
import { copyPictures, resumeCopying } from './server/imports/copy-pictures.ts';
import { type OpenJobs, openJobs } from './server/jobs/open-jobs.ts';
import { keepFirstTexts } from './server/legal/keep-first-texts.ts';
import { createLog } from './server/log.ts';
import { openMailer } from './server/mail/open-mailer.ts';
import { sendMail } from './server/mail/send-mail.ts';
import { removeUnusedPictures } from './server/media/remove-unused-pictures.ts';
import { relaySoon } from './server/orders/order-outbox.ts';
import { forgetExpired } from './server/privacy/forget-expired.ts';
import { publicWeb } from './server/remote/fetch-bytes.ts';
import { reindexProducts } from './server/search/reindex-products.ts';
import { openSearchIndex } from './server/search/search-index.ts';
import { openVitals } from './server/vitals.ts';

/** Interval in milliseconds of the sweep that relays the order outbox and resumes jobs that were left waiting. */
const search = 60_000;
/** Graceful shutdown's deadlines in milliseconds: for requests under way, then for their queries. */
const timeoutMs = { answers: 10_000, queries: 2_000 };
const log = createLog();
const vitals = openVitals();
const opened: {
  httpServer?: HttpServer;
  embedded?: EmbeddedDatabase;
  db?: Database;
  bus?: Bus;
  catalogueVersion?: CatalogueVersion;
  readPool?: ReadPool;
  jobs?: OpenJobs;
  development?: DevServer;
  searching?: NodeJS.Timeout;
  stopDelay?: number;
} = {};

async function start(isDevelopment: boolean): Promise<void> {
  const asked = readConfig(process.env);
  log.level = asked.logLevel;
  const httpServer = await bind(asked.host, asked.port, serverLimitsFor(asked));
  opened.httpServer = httpServer;
  // The port is known once it is bound, and is part of the address that people are told.
  const config = readConfig({ ...process.env, PORT: String(httpServer.port) });
  opened.stopDelay = config.stopDelay * 1000;
  if (!config.databaseUrl) {
    const moved = (url: string) => opened.db && moveTo(opened.db, url);
    opened.embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log, moved });
  }
  const poolSize = config.databasePoolSize;
  const slow = { milliseconds: config.slowQueryMs, log, vitals };
  const db = await connectDatabase(config.databaseUrl ?? opened.embedded?.url ?? '', { poolSize, slow });
  opened.db = db;
  const bus = openBus(db);
  opened.bus = bus;
  const { deps, admin } = await whileLocked(db, 'start', async () => {
    await migrateDatabase(db);
    await reindexProducts(db);
    const jobs = await openJobs(db, (error) => log.error(error, 'the queue of jobs met an error'), {
      withClock: true,
    });
    opened.jobs = jobs;
    const catalogueVersion = followCatalogueVersion(db, bus);
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
    await keepFirstTexts(deps);
    return { deps, admin: await ensureFirstAdmin(deps) };
  });
  const mailer = openMailer(deps);
  await opened.jobs?.work((job) => sendMail(deps, mailer, job));
  await opened.jobs?.workPictures((job) => copyPictures(deps, job));
  // Recovery of what a crashed instance has left: unrelayed outbox rows and pictures not copied. At start, then by
  // interval.
  const findLeftWork = () => {
    relaySoon(deps);
    resumeCopying(deps).catch((error: Error) => log.warn(error, 'pictures wait to be copied'));
  };
  findLeftWork();
  opened.searching = setInterval(() => {
    findLeftWork();
    opened.jobs?.catchUp(db).catch(() => {});
  }, search).unref();
  await opened.jobs?.workDaily(() => Promise.all([forgetExpired(deps), removeUnusedPictures(deps)]));
  await opened.jobs?.workHourly(() => keepNightlyBackup(deps));
  if (isDevelopment) {
    const { openDevServer } = await import('./server/http/dev-server.ts');
    const { mailPreview } = await import('./server/http/mail-preview.ts');
    opened.development = await openDevServer(httpServer.server);
    const { build, before } = opened.development;
    httpServer.open(before(getRequestListener(createApp(deps, build, mailPreview(deps)).fetch)));
  } else {
    const build = await loadBuild();
    const fetch = limitLoad(createApp(deps, async () => build).fetch, deps);
    httpServer.open(keepPages(deps, { fetch })(getRequestListener(fetch)));
  }
  greet(config, admin);
  // Tells the supervisor (`bin/start.mjs`) that the start succeeded: from here on it restarts the process after a crash.
  process.send?.({ port: config.port });
}

async function loadBuild(): Promise<ServerBuild> {
  const file = new URL('./build/server/index.js', import.meta.url);
  if (!existsSync(file)) throw new BootError('The pages have not been built: start with npm start.');
  return import(file.href);
}

function greet(config: Config, admin: { email: string; password?: string }): void {
  const lines = ['', 'Mouneh is open.', '', `  Shop      ${config.publicUrl}`, `  Admin     ${admin.email}`];
  if (admin.password) lines.push(`  Password  ${admin.password}  (shown only now: keep it)`);
  if (!config.smtpUrl)
    lines.push(`  Mail      ${path.join(config.dataDir, 'mail')}  (files, while SMTP_URL is not set)`);
  if (!config.rateLimits) lines.push('', '  RATE LIMITS ARE OFF: for tests on this machine only.');
  console.log([...lines, ''].join('\n'));
}

let isStopping = false;

/**
 * Graceful shutdown: `/readyz` fails at once while requests are still answered for STOP_DELAY; then no connection is accepted,
 * requests under way are finished, and the database is closed. A second signal changes nothing.
 */
async function stop(exitCode: number, answerTimeoutMs = timeoutMs.answers): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  vitals.isStopping = true;
  try {
    // Closes nothing that `start` is still opening: waits until it has settled, or for the deadline.
    await Promise.race([starting.catch(() => {}), wait(timeoutMs.answers)]);
    if (exitCode === 0 && opened.stopDelay) {
      opened.httpServer?.drain();
      await wait(opened.stopDelay);
    }
    clearInterval(opened.searching);
    await opened.development?.close();
    // Event streams are endless: closing the bus ends them, so that the server can close.
    const closed = opened.httpServer?.close(answerTimeoutMs);
    await opened.catalogueVersion?.close();
    await Promise.all([closed, opened.bus?.close(), opened.jobs?.stop(answerTimeoutMs)]);
    const ended = Promise.all([opened.db?.$client.end(), opened.readPool?.close()]);
    await Promise.race([ended, wait(timeoutMs.queries)]);
    await opened.embedded?.stop();
  } finally {
    process.exit(exitCode);
  }
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// The supervisor is gone (its IPC channel closed), so no SIGTERM can come: stops instead of running on as an orphan.
process.on('disconnect', () => stop(0));
// An unhandled rejection ends no process: what it had open is closed by its own `finally`, and other requests go on. Its log
// line is an error, by which every test run of such a process fails.
process.on('unhandledRejection', (reason) => {
  const err = reason instanceof Error ? reason : new Error('not an error');
  log.error({ err }, 'A rejection that nothing handled: the shop goes on.');
});
process.on('uncaughtException', (error) => {
  log.fatal(error, 'The shop stops after an error that nothing caught, to be started again.');
  stop(1);
});

const starting = start(process.argv.includes('--dev'));
starting.catch((error: Error) => {
  if (!(error instanceof BootError)) log.fatal(error, 'The shop could not start.');
  console.error(
    error instanceof BootError ? error.message : `Mouneh could not start: ${error.cause ?? error}`,
  );
  stop(1, 0);
});
