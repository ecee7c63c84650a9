import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { findBackupFailure } from '../backup/backup-failure.ts';
import { isFromFuture, listBackups } from '../backup/backup-files.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../in-time.ts';
import { version } from '../version.ts';
import type { CheckReadiness } from './health.ts';

type Watched = {
  deps: Deps;
  /** A registry per shop, as a process may run several shops. */
  registry: Registry;
  checkReadiness: CheckReadiness;
  /** The version of the pages being served; empty when there are none. */
  buildOf: () => Promise<string>;
};
type Labelled<Label extends string> = { value: number; labels: Record<Label, string> };

/** Timeout of counting the jobs in the database, in milliseconds. */
const timeoutMs = 2_000;

/** `/metrics` in Prometheus' format, for requests with METRICS_TOKEN; without a configured token the page does not exist. */
export function createMetrics({ deps, registry, checkReadiness, buildOf }: Watched): Hono {
  const app = new Hono();
  const { metricsToken } = deps.config;
  if (metricsToken === null) return app.all('/metrics', (c) => c.text('not found', 404));
  const metrics = metricsOf(registry);
  metrics.gauges(
    'mouneh_build_info',
    'The version of the shop and the build of its pages',
    ['version', 'build'],
    async () => [{ value: 1, labels: { version, build: await buildOf() } }],
  );
  metrics.gauge('mouneh_ready', 'Whether the shop can serve, as /readyz says', async () =>
    Number((await checkReadiness()).length === 0),
  );
  addVitals(metrics, deps);
  addJobs(metrics, deps);
  addBackups(metrics, deps);
  addConnections(metrics, deps);
  collectDefaultMetrics({ register: registry });
  return app.get('/metrics', async (c) => {
    if (!isShown(c, metricsToken)) return c.text('unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return c.body(await registry.metrics(), 200, headers);
  });
}

/** Compares hashes of equal length, so that the timing reveals nothing. */
function isShown(c: HonoContext, token: string): boolean {
  const shown = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(shown), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

type Metrics = ReturnType<typeof metricsOf>;

/** Helpers for metrics that are read when the registry is scraped. */
function metricsOf(registry: Registry) {
  const registers = [registry];
  return {
    /** A gauge that is left out while it has no value. */
    gauge: (name: string, help: string, read: () => number | null | Promise<number | null>) => {
      const collect = async () => {
        const value = await read();
        if (value === null) gauge.remove();
        else gauge.set(value);
      };
      const gauge = new Gauge({ name, help, registers, collect });
    },
    /** A gauge with one value per combination of labels. */
    gauges: <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      read: () => Labelled<Label>[] | Promise<Labelled<Label>[]>,
    ) => {
      const collect = async () => {
        const values = await read();
        gauge.reset();
        for (const { value, labels } of values) gauge.set(labels, value);
      };
      const gauge = new Gauge({ name, help, registers, labelNames, collect });
    },
    /** A counter whose value this process maintains elsewhere. */
    counter: (name: string, help: string, read: () => number) => {
      const collect = () => {
        counter.reset();
        counter.inc(read());
      };
      const counter = new Counter({ name, help, registers, collect });
    },
  };
}

/** What the process counts while running, besides the requests that `openTraffic` counts. */
function addVitals({ gauge, counter }: Metrics, { vitals }: Deps): void {
  const { pageCache } = vitals;
  counter('mouneh_http_requests_refused_total', 'Turned away as too much', () => vitals.requestsRefused);
  counter('mouneh_page_cache_hits_total', 'Answers from the page cache', () => pageCache.hits);
  counter('mouneh_page_cache_misses_total', 'Answers made for the page cache', () => pageCache.misses);
  gauge('mouneh_page_cache_bytes', 'Bytes of kept answers', () => pageCache.bytes);
  counter('mouneh_orders_placed_total', 'New orders', () => vitals.ordersPlaced);
  counter('mouneh_slow_queries_total', 'Queries above SLOW_QUERY_MS', () => vitals.slowQueries);
}

/** The length of the queue; reading it also shows whether the database answers. */
function addJobs({ gauge, gauges }: Metrics, { db, jobs }: Deps): void {
  const count = inTime(timeoutMs, () => jobs.count(db));
  const countJobs = () => count().catch(() => null);
  gauge('mouneh_database_up', 'Whether the database answers', async () =>
    Number((await countJobs()) !== null),
  );
  gauges('mouneh_jobs', 'Jobs that are not done, by queue and state', ['queue', 'state'], async () =>
    ((await countJobs()) ?? []).map(({ count: value, ...labels }) => ({ value, labels })),
  );
}

/** Whether the nightly backup fails, and when the newest file was made, if there is one. */
function addBackups({ gauge }: Metrics, { db, config }: Deps): void {
  const findFailure = inTime(timeoutMs, () => findBackupFailure(db));
  gauge('mouneh_backup_failing', 'Whether the last nightly backup failed', async () =>
    Number((await findFailure().catch(() => null)) !== null),
  );
  gauge('mouneh_backup_last_timestamp_seconds', 'When the newest backup was made', async () => {
    const now = new Date();
    const newest = (await listBackups(config.backupDir)).find((backup) => !isFromFuture(backup, now));
    return newest ? newest.made.getTime() / 1000 : null;
  });
}

/** The pools of connections to the database and to each replica. */
function addConnections({ gauges }: Metrics, { db, readPool }: Deps): void {
  const pools = () => [{ name: 'primary', pool: db.$client }, ...readPool.replicas()];
  gauges('mouneh_database_connections', 'Open connections of this process', ['database', 'state'], () =>
    pools().flatMap(({ name: database, pool }) => [
      { value: pool.totalCount - pool.idleCount, labels: { database, state: 'used' } },
      { value: pool.idleCount, labels: { database, state: 'idle' } },
    ]),
  );
  gauges('mouneh_database_waiting', 'Queries that wait for a connection', ['database'], () =>
    pools().map(({ name: database, pool }) => ({ value: pool.waitingCount, labels: { database } })),
  );
  gauges('mouneh_replica_up', 'Whether public reads are asked of this replica', ['replica'], () =>
    readPool
      .replicas()
      .map(({ name: replica, isUnavailable }) => ({ value: Number(!isUnavailable), labels: { replica } })),
  );
}
