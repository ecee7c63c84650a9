import { orderNumber } from '../../contracts/orders.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { announceOrder } from '../orders/order-events.ts';
import { payments } from './payment.table.ts';

type NewEntry = Omit<typeof payments.$inferInsert, 'orderId' | 'recordedBy' | 'recordedAt'>;

/** The only writer of the ledger: adds an entry for a locked order, with its activity entry, and announces the order. */
export async function addEntry(
  context: Context,
  db: Queries,
  order: { id: string; number: number; userId: string | null },
  entry: NewEntry,
  undoes?: number,
): Promise<void> {
  const { user } = requireActor(context);
  const values = { ...entry, orderId: order.id, recordedBy: user.id, recordedAt: context.now() };
  const [added] = await db.insert(payments).values(values).returning({ id: payments.id });
  if (!added) throw new Error('the entry did not come back');
  const number = orderNumber(order.number);
  // Without reference and note: they may name a person, and the activity log outlives them.
  await recordActivity(context, db, {
    action: 'payment.record',
    subjectId: String(added.id),
    subject: { en: number, ar: number },
    before: null,
    after: { id: added.id, paymentMethod: entry.method, paymentQirsh: entry.amountQirsh },
    undoes,
  });
  // A counter-entry offers no undo.
  if (entry.reverses) context.recorded.activity = null;
  await announceOrder(db, order);
}
