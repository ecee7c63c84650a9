import { setTimeout as wait } from 'node:timers/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { BootError } from '../boot-error.ts';
import { type Cluster, openCluster, whileStarting } from './embedded-cluster.ts';
import { reachServer, stopServer } from './embedded-server.ts';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

const name = 'mouneh';
/** Advisory lock of the cluster's owner, held by the session: PostgreSQL releases it with the connection, even after kill -9. */
const ownerLock = 6_681_970;
const lockTimeoutMs = 3_000;
/** Failures of a restart are logged at the first attempt and then once a minute. */
const logEvery = 60;

/**
 * Runs PostgreSQL under DATA_DIR/postgres for this process alone: creates the database on first use, takes over a
 * server left behind by kill -9, and restarts it when it dies. Throws a BootError on failure.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: Logger;
  /** Called with the new URL when a restart had to use another port. */
  moved?: (url: string) => void;
  /** Whether to use the server that another process owns, instead of refusing to start. */
  mayShare?: boolean;
  /** A file URL: a module there is resolved to find the programs, instead of the shop's own. */
  programsFrom?: URL;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, moved, mayShare = false, programsFrom } = options;
  return whileStarting(dataDir, async () => {
    const cluster = await openCluster(dataDir, programsFrom);
    const { client, port } = await reachServer(cluster);
    if (!(await takeLock(client, mayShare ? 0 : lockTimeoutMs))) {
      await client.end();
      if (mayShare) return { url: urlOf(cluster, port), stop: async () => {} };
      throw new BootError(
        `Mouneh already runs with the data in ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    await createDatabase(client, cluster);
    return {
      url: urlOf(cluster, port),
      stop: watchServer({ cluster, client, port, log, moved: (port) => moved?.(urlOf(cluster, port)) }),
    };
  });
}

const urlOf = ({ password }: Cluster, port: number): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;

async function takeLock(client: Client, timeoutMs = lockTimeoutMs): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0].taken || performance.now() > deadline) return rows[0].taken;
    await wait(100);
  }
}

/** Least privilege: the shop's role owns its one database and is no superuser, so SQL has no access to files or programs. */
async function createDatabase(client: Client, { password }: Cluster): Promise<void> {
  const { rows } = await client.query(
    `select (select rolcreatedb from pg_roles where rolname = $1) as "mayMakeDatabases",
      exists (select from pg_database where datname = $1) as database`,
    [name],
  );
  const role = escapeIdentifier(name);
  const { mayMakeDatabases } = rows[0];
  if (mayMakeDatabases === null)
    await client.query(`create role ${role} login password ${escapeLiteral(password)}`);
  // In databases of earlier versions the role may create databases.
  if (mayMakeDatabases) await client.query(`alter role ${role} nocreatedb`);
  if (!rows[0].database) await client.query(`create database ${role} owner ${role}`);
}

/**
 * Supervises the server: restarts it when the owner's connection ends, on the same port if it is free, without a limit
 * of attempts, since a full disk may be freed later. Returns a function that stops it.
 */
function watchServer(held: {
  cluster: Cluster;
  client: Client;
  port: number;
  log: Logger;
  moved: (port: number) => void;
}): () => Promise<void> {
  const { cluster, log, moved } = held;
  let { client, port } = held;
  let isStopping = false;
  let recovery = Promise.resolve();

  const reachAgain = async () => {
    const reached = await reachServer(cluster, port);
    if (!(await takeLock(reached.client))) {
      await reached.client.end();
      throw new Error('Another process has taken the data.');
    }
    client = reached.client;
    if (reached.port !== port) moved(reached.port);
    port = reached.port;
    client.once('end', beginRecovery);
  };

  const recover = async () => {
    if (isStopping) return;
    log.error('The embedded database ended unexpectedly; starting it again.');
    for (let attempt = 0; !isStopping; attempt += 1) {
      try {
        await reachAgain();
        log.info('The embedded database is back.');
        return;
      } catch (error) {
        if (attempt % logEvery === 0) log.error(error, 'The embedded database did not come back.');
        await wait(1_000);
      }
    }
  };
  const beginRecovery = () => {
    recovery = recover();
  };
  client.once('end', beginRecovery);

  return async () => {
    isStopping = true;
    await recovery;
    await stopServer(cluster);
    await client.end().catch(() => {});
  };
}
