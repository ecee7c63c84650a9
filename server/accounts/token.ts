import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits for a session or a link. Its holder keeps it; the database has its hash alone. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
