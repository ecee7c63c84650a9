import { eq } from 'drizzle-orm';
import type { CancelReason } from '../../contracts/cancel-reasons.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import {
  type setOrderStatus as contract,
  type OpenedOrder,
  type OrderStatus,
  orderNumber,
} from '../../contracts/orders.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { moveCouponUse } from '../coupons/move-coupon-use.ts';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { moveGoods } from '../stock/move-goods.ts';
import { readOpenedOrder } from './list-orders.ts';
import { orderStatusChanges, orders } from './order.table.ts';
import { announceOrder } from './order-events.ts';
import { endProposal } from './revisions/write-revision.ts';

/**
 * Sets an order's status, records the change and queues a debounced mail to the customer. Refuses `changed_meanwhile`
 * when the status is neither the expected nor the requested one (optimistic locking), and `fee_pending`.
 */
export async function setOrderStatus(
  context: Context,
  { id, status, expected_status, cancel_reason }: ParsedInputOf<typeof contract>,
): Promise<OpenedOrder> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const before = await lockOrder(db, id);
    if (!before) throw new ShopError('not_found');
    if (expected_status && before.status !== expected_status && before.status !== status)
      throw new ShopError('changed_meanwhile');
    if (before.status !== status)
      await changeStatus(context, db, before, status, { cancelReason: cancel_reason });
    return readOpenedOrder(context, db, eq(orders.id, id));
  });
}

/** A change of an order's status in the activity log. */
export type StatusChange = { id: string; before: StatusSnapshot; after: StatusSnapshot };
type StatusSnapshot = { status: OrderStatus; cancelReason?: CancelReason };

/** Restores the status before a change, by the same steps. Refuses `changed_since`. */
export async function revertOrderStatus(
  context: Context,
  db: Queries,
  { id, before, after }: StatusChange,
  undoes: number,
): Promise<void> {
  const order = await lockOrder(db, id);
  if (order?.status !== after.status) throw new ShopError('changed_since');
  await changeStatus(context, db, order, before.status, { cancelReason: before.cancelReason, undoes });
}

const { id, number, userId, status, cancelReason, revision, proposedRevision } = orders;
const { totalQirsh, paidQirsh, refundedQirsh, waivedQirsh, paymentMethod, feePending } = orders;
const lockedColumns = {
  id,
  number,
  userId,
  status,
  cancelReason,
  totalQirsh,
  paidQirsh,
  refundedQirsh,
  waivedQirsh,
  paymentMethod,
  feePending,
  revision,
  proposedRevision,
};
type OrderRow = Pick<typeof orders.$inferSelect, keyof typeof lockedColumns>;

export async function lockOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select(lockedColumns).from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** While the delivery fee is unknown, an order can only be pending or cancelled. */
export const isStatusRefused = ({ feePending }: Pick<OrderRow, 'feePending'>, status: OrderStatus): boolean =>
  feePending && status !== 'pending' && status !== 'cancelled';

type ChangeOptions = {
  /** Kept where the order is cancelled. */
  cancelReason?: CancelReason | undefined;
  /** The id of the activity entry that the change undoes. */
  undoes?: number | undefined;
};

/** A text is kept of another reason alone. */
const reasonOf = (status: OrderStatus, reason: CancelReason | undefined): CancelReason | null =>
  status === 'cancelled' && reason ? { ...reason, text: reason.kind === 'other' ? reason.text : '' } : null;

/**
 * Sets the status of a locked order, with its history, mail and activity entry; a proposed change ends with the order.
 * By a private link it has no actor. Refuses `fee_pending`, and for a reopened order `slot_full`, `stock_short`,
 * `coupon_used_up` and `coupon_used`.
 */
export async function changeStatus(
  context: Context,
  db: Queries,
  order: OrderRow,
  status: OrderStatus,
  { cancelReason: reason, undoes }: ChangeOptions = {},
): Promise<void> {
  if (isStatusRefused(order, status)) throw new ShopError('fee_pending');
  const user = context.actor?.user;
  const goodsOf = (one: OrderStatus) => (one === 'cancelled' ? null : order.revision);
  const [from, to] = [goodsOf(order.status), goodsOf(status)];
  if (from !== to)
    await moveGoods(db, {
      orderId: order.id,
      from,
      to,
      by: user?.role === 'admin' ? user.id : null,
      at: context.now(),
    });
  if (order.proposedRevision !== null && !isUnderWay(status))
    await endProposal(db, order, { state: 'superseded' });
  if ((order.status === 'cancelled') !== (status === 'cancelled'))
    await moveCouponUse(db, order.id, status !== 'cancelled');
  const cancelReason = reasonOf(status, reason);
  await db
    .update(orders)
    .set({ status, cancelReason })
    .where(eq(orders.id, order.id))
    .catch((error: unknown) => {
      // The reopened order's place in the slot was given to another.
      throw violatesCheck(error, 'slot_capacity') ? new ShopError('slot_full') : error;
    });
  const change = {
    before: order.status,
    after: status,
    changedBy: user?.id ?? null,
    changedAt: context.now(),
    // The log is of what administrators do: a customer who cancels stands in the order's own history.
    activityId:
      user?.role === 'admin'
        ? await recordStatus(context, db, order, { status, cancelReason }, undoes)
        : null,
  };
  const [made] = await db
    .insert(orderStatusChanges)
    .values({ orderId: order.id, ...change })
    .returning({ id: orderStatusChanges.id });
  if (!made) throw new Error('the change of status did not come back');
  await context.jobs.enqueue(db, { mail: 'order-status', changeId: made.id });
  await announceOrder(db, order);
}

const snapshotOf = ({ status, cancelReason }: Pick<OrderRow, 'status' | 'cancelReason'>): StatusSnapshot => ({
  status,
  ...(cancelReason && { cancelReason }),
});

/** Records the change in the activity log; returns the entry's id. */
async function recordStatus(
  context: Context,
  db: Queries,
  order: OrderRow,
  after: Pick<OrderRow, 'status' | 'cancelReason'>,
  undoes?: number,
): Promise<number | null> {
  const number = orderNumber(order.number);
  await recordActivity(context, db, {
    action: 'order.status',
    subjectId: order.id,
    subject: { en: number, ar: number },
    before: snapshotOf(order),
    after: snapshotOf(after),
    undoes,
  });
  return context.recorded.activity;
}
