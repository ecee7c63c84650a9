import { forgetSubject } from '../activity/forget-subject.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { forgetSender } from '../messages/forget-sender.ts';
import { removeSubscriber } from '../newsletter/leave-newsletter.ts';
import { forgetCustomer } from '../orders/forget-customer.ts';

/** Takes a person out of everything but the account itself, within the caller's transaction. */
export async function forgetPerson(
  { jobs }: Pick<Context, 'jobs'>,
  db: Queries,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await forgetCustomer(db, id);
  await forgetSender(db, email);
  await removeSubscriber(db, email);
  await forgetSubject(db, id);
  await jobs.forget(db, email);
}
