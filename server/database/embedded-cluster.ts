import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmod,
  chown,
  lchown,
  link,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BootError } from '../boot-error.ts';
import { makeFolder } from '../make-folder.ts';
import { findDatabaseUser, findPrograms, type Programs, type SystemUser } from './embedded-programs.ts';
import { whileFileLocked } from './start-lock.ts';

/** A database folder on disk, with what is needed to run it. */
export type Cluster = {
  /** DATA_DIR/postgres: the cluster, its password and its log. */
  home: string;
  /** PostgreSQL's own data directory. */
  folder: string;
  programs: Programs;
  user: SystemUser | undefined;
  password: string;
};

/**
 * The locale's character type, the first that the system has: without one that knows non-ASCII letters, pg_trgm finds
 * no Arabic.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** The paths of the database; `former(major)` is where an upgrade moves the cluster of an older PostgreSQL. */
export function clusterPlaces(dataDir: string) {
  const home = path.join(dataDir, 'postgres');
  const former = (major: string) => path.join(home, `cluster-${major}`);
  return { home, cluster: path.join(home, 'cluster'), upgrade: path.join(home, 'upgrade'), former };
}

/** The major version that created a cluster; null where there is none. */
export const readMajor = (cluster: string): Promise<string | null> =>
  readFile(path.join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );

/** An upgrade that is killed between its two renames leaves no cluster; a new, empty shop must not be created in its place. */
async function refuseHalfUpgraded(home: string): Promise<void> {
  if (!(await readdir(home)).some((name) => /^cluster-\d+$/.test(name))) return;
  throw new BootError(
    'Bringing the database to a newer PostgreSQL was interrupted: run npm run upgrade-database again.',
  );
}

/**
 * Creates DATA_DIR/postgres and runs the work under its lock file, so that of two concurrent starts the second finds
 * the first one's result. Throws a BootError when the folder cannot be used.
 */
export async function whileStarting<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const { home } = clusterPlaces(dataDir);
  try {
    await makeFolder(home);
    return await whileFileLocked(path.join(home, 'starting'), work);
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

/**
 * Opens the cluster in DATA_DIR/postgres and creates what is missing, with the programs that a module in `programsFrom`
 * (a file URL) would import. Throws a BootError when it cannot be used.
 */
export async function openCluster(dataDir: string, programsFrom?: URL): Promise<Cluster> {
  const { home, cluster: folder } = clusterPlaces(dataDir);
  try {
    const password = await readPassword(home);
    const owner = await ownerOf(folder);
    const user = owner?.uid === process.getuid?.() ? findDatabaseUser() : (owner ?? findDatabaseUser());
    const programs = await findPrograms(user, programsFrom);
    const cluster = { home, folder, programs, user, password };
    if (owner) await checkCluster(cluster);
    else {
      await refuseHalfUpgraded(home);
      await createCluster(cluster);
    }
    return cluster;
  } catch (error) {
    throw explainFailure(error, dataDir);
  }
}

/**
 * A path by which a child process finds the data directory, its working directory. On Linux it needs no permission on
 * the parent folders, so that root can have its data below /root and run the database as another user.
 */
export const nameInside = (folder: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : folder;

async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  try {
    return await stat(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Generated once and put in place by an atomic `link`: two concurrent starts read the same password. */
async function readPassword(home: string): Promise<string> {
  const file = path.join(home, 'password');
  const proposed = `${file}.${randomUUID()}`;
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await writeFile(proposed, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  await link(proposed, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(proposed);
  return readFile(file, 'utf8');
}

/** Built in a temporary folder and renamed (atomic): a crash in between leaves nothing that looks like a database. */
async function createCluster({ home, folder, programs, user, password }: Cluster): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.`);
  if (user) await chown(unfinished, user.uid, user.gid);
  const passwordFile = `${unfinished}.password`;
  const handle = await open(passwordFile, 'wx+', 0o600);
  try {
    await handle.writeFile(password);
    if (user) await handle.chown(user.uid, user.gid);
    await runInitdb(unfinished, programs.initdb, user, handle.fd);
    await rename(unfinished, folder);
  } catch (error) {
    // A concurrent start was faster; its cluster is used.
    if (!(await ownerOf(folder))) throw error;
  } finally {
    await handle.close();
    const remains = (await readdir(home)).filter((name) => name.startsWith(`${path.basename(folder)}.`));
    for (const name of remains) await rm(path.join(home, name), { recursive: true, force: true });
  }
}

async function runInitdb(
  folder: string,
  initdb: string,
  user: SystemUser | undefined,
  passwordFd: number,
): Promise<void> {
  for (const characterType of characterTypes) {
    const args = [
      ...['-D', nameInside(folder), '--username=postgres', '--auth=scram-sha-256', '--pwfile=/dev/fd/3'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--locale=C', `--lc-ctype=${characterType}`],
    ];
    const child = spawn(initdb, args, {
      ...user,
      cwd: folder,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe', passwordFd],
    });
    const ended = new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('exit', resolve),
    );
    const [code, complaint] = await Promise.all([ended, child.stderr ? text(child.stderr) : '']);
    if (code === 0) return;
    if (complaint.includes('invalid locale') && characterType !== characterTypes.at(-1)) continue;
    const reason = complaint.match(/(?:error|FATAL): +(.+)/)?.[1] ?? `initdb ended with ${code}`;
    throw new BootError(
      `The database could not be made in ${folder} (${reason}): choose another folder with DATA_DIR.`,
    );
  }
}

/** A restored copy or backup may have another owner, other permissions, or another major version. */
async function checkCluster({ folder, programs, user }: Cluster): Promise<void> {
  if (user && (await stat(folder)).uid !== user.uid) {
    for (const entry of await readdir(folder, { recursive: true })) {
      await lchown(path.join(folder, entry), user.uid, user.gid);
    }
    await chown(folder, user.uid, user.gid);
  }
  await chmod(folder, 0o700);
  const major = await readMajor(folder);
  if (major !== programs.major) {
    const remedy =
      Number(major) < Number(programs.major)
        ? 'npm run upgrade-database brings it over.'
        : 'bring Mouneh up to date.';
    throw new BootError(
      `The database in ${folder} was made by PostgreSQL ${major} and this is ${programs.major}: ${remedy}`,
    );
  }
}

function explainFailure(error: unknown, dataDir: string): unknown {
  const { code, syscall, path: place = dataDir } = error as NodeJS.ErrnoException;
  if (code === 'EROFS') {
    return new BootError(
      `The disk of ${place} is read-only: make it writable, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new BootError(
      `Mouneh may not write to ${place}: give this user the right to, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  if (syscall === 'mkdir' && (code === 'ENOTDIR' || code === 'EEXIST')) {
    return new BootError(`${place} is not a folder: choose another one with DATA_DIR.`, { cause: error });
  }
  if (code === 'ENOSPC') {
    return new BootError(
      `The disk of ${dataDir} is full: make room, or choose another folder with DATA_DIR.`,
    );
  }
  return error;
}
