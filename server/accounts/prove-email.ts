import { and, eq, gt, lte } from 'drizzle-orm';
import type { proveEmail as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { emailProofs } from './email-proof.table.ts';
import { hashToken, makeToken } from './session-token.ts';
import { users } from './user.table.ts';

/** How long a link that proves an email is good, in milliseconds. */
const proofLifetime = 7 * 24 * 60 * 60 * 1000;

/** Creates an email proof token and stores its hash alone; expired ones are deleted. */
export async function makeProofToken(
  db: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = makeToken();
  await db.delete(emailProofs).where(lte(emailProofs.expiresAt, now));
  const expiresAt = new Date(now.getTime() + proofLifetime);
  await db.insert(emailProofs).values({ tokenHash: hashToken(token), userId: id, email, expiresAt });
  return token;
}

/** Mails another link to the signed-in user's email, unless it is proven already. */
export async function sendEmailProof(context: Context): Promise<null> {
  const { user } = requireActor(context);
  if (user.emailProven) return null;
  await limitRate(context, 'emailProof', user.id);
  await context.jobs.enqueue(context.db, { mail: 'email-proof', userId: user.id });
  return null;
}

/** Marks an email as proven by the link that was mailed to it, once. Refuses `link_expired`, also when the email is another by now. */
export async function proveEmail(context: Context, { token }: ParsedInputOf<typeof contract>): Promise<null> {
  await limitRate(context, 'resetFromAddress', context.clientAddress);
  return inTransaction(context.db, async (db) => {
    const isGood = and(eq(emailProofs.tokenHash, hashToken(token)), gt(emailProofs.expiresAt, context.now()));
    const [used] = await db.delete(emailProofs).where(isGood).returning();
    const isStill = used && and(eq(users.id, used.userId), eq(users.email, used.email));
    if (!isStill) throw new ShopError('link_expired');
    const emailProvenAt = context.now();
    const [proven] = await db.update(users).set({ emailProvenAt }).where(isStill).returning({ id: users.id });
    if (!proven) throw new ShopError('link_expired');
    await db.delete(emailProofs).where(eq(emailProofs.userId, used.userId));
    return null;
  });
}
