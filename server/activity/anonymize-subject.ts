import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

const nameless = { en: 'Deleted account', ar: 'حساب محذوف' };

/** Anonymizes a person's entries in the activity log, in the caller's transaction; the entries themselves stay. */
export async function anonymizeSubject(db: Queries, subjectId: string): Promise<void> {
  await db
    .update(activity)
    .set({ subject: nameless, before: null, after: null })
    .where(eq(activity.subjectId, subjectId));
}

const withoutReasonText = (snapshot: typeof activity.before | typeof activity.after) =>
  sql`jsonb_set(${snapshot}, '{cancelReason,text}', '""')`;

/** Empties copies of notes on these orders and of their reasons for cancelling in the activity log, in the caller's transaction: they may name a person. */
export async function anonymizeNotes(db: Queries, subjectIds: string[]): Promise<void> {
  const isNote = and(eq(activity.action, 'order.note'), inArray(activity.subjectId, subjectIds));
  await db.update(activity).set({ before: null, after: null }).where(isNote);
  const { before, after } = activity;
  await db
    .update(activity)
    .set({ before: withoutReasonText(before), after: withoutReasonText(after) })
    .where(and(eq(activity.action, 'order.status'), inArray(activity.subjectId, subjectIds)));
}
