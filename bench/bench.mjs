// npm run bench: measures the shop as it is built, side by side with the ceiling of this machine, in one run.
// npm run bench -- --growth: also how the figures grow with the catalogue and the order book.
// npm run bench -- --against <revision>: also beside another revision, the cold render of a product page, orders, and lists,
// searches and orders among 100,000 products.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../bin/build.mjs';
import { ensureOwnNode } from '../bin/install.mjs';
import { ensureWrk } from './ensure-installed.mjs';

await ensureOwnNode();
await ensureWrk();
await ensureBuilt();
const { median, memoryOf, percentile, ratesOf, timesOf } = await import('./measure.mjs');
const { password, startProgram, startShop } = await import('./shop.ts');
const { openServer } = await import('./databases.ts');
const { addShoppers, measureOrders, ordersSideBySide } = await import('./orders.ts');
const { connectDatabase } = await import('../server/database/connect.ts');
const { bytesOfFirstScreen } = await import('./first-screen.ts');
const { goldenSearches } = await import('../tests/support/golden-searches.ts');
const { writePlan } = await import('./plan.ts');
const { checkOut } = await import('./checkout.mjs');

const rounds = 5;
const seconds = 2;
const brotli = { 'accept-encoding': 'br' };
/** A token bypasses the response cache: the guard of public calls does not check it. */
const pastTheCache = { authorization: 'Bearer unknown' };
const searches = goldenSearches.map(([query]) => query);

const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-bench-'));
const results = {};
const rows = [];
const add = (what, figure, beside = '') => {
  rows.push([what, figure, beside]);
  console.log([what.padEnd(46), figure.padEnd(34), beside].join('  '));
};
const whole = (figure) => Math.round(figure).toLocaleString('en');
const ms = (figure) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;

const started = [];
const keep = (program) => {
  started.push(program);
  return program;
};

try {
  const server = await openServer(dataDir);
  started.push(server);
  const small = await server.fill('small', { products: 1_000, orders: 1_000 });
  const shop = keep(await startShop({ DATABASE_URL: small.url, DATA_DIR: path.join(dataDir, 'small') }));
  await measureStart(small.url);
  await wait(3000);
  results.memoryMb = await memoryOf(shop.pid);
  add('memory, idle', `${whole(results.memoryMb)} MB`);
  await measureHot(small.url);
  await measureCold(shop, small);
  await measureOrdering(server, shop, small);
  await measureFirstScreen(shop);
  await shop.stop();
  const large = await server.fill('large', { products: 100_000, orders: 1_000 });
  await measureSearchAmong(100_000, large);
  if (process.argv.includes('--growth')) await measureGrowth(server);
  const revision = process.argv[process.argv.indexOf('--against') + 1];
  if (process.argv.includes('--against')) await measureAgainst(server, revision, large);
  await writeResults();
} finally {
  for (const { stop } of started.reverse()) await stop().catch(() => {});
  await rm(dataDir, { recursive: true, force: true });
}

async function measureStart(url) {
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    const again = await startShop({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'small') });
    times.push(again.startedIn);
    await again.stop();
  }
  add('start to ready, an open database', ms(median(times).middle), spreadOf(times));
}

/**
 * Several processes of the shop, each beside its own ceiling: compilation and memory layout differ from start to start,
 * and one unlucky start must not decide the result.
 */
async function measureHot(url) {
  const starts = [];
  for (let start = 0; start < 3; start += 1) {
    const ceiling = keep(await startProgram(['bench/ceiling.mjs']));
    const shop = keep(await startShop({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'small') }));
    starts.push(await measureHotStart(ceiling, shop));
    await Promise.all([ceiling.stop(), shop.stop()]);
  }
  const all = (index, of) => starts.flatMap(({ rounds }) => rounds[index].map(of));
  for (const [index, [name, what, , size]] of starts[0].pairs.entries()) {
    const ratio = median(all(index, ([above, ours]) => ours.rate / above.rate));
    const cost = median(all(index, ([above, ours]) => above.cost / ours.cost));
    results[name] = median(all(index, ([, ours]) => ours.rate)).middle;
    results[`${name}ToCeiling`] = ratio.middle;
    results[`${name}CostToCeiling`] = cost.middle;
    const above = whole(median(all(index, ([ceiling]) => ceiling.rate)).middle);
    const each = starts.map(({ rounds }) =>
      median(rounds[index].map(([c, o]) => o.rate / c.rate)).middle.toFixed(2),
    );
    add(
      `${what}, ${whole(size)} bytes`,
      `${whole(results[name])}/s`,
      `${ratio.middle.toFixed(2)} of the ceiling's ${above}/s (±${ratio.spread.toFixed(2)}; by start ${each.join(', ')}); ${cost.middle.toFixed(2)} by processor time`,
    );
  }
  results.memoryUnderLoadMb = median(starts.map(({ memory }) => memory)).middle;
  add('memory, under load', `${whole(results.memoryUnderLoadMb)} MB`);
}

/** The results of one start: the addresses, and for each the rounds of the ceiling and of the shop. */
async function measureHotStart(ceiling, shop) {
  const list = '/products?store=mouneh';
  const api = '/api/products?store=mouneh&limit=24';
  const head = async (address) =>
    (await fetch(shop.base + address, { method: 'HEAD', headers: brotli })).headers;
  const sizeOf = async (address) => Number((await head(address)).get('content-length'));
  const etag = (await head(list)).get('etag');
  const pairs = [
    ['hotPagesPerSecond', 'hot page', { url: shop.base + list, headers: brotli }, await sizeOf(list)],
    ['hotApiPerSecond', 'hot API list', { url: shop.base + api, headers: brotli }, await sizeOf(api)],
    [
      'unchangedPerSecond',
      'page unchanged (304)',
      { url: shop.base + list, headers: { ...brotli, 'if-none-match': etag }, status: 304 },
      0,
    ],
  ];
  const asked = pairs.flatMap(([, , one, size]) => [
    { url: `${ceiling.base}/${size}`, pid: ceiling.pid },
    { ...one, pid: shop.pid },
  ]);
  // Many short rounds: a shared machine is rarely free of noise for long, and neighbouring rounds are compared.
  const figures = await ratesOf(asked, { rounds: 5, seconds: 1 });
  const rounds = pairs.map((_, index) =>
    figures[2 * index].map((above, round) => [above, figures[2 * index + 1][round]]),
  );
  return { pairs, rounds, memory: await memoryOf(shop.pid) };
}

async function measureCold(shop, { slugs, ids }) {
  const pages = slugs
    .slice(0, 420)
    .map((slug, nth) => `${shop.base}${nth % 2 ? '/ar' : ''}/products/${slug}`);
  report('cold render of a product page', 'coldRender', await timesOf(pages, { headers: brotli }));
  const byId = ids.slice(0, 420).map((id) => `${shop.base}/api/products/${id}`);
  report('product by id, past the cache', 'productById', await timesOf(byId, { headers: pastTheCache }));
  await measureSearch(shop, 1_000);
}

function report(what, name, times) {
  results[`${name}Ms`] = median(times).middle;
  results[`${name}P99Ms`] = percentile(times, 0.99);
  add(what, `${ms(results[`${name}Ms`])} median`, `${ms(results[`${name}P99Ms`])} p99 of ${times.length}`);
}

async function measureSearch(shop, products) {
  const urls = [...searches, ...searches, ...searches].map(
    (query) => `${shop.base}/api/products?${new URLSearchParams({ q: query, limit: '24', store: 'mouneh' })}`,
  );
  const times = await timesOf(urls, { headers: pastTheCache });
  report(`search among ${whole(products)} products, past the cache`, `search${products}`, times);
  results.searchesPerSecond = 1000 / results[`search${products}Ms`];
}

async function measureSearchAmong(products, { url }) {
  const shop = keep(await startShop({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'large') }));
  await measureSearch(shop, products);
  await shop.stop();
}

async function measureOrdering(server, shop, { url }) {
  const db = await connectDatabase(url);
  const shoppers = await addShoppers(db);
  const before = await writtenTo(db);
  const empty = await server.create('orders');
  for (const { atOnce, orders, inserts } of await ordersSideBySide(empty, [1, 8, 32], { rounds })) {
    const load = { atOnce, milliseconds: seconds * 1000 };
    const travelled = [];
    for (let round = 0; round < rounds; round += 1) {
      travelled.push((await measureOrders(shop.base, shoppers, load)).perSecond);
    }
    const bare = median(inserts).middle;
    for (const [how, rates] of [
      ['saved by the verb', orders],
      ['over HTTP', travelled],
    ]) {
      const ratio = median(rates.map((rate, round) => rate / inserts[round]));
      const beside = `${ratio.middle.toFixed(2)} of bare inserts, ${whole(bare)}/s (±${ratio.spread.toFixed(2)})`;
      add(`orders ${how}, ${atOnce} at once`, `${whole(median(rates).middle)}/s`, beside);
    }
    results.ordersPerSecond = median(travelled).middle;
  }
  const after = await writtenTo(db);
  results.databaseWritesPerOrder = (after.rows - before.rows) / (after.orders - before.orders);
  add('rows written for an order, mails included', results.databaseWritesPerOrder.toFixed(1));
  await db.$client.end();
}

/** Rows written so far (pg_stat) and orders in the database. */
async function writtenTo(db) {
  // PostgreSQL flushes its statistics about once a second.
  await wait(2000);
  const { rows } = await db.$client.query(
    `select (tup_inserted + tup_updated + tup_deleted)::float as rows, (select count(*) from orders)::int as orders
    from pg_stat_database where datname = current_database()`,
  );
  return rows[0];
}

async function measureFirstScreen(shop) {
  for (const address of ['/', '/ar', '/products?store=mouneh', '/ar/products?store=mouneh']) {
    const kinds = await bytesOfFirstScreen(shop.base + address);
    const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
    const parts = Object.entries(kinds).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
    add(`bytes to the first screen of ${address}`, `${(total / 1000).toFixed(1)} kB`, parts.join(' · '));
  }
}

async function measureGrowth(server) {
  const times = {};
  for (const [products, orders] of [
    [1_000, 1_000],
    [10_000, 100_000],
    [100_000, 1_000_000],
  ]) {
    const filled = await server.fill(`growth_${products}`, { products, orders });
    const folder = path.join(dataDir, `growth-${products}`);
    const shop = keep(await startShop({ DATABASE_URL: filled.url, DATA_DIR: folder }));
    times[products] = await timesOfKinds(shop, filled);
    await shop.stop();
    for (const [kind, now] of Object.entries(times[products])) {
      add(
        `${kind}: ${whole(products)} products, ${whole(orders)} orders`,
        `${ms(now.median)} median`,
        `${(now.median / times[1_000][kind].median).toFixed(2)} of that at 1,000; ${ms(now.p99)} p99`,
      );
    }
  }
}

/** Median and p99 latency by kind of call, uncached, sequentially. */
async function timesOfKinds({ base }, { url, ids }) {
  const listOf = (query) =>
    `${base}/api/products?${new URLSearchParams({ limit: '24', store: 'mouneh', ...query })}`;
  const asked = {
    list: Array.from({ length: 200 }, (_, n) => listOf({ sort: ['name', 'price'][n % 2] })),
    search: [...searches, ...searches].map((q) => listOf({ q })),
    product: ids.slice(0, 300).map((id) => `${base}/api/products/${id}`),
  };
  const times = {};
  for (const [kind, urls] of Object.entries(asked)) {
    times[kind] = figuresOf(await timesOf(urls, { headers: pastTheCache }));
  }
  const headers = { authorization: `Bearer ${await signIn(base)}` };
  for (const kind of ['products', 'orders']) {
    const urls = Array.from({ length: 100 }, () => `${base}/api/admin/${kind}?limit=50`);
    times[`admin list of ${kind}`] = figuresOf(await timesOf(urls, { headers }));
  }
  const db = await connectDatabase(url);
  const load = { atOnce: 1, milliseconds: 5000 };
  times['order placement'] = await measureOrders(base, await addShoppers(db), load);
  await db.$client.end();
  return times;
}

/** Compares shops of `revision` and of this version: new ones, then `large` with one of the same size. */
async function measureAgainst(server, revision, large) {
  const folder = path.join(dataDir, 'against');
  const remove = await checkOut(revision, folder);
  started.push({ stop: remove });
  const open = async (name, from) => {
    const url = await server.create(name);
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, name) }, from);
    return { url, ...keep(shop) };
  };
  const shops = [await open('revision', folder), await open('own')];
  await measureRendersAgainst(revision, shops);
  await measureOrdersAgainst(revision, shops, '');
  for (const { stop } of shops) await stop();
  const before = await server.fill('large_revision', { products: 100_000, orders: 1_000 }, folder);
  const env = (name, { url }) => ({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, name) });
  const larges = [
    { url: before.url, ...keep(await startShop(env('large_revision', before), folder)) },
    { url: large.url, ...keep(await startShop(env('large', large))) },
  ];
  await measureReadsAgainst(revision, larges);
  await measureOrdersAgainst(revision, larges, ' among 100,000 products');
}

/** Lists and searches past the cache, of both shops alternately. */
async function measureReadsAgainst(revision, shops) {
  const asked = {
    list: Array.from({ length: 200 }, (_, n) => ({ sort: ['name', 'price'][n % 2] })),
    search: searches.map((q) => ({ q })),
  };
  for (const [kind, queries] of Object.entries(asked)) {
    const times = [[], []];
    for (let round = 0; round <= 2; round += 1) {
      for (const query of queries) {
        for (const [nth, { base }] of shops.entries()) {
          const url = `${base}/api/products?${new URLSearchParams({ ...query, limit: '24', store: 'mouneh' })}`;
          const [time] = await timesOf([url], { headers: pastTheCache, warmUp: 0 });
          // The first round is a warm-up.
          if (round > 0) times[nth].push(time);
        }
      }
    }
    const [before, now] = times.map(figuresOf);
    results[`${kind}ToRevision`] = now.median / before.median;
    add(
      `${kind} among 100,000 products, past the cache`,
      `${ms(now.median)} median, ${ms(now.p99)} p99`,
      `${results[`${kind}ToRevision`].toFixed(2)} of ${revision}'s ${ms(before.median)}, ${ms(before.p99)} p99`,
    );
  }
}

/** Orders over HTTP, of both shops alternately; `among` names the shops. */
async function measureOrdersAgainst(revision, shops, among) {
  const shoppers = [];
  for (const { url } of shops) {
    const db = await connectDatabase(url);
    shoppers.push(await addShoppers(db));
    await db.$client.end();
  }
  for (const atOnce of [1, 8, 32]) {
    const rates = [[], []];
    for (let round = 0; round <= 3 * rounds; round += 1) {
      for (const [nth, { base }] of shops.entries()) {
        const load = { atOnce, milliseconds: 700 };
        const { perSecond } = await measureOrders(base, shoppers[nth], load);
        // The first round is a warm-up.
        if (round > 0) rates[nth].push(perSecond);
      }
    }
    const ratio = median(rates[1].map((rate, round) => rate / rates[0][round]));
    results[`orders${atOnce}ToRevision${among && 'Large'}`] = ratio.middle;
    add(
      `orders over HTTP${among}, ${atOnce} at once`,
      `${whole(median(rates[1]).middle)}/s`,
      `${ratio.middle.toFixed(2)} of ${revision}'s ${whole(median(rates[0]).middle)}/s (±${ratio.spread.toFixed(2)})`,
    );
  }
}

/** Product pages of both shops alternately; every round begins with a new catalogue version. */
async function measureRendersAgainst(revision, shops) {
  const answer = await fetch(`${shops[0].base}/api/products?limit=100`);
  const paths = (await answer.json()).data.map(({ slug }, nth) => `${nth % 2 ? '/ar' : ''}/products/${slug}`);
  const times = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const { base } of shops) await setFee(base, round + 1);
    for (const address of paths) {
      for (const [nth, { base }] of shops.entries()) {
        const [time] = await timesOf([base + address], { headers: brotli, warmUp: 0 });
        // The first round is a warm-up.
        if (round > 0) times[nth].push(time);
      }
    }
  }
  const [before, now] = times.map(figuresOf);
  results.coldRenderToRevision = now.median / before.median;
  add(
    `cold render of a product page, ${revision}`,
    `${ms(before.median)} median`,
    `${ms(before.p99)} p99 of ${times[0].length}`,
  );
  add(
    'cold render of a product page, this version',
    `${ms(now.median)} median`,
    `${results.coldRenderToRevision.toFixed(2)} of that; ${ms(now.p99)} p99`,
  );
}

async function setFee(base, amount) {
  const answer = await fetch(`${base}/api/settings/delivery_fee`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn(base)}` },
    body: JSON.stringify({ amount }),
  });
  if (!answer.ok) throw new Error(`The fee was not set: ${answer.status}.`);
}

function figuresOf(times) {
  return { median: median(times).middle, p99: percentile(times, 0.99) };
}

async function signIn(base) {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@mouneh.local', password }),
  });
  return (await answer.json()).data.token;
}

function spreadOf(figures) {
  return `±${(median(figures).spread * 100).toFixed(0)}% in ${figures.length} rounds`;
}

async function writeResults() {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# What the shop costs

Measured by \`npm run bench${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Client, shop and database share the machine.
Ratios compare neighbours in the same run; half of the rounds lie within ±. Hot answers are those of three starts of the shop, each
beside a ceiling of its own; processor time is what the server spends on a request, which other programs on the machine change less.

| what | figure | beside |
| --- | --- | --- |
${table}

${writePlan(results)}`;
  await writeFile(new URL('./results.md', import.meta.url), text);
  await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
}
