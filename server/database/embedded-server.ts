import { spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { BootError } from '../boot-error.ts';
import { type Cluster, nameInside } from './embedded-cluster.ts';
import { endOrphans, isServing } from './embedded-processes.ts';
import { isAlive } from './start-lock.ts';

const host = '127.0.0.1';
const pollInterval = 20;
/** After a crash PostgreSQL first replays its log and answers "starting up" until then. */
const startTimeout = 120_000;
const connectTimeout = 2_000;
const silenceTimeout = 10_000;
const stopTimeout = 30_000;
const maxLogBytes = 10_000_000;
/** How long orphaned processes of a killed server may hold the cluster, in milliseconds. */
const orphanTimeoutMs = 60_000;
/** How long they have to end by themselves before they are killed, in milliseconds. */
const orphanGrace = 2_000;
/** In bytes: with less, a server fails without mentioning the full disk. */
const minRoom = 1_000_000;

type Postmaster = { pid: number; port: number };

type Reached = { client: Client; port: number };

/**
 * Returns a superuser's connection to the cluster's server, and its port. A server left running by an earlier process
 * is reused; otherwise one is started, on `port` if it is given and free. The server outlives this process until
 * `stopServer`. Throws a BootError on failure.
 */
export async function reachServer(cluster: Cluster, port?: number): Promise<Reached> {
  const begin = performance.now();
  let wanted = port;
  for (let failures = 0; failures < 3; ) {
    const running = await readPostmaster(cluster);
    const reached = running
      ? await attach(cluster, running)
      : await startServer(cluster, wanted ?? (await findFreePort()));
    if (reached && 'client' in reached) return reached;
    const complaint = reached?.complaint ?? '';
    if (complaint.includes('could not bind')) wanted = undefined;
    // Orphaned processes of a killed server still use the cluster: retried until they have ended.
    const waited = performance.now() - begin;
    if (complaint.includes('is still in use') && waited < orphanTimeoutMs) {
      if (waited > orphanGrace) endOrphans(cluster);
      await wait(10 * pollInterval);
    } else failures += 1;
  }
  const { bavail, bsize } = await statfs(cluster.home);
  if (bavail * bsize < minRoom) throw new BootError(`The disk of ${cluster.home} is full: make room on it.`);
  throw new BootError(`The embedded database did not start: the last lines of ${logOf(cluster)} say why.`);
}

/** Stops the server by PostgreSQL's fast shutdown: open transactions are rolled back, and all data is flushed to disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = await readPostmaster(cluster);
  if (!running || !isServing(running.pid, cluster)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + stopTimeout;
  while (performance.now() < deadline && (await readPostmaster(cluster))?.pid === running.pid)
    await wait(pollInterval);
}

const logOf = (cluster: Cluster): string => path.join(cluster.home, 'server.log');

/** The running server, from its postmaster.pid: line 1 is its process id, line 4 its port. */
async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid && isAlive(pid) ? { pid, port } : undefined;
}

/** Undefined when the server has stopped or never ran: another process has its id now. */
async function attach(cluster: Cluster, running: Postmaster): Promise<Reached | undefined> {
  const isOurs = () => isAlive(running.pid) && isServing(running.pid, cluster);
  if (running.port) {
    const client = await connectWhile(isOurs, cluster, running.port, silenceTimeout);
    if (client) return { client, port: running.port };
  } else {
    // The file is just being written; retried a little later.
    await wait(10 * pollInterval);
  }
  const file = path.join(cluster.folder, 'postmaster.pid');
  // PostgreSQL also detects a server on the same folder by its shared memory, so this cannot start a second one.
  if (!isServing(running.pid, cluster)) await rm(file, { force: true });
  else if (running.port && isAlive(running.pid)) {
    throw new BootError(
      `The database in ${cluster.folder} is held by process ${running.pid}, which does not answer: end that process and start again.`,
    );
  }
  return undefined;
}

/** Starts the server; returns what it wrote to its log when it failed to start. */
async function startServer(cluster: Cluster, port: number): Promise<Reached | { complaint: string }> {
  const log = logOf(cluster);
  const written = await stat(log).catch(() => undefined);
  if (written && written.size > maxLogBytes) await rename(log, `${log}.old`);
  const output = await open(log, 'a', 0o600);
  const { size } = await output.stat();
  const settings = {
    port,
    listen_addresses: host,
    unix_socket_directories: '',
    max_connections: 100,
    cluster_name: 'mouneh',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Typed data must not reach the log: neither statements nor the values in an error's detail.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.programs.postgres, ['-D', nameInside(cluster.folder), ...flags], {
    ...cluster.user,
    cwd: cluster.folder,
    env: { LC_ALL: 'C' },
    // A process group of its own: Ctrl-C in a terminal reaches only the shop, which closes before the database.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  // The listener is added before anything is awaited: a server that is refused at once would end earlier.
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  child.once('exit', end).once('error', end);
  child.unref();
  await output.close();
  const client = await connectWhile(() => isRunning, cluster, port, startTimeout);
  if (client) return { client, port };
  const said = await readFile(log).catch(() => Buffer.alloc(0));
  return { complaint: said.subarray(size).toString() };
}

/**
 * Retries until connected; undefined when `isThere` fails, the login is refused or nothing answers for `timeout`
 * milliseconds.
 */
async function connectWhile(
  isThere: () => boolean,
  { password }: Cluster,
  port: number,
  timeout: number,
): Promise<Client | undefined> {
  let deadline = performance.now() + timeout;
  while (isThere() && performance.now() < deadline) {
    const client = new Client({
      host,
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      keepAlive: true,
      // Another program may have taken the port and accept connections without answering.
      connectionTimeoutMillis: connectTimeout,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code } = error as DatabaseError;
      if (code?.startsWith('28')) return undefined;
      // cannot_connect_now: the server is starting up or shutting down.
      if (code === '57P03') deadline = performance.now() + timeout;
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
