import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { OpenedOrder, Order } from '../../contracts/orders.ts';
import {
  type addProofByLink as linkContract,
  maxProofs,
  type addPaymentProof as ownContract,
} from '../../contracts/payment-proofs.ts';
import type { PaymentProof } from '../../contracts/payments.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { redrawImage } from '../media/store-image.ts';
import { ownOrder, readOpenedOrder, readOrder } from '../orders/list-orders.ts';
import { orders } from '../orders/order.table.ts';
import { announceOrder } from '../orders/order-events.ts';
import { orderByLink } from '../orders/order-link.ts';
import { lockWholeOrder } from '../orders/revisions/lock-order.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { paymentProofs } from './payment-proof.table.ts';

/**
 * Adds a picture of a transfer to the customer's own order. It is re-encoded, so no metadata is kept, and does not
 * count as a payment. Refuses `too_late` where no transfer is due, `validation_failed` for anything that is not a
 * picture, and one picture too many.
 */
export const addPaymentProof = (
  context: Context,
  { id, picture }: ParsedInputOf<typeof ownContract>,
): Promise<OpenedOrder> => add(context, ownOrder(context, id), picture);

/** `addPaymentProof` for the order with this private link. */
export const addProofByLink = async (
  context: Context,
  { token, picture }: ParsedInputOf<typeof linkContract>,
): Promise<OpenedOrder> => add(context, await orderByLink(context.config, context.db, token), picture);

async function add(context: Context, condition: SQL | undefined, text: string): Promise<OpenedOrder> {
  const { db } = context;
  await limitRate(context, 'proofFromAddress', context.clientAddress);
  // Checked before anything is decoded, so that a stranger's picture costs no work.
  const { id } = await refuseWhereNoneIsDue(db, condition);
  await limitRate(context, 'proof', id);
  const picture = await redrawImage(Buffer.from(text, 'base64'));
  return inTransaction(db, async (tx) => {
    const order = await lockWholeOrder(tx, condition);
    await refuseWhereNoneIsDue(tx, condition);
    const isOfOrder = eq(paymentProofs.orderId, order.id);
    const [known] = await tx.select({ proofs: count() }).from(paymentProofs).where(isOfOrder);
    if ((known?.proofs ?? 0) >= maxProofs) {
      const details = [
        { path: 'picture', message: 'This order has as many pictures as it can', code: 'full' },
      ];
      throw new ShopError('validation_failed', { details });
    }
    await tx.insert(paymentProofs).values({ orderId: order.id, addedAt: context.now(), picture });
    await announceOrder(tx, order);
    return readOpenedOrder(context, tx, eq(orders.id, order.id));
  });
}

async function refuseWhereNoneIsDue(db: Queries, condition: SQL | undefined): Promise<Order> {
  const order = await readOrder(db, condition);
  if (!order.pay_to) throw new ShopError('too_late');
  return order;
}

/** The pictures of an order, oldest first. */
export async function readProofs(db: Queries, orderId: string): Promise<PaymentProof[]> {
  const { id, addedAt } = paymentProofs;
  const rows = await db
    .select({ id, addedAt })
    .from(paymentProofs)
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(asc(id));
  return rows.map((row) => ({ id: row.id, at: row.addedAt.toISOString() }));
}

export async function getPaymentProof({ db }: Context, { id }: { id: number }): Promise<AnsweredFile> {
  const [proof] = await db.select().from(paymentProofs).where(eq(paymentProofs.id, id));
  if (!proof) throw new ShopError('not_found');
  return { name: `transfer-${id}.webp`, bytes: new Uint8Array(proof.picture) };
}
