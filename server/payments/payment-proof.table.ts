import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../database/column-types.table.ts';
import { orders } from '../orders/order.table.ts';

/** Pictures of transfers, as WebP without metadata: personal data, only for administrators. A few per order. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    picture: bytes().notNull(),
  },
  (proof) => [
    index('payment_proofs_order').on(proof.orderId),
    check('payment_proofs_size', sql`octet_length(${proof.picture}) <= 4000000`),
  ],
);
