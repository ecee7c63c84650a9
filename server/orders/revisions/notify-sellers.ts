import type { CustomerAct } from '../../../contracts/order-revisions.ts';
import { listAdminsToNotify } from '../../accounts/list-admins.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { announceOrder } from '../order-events.ts';

/** Notifies the sellers of a customer's action on an order: by mail, and on open admin pages. */
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
