import { randomBytes } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be compared with a uuid column; anything else is an error to PostgreSQL. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** An id that begins with the time (RFC 9562, version 7): rows of one moment lie side by side in every index. */
export function makeUuid(now: Date): string {
  const random = randomBytes(10);
  random[0] = 0x70 | ((random[0] ?? 0) & 0x0f);
  random[2] = 0x80 | ((random[2] ?? 0) & 0x3f);
  const digits = now.getTime().toString(16).padStart(12, '0') + random.toString('hex');
  return withDashes(digits);
}

/** The sixteen bytes of an id. */
export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
export const uuidFromBytes = (bytes: Buffer): string => withDashes(bytes.toString('hex'));

const withDashes = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
