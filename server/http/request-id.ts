import { randomUUID } from 'node:crypto';

/** Letters and digits of which none is taken for another when they are read out (Crockford's base 32). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
/** Longer than a phone number, and without the signs of an address. */
const wellFormed = /^[\w-]{16,64}$/;

/** The hexadecimal digits of a UUID of version 4 that are random all, as pairs of which five bits are taken each. */
const randomPairs = [0, 2, 4, 6, 9, 11, 24, 26, 28, 30, 32, 34];

/** What joins an answer to its line in the log: 60 random bits in three groups, short enough to be told by telephone. */
export function newRequestId(): string {
  const uuid = randomUUID();
  const id = randomPairs.map((at) => signs[Number.parseInt(uuid.slice(at, at + 2), 16) & 31]).join('');
  return `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`;
}

/** The id that a trusted proxy has given the request, if it is one; else a new one. Others could write into the log. */
export const requestIdOf = (given: string | undefined, trustProxy: boolean): string =>
  trustProxy && given !== undefined && wellFormed.test(given) ? given : newRequestId();
