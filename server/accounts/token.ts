import { createHash, randomBytes } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/** A session's token: 256 random bits that the browser keeps and the database never sees. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How long a token lives unused, in milliseconds. */
export const sessionLifetime = 7 * day;
/** How long one login can be renewed, in milliseconds: then the password is asked for again. */
export const longestLogin = 90 * day;
/** How long a renewed token stays good, for calls that other tabs have under way. */
export const graceAfterRefresh = 60 * 1000;
