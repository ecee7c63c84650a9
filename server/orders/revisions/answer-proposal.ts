import { and, eq, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type {
  acceptProposal as acceptContract,
  acceptByLink as acceptLinkContract,
} from '../../../contracts/order-revisions.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import type { OpenedOrder } from '../../../contracts/orders.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { inTransaction } from '../../database/transaction.ts';
import { clockOf } from '../../delivery/free-slots.ts';
import { ShopError } from '../../errors.ts';
import { ownOrder, readOpenedOrder } from '../list-orders.ts';
import { orderRevisions, orders } from '../order.table.ts';
import { orderByLink } from '../order-link.ts';
import type { Contents } from './decide-revision.ts';
import { type LockedOrder, lockWholeOrder } from './lock-order.ts';
import { notifySellers } from './notify-sellers.ts';
import { acceptRevision, endProposal, readRevision } from './write-revision.ts';

type Answered = ParsedInputOf<typeof acceptContract>;
type AnsweredByLink = ParsedInputOf<typeof acceptLinkContract>;

/**
 * Accepts the seller's proposal as the customer's order. Refuses `too_late`, `slot_gone`, and `order_changed` when it
 * is no longer proposed.
 */
export const acceptProposal = (context: Context, { id, revision }: Answered): Promise<OpenedOrder> =>
  answer(context, ownOrder(context, id), revision, 'accepted');

/** Declines the proposal; the order stays as it was. Refuses as accepting does. */
export const declineProposal = (context: Context, { id, revision }: Answered): Promise<OpenedOrder> =>
  answer(context, ownOrder(context, id), revision, 'declined');

/** `acceptProposal` for the order with this private link. */
export const acceptByLink = async (
  context: Context,
  { token, revision }: AnsweredByLink,
): Promise<OpenedOrder> =>
  answer(context, await orderByLink(context.config, context.db, token), revision, 'accepted');

export const declineByLink = async (
  context: Context,
  { token, revision }: AnsweredByLink,
): Promise<OpenedOrder> =>
  answer(context, await orderByLink(context.config, context.db, token), revision, 'declined');

const answer = (
  context: Context,
  condition: SQL | undefined,
  revision: number,
  state: 'accepted' | 'declined',
): Promise<OpenedOrder> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, condition);
    if (await isStillProposed(db, order, revision, state)) {
      const answeredAt = context.now();
      if (state === 'accepted') {
        refusePassedSlot(order, await readRevision(db, order, revision), answeredAt);
        await acceptRevision(db, order, revision, { by: null, at: answeredAt });
      } else await endProposal(db, order, { state, answeredAt });
      await notifySellers(context, db, order, state);
    }
    return readOpenedOrder(context, db, eq(orders.id, order.id));
  });

/** False when the answer was given before (double tap). */
export async function isStillProposed(
  db: Queries,
  order: LockedOrder,
  number: number,
  answer: 'accepted' | 'declined' | 'superseded',
): Promise<boolean> {
  if (!isUnderWay(order.status)) throw new ShopError('too_late');
  if (order.proposedRevision === number) return true;
  const isAsked = and(eq(orderRevisions.orderId, order.id), eq(orderRevisions.number, number));
  const [row] = await db.select({ state: orderRevisions.state }).from(orderRevisions).where(isAsked);
  if (row?.state !== answer) throw new ShopError('order_changed');
  return false;
}

/** A proposed new slot may have begun before the customer agrees. Refuses `slot_gone`. */
export function refusePassedSlot(order: LockedOrder, { address: { slot } }: Contents, now: Date): void {
  const { date, time } = clockOf(now);
  const isOther = slot?.id !== order.slot?.id || slot?.date !== order.slot?.date;
  if (slot && isOther && `${slot.date} ${slot.from}` < `${date} ${time}`) throw new ShopError('slot_gone');
}
