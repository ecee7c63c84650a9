import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { openServer } from './databases.ts';
import { flood } from './flood.ts';
import { addShoppers, type Shoppers } from './orders.ts';
import { password, startShop } from './shop.ts';
import { openTraffic } from './soak-traffic.ts';

/** Memory of the shop in bytes, after garbage collection. */
type Memory = { heapUsed: number; rss: number };

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
const mebibyte = 1024 * 1024;
/** Threshold of leak detection: growth of memory in the last quarter, above that of a cache that happens to fill. */
const growth = { share: 0.1, heapUsed: 8 * mebibyte, rss: 32 * mebibyte };

const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-soak-'));
const broken: string[] = [];
const expect = (isKept: boolean, promise: string) => {
  if (!isKept) broken.push(promise);
};

const server = await openServer(dataDir);
try {
  const filled = await server.fill('soak', { products: 2_000, orders: 2_000 });
  const memoryFile = path.join(dataDir, 'memory.json');
  const shop = await startShop({
    DATABASE_URL: filled.url,
    DATA_DIR: path.join(dataDir, 'soak'),
    LOG_LEVEL: 'error',
    MEMORY_FILE: memoryFile,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('./tell-memory.ts', import.meta.url))}`,
  });
  const db = await connectDatabase(filled.url, { poolSize: 2 });
  try {
    await soak({ db, base: shop.base, filled, readMemory: () => memoryOf(shop.pid, memoryFile) });
  } finally {
    await db.$client.end();
    await shop.stop();
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const promise of broken) console.error(`Broken: ${promise}`);
process.exitCode = broken.length > 0 ? 1 : 0;

type Given = {
  db: Database;
  base: string;
  filled: Awaited<ReturnType<typeof server.fill>>;
  readMemory: () => Promise<Memory>;
};

async function soak({ db, base, filled, readMemory }: Given): Promise<void> {
  const cores = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  console.log(`${minutes} minutes of mixed traffic, ${new Date().toISOString().slice(0, 10)}, ${cores}`);
  const shoppers = await addShoppers(db);
  const stored = await countOrders(db);
  const traffic = openTraffic({ base, admin: await signIn(base), filled, shoppers });
  const end = performance.now() + minutes * 60_000;
  const memory: Memory[] = [];
  // Forty measurements, far enough apart that garbage collection does not dominate the load.
  const pause = Math.max(5_000, (minutes * 60_000) / 40);
  while (performance.now() < end) {
    await wait(Math.min(pause, end - performance.now()));
    memory.push(await readMemory());
  }
  await traffic.stop();

  const rows = [...traffic.kinds].map(([kind, { times, errors }]) => {
    expect(errors.length === 0, `${kind}: ${errors.length} errors, as ${errors[0]}`);
    return { kind, errors: errors.length, ...inShort(times) };
  });
  console.table(rows);
  const placed = traffic.placed();
  const kept = (await countOrders(db)) - stored;
  console.log(`Orders placed ${placed}, stored ${kept}.`);
  expect(placed === kept, `${placed} orders were placed and ${kept} are stored`);
  for (const what of ['heapUsed', 'rss'] as const) printMemory(what, memory);
  await overload({ db, base, shoppers });
}

function inShort(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { done: times.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}

/** A final overload phase: accepted orders must be stored, all others refused quickly (load shedding). */
async function overload({ db, base, shoppers }: Pick<Given, 'db' | 'base'> & { shoppers: Shoppers }) {
  const customers = 600;
  const stored = await countOrders(db);
  const { taken, refused, others } = await flood({ base, shoppers, customers, seconds: 20 });
  console.log(`${customers} customers at once, for 20 seconds:`);
  console.table([
    { answer: 'taken', ...inShort(taken) },
    { answer: 'refused with 503 and Retry-After', ...inShort(refused) },
  ]);
  const kept = (await countOrders(db)) - stored;
  console.log(`Orders taken ${taken.length}, stored ${kept}.`);
  expect(taken.length === kept, `${taken.length} orders were taken in the flood and ${kept} are stored`);
  expect(refused.length > 0, 'a flood of orders was never refused');
  expect(others.length === 0, `in the flood ${others.length} were answered otherwise, as ${others[0]}`);
}

/** Compares the last quarter with the half before it; the filling of caches at the start does not count. */
function printMemory(what: keyof Memory, memory: Memory[]): void {
  const of = (from: number, to: number) =>
    meanOf(
      memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)).map((one) => one[what]),
    );
  const [before, last] = [of(0.25, 0.75), of(0.75, 1)];
  const inMb = [memory[0]?.[what] ?? 0, before, last].map((bytes) => `${(bytes / mebibyte).toFixed(1)} MB`);
  console.log(`${what} after garbage: ${inMb[0]} at first, ${inMb[1]} in the middle, ${inMb[2]} at last.`);
  const max = before * (1 + growth.share) + growth[what];
  expect(last <= max, `${what} grew from ${inMb[1]} to ${inMb[2]}`);
}

function meanOf(figures: number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / (figures.length || 1);
}

async function memoryOf(pid: number, file: string): Promise<Memory> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    await wait(50);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text) return JSON.parse(text);
  }
  throw new Error('The shop does not tell its memory.');
}

async function countOrders({ $client }: Database): Promise<number> {
  const { rows } = await $client.query<{ count: number }>('select count(*)::int as count from orders');
  return rows[0]?.count ?? 0;
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@mouneh.local', password }),
  });
  return (await answer.json()).data.token;
}
