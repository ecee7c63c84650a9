// Plain JavaScript without dependencies: this runs before anything is installed, on any Node from 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const programs = path.join(root, 'node_modules/.bin');

/**
 * Node's flags for the shop. The young generation (new space) has room for a page during its render: with less, the
 * garbage collector copies live objects again and again. Without a limit, V8 lets it grow to several times that for
 * hardly any speed.
 */
export const shopArguments = ['--max-semi-space-size=16', 'main.ts'];

/** Node caches compiled code, and TypeScript without its types: saves half a second per start and per test worker. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };

/** Ends this process with a one-sentence message. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** PATH with the project's own Node and tools first. */
export const ownPath = `${programs}${path.delimiter}${process.env.PATH}`;

/** PATH without the project's tools: npm must not run on the Node that it is about to replace. */
export const systemPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
  .join(path.delimiter);

/** Runs a command in the project's root and returns its exit code, or 127 when the command does not exist. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, PATH: ownPath, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/** A hash of the names and contents of files and folders; missing ones count as empty. */
export async function hashOf(entries) {
  const hash = createHash('sha256');
  for (const entry of entries) await addTo(hash, path.join(root, entry));
  return hash.digest('hex');
}

async function addTo(hash, entry) {
  const found = await stat(entry).catch(() => undefined);
  if (found?.isDirectory()) {
    for (const name of (await readdir(entry)).sort()) await addTo(hash, path.join(entry, name));
  } else if (found) {
    hash.update(`${path.relative(root, entry)}\0${found.size}\0`).update(await readFile(entry));
  }
}

export const exists = (file) =>
  access(path.join(root, file)).then(
    () => true,
    () => false,
  );

export const readText = (file) => readFile(path.join(root, file), 'utf8').catch(() => '');
