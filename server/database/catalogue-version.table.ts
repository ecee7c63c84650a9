import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row that counts the changes of everything that public pages show. Triggers on these tables increase it once per
 * transaction, at its end, and announce it on the channel `catalogue`.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { id: boolean().primaryKey().default(true), version: bigint({ mode: 'number' }).notNull() },
  (row) => [check('catalogue_version_one_row', sql`${row.id}`)],
);
