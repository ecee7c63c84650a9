import { createHash, timingSafeEqual } from 'node:crypto';
import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono, type Context as HonoContext } from 'hono';
import type { Pool } from 'pg';
import { findBackupFailure } from '../backup/backup-failure.ts';
import { isFromFuture, listBackups } from '../backup/backup-files.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../in-time.ts';
import type { JobCount } from '../jobs/job.ts';
import { version } from '../version.ts';
import { expositionType, type Metric, type Sample, writeExposition } from './exposition.ts';
import type { Hindrances } from './health.ts';
import type { Traffic } from './traffic.ts';

type Watched = {
  deps: Deps;
  traffic: Traffic;
  hindrances: Hindrances;
  /** Names the pages that are served; empty when there are none. */
  buildOf: () => Promise<string>;
};

/** How often it is looked how long turns of the event loop take, in milliseconds. */
const resolution = 20;
/** How long the database may take to say how many jobs there are, in milliseconds. */
const patience = 2_000;

/** `/metrics` in Prometheus' format, for whoever shows METRICS_TOKEN; without such a token there is no such page. */
export function createMetrics(watched: Watched): Hono {
  const app = new Hono();
  const { metricsToken } = watched.deps.config;
  if (metricsToken === null) return app.all('/metrics', (c) => c.text('not found', 404));
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const { deps } = watched;
  const countJobs = inTime(patience, () => deps.jobs.count(deps.db));
  return app.get('/metrics', async (c) => {
    if (!isShown(c, metricsToken)) return c.text('unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
    const headers = { 'Content-Type': expositionType, 'Cache-Control': 'no-store' };
    const jobs = await countJobs().catch(() => null);
    return c.body(writeExposition(await readMetrics(watched, jobs, delay)), 200, headers);
  });
}

/** Compared by hashes of one length, so that the time tells nothing. */
function isShown(c: HonoContext, token: string): boolean {
  const shown = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(shown), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

async function readMetrics(
  watched: Watched,
  jobs: JobCount[] | null,
  delay: ELDHistogram,
): Promise<Metric[]> {
  const { deps, traffic, hindrances, buildOf } = watched;
  const isReady = (await hindrances()).length === 0;
  const backups = await readBackups(deps);
  const build = await buildOf();
  return [
    gauge('mouneh_build_info', 'The version of the shop and the build of its pages', [
      { value: 1, labels: { version, build } },
    ]),
    gauge('mouneh_ready', 'Whether the shop can serve, as /readyz says', one(isReady)),
    ...trafficOf(deps, traffic),
    gauge('mouneh_database_up', 'Whether the database answers', one(jobs !== null)),
    gauge(
      'mouneh_jobs',
      'Jobs that are not done, by queue and state',
      jobs?.map(({ count, ...labels }) => ({ value: count, labels })) ?? [],
    ),
    ...backups,
    ...databaseOf(deps),
    ...processOf(delay),
  ];
}

const one = (value: number | boolean): Sample[] => [{ value: Number(value) }];
const gauge = (name: string, help: string, samples: Sample[]): Metric => ({
  name,
  type: 'gauge',
  help,
  samples,
});
const counter = (name: string, help: string, samples: Sample[]): Metric => ({
  name,
  type: 'counter',
  help,
  samples,
});

/** Whether the nightly backup fails, and when the newest file was made, where there is one. */
async function readBackups({ db, config }: Deps): Promise<Metric[]> {
  const since = await inTime(patience, () => findBackupFailure(db))().catch(() => null);
  const now = new Date();
  const newest = (await listBackups(config.backupDir)).find((one) => !isFromFuture(one, now));
  const made = newest ? one(newest.made.getTime() / 1000) : [];
  return [
    gauge('mouneh_backup_failing', 'Whether the last nightly backup failed', one(since !== null)),
    gauge('mouneh_backup_last_timestamp_seconds', 'When the newest backup was made', made),
  ];
}

const trafficOf = ({ vitals }: Deps, traffic: Traffic): Metric[] => [
  counter('mouneh_http_requests_total', 'Answers past the page cache', traffic.requests()),
  {
    name: 'mouneh_http_request_duration_seconds',
    type: 'histogram',
    help: 'Time until an answer past the page cache began',
    samples: traffic.durations(),
  },
  counter('mouneh_http_requests_refused_total', 'Turned away as too much', one(vitals.requestsRefused)),
  counter('mouneh_page_cache_hits_total', 'Answers from the page cache', one(vitals.pageCache.hits)),
  counter('mouneh_page_cache_misses_total', 'Answers made for the page cache', one(vitals.pageCache.misses)),
  gauge('mouneh_page_cache_bytes', 'Bytes of kept answers', one(vitals.pageCache.bytes)),
  counter('mouneh_orders_placed_total', 'New orders', one(vitals.ordersPlaced)),
];

/** The pools of connections to the database and to each replica. */
function databaseOf({ db, readPool, vitals }: Deps): Metric[] {
  const replicas = readPool.replicas();
  const pools: [string, Pool][] = [
    ['primary', db.$client],
    ...replicas.map(({ name, pool }): [string, Pool] => [name, pool]),
  ];
  const connections = pools.flatMap(([database, pool]) => [
    { value: pool.totalCount - pool.idleCount, labels: { database, state: 'used' } },
    { value: pool.idleCount, labels: { database, state: 'idle' } },
  ]);
  const waiting = pools.map(([database, pool]) => ({ value: pool.waitingCount, labels: { database } }));
  const up = replicas.map(({ name, isAway }) => ({ value: Number(!isAway), labels: { replica: name } }));
  return [
    gauge('mouneh_database_connections', 'Open connections of this process', connections),
    gauge('mouneh_database_waiting', 'Queries that wait for a connection', waiting),
    gauge('mouneh_replica_up', 'Whether public reads are asked of this replica', up),
    counter('mouneh_slow_queries_total', 'Queries above SLOW_QUERY_MS', one(vitals.slowQueries)),
  ];
}

/** Under the names that ready-made dashboards look for. The delay of the event loop is of the time since it was last read. */
function processOf(delay: ELDHistogram): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  // What is measured is the time between two looks, so the time until the second was due is none of it.
  const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((nanoseconds) =>
    Math.max(0, nanoseconds / 1e9 - resolution / 1000),
  );
  delay.reset();
  return [
    counter('process_cpu_seconds_total', 'Processor time', one((user + system) / 1e6)),
    gauge('process_start_time_seconds', 'When the process began', one(performance.timeOrigin / 1000)),
    gauge('process_resident_memory_bytes', 'Memory of the process', one(rss)),
    gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript', one(heapUsed)),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and libraries', one(external)),
    gauge('nodejs_eventloop_lag_p50_seconds', 'Delay of the event loop, the median', one(p50 ?? 0)),
    gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop, 1 in 100', one(p99 ?? 0)),
    gauge('nodejs_eventloop_lag_max_seconds', 'Delay of the event loop, the longest', one(max ?? 0)),
  ];
}
