// Measures how soon `npm run dev` answers after a change of each folder: node bench/dev-reload.mjs
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../bin/run.mjs';

const port = process.env.PORT ?? '4799';
const base = `http://127.0.0.1:${port}`;
const token = 'measured-on-this-machine';
const mostMs = 3000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'mouneh-reload-'));
const shop = spawn('node', ['bin/start.mjs', '--dev'], {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, METRICS_TOKEN: token, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
shop.stdout.on('data', (bytes) => {
  said += bytes;
});

/** The body of a good answer; empty for any other, and while the shop starts again. */
const ask = async (address, headers = {}) => {
  try {
    const response = await fetch(base + address, { headers, signal: AbortSignal.timeout(30_000) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
};
/** When the answering process was started; every process has its own. */
const startOf = async () =>
  /process_start_time_seconds (\S+)/.exec(await ask('/metrics', { Authorization: `Bearer ${token}` }))?.[1];
const until = async (check) => {
  while (!(await check())) await wait(20);
};

const comment = (source) => `${source}// Measured.\n`;
const word = (source) => source.replace("'Skip to content'", "'Skip to the content, measured'");
const restarted = async () => {
  const before = await startOf();
  return async () => {
    const now = await startOf();
    return now !== undefined && now !== before && (await ask('/')) !== '';
  };
};
const drawn = async () => {
  said = '';
  return async () => said.includes('are drawn again') && (await ask('/')) !== '';
};
const rooms = [
  { file: 'contracts/shop-errors.ts', change: comment, watch: restarted },
  { file: 'server/catalogue/list-products.ts', change: comment, watch: restarted },
  { file: 'seed/synonyms.ts', change: comment, watch: restarted },
  { file: 'illustrations/palette.ts', change: comment, watch: drawn },
  {
    file: 'web/i18n/en/shell.ts',
    change: word,
    watch: async () => async () => (await ask('/')).includes('the content, measured'),
  },
];

try {
  await until(async () => (await ask('/')) !== '');
  for (const { file, change, watch } of rooms) {
    const place = path.join(root, file);
    const source = await readFile(place, 'utf8');
    for (const text of [change(source), source]) {
      const isDone = text === source ? async () => (await ask('/')) !== '' : await watch();
      const start = performance.now();
      await writeFile(place, text);
      await Promise.race([until(isDone), wait(60_000, undefined, { ref: false })]);
      const took = Math.round(performance.now() - start);
      if (text !== source) console.log(`${file.padEnd(36)} ${took} ms${took > mostMs ? '  too long' : ''}`);
      // The file is put back, and its own reload awaited.
      else await wait(4000).then(() => until(async () => (await ask('/')) !== ''));
    }
  }
} finally {
  shop.kill('SIGTERM');
  await new Promise((resolve) => shop.on('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
