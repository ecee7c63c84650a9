import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { legalPages } from '../../contracts/legal.ts';
import { users } from '../accounts/user.table.ts';

/** Append-only: every version that was ever published, as customers may have accepted it. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    page: text({ enum: legalPages }).notNull(),
    version: integer().notNull(),
    textEn: text('text_en').notNull(),
    textAr: text('text_ar').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Null for the initial texts. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (legal) => [
    primaryKey({ columns: [legal.page, legal.version] }),
    check('legal_texts_version', sql`${legal.version} > 0`),
  ],
);
