import { spawnSync } from 'node:child_process';

const timeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const runs = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Updates the distribution's package lists; false where nothing can be installed: not root, or no apt. */
export function listPackages(): boolean {
  if (process.getuid?.() !== 0 || !runs('--version')) return false;
  runs(...timeouts, 'update');
  return true;
}

/** Installs a package of the distribution; returns whether it succeeded. */
export const installPackage = (name: string): boolean =>
  runs(...timeouts, 'install', '-y', '--no-install-recommends', name);
