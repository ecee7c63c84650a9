import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { unhandledErrorsIn } from './unhandled-errors-in.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** A shop in a child process with its output; stopped after the test, which fails if the log has unhandled errors. */
export type RunningShop = {
  shop: ChildProcess;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
  output: Promise<string>;
  errors: Promise<string>;
};

type StartOptions = {
  mayThrow?: boolean;
  /** The program's path; `main.ts` by default. */
  program?: string;
};

export function startShop(
  env: Record<string, string>,
  { mayThrow = false, program = main }: StartOptions = {},
): RunningShop {
  const shop = spawn(process.execPath, [program], {
    cwd: path.dirname(program),
    env: {
      NODE_ENV: 'production',
      // Saves half a second per start, as with `npm start`.
      NODE_COMPILE_CACHE: path.join(path.dirname(main), 'node_modules/.cache/node'),
      // On a busy machine any query may be slow.
      SLOW_QUERY_MS: '60000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(shop, 'exit').then(([code]) => code as number | null);
  const read = async (stream: Readable | null) => (stream ? text(stream) : '');
  const [output, errors] = [read(shop.stdout), read(shop.stderr)];
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await ended;
    if (!mayThrow) expect(unhandledErrorsIn(await errors)).toEqual([]);
  });
  return { shop, ended, output, errors };
}

/**
 * Starts a shop on a port that it chooses itself and reports when it is open: a port found free beforehand may be taken
 * by then.
 */
export async function runShop(
  env: Record<string, string>,
  options: StartOptions = {},
): Promise<RunningShop & { address: string }> {
  const started = startShop({ PORT: '0', ...env }, options);
  const opened = once(started.shop, 'message').then(([{ port }]) => `http://127.0.0.1:${port}`);
  const ended = started.ended.then(async (code) => {
    throw new Error(`The shop ended with ${code} before it was open: ${await started.errors}`);
  });
  return { ...started, address: await Promise.race([opened, ended]) };
}
