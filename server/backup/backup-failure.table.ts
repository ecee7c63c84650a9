import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Since when the nightly backup has failed: one row, or none while it succeeds. */
export const backupFailures = pgTable(
  'backup_failures',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (failure) => [check('backup_failures_one', sql`${failure.isOnly}`)],
);
