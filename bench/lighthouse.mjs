// npm run lighthouse: Google's Lighthouse on the shop as it is built, as a phone on simulated slow 4G, median of three.
// npm run lighthouse -- /ar /products: only pages whose path is one of these.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../bin/build.mjs';
import { ensureOwnNode } from '../bin/install.mjs';
import { ensureBenchInstalled } from './ensure-installed.mjs';

await ensureOwnNode();
await ensureBenchInstalled();
await ensureBuilt();
const { launch } = await import('chrome-launcher');
const { default: lighthouse } = await import('lighthouse');
const { findChromium } = await import('../tests/support/find-chromium.ts');
const { startShop } = await import('./shop.ts');

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** These pages are noindex, which Lighthouse would count against them. */
const privately = ['/cart', '/search?q=olive+oil'];
/** The machine's speed at each audit, by Lighthouse's own measure: half of it is a phone that is twice as slow. */
const benchmarkIndexes = [];

const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-lighthouse-'));
const shop = await startShop({ DATA_DIR: dataDir, SELLER_PHONE: '0790000000' });
const browser = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { data: products } = await (await fetch(`${shop.base}/api/products?limit=1`)).json();
  const pages = [
    '/',
    '/store-selection',
    '/products?store=mouneh',
    `/products/${products[0].slug}`,
    ...privately,
    '/about',
  ];
  const wanted = process.argv.slice(2);
  const rows = [];
  for (const prefix of ['', '/ar']) {
    for (const page of pages) {
      const address = `${prefix}${page === '/' && prefix ? '' : page}`;
      if (wanted.length > 0 && !wanted.includes(address)) continue;
      const row = await measure(address, privately.includes(page));
      rows.push(row);
      console.log(row.join('  '));
    }
  }
  if (wanted.length === 0) await writeFile(new URL('lighthouse.md', import.meta.url), describe(rows));
} finally {
  browser.kill();
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A line of the table: the address, the four scores, then LCP, layout shift, blocking time and bytes, medians of all. */
async function measure(address, isPrivate) {
  const reports = [];
  while (reports.length < runs) reports.push(await audit(address, isPrivate));
  const audits = (name) => reports.map(({ audits }) => audits[name].numericValue);
  const scores = categories.map((name) => median(reports.map((report) => report.categories[name].score)));
  return [
    address,
    ...scores.map((score) => score.toFixed(2)),
    `${(median(audits('largest-contentful-paint')) / 1000).toFixed(2)} s`,
    median(audits('cumulative-layout-shift')).toFixed(3),
    `${Math.round(median(audits('total-blocking-time')))} ms`,
    `${Math.round(median(audits('total-byte-weight')) / 1000)} kB`,
  ];
}

async function audit(address, isPrivate, triesLeft = 2) {
  const { lhr } = await lighthouse(`${shop.base}${address}`, {
    port: browser.port,
    onlyCategories: categories,
    skipAudits: isPrivate ? ['is-crawlable'] : null,
    logLevel: 'error',
  });
  // Occasionally the browser misses the start of its own recording.
  if (lhr.runtimeError && triesLeft > 0) return audit(address, isPrivate, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  benchmarkIndexes.push(lhr.environment.benchmarkIndex);
  for (const { id, title, score, scoreDisplayMode } of Object.values(lhr.audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.warn(`${address}: ${id}: ${title}`);
  }
  return lhr;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function describe(rows) {
  const heads = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP',
    'CLS',
    'Blocked',
    'Bytes',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    '# Lighthouse',
    '',
    `As a phone on simulated slow 4G, the median of ${runs} runs for each page; written by \`npm run lighthouse\`.`,
    'Cart and search ask not to be indexed, so that Lighthouse is not asked whether they can be.',
    `Lighthouse's index of the machine's speed was ${Math.round(median(benchmarkIndexes))} (median): blocked times of two days are comparable as far as it was the same.`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}
