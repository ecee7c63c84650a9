import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The number of a slot's orders on a day, without cancelled ones; maintained by the trigger `count_slot_orders` on orders. */
export const slotDays = pgTable(
  'slot_days',
  {
    date: date({ mode: 'string' }).notNull(),
    slotId: text('slot_id').notNull(),
    taken: integer().notNull(),
  },
  (day) => [primaryKey({ columns: [day.date, day.slotId] })],
);
