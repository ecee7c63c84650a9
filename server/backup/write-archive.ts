import { createHash, randomUUID } from 'node:crypto';
import { access, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BootError } from '../boot-error.ts';
import { makeFolder } from '../make-folder.ts';
import { headerOf, paddingOf, trailerOf } from './tar.ts';

/** Puts one file into an archive; names are those of `entry-names.ts`. */
export type AddFile = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes an archive that only its owner may read; returns its size in bytes and the result of `fill`. The file gets its
 * final name when it is complete and flushed to disk. Throws a BootError when the name is taken or writing fails.
 */
export async function writeArchive<Result>(
  file: string,
  fill: (add: AddFile) => Promise<Result>,
): Promise<{ bytes: number; result: Result }> {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await makeFolder(path.dirname(file), 0o700);
    await refuseToReplace(file);
    const handle = await open(unfinished, 'wx', 0o600);
    const hash = createHash('sha256');
    let written: { bytes: number; result: Result };
    try {
      const result = await fill(async (name, bytes) => {
        for (const part of [headerOf(name, bytes.length), bytes, Buffer.alloc(paddingOf(bytes.length))]) {
          hash.update(part);
          await handle.appendFile(part);
        }
      });
      await handle.appendFile(trailerOf(hash.digest('hex')));
      await handle.sync();
      written = { bytes: (await handle.stat()).size, result };
    } finally {
      await handle.close();
    }
    await refuseToReplace(file);
    await rename(unfinished, file);
    await keepName(path.dirname(file));
    return written;
  } catch (error) {
    throw explainFailure(error, file);
  } finally {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

async function refuseToReplace(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BootError(`There is a file ${file} already: choose another name.`);
}

/** Flushes the folder, as a renamed file is durable only then (fsync). Not every system supports it. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}

function explainFailure(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BootError(
      `The disk is full, so ${file} was not written: make room, or choose another folder.`,
    );
  }
  if (code === 'EROFS') {
    return new BootError(`The disk of ${file} is read-only: make it writable, or choose another folder.`, {
      cause: error,
    });
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new BootError(`This user may not write ${file}: give it the right to, or choose another folder.`, {
      cause: error,
    });
  }
  if (syscall === 'mkdir' || code === 'ENOTDIR') {
    return new BootError(`${path.dirname(file)} is not a folder: choose another one.`, { cause: error });
  }
  return error;
}
