import { asc, inArray } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { LedgerMethod } from '../../contracts/payments.ts';
import type { Queries } from '../database/queries.ts';
import { payments } from './payment.table.ts';

export type OwnPayment = { amount: number; method: LedgerMethod; at: string };

/** The ledgers of orders as their customer may see them: who recorded it and the seller's notes are left out. */
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
