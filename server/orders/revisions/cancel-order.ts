import { eq, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type {
  cancelOrder as contract,
  cancelByLink as linkContract,
} from '../../../contracts/order-revisions.ts';
import type { OpenedOrder } from '../../../contracts/orders.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ShopError } from '../../errors.ts';
import { ownOrder, readOpenedOrder } from '../list-orders.ts';
import { orders } from '../order.table.ts';
import { orderByLink } from '../order-link.ts';
import { changeStatus } from '../set-order-status.ts';
import { lockWholeOrder } from './lock-order.ts';
import { notifySellers } from './notify-sellers.ts';

/**
 * Cancels the customer's own order while it is pending, and with it a proposed change. Refuses `too_late` afterwards,
 * and `order_changed`.
 */
export const cancelOrder = (
  context: Context,
  { id, revision }: ParsedInputOf<typeof contract>,
): Promise<OpenedOrder> => cancel(context, ownOrder(context, id), revision);

/** `cancelOrder` for the order with this private link. */
export const cancelByLink = async (
  context: Context,
  { token, revision }: ParsedInputOf<typeof linkContract>,
): Promise<OpenedOrder> => cancel(context, await orderByLink(context.config, context.db, token), revision);

const cancel = (context: Context, condition: SQL | undefined, revision: number): Promise<OpenedOrder> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, condition);
    // Skipped when it is already cancelled (double tap).
    if (order.status !== 'cancelled') {
      if (order.status !== 'pending') throw new ShopError('too_late');
      if (order.revision !== revision) throw new ShopError('order_changed');
      await changeStatus(context, db, order, 'cancelled');
      await notifySellers(context, db, order, 'cancelled');
    }
    return readOpenedOrder(context, db, eq(orders.id, order.id));
  });
