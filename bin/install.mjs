import { access, constants, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, fail, hashOf, readText, root, run, systemPath } from './run.mjs';

const stamp = 'node_modules/.mouneh-lock';
/** The oldest Node that the libraries and type stripping run on. */
const wantedMajor = 24;

/** Installs exactly the versions in package-lock.json, unless they are there already. Ends the process on failure. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(
      `Mouneh needs Node 20 or newer and this is ${process.versions.node}: install it from https://nodejs.org.`,
    );
  }
  const hash = await hashOf(['package-lock.json', 'bin/install.mjs']);
  const current = `${process.platform}-${process.arch} ${hash}\n`;
  if ((await readText(stamp)) === current) return;
  await access(root, constants.W_OK).catch(() =>
    fail(`This user may not write to ${root}: put Mouneh into a folder of your own.`),
  );
  if (!(await isInstalled())) await install();
  await shortenExports('drizzle-orm');
  await writeFile(path.join(root, stamp), current);
}

/**
 * The same for a TypeScript program: on an empty clone npm has started it with the system's Node, which may be too old
 * for type stripping.
 */
export async function ensureOwnNode() {
  await ensureInstalled();
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return;
  process.exit(await run('node', process.argv.slice(1)));
}

async function install() {
  console.log('Installing the libraries. This takes a minute, and only when they have changed.');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { env: { PATH: systemPath } });
  if (code === 127) fail('npm was not found: install it together with Node from https://nodejs.org.');
  if (code !== 0) fail('The libraries could not be installed: check the network and what npm says above.');
  if (!(await hasNode())) {
    fail(
      `npm has no Node ${wantedMajor} for ${process.platform} ${process.arch}, or leaves optional packages out: install Node ${wantedMajor} or newer from https://nodejs.org.`,
    );
  }
}

/**
 * Removes a package's deep paths from its `exports`, which Node parses again for each import of its files: Drizzle
 * lists 447 paths in 180 kB, half of a start's CPU time. The paths that stay are imported by us or by Drizzle's own
 * tools.
 */
async function shortenExports(name) {
  const file = path.join('node_modules', name, 'package.json');
  const text = await readText(file);
  if (!text) return;
  const manifest = JSON.parse(text);
  const isShort = (entry) => entry.split('/').length <= 2 || /[/](migrator|pg)$/.test(entry);
  manifest.exports = Object.fromEntries(Object.entries(manifest.exports).filter(([entry]) => isShort(entry)));
  // Renamed into place (atomic): a program that starts meanwhile reads either version completely.
  await writeFile(path.join(root, `${file}.short`), JSON.stringify(manifest));
  await rename(path.join(root, `${file}.short`), path.join(root, file));
}

/** The platform's own package, an optional dependency; without it the system's Node is used when it is new enough. */
const hasNode = async () =>
  (await exists('node_modules/.bin/node')) || Number.parseInt(process.versions.node, 10) >= wantedMajor;

/**
 * Whether `npm ci` or `npm install` has run for this lock file: npm records what it installed in node_modules, in the
 * lock's format.
 */
async function isInstalled() {
  const installed = await readText('node_modules/.package-lock.json');
  if (!installed || !(await hasNode())) return false;
  const [wanted, found] = [await readText('package-lock.json'), installed].map(
    (text) => JSON.parse(text).packages,
  );
  // Each may be a single name or a list.
  const fits = ({ os = process.platform, cpu = process.arch }) =>
    [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
  const isExact = Object.entries(found).every(
    ([name, { version, os, cpu }]) => wanted[name]?.version === version && fits({ os, cpu }),
  );
  const isComplete = Object.entries(wanted).every(([name, { optional }]) => !name || optional || found[name]);
  return isExact && isComplete;
}
