import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { cachePages, createApp } from './server/app.ts';
import { BootError } from './server/boot-error.ts';
import { readConfig } from './server/config.ts';
import { moveTo } from './server/database/connect.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './server/database/embedded.ts';
import { bind, type HttpServer } from './server/http/http-server.ts';
import { limitLoad } from './server/http/overload.ts';
import { serverLimitsFor, shutdownTimeoutMs } from './server/http/server-limits.ts';
import { createLog } from './server/log.ts';
import { openVitals } from './server/vitals.ts';
import { closeShop, greet, type Opened, openShop } from './shop.ts';

const log = createLog();
const vitals = openVitals();
const opened: { httpServer?: HttpServer; embedded?: EmbeddedDatabase; stopDelay?: number; shop: Opened } = {
  shop: {},
};

async function start(): Promise<void> {
  const asked = readConfig(process.env);
  log.level = asked.logLevel;
  const httpServer = await bind(asked.host, asked.port, serverLimitsFor(asked));
  opened.httpServer = httpServer;
  // The port is known once it is bound, and is part of the address that people are told.
  const config = readConfig({ ...process.env, PORT: String(httpServer.port) });
  opened.stopDelay = config.stopDelay * 1000;
  if (!config.databaseUrl) {
    const moved = (url: string) => opened.shop.db && moveTo(opened.shop.db, url);
    opened.embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log, moved });
  }
  const databaseUrl = config.databaseUrl ?? opened.embedded?.url ?? '';
  const { deps, admin } = await openShop(opened.shop, { config, databaseUrl, log, vitals });
  const build = await loadBuild();
  const fetch = limitLoad(createApp(deps, async () => build).fetch, deps);
  httpServer.open(cachePages(deps, { fetch })(getRequestListener(fetch)));
  greet(config, admin);
  // Tells the supervisor (`bin/start.mjs`) that the start succeeded: from here on it restarts the process after a crash.
  process.send?.({ port: config.port });
}

async function loadBuild(): Promise<ServerBuild> {
  const file = new URL('./build/server/index.js', import.meta.url);
  if (!existsSync(file)) throw new BootError('The pages have not been built: start with npm start.');
  return import(file.href);
}

let isStopping = false;

/**
 * Graceful shutdown: `/readyz` fails at once while requests are still answered for STOP_DELAY; then no connection is accepted,
 * requests under way are finished, and the database is closed. A second signal changes nothing.
 */
async function stop(exitCode: number, answerTimeoutMs = shutdownTimeoutMs): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  vitals.isStopping = true;
  try {
    // Closes nothing that `start` is still opening: waits until it has settled, or for the deadline.
    await Promise.race([starting.catch(() => {}), wait(shutdownTimeoutMs)]);
    if (exitCode === 0 && opened.stopDelay) {
      opened.httpServer?.drain();
      await wait(opened.stopDelay);
    }
    await closeShop(opened.shop, answerTimeoutMs, opened.httpServer?.close(answerTimeoutMs));
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

const starting = start();
starting.catch((error: Error) => {
  if (!(error instanceof BootError)) log.fatal(error, 'The shop could not start.');
  console.error(
    error instanceof BootError ? error.message : `Mouneh could not start: ${error.cause ?? error}`,
  );
  stop(1, 0);
});
