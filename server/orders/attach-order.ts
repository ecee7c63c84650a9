import { eq } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { attachOrder as contract } from '../../contracts/guest-orders.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { orders } from './order.table.ts';
import { announceOrder } from './order-events.ts';
import { orderByLink } from './order-link.ts';

const { id, userId, customerEmail } = orders;
const lockedColumns = { id, userId, customerEmail };

/**
 * Moves a guest's order to the account of the user who has its link. An order with an email can only be moved to the
 * account that has verified this email; without one, the link is the only proof.
 */
export async function attachOrder(
  context: Context,
  { token }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { user } = requireActor(context);
  return inTransaction(context.db, async (db) => {
    const condition = await orderByLink(context.config, db, token);
    const [order] = condition
      ? await db.select(lockedColumns).from(orders).where(condition).for('update')
      : [];
    if (!order) throw new ShopError('not_found');
    const isGuestOrder = order.userId === null;
    if (!isGuestOrder && order.userId !== user.id) return { state: 'taken' };
    if (isGuestOrder && order.customerEmail !== '') {
      if (order.customerEmail !== user.email) return { state: 'other_email' };
      if (!user.emailVerified) return { state: 'unverified' };
    }
    // The idempotency key was scoped to the browser's key: in the account it might collide with another order's.
    const moved = { userId: user.id, guestKeyHash: null, idempotencyKey: order.id };
    await db.update(orders).set(moved).where(eq(orders.id, order.id));
    await announceOrder(db, { id: order.id, userId: user.id });
    return { state: 'attached' };
  });
}
