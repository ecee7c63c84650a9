import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ShopError } from '../errors.ts';
import { refusedFile } from './decode-file.ts';
import type { Row } from './file-line.ts';
import type { WorkbookMessage } from './workbook-worker.ts';

/** The largest unpacked workbook in bytes: a zip bomb is refused before it is unpacked. */
const maxUnpacked = 64 * 1024 * 1024;
/** Heap limit of the worker thread: small files may still become many objects. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };
/** Timeout in milliseconds; the upload's request waits for it. */
const timeoutMs = 60_000;

/** A workbook of Excel since 2007 is a ZIP archive. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Older workbooks, and those with a password, are OLE files. */
export const isOldWorkbook = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;

/**
 * The non-empty rows of a workbook's first sheet, read in a worker thread of limited memory and time. Refuses
 * `file_workbook`, `file_unpacked` and `file_long`.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Row[]> {
  refuseBomb(bytes);
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
  });
  try {
    const messages = on(worker, 'message', { signal: AbortSignal.timeout(timeoutMs), close: ['exit'] });
    const rows: Row[] = [];
    for await (const [more] of messages as AsyncIterable<[WorkbookMessage]>) {
      if ('refused' in more) throw refusedFile(more.refused);
      if (more.rows.length === 0) return rows;
      rows.push(...more.rows);
      worker.postMessage('more');
    }
    throw refusedFile('file_workbook');
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const { name, code } = error as NodeJS.ErrnoException;
    const isTooMuch = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
    // Any other error is due to the file: a missing part, or another kind of archive.
    throw refusedFile(isTooMuch ? 'file_unpacked' : 'file_workbook');
  } finally {
    await worker.terminate();
  }
}

/** ZIP64 markers: with these the reader takes count, size and offset from another record. */
const [zip64, zip64Count] = [0xffffffff, 0xffff];

/**
 * Sums the unpacked sizes in the ZIP's central directory, beyond which the reader unpacks nothing. Refuses a zip bomb
 * with `file_unpacked`; ZIP64 and missing sizes, which would mislead the reader, with `file_workbook`.
 */
function refuseBomb(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf('PK\x05\x06', -22, 'latin1');
  if (end < 0) throw refusedFile('file_workbook');
  const count = view.readUInt16LE(end + 10);
  let place = view.readUInt32LE(end + 16);
  if (count === zip64Count || view.readUInt32LE(end + 12) === zip64 || place === zip64)
    throw refusedFile('file_workbook');
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (place + 46 > view.length || view.readUInt32LE(place) !== 0x02014b50)
      throw refusedFile('file_workbook');
    const isStored = view.readUInt16LE(place + 10) === 0;
    const [packed, size] = [view.readUInt32LE(place + 20), view.readUInt32LE(place + 24)];
    if (!isStored && (packed === 0 || size === 0)) throw refusedFile('file_workbook');
    unpacked += size;
    place += 46 + [28, 30, 32].reduce((sum, at) => sum + view.readUInt16LE(place + at), 0);
  }
  if (unpacked > maxUnpacked) throw refusedFile('file_unpacked');
}
