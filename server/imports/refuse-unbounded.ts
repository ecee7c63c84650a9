import { setImmediate as turn } from 'node:timers/promises';
import { refusedFile } from './decode-file.ts';

/** In bytes; the widest export of a shop has a tenth of this. */
export const longestHeadings = 64 * 1024;
/** More line ends than any acceptable file has, in bytes of any encoding. */
const maxLineEnds = 500_000;
/** In UTF-16 at most every other byte is zero; more are a hole in a sparse file. */
const maxZeros = 0.55;
/** Bytes scanned per batch, between which the event loop serves other requests. */
const pieceSize = 1024 * 1024;
const [newline, carriageReturn] = [10, 13];

/**
 * Scans raw bytes before they are decoded, against files that are expensive and invalid: a first line without an end
 * (`file_headings`), too many lines (`file_long`), too many zero bytes (`file_encoding`). Archives pass.
 */
export async function refuseUnbounded(file: Blob): Promise<void> {
  const start = Buffer.from(await file.slice(0, longestHeadings + 1).arrayBuffer());
  if (isArchive(start)) return;
  const isEnded = start.includes(newline) || start.includes(carriageReturn);
  if (!isEnded && start.length > longestHeadings) throw refusedFile('file_headings');
  let [lineEnds, zeros] = [0, 0];
  for (let place = 0; place < file.size; place += pieceSize) {
    for (const byte of new Uint8Array(await file.slice(place, place + pieceSize).arrayBuffer())) {
      if (byte === newline || byte === carriageReturn) lineEnds += 1;
      else if (byte === 0) zeros += 1;
    }
    if (lineEnds > maxLineEnds) throw refusedFile('file_long');
    await turn();
  }
  if (zeros > file.size * maxZeros) throw refusedFile('file_encoding');
}

/** Whether a file has the magic number of a workbook: .xlsx (ZIP) or .xls (OLE). */
const isArchive = ([first, second]: Buffer) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
