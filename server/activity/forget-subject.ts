import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

const nameless = { en: 'Deleted account', ar: 'حساب محذوف' };

/** Anonymizes a person's entries in the audit log, in the caller's transaction; the entries themselves stay. */
export async function forgetSubject(db: Queries, subjectId: string): Promise<void> {
  await db
    .update(activity)
    .set({ subject: nameless, before: null, after: null })
    .where(eq(activity.subjectId, subjectId));
}
