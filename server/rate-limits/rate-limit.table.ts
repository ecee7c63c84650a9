import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Rate limit counters: see `limit-rates.ts`. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
