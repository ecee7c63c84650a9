// npm run interactions: how long a customer and a seller wait for a tap, on a phone whose processor is four times slower.
// npm run interactions -- --against <revision>: beside another revision, in turn with it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../bin/build.mjs';
import { ensureOwnNode } from '../bin/install.mjs';

await ensureOwnNode();
await ensureBuilt();
const { openServer } = await import('./databases.ts');
const { startShop } = await import('./shop.ts');
const { openBrowser, prepareWalks, walkOnce } = await import('./walks.ts');
const { describeCosts } = await import('./describe-costs.ts');
const { measureMachine } = await import('./interaction-meter.ts');
const { checkOut } = await import('./checkout.mjs');

const rounds = 5;
const products = 10_000;

const given = process.argv.indexOf('--against');
const revision = given > 0 ? process.argv[given + 1] : undefined;
const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-interactions-'));
const started = [];
try {
  const server = await openServer(dataDir);
  started.push(server);
  const shops = [];
  const open = async (name, folder) => {
    const { url } = await server.fill(name, { products, orders: 100 });
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, name) }, folder);
    started.push(shop);
    shops.push(shop.base);
  };
  await open('own');
  if (revision) {
    const folder = path.join(dataDir, 'against');
    started.push({ stop: await checkOut(revision, folder) });
    await open('revision', folder);
  }
  const browser = await openBrowser();
  started.push({ stop: () => browser.close() });
  const costs = shops.map(() => []);
  const fixedWork = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(
      `Round ${round} of ${rounds}; load ${loadavg()[0].toFixed(1)} on ${cpus().length} processors.`,
    );
    fixedWork.push(await measureMachine(browser));
    // Both shops alternately, so that other load on the machine affects both.
    for (const isSlowed of [true, false])
      for (const [nth, base] of shops.entries())
        for (const walk of await prepareWalks(base))
          costs[nth].push(...(await walkOnce(browser, base, walk, isSlowed)));
  }
  const table = describeCosts(costs, { rounds, products, fixedWork, revision });
  console.log(table);
  if (!revision) await writeFile(new URL('interactions.md', import.meta.url), table);
} finally {
  for (const { stop } of started.reverse()) await stop().catch(() => {});
  await rm(dataDir, { recursive: true, force: true });
}
