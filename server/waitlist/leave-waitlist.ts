import { and, eq, gte, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { waitlistEntries } from './waitlist.table.ts';

/**
 * Removes the address of a mail's unsubscribe link from all lists. Idempotent: a link that was used before, or is
 * unknown, succeeds, too.
 */
export async function leaveWaitlist({ db }: Context, { token }: { token: string }): Promise<null> {
  if (isUuid(token)) await db.delete(waitlistEntries).where(eq(waitlistEntries.leaveToken, token));
  return null;
}

/** Deletes the entry of a contact to whom the message was sent. */
export async function removeEntry(db: Queries, id: string): Promise<void> {
  await db.delete(waitlistEntries).where(eq(waitlistEntries.id, id));
}

type Holder = { id: string; email: string; emailVerifiedAt: Date | null; emailSince: Date };

/**
 * The entries of an account: those it requested, and those of its address. While the address is unverified, an entry
 * older than the account's use of it belongs to another person.
 */
const ownEntries = ({ id, email, emailVerifiedAt, emailSince }: Holder): SQL | undefined =>
  or(
    eq(waitlistEntries.userId, id),
    and(
      eq(waitlistEntries.email, email),
      emailVerifiedAt ? undefined : gte(waitlistEntries.createdAt, emailSince),
    ),
  );

/** Deletes an account's entries, in the caller's transaction. */
export async function removeOwnEntries(db: Queries, holder: Holder): Promise<void> {
  await db.delete(waitlistEntries).where(ownEntries(holder));
}

/** An account's entries, for its data export. */
export const readOwnEntries = (db: Queries, holder: Holder) =>
  db
    .select({
      product_id: waitlistEntries.productId,
      email: waitlistEntries.email,
      phone: waitlistEntries.phone,
      language: waitlistEntries.language,
      since: waitlistEntries.createdAt,
    })
    .from(waitlistEntries)
    .where(ownEntries(holder))
    .orderBy(waitlistEntries.createdAt);

const day = 24 * 60 * 60 * 1000;

/**
 * Retention: deletes numbers to which the message was sent, addresses whose mail the queue gave up a week ago, and
 * entries that are a year old.
 */
export async function removeOldEntries(db: Queries, now: Date): Promise<void> {
  const { createdAt, announcedAt, sentAt } = waitlistEntries;
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db
    .delete(waitlistEntries)
    .where(or(isNotNull(sentAt), lt(announcedAt, before(7)), lt(createdAt, before(365))));
}
