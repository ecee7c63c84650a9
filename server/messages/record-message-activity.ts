import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';

/**
 * Records an action on a message, in the caller's transaction. Without the sender's name, as the activity log outlives
 * the message.
 */
export const recordMessageActivity = (
  context: Context,
  db: Queries,
  action: 'message.answer' | 'message.delete',
  id: string,
) =>
  recordActivity(context, db, {
    action,
    subjectId: id,
    subject: { en: 'Message', ar: 'رسالة' },
    before: null,
    after: null,
  });
