import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be compared with a uuid column; PostgreSQL raises an error for anything else. */
export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * A UUID that begins with the time (RFC 9562, version 7): rows of the same moment are adjacent in every index. The rest
 * is random, from a UUID of Node, which generates many at a time.
 */
export function makeUuid(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The sixteen bytes of an id. */
export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
export const uuidFromBytes = (bytes: Buffer): string => withDashes(bytes.toString('hex'));

const withDashes = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
