import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

const nameless = { en: 'Deleted account', ar: 'حساب محذوف' };

/** Takes a person out of what is remembered about them, within the caller's transaction: that it was done stays. */
export async function forgetSubject(db: Queries, subjectId: string): Promise<void> {
  await db
    .update(activity)
    .set({ subject: nameless, before: null, after: null })
    .where(eq(activity.subjectId, subjectId));
}
