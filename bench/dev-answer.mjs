// node bench/dev-answer.mjs: how long `npm run dev` takes to serve a change, for a file of each folder, in a copy of the tree.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from '../bin/install.mjs';
import { root } from '../bin/run.mjs';

const rounds = 3;
const address = 'http://127.0.0.1:3999';
/** For each folder: a file, a text in it that an answer shows, and the answer's path. */
const changes = [
  ['server', 'server/http/docs-page.ts', 'Mouneh: the API', '/api/docs'],
  ['contracts', 'contracts/accounts.schemas.ts', 'The signed-in user', '/api/openapi.json'],
  ['a page', 'web/storefront/about.tsx', 'wrap ', '/about'],
  ['words', 'web/i18n/en/content.ts', 'The mouneh year', '/about'],
];
const own = new Set(['.git', '.cache', 'build', 'data', 'node_modules']);

await ensureInstalled();
const folder = await mkdtemp(path.join(tmpdir(), 'mouneh-dev-'));
await cp(root, folder, { recursive: true, filter: (file) => !own.has(path.relative(root, file)) });
await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
const env = {
  ...process.env,
  PORT: new URL(address).port,
  DATA_DIR: path.join(folder, 'data'),
  LOG_LEVEL: 'error',
};
const shop = spawn('node', ['bin/start.mjs', '--dev'], {
  cwd: folder,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => shop.once('exit', resolve));
try {
  for (const [, , , page] of changes) await answerWith(page, '');
  for (const [room, name, text, page] of changes) {
    const file = path.join(folder, name);
    const source = await readFile(file, 'utf8');
    const times = [];
    for (let round = 1; round <= rounds; round += 1) {
      const changed = `${text}changed${round} `;
      const begun = performance.now();
      await writeFile(file, source.replace(text, changed));
      await answerWith(page, changed);
      times.push(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    console.log(`${room.padEnd(10)} ${times.join('  ')}  (${name})`);
  }
} finally {
  shop.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

/** Polls until the page exists and has the text. */
async function answerWith(page, text) {
  for (;;) {
    if (shop.exitCode !== null) throw new Error('The shop has ended.');
    const answer = await fetch(address + page).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(text)) return;
    await wait(20);
  }
}
