import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { actions } from '../../contracts/activity.ts';
import { users } from '../accounts/user.table.ts';

/** The audit log of the admin: who did what when, with the subject before and after. Never contains passwords or tokens. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: actions }).notNull(),
    /** The id of the subject; for a setting its name. */
    subjectId: text('subject_id').notNull(),
    /** The display name of the subject in both languages at that time. */
    subject: jsonb().$type<{ en: string; ar: string }>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The entry that this one undid; unique, so that an entry is undone once. */
    undoes: bigint({ mode: 'number' }).unique(),
    /** Idempotency: a hash of the client's key and of the input sent with it (`findReplayedEntries`). */
    sent: text(),
  },
  (entry) => [
    index('activity_at').on(entry.at),
    index('activity_user').on(entry.userId, entry.id),
    index('activity_action').on(entry.action, entry.id),
    index('activity_subject').on(entry.subjectId, entry.id),
    index('activity_sent').on(entry.sent).where(sql`${entry.sent} is not null`),
    foreignKey({ columns: [entry.undoes], foreignColumns: [entry.id] }),
  ],
);
