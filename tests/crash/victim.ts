import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unhandledErrorsIn } from '../support/unhandled-errors-in.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is killed: the shop, its PostgreSQL, one PostgreSQL process (whereupon it ends all others), or everything. */
export const kinds = ['app', 'database', 'a process of the database', 'both'] as const;
export type Kind = (typeof kinds)[number];

export const adminPassword = 'the keys of the shop';

/** Longer than a start after a crash takes on a slow machine, in milliseconds. */
const timeoutMs = 90_000;

/** A shop on the embedded database in `dataDir`, started like `npm start`, for killing and restarting. */
export function openVictim(dataDir: string) {
  const log = path.join(dataDir, '..', `${path.basename(dataDir)}.log`);
  const cluster = path.join(dataDir, 'postgres/cluster');
  let starter: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);
  let isOpen = false;
  /** The length of the log of earlier starts. */
  let before = 0;
  let base = '';

  const isRunning = () => starter !== undefined && starter.exitCode === null && starter.signalCode === null;

  const start = () => {
    const output = openSync(log, 'a');
    before = fstatSync(output).size;
    isOpen = false;
    starter = spawn(process.execPath, [path.join(root, 'bin/start.mjs')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: adminPassword,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    ended = once(starter, 'exit').then(([code]) => code as number | null);
  };

  /** The server's process id, from its postmaster.pid; undefined without one. */
  const readPostmaster = (): number | undefined => {
    try {
      return Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined;
    } catch {
      return undefined;
    }
  };

  /** Kills the processes with SIGKILL; returns what was killed. */
  const kill = (kind: Kind): Kind | null => {
    const app = starter?.pid && isRunning() ? [...childrenOf(starter.pid), starter.pid] : [];
    const server = readPostmaster();
    const parts = server ? childrenOf(server) : [];
    const wanted = {
      app,
      database: server ? [server] : [],
      'a process of the database': parts.slice(-1),
      both: [...app, ...(server ? [server] : [])],
    }[kind];
    const isHit = wanted.map(killHard).some(Boolean);
    return isHit ? kind : null;
  };

  /** The address that the shop printed; each start binds a free port. */
  const readAddress = async (): Promise<string | undefined> => {
    const [, port] =
      /Shop +http:\/\/localhost:(\d+)$/m.exec((await readFile(log)).toString('utf8', before)) ?? [];
    return port && `http://127.0.0.1:${port}`;
  };

  return {
    /** The latest address; it changes with a start. */
    base: () => base,
    dataDir,
    log,
    start,
    kill,
    /** Whether it was ready since the last start. */
    isOpen: () => isOpen,
    /** Resolves with the exit code when the process has ended; null when it was killed. */
    gone: () => ended,
    /** Whether it became ready; false when it ended before. Throws when neither happens. */
    ready: async (): Promise<boolean> => {
      const deadline = performance.now() + timeoutMs;
      while (performance.now() < deadline) {
        const address = await readAddress();
        if (address && (await isReady(address))) {
          base = address;
          isOpen = true;
          return true;
        }
        if (!isRunning()) return false;
        await wait(25);
      }
      throw new Error(`The shop did not become ready; ${log} says why.`);
    },
    stop: async (): Promise<number | null> => {
      starter?.kill('SIGTERM');
      return ended;
    },
    expectNoUnhandled: async (): Promise<void> => {
      const [line] = unhandledErrorsIn(await readFile(log, 'utf8'));
      if (line) throw new Error(`A rejection was handled by nothing: ${line}`);
    },
    /** The present URL of the shop's database. */
    databaseUrl: async (): Promise<string> => {
      const password = await readFile(path.join(dataDir, 'postgres/password'), 'utf8');
      const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
      return `postgres://mouneh:${password}@127.0.0.1:${lines[3]}/mouneh`;
    },
  };
}

export type Victim = ReturnType<typeof openVictim>;

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function killHard(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  const numbers = (text: string) => text.trim().split(/\s+/).map(Number).filter(Boolean);
  if (process.platform === 'linux') {
    try {
      return numbers(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
    } catch {
      return [];
    }
  }
  return numbers(spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout);
}
