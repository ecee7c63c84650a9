import { setTimeout as wait } from 'node:timers/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { BootError } from '../boot-error.ts';
import { type Cluster, openCluster, whileStarting } from './embedded-cluster.ts';
import { reachServer, stopServer } from './embedded-server.ts';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

const name = 'mouneh';
/** Held on our connection for as long as we live; the server drops it with the connection, even after kill -9. */
const ownerLock = 6_681_970;
const lockPatience = 3_000;
const recoveryPatience = 60_000;

/**
 * Runs PostgreSQL under DATA_DIR/postgres, for this process alone: makes the database on first use, takes over a
 * server left behind by kill -9, starts it again if it dies under us. Throws a BootError when it cannot.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: Logger;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  return whileStarting(dataDir, async () => {
    const cluster = await openCluster(dataDir);
    const { client, port } = await reachServer(cluster);
    if (!(await takeLock(client))) {
      await client.end();
      throw new BootError(
        `Mouneh already runs with the data in ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    await createDatabase(client, cluster);
    return {
      url: `postgres://${name}:${cluster.password}@127.0.0.1:${port}/${name}`,
      stop: watchServer({ cluster, client, port, log }),
    };
  });
}

async function takeLock(client: Client): Promise<boolean> {
  const deadline = Date.now() + lockPatience;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0].taken || Date.now() > deadline) return rows[0].taken;
    await wait(100);
  }
}

/** The shop works as an owner of its database and no superuser: it can reach neither files nor programs through SQL. */
async function createDatabase(client: Client, { password }: Cluster): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = $1) as role,
      exists (select from pg_database where datname = $1) as database`,
    [name],
  );
  const role = escapeIdentifier(name);
  if (!rows[0].role) {
    await client.query(`create role ${role} login createdb password ${escapeLiteral(password)}`);
  }
  if (!rows[0].database) await client.query(`create database ${role} owner ${role}`);
}

/** Our connection ends when the server does: then the server is started again on the same port. Returns its stop. */
function watchServer(held: {
  cluster: Cluster;
  client: Client;
  port: number;
  log: Logger;
}): () => Promise<void> {
  const { cluster, port, log } = held;
  let { client } = held;
  let isStopping = false;
  let recovery = Promise.resolve();

  const recover = async () => {
    if (isStopping) return;
    log.error('The embedded database ended unexpectedly; starting it again.');
    const deadline = Date.now() + recoveryPatience;
    while (!isStopping && Date.now() < deadline) {
      try {
        ({ client } = await reachServer(cluster, port));
        if (!(await takeLock(client))) throw new Error('Another process has taken the data.');
        client.once('end', beginRecovery);
        log.info('The embedded database is back.');
        return;
      } catch (error) {
        log.error(error, 'The embedded database did not come back.');
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
