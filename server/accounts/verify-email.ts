import { and, eq, gt, lte } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import type { verifyEmail as contract } from '../../contracts/email-verification.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { emailVerifications } from './email-verification.table.ts';
import { hashToken, makeToken } from './token.ts';
import { users } from './user.table.ts';

/** How long a verification link is valid, in milliseconds. */
const proofLifetime = 7 * 24 * 60 * 60 * 1000;

/** Creates an email verification token and stores only its hash; deletes expired ones. */
export async function makeVerificationToken(
  db: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = makeToken();
  await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  const expiresAt = new Date(now.getTime() + proofLifetime);
  await db.insert(emailVerifications).values({ tokenHash: hashToken(token), userId: id, email, expiresAt });
  return token;
}

/** Mails another link to the signed-in user's email, unless it is verified already. */
export async function sendVerificationEmail(context: Context): Promise<null> {
  const { user } = requireActor(context);
  if (user.emailVerified) return null;
  await limitRate(context, 'emailVerification', user.id);
  await context.jobs.enqueue(context.db, { mail: 'email-verification', userId: user.id });
  return null;
}

/** Marks an email as verified by its single-use link. Refuses `link_expired`, also when the account's email has changed since. */
export async function verifyEmail(
  context: Context,
  { token }: ParsedInputOf<typeof contract>,
): Promise<null> {
  await limitRate(context, 'resetFromAddress', context.clientAddress);
  return inTransaction(context.db, async (db) => {
    const isGood = and(
      eq(emailVerifications.tokenHash, hashToken(token)),
      gt(emailVerifications.expiresAt, context.now()),
    );
    const [used] = await db.delete(emailVerifications).where(isGood).returning();
    const isStill = used && and(eq(users.id, used.userId), eq(users.email, used.email));
    if (!isStill) throw new ShopError('link_expired');
    const emailVerifiedAt = context.now();
    const [verified] = await db
      .update(users)
      .set({ emailVerifiedAt })
      .where(isStill)
      .returning({ id: users.id });
    if (!verified) throw new ShopError('link_expired');
    await db.delete(emailVerifications).where(eq(emailVerifications.userId, used.userId));
    return null;
  });
}
