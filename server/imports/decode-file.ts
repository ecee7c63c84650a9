import { isUtf8 } from 'node:buffer';
import { type FieldErrorCode, fieldErrors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';

/** As much as is looked at to tell an encoding, in bytes. */
const sampleSize = 100_000;

/**
 * The text of a file in UTF-8 or UTF-16, with lines that end in `\n` alone. Refuses, by a code of `fieldErrors`, what is
 * empty, a workbook, or in another encoding.
 */
export async function decodeFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = bytes.includes(0) && !hasUtf16Mark(bytes) ? refuseBinary(bytes) : decode(bytes);
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trimEnd();
  if (plain === '') throw refusedFile('file_empty');
  return plain;
}

export const refusedFile = (code: FieldErrorCode): ShopError =>
  new ShopError('validation_failed', { details: [{ path: 'file', message: fieldErrors[code], code }] });

const hasUtf16Mark = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function decode(bytes: Uint8Array): string {
  // What Excel calls "Unicode text".
  if (hasUtf16Mark(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  if (isZip(bytes)) throw refusedFile('file_spreadsheet');
  throw refusedFile(isWindows1256(bytes) ? 'file_windows_1256' : 'file_encoding');
}

function refuseBinary(bytes: Uint8Array): never {
  throw refusedFile(isZip(bytes) ? 'file_spreadsheet' : 'file_encoding');
}

/** A workbook of Excel is a ZIP archive, an old one an OLE file. */
const isZip = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

/** Arabic in that encoding: what is no ASCII are Arabic letters for the most part, and they stand beside each other. */
function isWindows1256(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1256').decode(bytes.subarray(0, sampleSize));
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const inWords = [...text.matchAll(/[\u0621-\u064a]{2,}/g)].reduce((sum, [word]) => sum + word.length, 0);
  return foreign > 0 && inWords / foreign > 0.7;
}
