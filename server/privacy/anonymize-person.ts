import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/user-view.ts';
import { anonymizeSubject } from '../activity/anonymize-subject.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { deleteMessagesFrom } from '../messages/delete-messages-from.ts';
import { removeOwnSubscription } from '../newsletter/unsubscribe-newsletter.ts';
import { anonymizeOrders } from '../orders/anonymize-orders.ts';
import { orders } from '../orders/order.table.ts';
import { anonymizePayments } from '../payments/anonymize-payments.ts';
import { removeOwnEntries } from '../waitlist/leave-waitlist.ts';

/**
 * Anonymizes or deletes all data of a person except the account, in the caller's transaction. Data matched only by the
 * email is included only when the email is verified: another person may have signed up with it.
 */
export async function anonymizePerson(
  { jobs }: Pick<Context, 'jobs'>,
  db: Queries,
  user: UserRow,
): Promise<void> {
  const { id, email, emailVerifiedAt } = user;
  const ownOrders = eq(orders.userId, id);
  await anonymizePayments(db, ownOrders);
  await anonymizeOrders(db, ownOrders);
  await anonymizeSubject(db, id);
  await removeOwnSubscription(db, user);
  await removeOwnEntries(db, user);
  if (!emailVerifiedAt) return;
  await deleteMessagesFrom(db, email);
  await jobs.deleteMailsTo(db, email);
}
