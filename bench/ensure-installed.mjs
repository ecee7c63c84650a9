import { spawnSync } from 'node:child_process';
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

/** Installs wrk, a load generator that costs less CPU than any JavaScript client. */
export async function ensureWrk() {
  // wrk has no successful `--version` (it prints its usage): only a failed spawn means that it is missing.
  const isThere = () => spawnSync('wrk', ['--version']).error === undefined;
  if (isThere()) return;
  const { installPackage, listPackages } = await import('../bin/apt.ts');
  if (listPackages()) installPackage('wrk');
  if (!isThere())
    fail('The benchmark needs wrk and it is missing: install it, then run npm run bench again.');
}
