import { setImmediate as turn } from 'node:timers/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { mostColumns } from '../../contracts/imports.ts';
import { ShopError } from '../errors.ts';
import { refusedFile } from './decode-file.ts';
import type { Row } from './file-line.ts';

/** What the parts of a workbook may come to unpacked, in bytes; a zip bomb is refused before it is opened. */
const mostUnpacked = 64 * 1024 * 1024;
/** As much text as a file of text can hold, in letters: a workbook says a text once and shows it in many cells. */
const mostText = 40 * 1024 * 1024;
const mostRows = 200_000;
/** After so many rows others get their turn. */
const stepSize = 500;

/** A workbook of Excel since 2007 is a ZIP archive. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** What Excel wrote before, and writes for a workbook with a password. */
export const isOldWorkbook = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;

/** The rows of a workbook's first sheet that say anything. Refuses `file_workbook`, `file_unpacked` and `file_long`. */
export async function readWorkbook(bytes: Uint8Array): Promise<Row[]> {
  refuseBomb(bytes);
  const rows: Row[] = [];
  let size = 0;
  let number = 0;
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      // A crafted sheet may count its rows backwards; lines of an import are told apart by their number.
      number = Math.max(number + 1, Math.min(index + 1, 2_000_000) || 0);
      const cells = values.slice(0, mostColumns + 1).map(textOf);
      size += cells.reduce((sum, { length }) => sum + length, 0);
      if (size > mostText) throw refusedFile('file_unpacked');
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells });
      if (rows.length > mostRows) throw refusedFile('file_long');
      if (rows.length % stepSize === 0) await turn();
    }
  } catch (error) {
    // Whatever the reader trips over is the file's fault: a part is missing, or it is another kind of archive.
    throw error instanceof ShopError ? error : refusedFile('file_workbook');
  }
  return rows;
}

/** Numbers as they are shown: a sum of 0.1 and 0.2 is 0.3. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*/, '');
  return typeof value === 'string' || typeof value === 'boolean'
    ? String(value).replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed()
    : '';
}

const zip64 = 0xffffffff;

/**
 * Adds up what the archive's directory says of its parts: the reader unpacks no part further than is said there. What
 * makes it look elsewhere for a size, as an archive of more than 4 GB does, is refused.
 */
function refuseBomb(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf('PK\x05\x06', -22, 'latin1');
  if (end < 0 || view.readUInt32LE(end + 12) === zip64) throw refusedFile('file_workbook');
  const count = view.readUInt16LE(end + 10);
  let place = view.readUInt32LE(end + 16);
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
  if (unpacked > mostUnpacked) throw refusedFile('file_unpacked');
}
