import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';

/**
 * Prices scheduled for a future day. A row is deleted when it is applied or cancelled; rows of one plan were scheduled
 * by one call.
 */
export const plannedPrices = pgTable(
  'planned_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: uuid('plan_id').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceQirsh: integer('price_qirsh').notNull(),
    /** The day in Amman. */
    day: date().notNull(),
    plannedBy: uuid('planned_by').references(() => users.id, { onDelete: 'set null' }),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
  },
  (planned) => [
    check('planned_prices_positive', sql`${planned.priceQirsh} > 0`),
    unique('planned_prices_once').on(planned.productId, planned.day),
    index('planned_prices_day').on(planned.day, planned.id),
    index('planned_prices_plan').on(planned.planId),
    index('planned_prices_user').on(planned.plannedBy),
  ],
);
