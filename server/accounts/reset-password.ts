import { and, eq, gt, lte } from 'drizzle-orm';
import type { resetPassword as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { passwordResets } from './password-reset.table.ts';
import { hashToken, makeToken } from './token.ts';
import { trustedDeviceToken } from './trusted-device.ts';
import { users } from './user.table.ts';

/** How long a reset link is valid, in milliseconds. */
export const resetLifetime = 30 * 60 * 1000;

/** Creates a reset token and stores only its hash; deletes the expired tokens of all users. */
export async function makeResetToken(db: Queries, user: User, now: Date): Promise<string> {
  const token = makeToken();
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  const expiresAt = new Date(now.getTime() + resetLifetime);
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId: user.id, expiresAt });
  return token;
}

/**
 * Sets a new password by a single-use link. Ends all sessions and links of the user; two-factor login stays. Returns
 * the trusted device token, so that the following login is not rate limited by other people's attempts.
 */
export async function resetPassword(
  context: Context,
  { token, password }: ParsedInputOf<typeof contract>,
): Promise<{ device: string }> {
  await refuseCommonPassword(password);
  await limitRate(context, 'resetFromAddress', context.clientAddress);
  const passwordHash = await hashPassword(password);
  return inTransaction(context.db, async (db) => {
    const isGood = and(
      eq(passwordResets.tokenHash, hashToken(token)),
      gt(passwordResets.expiresAt, context.now()),
    );
    const [used] = await db.delete(passwordResets).where(isGood).returning({ userId: passwordResets.userId });
    if (!used) throw new ShopError('link_expired');
    const emailVerifiedAt = context.now();
    await db.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, used.userId));
    await deleteResetLinks(db, used.userId);
    await endSessions(db, used.userId);
    return { device: trustedDeviceToken(passwordHash) };
  });
}

/** Deletes the reset links that were mailed to a user, in the caller's transaction. */
export async function deleteResetLinks(db: Queries, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
