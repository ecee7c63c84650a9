import { asc, inArray } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { LedgerMethod } from '../../contracts/payments.ts';
import type { Queries } from '../database/queries.ts';
import { payments } from './payment.table.ts';
import { paymentProofs } from './payment-proof.table.ts';

export type OwnPayment = { amount: number; method: LedgerMethod; at: string };

/** The ledgers of orders as their customer may see them: without the recording user and the seller's notes. */
export async function readOwnPayments(db: Queries, orderIds: string[]): Promise<Map<string, OwnPayment[]>> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, entries]) => [
      id,
      entries.map(({ amountQirsh, method, recordedAt }) => ({
        amount: fromQirsh(amountQirsh),
        method,
        at: recordedAt.toISOString(),
      })),
    ]),
  );
}

/** When pictures of transfers were sent, by order. */
export async function readOwnProofs(db: Queries, orderIds: string[]): Promise<Map<string, string[]>> {
  const { id, orderId, addedAt } = paymentProofs;
  const rows = await db
    .select({ orderId, addedAt })
    .from(paymentProofs)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(id));
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([order, sent]) => [order, sent.map((row) => row.addedAt.toISOString())]));
}
