import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/user-view.ts';
import { forgetSubject } from '../activity/forget-subject.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { forgetSender } from '../messages/forget-sender.ts';
import { removeOwnSubscription } from '../newsletter/leave-newsletter.ts';
import { forgetOrders } from '../orders/forget-orders.ts';
import { orders } from '../orders/order.table.ts';
import { forgetPayments } from '../payments/forget-payments.ts';
import { removeOwnEntries } from '../waitlist/leave-waitlist.ts';

/**
 * Anonymizes or deletes everything about a person but the account, in the caller's transaction. What is matched by
 * the email alone goes only when it is proven: anyone may have signed up with it.
 */
export async function forgetPerson(
  { jobs }: Pick<Context, 'jobs'>,
  db: Queries,
  user: UserRow,
): Promise<void> {
  const { id, email, emailProvenAt } = user;
  const isOwn = eq(orders.userId, id);
  await forgetPayments(db, isOwn);
  await forgetOrders(db, isOwn);
  await forgetSubject(db, id);
  await removeOwnSubscription(db, user);
  await removeOwnEntries(db, user);
  if (!emailProvenAt) return;
  await forgetSender(db, email);
  await jobs.forget(db, email);
}
