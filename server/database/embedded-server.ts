import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { BootError } from '../boot-error.ts';
import { type Cluster, nameInside } from './embedded-cluster.ts';
import { isAlive } from './start-lock.ts';

const host = '127.0.0.1';
const pollInterval = 20;
/** After a crash PostgreSQL replays its log first; it answers "starting up" until then. */
const startTimeout = 120_000;
const silenceTimeout = 10_000;
const stopTimeout = 30_000;
const maxLogBytes = 10_000_000;

type Postmaster = { pid: number; port: number };

/**
 * Returns a superuser's connection to the cluster's server, and its port. A server that an earlier process left
 * running is taken over; otherwise one is started, on `port` if given. It outlives this process until `stopServer`.
 */
export async function reachServer(
  cluster: Cluster,
  port?: number,
): Promise<{ client: Client; port: number }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const running = await readPostmaster(cluster);
    const reached = running
      ? await attach(cluster, running)
      : await startServer(cluster, port ?? (await findFreePort()));
    if (reached) return reached;
  }
  throw new BootError(`The embedded database did not start: the last lines of ${logOf(cluster)} say why.`);
}

/** Ends the server as PostgreSQL's fast shutdown does: open transactions are rolled back, all is written to disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = await readPostmaster(cluster);
  if (!running || !isPostgres(running.pid)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeout;
  while (Date.now() < deadline && (await readPostmaster(cluster))?.pid === running.pid)
    await wait(pollInterval);
}

const logOf = (cluster: Cluster): string => path.join(cluster.home, 'server.log');

/** The running server, from the file it keeps: line 1 is its process id, line 4 its port. */
async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid && isAlive(pid) ? { pid, port } : undefined;
}

/** Undefined when the server went away meanwhile, or was never there: its process id belongs to something else now. */
async function attach(
  cluster: Cluster,
  running: Postmaster,
): Promise<{ client: Client; port: number } | undefined> {
  const isOurs = () => isAlive(running.pid) && isPostgres(running.pid);
  if (running.port) {
    const client = await connectWhile(isOurs, cluster, running.port, silenceTimeout);
    if (client) return { client, port: running.port };
  } else {
    // It has only just begun to write the file.
    await wait(10 * pollInterval);
  }
  const file = path.join(cluster.folder, 'postmaster.pid');
  // PostgreSQL finds a server that still uses the folder by its shared memory too, so this cannot start a second.
  if (!isPostgres(running.pid)) await rm(file, { force: true });
  else if (running.port && isAlive(running.pid)) {
    throw new BootError(
      `The database in ${cluster.folder} is held by process ${running.pid}, which does not answer: end that process and start again.`,
    );
  }
  return undefined;
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function startServer(
  cluster: Cluster,
  port: number,
): Promise<{ client: Client; port: number } | undefined> {
  const log = logOf(cluster);
  const written = await stat(log).catch(() => undefined);
  if (written && written.size > maxLogBytes) await rename(log, `${log}.old`);
  const output = await open(log, 'a', 0o600);
  const settings = {
    port,
    listen_addresses: host,
    unix_socket_directories: '',
    max_connections: 60,
    cluster_name: 'mouneh',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // What people typed must not reach the log: neither statements nor the values that an error's detail quotes.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.programs.postgres, ['-D', nameInside(cluster.folder), ...flags], {
    ...cluster.user,
    cwd: cluster.folder,
    env: { LC_ALL: 'C' },
    // A group of its own: Ctrl-C in a terminal must reach us alone, so that we can finish before it does.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const exit = new Promise<void>((resolve) => child.once('exit', resolve).once('error', () => resolve()));
  let isRunning = true;
  exit.then(() => {
    isRunning = false;
  });
  child.unref();
  const client = await connectWhile(() => isRunning, cluster, port, startTimeout);
  return client && { client, port };
}

/** Tries until the server lets us in, `isThere` fails, or nobody has answered for `timeout` milliseconds. */
async function connectWhile(
  isThere: () => boolean,
  { password }: Cluster,
  port: number,
  timeout: number,
): Promise<Client | undefined> {
  let deadline = Date.now() + timeout;
  while (isThere() && Date.now() < deadline) {
    const client = new Client({
      host,
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code } = error as DatabaseError;
      if (code?.startsWith('28')) return undefined;
      // cannot_connect_now: it is there, and starts up or shuts down.
      if (code === '57P03') deadline = Date.now() + timeout;
      await wait(pollInterval);
    }
  }
  return undefined;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('A listening server has an address.');
  return address.port;
}
