import { readFileSync } from 'node:fs';

/** Measurements for one instance and one database on one machine, as in `results.json`. */
export type Measured = {
  hotPagesPerSecond: number;
  hotApiPerSecond: number;
  coldRenderMs: number;
  ordersPerSecond: number;
  searchesPerSecond: number;
  databaseWritesPerOrder: number;
  memoryMb: number;
};

export type Assumed = typeof assumed;

/** Assumptions of the capacity plan that cannot be measured in advance; everything else follows from the formulas below. */
export const assumed = {
  shoppersPerDay: 1_000_000,
  pagesPerShopper: 8,
  apiReadsPerPage: 1,
  searchesPerShopper: 1.5,
  ordersPerShopper: 0.03,
  /** Sign-ins, favourites, messages and the like. */
  otherWritesPerShopper: 0.5,
  /** Peak factor: the busiest second against the day's mean. */
  peakFactor: 6,
  /** Target utilisation of a process at the peak, so that latency stays low. */
  busyAtMost: 0.5,
  /** Redundancy (N+1): instances that may be missing at the peak. */
  spareInstances: 1,
  /** Distinct public URLs: products, lists and pages in two languages, each as HTML, data and API. */
  addresses: 1_000,
  /** CDN points of presence, and the TTL of their copies. */
  cdnPlaces: 3,
  cdnSeconds: 30,
  /** Share of public reads with a cookie that may redirect: the CDN passes them through. */
  passedOnShare: 0.3,
  /** Catalogue changes in a busy hour; each invalidates every cached page in each instance. */
  changesPerHour: 20,
};

/** The number of connections in the benchmark, all busy at the highest measured rate. */
const measuredPool = 20;
/** A pool allows for bursts of twice the mean, and is neither too small for an import beside customers nor above the limit. */
const pool = { burst: 2, min: 5, max: 50 };
/** Connections besides the pools: LISTEN of each instance, and administration of the database. */
const otherConnections = { listening: 1, administration: 10 };

/** The peak second of the assumed day, behind a CDN or without one. */
export function planFor(measured: Measured, given: Assumed, { cdn }: { cdn: boolean }) {
  const atPeak = (perShopper: number) => (given.shoppersPerDay / 86_400) * given.peakFactor * perShopper;
  const pages = atPeak(given.pagesPerShopper);
  const reads = pages * (1 + given.apiReadsPerPage);
  const searches = atPeak(given.searchesPerShopper);
  const orders = atPeak(given.ordersPerShopper);

  const keepable = reads * (1 - given.passedOnShare);
  // Request collapsing: a copy is refetched once per TTL, by one of the concurrent requests.
  const askedMeanwhile = (keepable * given.cdnSeconds) / (given.addresses * given.cdnPlaces);
  const fetched = keepable / (1 + askedMeanwhile);
  const cdnHitRate = cdn ? (keepable - fetched) / reads : 0;
  const readsHere = reads * (1 - cdnHitRate);
  const pagesHere = readsHere / (1 + given.apiReadsPerPage);

  const inDatabase = searches / measured.searchesPerSecond + orders / measured.ordersPerSecond;
  const shared =
    pagesHere / measured.hotPagesPerSecond + (readsHere - pagesHere) / measured.hotApiPerSecond + inDatabase;
  const renewed = (given.addresses * given.changesPerHour) / 3600;
  const busyOf = (count: number) =>
    shared / count + (Math.min(readsHere / count, renewed) * measured.coldRenderMs) / 1000;
  let needed = 1;
  while (busyOf(needed) > given.busyAtMost) needed += 1;
  const instances = needed + given.spareInstances;

  const connectionsBusy = inDatabase * measuredPool;
  const poolSize = Math.min(pool.max, Math.max(pool.min, upwards((pool.burst * connectionsBusy) / needed)));
  return {
    pages,
    reads,
    searches,
    orders,
    cdnHitRate,
    readsHere,
    busy: busyOf(needed),
    instances,
    poolSize,
    maxConnections: instances * (poolSize + otherConnections.listening) + otherConnections.administration,
    databaseShare: inDatabase,
    databaseWrites: orders * measured.databaseWritesPerOrder + atPeak(given.otherWritesPerShopper),
    memoryMb: instances * measured.memoryMb,
  };
}

/** The plan as Markdown: the assumptions, and the results with and without a CDN. */
export function writePlan(measured: Measured, given: Assumed = assumed): string {
  const [behind, alone] = [planFor(measured, given, { cdn: true }), planFor(measured, given, { cdn: false })];
  const rows: [string, (plan: ReturnType<typeof planFor>) => string][] = [
    ['pages asked for, per second', ({ pages }) => whole(pages)],
    ['public reads (pages and API), per second', ({ reads }) => whole(reads)],
    ['answered by the CDN', ({ cdnHitRate }) => percent(cdnHitRate)],
    ['public reads that reach the shop, per second', ({ readsHere }) => whole(readsHere)],
    ['searches, per second', ({ searches }) => whole(searches)],
    ['orders, per second', ({ orders }) => short(orders)],
    ['instances, with one to spare', ({ instances }) => whole(instances)],
    ['how busy each is without the spare one', ({ busy }) => percent(busy)],
    ['`DATABASE_POOL_SIZE`', ({ poolSize }) => whole(poolSize)],
    ['`max_connections` of the database, at least', ({ maxConnections }) => whole(maxConnections)],
    ['rows written to the database, per second', ({ databaseWrites }) => short(databaseWrites)],
    ['of the measured database’s most', ({ databaseShare }) => percent(databaseShare)],
    ['memory of all instances', ({ memoryMb }) => `${whole(memoryMb)} MB`],
  ];
  return [
    `### ${whole(given.shoppersPerDay)} shoppers a day: the busiest second`,
    '',
    '| | behind a CDN | without |',
    '| --- | ---: | ---: |',
    ...rows.map(([name, of]) => `| ${name} | ${of(behind)} | ${of(alone)} |`),
    '',
    `Assumed: ${given.pagesPerShopper} pages, ${given.searchesPerShopper} searches, ${given.ordersPerShopper} orders and`,
    `${given.otherWritesPerShopper} other writes a shopper, ${given.apiReadsPerPage} API read a page; a busiest second of ${given.peakFactor} times`,
    `the mean; ${whole(given.addresses)} addresses asked for at ${given.cdnPlaces} places of the CDN, which keeps them ${given.cdnSeconds} seconds and passes`,
    `${percent(given.passedOnShare)} on because of a cookie; ${given.changesPerHour} changes of the catalogue an hour; processes at most ${percent(given.busyAtMost)} busy.`,
    '',
  ].join('\n');
}

/** Rounds up, tolerant of floating-point error. */
const upwards = (value: number) => Math.ceil(value - 1e-9);
const whole = (value: number) => upwards(value).toLocaleString('en');
const short = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const percent = (value: number) => `${short(value * 100)} %`;

if (import.meta.main) {
  const results = new URL('./results.json', import.meta.url);
  console.log(writePlan(JSON.parse(readFileSync(results, 'utf8'))));
}
