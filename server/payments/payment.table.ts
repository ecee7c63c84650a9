import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ledgerMethods } from '../../contracts/payments.ts';
import { users } from '../accounts/user.table.ts';
import { orders } from '../orders/order.table.ts';

/**
 * The ledger: money received, or refunded (negative), in qirsh. Append-only, enforced by a trigger: a wrong entry is
 * reversed by a counter-entry. Another trigger maintains each order's sums in `orders`: paid, refunded, and waived.
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    method: text({ enum: ledgerMethods }).notNull(),
    amountQirsh: bigint('amount_qirsh', { mode: 'number' }).notNull(),
    /** The waived part of a refund, as `paymentAfter` computed it when it was recorded. */
    waivedQirsh: bigint('waived_qirsh', { mode: 'number' }).notNull().default(0),
    /**
     * What the order cost when the sum was waived: when it costs less now, less is waived. Null in older entries, whose
     * waiver is fixed.
     */
    waivedAtQirsh: bigint('waived_at_qirsh', { mode: 'number' }),
    reference: text().notNull().default(''),
    note: text().notNull().default(''),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    /** The entry that this one reverses; unique, so that an entry is reversed once. */
    reverses: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => payments.id),
    /** Idempotency: the client's key, unique per order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Whether the request asked to waive; null in older entries. The answer to a repeated request depends on it. */
    waiveAsked: boolean('waive_asked'),
  },
  (payment) => [
    unique('payments_idempotency').on(payment.orderId, payment.idempotencyKey),
    index('payments_recorded').on(payment.recordedAt),
    index('payments_user').on(payment.recordedBy),
    check('payments_amount', sql`${payment.amountQirsh} <> 0`),
    check('payments_waived', sql`${payment.waivedQirsh} between 0 and greatest(0, -${payment.amountQirsh})`),
  ],
);
