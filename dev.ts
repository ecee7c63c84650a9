import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from './server/config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './server/database/embedded.ts';
import { type DevServer, openDevServer } from './server/http/dev-server.ts';
import { bind } from './server/http/http-server.ts';
import { createLog } from './server/log.ts';
import { openVitals } from './server/vitals.ts';
import type { Opened } from './shop.ts';

// `npm run dev`: HTTP server, embedded PostgreSQL and Vite stay. The shop itself runs in Vite's module runner, and is closed and
// opened again when a file of it changes. What this file imports counts from the next start.

const log = createLog();
const shopFiles = /^(server|contracts|seed)\/(?!.*\.test\.ts$)|^shop\.ts$/;
/** Editors write a file in several steps, and a checkout many files at once. */
const debounceMs = 50;
/** How long jobs under way may take when the shop is closed, in milliseconds. */
const closeTimeoutMs = 500;

let embedded: EmbeddedDatabase | undefined;
let close = async (): Promise<void> => {};

async function start(): Promise<void> {
  const asked = readConfig(process.env);
  log.level = asked.logLevel;
  const httpServer = await bind(asked.host, asked.port);
  const dev = await openDevServer(httpServer.server);
  if (!asked.databaseUrl) embedded = await startEmbeddedDatabase({ dataDir: asked.dataDir, log });
  const open = () => openShopFrom(dev, String(httpServer.port));
  let answer = Promise.resolve(await open());
  // Requests wait while the shop is closed.
  httpServer.open(async (request, response) => (await answer)(request, response));
  process.send?.({ port: httpServer.port });

  let soon: NodeJS.Timeout;
  dev.vite.watcher.on('all', (_, file) => {
    if (!shopFiles.test(path.relative(dev.vite.config.root, file))) return;
    clearTimeout(soon);
    soon = setTimeout(() => {
      answer = answer
        .then(() => close())
        .then(open)
        .catch(answerError);
    }, debounceMs);
  });
}

/** Opens the shop from its modules as they are now. */
async function openShopFrom({ vite, build, before }: DevServer, port: string): Promise<RequestListener> {
  const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
  const { readConfig } = await load<typeof import('./server/config.ts')>('server/config.ts');
  const { openShop, closeShop, greet } = await load<typeof import('./shop.ts')>('shop.ts');
  const { createApp } = await load<typeof import('./server/app.ts')>('server/app.ts');
  const { mailPreview } = await load<typeof import('./server/http/mail-preview.ts')>(
    'server/http/mail-preview.ts',
  );
  const config = readConfig({ ...process.env, PORT: port });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const opened: Opened = {};
  close = () => {
    close = async () => {};
    return closeShop(opened, closeTimeoutMs);
  };
  const { deps, admin } = await openShop(opened, { config, databaseUrl, log, vitals: openVitals() });
  greet(config, admin);
  return before(getRequestListener(createApp(deps, build, mailPreview(deps)).fetch));
}

/** Until the fault is mended and saved, every request is answered with it. */
function answerError(error: Error): RequestListener {
  console.error(error);
  return (_, response) => response.writeHead(500).end(`${error.stack}\n`);
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  try {
    await starting.catch(() => {});
    await close();
    await embedded?.stop();
  } finally {
    process.exit(exitCode);
  }
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stop(0));
process.on('unhandledRejection', (error) => console.error(error));
process.on('uncaughtException', (error) => console.error(error));

const starting = start();
starting.catch((error: Error) => {
  console.error(error.name === 'BootError' ? error.message : error);
  stop(1);
});
