import { lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { emailVerifications } from './email-verification.table.ts';
import { passwordResets } from './password-reset.table.ts';
import { sessions } from './session.table.ts';

/** Deletes the expired sessions and mailed links of all users. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
