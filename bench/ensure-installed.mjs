import { existsSync } from 'node:fs';
import { fail, run, systemPath } from '../bin/run.mjs';

/** Installs what only the benchmarks need, unless it is there already. */
export async function ensureBenchInstalled() {
  if (existsSync(new URL('./node_modules/.package-lock.json', import.meta.url))) return;
  console.log('Installing what the benchmarks need.');
  const args = ['ci', '--prefix', 'bench', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', args, { env: { PATH: systemPath } })) !== 0)
    fail('What the benchmarks need could not be installed: see what npm says above.');
}
