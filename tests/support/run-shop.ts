import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { unhandledIn } from './unhandled-in.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** A shop in a child process with its output; stopped after the test, which fails on unhandled errors in the log. */
export type RunningShop = {
  shop: ChildProcess;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
  output: Promise<string>;
  errors: Promise<string>;
};

export function startShop(env: Record<string, string>, { mayThrow = false } = {}): RunningShop {
  const shop = spawn(process.execPath, [main], {
    cwd: path.dirname(main),
    // On a busy machine any query may be slow.
    env: { NODE_ENV: 'production', SLOW_QUERY_MS: '60000', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(shop, 'exit').then(([code]) => code as number | null);
  const read = async (stream: Readable | null) => (stream ? text(stream) : '');
  const [output, errors] = [read(shop.stdout), read(shop.stderr)];
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await ended;
    if (!mayThrow) expect(unhandledIn(await errors)).toEqual([]);
  });
  return { shop, ended, output, errors };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a shop on a free port and polls it until it serves. */
export async function runShop(
  env: Record<string, string>,
  options: { mayThrow?: boolean } = {},
): Promise<RunningShop & { address: string }> {
  const port = await findFreePort();
  const started = startShop({ PORT: String(port), ...env }, options);
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/healthz`).then((response) => response.ok);
  await expect.poll(() => isUp().catch(() => false), { timeout: 30_000 }).toBe(true);
  return { ...started, address };
}
