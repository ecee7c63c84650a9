import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { cachePages, createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Deps } from '../../server/deps.ts';
import { openDeps, type TestOptions } from './open-deps.ts';
import { whenDone } from './when-done.ts';

/** A whole shop with the real products on a free port, closed when the test file is done. */
export async function openSeededShop(options: TestOptions = {}): Promise<{ base: string; deps: Deps }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-shop-'));
  const env = {
    PUBLIC_URL: 'https://shop.example',
    DATA_DIR: dataDir,
    SELLER_PHONE: '+962791234567',
    RATE_LIMITS: 'off',
  };
  const deps = await openDeps(readConfig(env), pino({ level: 'silent' }), { ...options, seeded: true });
  const file = new URL('../../build/server/index.js', import.meta.url).href;
  const build: ServerBuild = await import(/* @vite-ignore */ file);
  const app = createApp(deps, async () => build);
  const server = createServer(cachePages(deps, app)(getRequestListener(app.fetch)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true, force: true });
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deps };
}
