import { eq, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { Ledger } from '../../contracts/payments.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { orderByIdOrNumber } from '../orders/list-orders.ts';
import { orders } from '../orders/order.table.ts';
import { paymentView } from '../orders/order-view.ts';
import { payments } from './payment.table.ts';
import { readProofs } from './payment-proofs.ts';

/** The ledger of any order, by id or number. */
export async function listPayments({ db }: Context, { id }: { id: string }): Promise<Ledger> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(orderByIdOrNumber(id));
  if (!order) throw new ShopError('not_found');
  return readLedger(db, order.id);
}

const isReversed = sql<boolean>`exists (select from ${payments} later where later.reverses = ${payments}.id)`;

/** The entries in their order, and their sums. */
export async function readLedger(db: Queries, orderId: string): Promise<Ledger> {
  const { status, totalQirsh, paidQirsh, refundedQirsh, waivedQirsh, paymentMethod } = orders;
  const [order] = await db
    .select({ status, totalQirsh, paidQirsh, refundedQirsh, waivedQirsh, paymentMethod })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new ShopError('not_found');
  const rows = await db
    .select({ entry: payments, by: { id: users.id, name: users.name }, isReversed })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.id);
  return {
    payment: paymentView(order),
    entries: rows.map(({ entry, by, isReversed: reversed }) => ({
      id: entry.id,
      method: entry.method,
      amount: fromQirsh(entry.amountQirsh),
      reference: entry.reference,
      note: entry.note,
      at: entry.recordedAt.toISOString(),
      by,
      reverses: entry.reverses,
      reversed,
    })),
    proofs: await readProofs(db, orderId),
  };
}
