import { createHash, randomBytes } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/** A session's token: 256 random bits that the browser keeps and the database never sees. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * By role: how long a token lives unused, and how long one login can be renewed until the password is asked for again. In
 * milliseconds. An administrator's token opens all customers' data, so it ends sooner.
 */
export const sessionLimits = {
  customer: { unused: 7 * day, renewed: 90 * day },
  admin: { unused: day, renewed: 14 * day },
} as const;
/** Grace period of a renewed token in milliseconds, for concurrent calls of other tabs. */
export const graceAfterRefresh = 60 * 1000;
