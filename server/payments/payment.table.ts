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
 * The ledger: money that came, or went below zero, in qirsh. Append-only, held by a trigger: a wrong entry is taken back by a
 * counter-entry. Another trigger keeps its sums of each order in `orders`: what is paid, what went back, and what of that is waived.
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
    /** What of a refund the shop does not ask for again, as `paymentAfter` said when it was recorded. */
    waivedQirsh: bigint('waived_qirsh', { mode: 'number' }).notNull().default(0),
    /** What the order cost when it was waived: of one that costs less by now, less is. Null with an older entry, which stays as it is. */
    waivedAtQirsh: bigint('waived_at_qirsh', { mode: 'number' }),
    reference: text().notNull().default(''),
    note: text().notNull().default(''),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    /** The entry that this one takes back; unique, so that it is taken back once. */
    reverses: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => payments.id),
    /** Idempotency: the client's key, unique for each order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Whether the request asked to waive; null with an older entry. Its answer to the same key depends on it. */
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
