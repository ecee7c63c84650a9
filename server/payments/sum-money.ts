import { and, count, eq, exists, gte, type SQL, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import { type LedgerMethod, ledgerMethods } from '../../contracts/payments.ts';
import type { Money } from '../../contracts/stats.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import {
  dueQirsh,
  isAgreedUnpaid,
  isDeliveredUnpaid,
  isOutstanding,
  isRefundDue,
} from '../orders/payment-states.ts';
import { payments } from './payment.table.ts';

/**
 * The sums received today and this month in Amman, net of refunds and counter-entries, and the outstanding ones.
 * `start` is the first day of the period for orders paid as agreed in the chat.
 */
export async function sumMoney(db: Queries, now: Date, start: SQL): Promise<Money> {
  const at = sql`${now.toISOString()}::timestamptz at time zone 'Asia/Amman'`;
  const startOf = (unit: 'day' | 'month') =>
    sql`(date_trunc(${sql.raw(`'${unit}'`)}, ${at}) at time zone 'Asia/Amman')`;
  const { method, amountQirsh, recordedAt } = payments;
  const [taken, [due], [agreed], toRefund, unpaid] = await Promise.all([
    db
      .select({
        method,
        month: sql`sum(${amountQirsh})`.mapWith(Number),
        today:
          sql`coalesce(sum(${amountQirsh}) filter (where ${recordedAt} >= ${startOf('day')}), 0)`.mapWith(
            Number,
          ),
      })
      .from(payments)
      .where(gte(recordedAt, startOf('month')))
      .groupBy(method),
    db
      .select({
        outstanding: sumOf(dueQirsh, isOutstanding),
        refunds: sumOf(
          sql`${orders.paidQirsh} - case when ${orders.status} = 'cancelled' then 0 else ${orders.totalQirsh} end`,
          isRefundDue,
        ),
      })
      .from(sql`(select) as one`),
    db
      .select({ orders: count(), qirsh: sql`coalesce(sum(${dueQirsh}), 0)`.mapWith(Number) })
      .from(orders)
      .where(
        and(
          eq(orders.status, 'delivered'),
          gte(orders.createdAt, start),
          isAgreedUnpaid,
          exists(db.select({ one: sql`1` }).from(payments).where(gte(recordedAt, start))),
        ),
      ),
    countUpTo(db, orders, isRefundDue),
    countUpTo(db, orders, isDeliveredUnpaid),
  ]);
  const byMethod = (period: 'today' | 'month') =>
    Object.fromEntries(
      ledgerMethods.map((one) => {
        const found = taken.find((row) => row.method === one);
        return [one, fromQirsh(found?.[period] ?? 0)];
      }),
    ) as Record<LedgerMethod, number>;
  return {
    today: byMethod('today'),
    month: byMethod('month'),
    outstanding: fromQirsh(due?.outstanding ?? 0),
    agreed: { orders: agreed?.orders ?? 0, due: fromQirsh(agreed?.qirsh ?? 0) },
    refunds_due: fromQirsh(due?.refunds ?? 0),
    orders_to_refund: toRefund,
    delivered_unpaid: unpaid,
  };
}

const sumOf = (sum: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(${sum}), 0) from ${orders} where ${condition})`.mapWith(Number);
