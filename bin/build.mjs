import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.mjs';
import { fail, hashOf, readText, root, run } from './run.mjs';
import { sortRouteFiles } from './sort-route-files.mjs';

const stamp = 'build/.stamp';
const inputs = [
  'web',
  'contracts',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.service-worker.config.ts',
  'react-router.config.ts',
];

/** Builds the pages into build/, unless they were built from exactly these sources. Ends the process on failure. */
export async function ensureBuilt() {
  const current = `${await hashOf(inputs)}\n`;
  if ((await readText(stamp)) === current) return;
  console.log('Building the pages.');
  await rm(path.join(root, stamp), { force: true });
  // The worker precaches the pages' files, so these are built first.
  await build('react-router', 'build');
  await sortRouteFiles(path.join(root, 'build/client/assets'));
  await build('vite', 'build', '--config', 'vite.service-worker.config.ts');
  await precompress(path.join(root, 'build/client'));
  await writeFile(path.join(root, stamp), current);
}

async function build(command, ...args) {
  const code = await run(command, [...args, '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) fail('The pages could not be built: correct what is said above and start again.');
}
