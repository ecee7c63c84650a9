import { isUtf8 } from 'node:buffer';
import { type FieldErrorCode, fieldErrors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';

/** The size of the sample for detecting the encoding, in bytes. */
const sampleSize = 100_000;
/** The greatest share of undecodable characters in a text file. */
const maxDamaged = 0.05;

/**
 * Decodes a file in UTF-8, UTF-16 or Windows-1256, with lines ending in `\n`. Undecodable bytes become U+FFFD, so that
 * their lines can be reported. Refuses an empty file or one that is no text, by a code of `fieldErrors`.
 */
export function decodeFile(bytes: Uint8Array): string {
  const plain = decode(bytes).replace(/\r\n?/g, '\n').replaceAll('\0', '').trimEnd();
  if (plain === '') throw refusedFile('file_empty');
  return plain;
}

export const refusedFile = (code: FieldErrorCode): ShopError =>
  new ShopError('validation_failed', { details: [{ path: 'file', message: fieldErrors[code], code }] });

function decode(bytes: Uint8Array): string {
  // Excel calls this "Unicode text".
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, sampleSize).includes(0)) throw refusedFile('file_encoding');
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const sample = bytes.subarray(0, sampleSize);
  if (isWindows1256(sample)) return new TextDecoder('windows-1256').decode(bytes);
  const { damaged, length } = lettersOf(new TextDecoder().decode(sample));
  if (damaged > length * maxDamaged) throw refusedFile('file_encoding');
  return new TextDecoder().decode(bytes);
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark: in commas, digits and line ends, the same half of each pair is zero.
  const zeros: [number, number] = [0, 0];
  const sample = bytes.subarray(0, sampleSize);
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[(place % 2) as 0 | 1] += 1;
  const [even, odd] = zeros;
  const many = sample.length / 20;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

function lettersOf(text: string): { damaged: number; foreign: number; length: number } {
  const damaged = text.match(/\ufffd/g)?.length ?? 0;
  return { damaged, foreign: (text.match(/[^\0-\x7f]/g)?.length ?? 0) - damaged, length: text.length };
}

/** Whether it is Arabic in Windows-1256: mostly invalid as UTF-8, while its non-ASCII characters are Arabic words. */
function isWindows1256(sample: Uint8Array): boolean {
  const { damaged, foreign } = lettersOf(new TextDecoder().decode(sample));
  if (foreign > damaged) return false;
  const text = new TextDecoder('windows-1256').decode(sample);
  const inWords = [...text.matchAll(/[\u0621-\u064a]{2,}/g)].reduce((sum, [word]) => sum + word.length, 0);
  return inWords > 0.7 * lettersOf(text).foreign;
}
