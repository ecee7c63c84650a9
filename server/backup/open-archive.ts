import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BootError } from '../boot-error.ts';
import { isEntryName } from './entry-names.ts';
import { block, paddingOf, readHeader, trailerOf, trailerSize } from './tar.ts';

export type Archive = {
  /** The names of the files, in the order in which they were added. */
  names: string[];
  /** Reads the bytes of a file. */
  read: (name: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The bytes that are read at once while verifying the checksum. */
const chunk = 1024 * 1024;

type Places = Map<string, { start: number; size: number }>;

/**
 * Opens an archive of `writeArchive` after verifying its checksum and that all names are known ones (path traversal).
 * Throws a BootError otherwise.
 */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'There is no file' : 'This user cannot read';
    throw new BootError(`${reason} ${file}: say which backup is to be opened.`, { cause });
  });
  try {
    const end = await checkSeal(handle, file);
    const places = await findFiles(handle, end, file);
    return {
      names: [...places.keys()],
      read: async (name) => {
        const place = places.get(name);
        if (!place) throw new BootError(`${file} is not a whole backup: ${name} is missing.`);
        return readAt(handle, place.start, place.size);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Verifies the SHA-256 checksum; returns the offset of its entry in bytes. */
async function checkSeal(handle: FileHandle, file: string): Promise<number> {
  const stats = await handle.stat();
  const end = stats.size - trailerSize;
  if (!stats.isFile() || end < block || !readHeader(await readAt(handle, 0, block))) {
    throw new BootError(
      `${file} is not a backup of Mouneh, or its beginning is damaged: nothing was changed.`,
    );
  }
  const hash = createHash('sha256');
  for (let place = 0; place < end; place += chunk) {
    hash.update(await readAt(handle, place, Math.min(chunk, end - place)));
  }
  if (!trailerOf(hash.digest('hex')).equals(await readAt(handle, end, trailerSize))) {
    throw new BootError(`${file} is damaged or not whole: nothing was changed.`);
  }
  return end;
}

/** The checksum is not a signature: a valid one does not make the contents trusted. */
async function findFiles(handle: FileHandle, end: number, file: string): Promise<Places> {
  const places: Places = new Map();
  for (let place = 0; place < end; ) {
    const found = readHeader(await readAt(handle, place, block));
    const start = place + block;
    place = start + (found ? found.size + paddingOf(found.size) : 0);
    if (!found || !isEntryName(found.name) || places.has(found.name) || place > end) {
      throw new BootError(`${file} holds what does not belong in a backup: nothing was changed.`);
    }
    places.set(found.name, { start, size: found.size });
  }
  return places;
}

async function readAt(handle: FileHandle, place: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await handle.read(bytes, read, size - read, place + read);
    if (bytesRead === 0) throw new Error('A file ended before its end.');
    read += bytesRead;
  }
  return bytes;
}
