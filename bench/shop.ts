import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const password = 'the keys of the shop';

const ownFolder = fileURLToPath(new URL('..', import.meta.url));

/** A running program: its address, and a function that stops it. */
export type Program = { base: string; pid: number; stop: () => Promise<void> };

/** A free port, chosen by the operating system. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts one of our Node programs on a free port. */
export async function startProgram(
  args: string[],
  env: Record<string, string> = {},
  cwd = ownFolder,
): Promise<Program> {
  const port = await freePort();
  const program = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => program.on('exit', resolve));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  return { base: `http://127.0.0.1:${port}`, pid: program.pid ?? 0, stop };
}

/**
 * Starts the built shop in a folder, with the flags of that revision; resolves when it is ready, with the milliseconds
 * it took.
 */
export async function startShop(
  env: Record<string, string>,
  folder = ownFolder,
): Promise<Program & { startedIn: number }> {
  const { shopArguments } = await import(pathToFileURL(`${folder}/bin/run.mjs`).href);
  const start = performance.now();
  const own = { NODE_ENV: 'production', RATE_LIMITS: 'off', ADMIN_PASSWORD: password };
  const shop = await startProgram(shopArguments, { ...own, ...env }, folder);
  while (performance.now() - start < 60_000) {
    const ready = await fetch(`${shop.base}/readyz`).catch(() => undefined);
    if (ready?.ok) return { ...shop, startedIn: performance.now() - start };
    await wait(20);
  }
  await shop.stop();
  throw new Error('The shop did not start within a minute.');
}
