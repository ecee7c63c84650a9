import type { CustomerAct } from '../../../contracts/order-revisions.ts';
import { listAdminsToNotify } from '../../accounts/list-admins.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { announceOrder } from '../order-events.ts';

/** Tells the sellers of what a customer has done to an order: a mail each, and the admin pages that are open. */
export async function notifySellers(
  { jobs }: Pick<Context, 'jobs'>,
  db: Queries,
  order: { id: string; userId: string | null },
  act: CustomerAct,
): Promise<void> {
  const admins = await listAdminsToNotify(db);
  const mails = admins.map((userId) => ({
    mail: 'seller-change' as const,
    orderId: order.id,
    userId,
    act,
  }));
  await jobs.enqueueAll(db, mails);
  await announceOrder(db, order, 'by_customer');
}
