import { randomUUID } from 'node:crypto';

/** Letters and digits that are not confused when read out (Crockford's base 32). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
/** Longer than a phone number, and without the characters of an email address. */
const wellFormed = /^[\w-]{16,64}$/;

/** Positions of the fully random hexadecimal digits in a UUID v4, as pairs that yield five bits each. */
const randomPairs = [0, 2, 4, 6, 9, 11, 24, 26, 28, 30, 32, 34];

/** A correlation id of an answer and its log line: 60 random bits in three groups, short enough to be read out by telephone. */
export function newRequestId(): string {
  const uuid = randomUUID();
  const id = randomPairs.map((at) => signs[Number.parseInt(uuid.slice(at, at + 2), 16) & 31]).join('');
  return `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`;
}

/** The request id from a trusted proxy if it is well-formed, else a new one: untrusted ones could inject text into the log. */
export const requestIdOf = (given: string | undefined, trustProxy: boolean): string =>
  trustProxy && given !== undefined && wellFormed.test(given) ? given : newRequestId();
