import type { AnswerOf, ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { cancelOrder as contract } from '../../../contracts/order-revisions.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ShopError } from '../../errors.ts';
import { changeStatus } from '../set-order-status.ts';
import { readOne } from './answer-proposal.ts';
import { isOwn, lockWholeOrder } from './lock-order.ts';

/** Cancels the customer's own order while it is pending. Refuses `too_late` afterwards, and `order_changed`. */
export const cancelOrder = (
  context: Context,
  { id, revision }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, isOwn(context, id));
    // A double tap.
    if (order.status !== 'cancelled') {
      if (order.status !== 'pending') throw new ShopError('too_late');
      if (order.revision !== revision) throw new ShopError('order_changed');
      await changeStatus(context, db, order, 'cancelled');
    }
    return readOne(context, db, order.id);
  });
