import { spawnSync } from 'node:child_process';

const timeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const runs = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Asks which packages the distribution has now; false where nothing can be installed: not root, or no apt. */
export function listPackages(): boolean {
  if (process.getuid?.() !== 0 || !runs('--version')) return false;
  runs(...timeouts, 'update');
  return true;
}

/** Installs a package of the distribution; answers whether that went well. */
export const installPackage = (name: string): boolean =>
  runs(...timeouts, 'install', '-y', '--no-install-recommends', name);
