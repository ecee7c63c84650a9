import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

type SentEntry = { id: number; subjectId: string };

/**
 * Idempotency of an administrator's write that creates something: what the same call has recorded before, whose answer was lost; empty
 * for a new one, and without a key. What stands undone counts as not sent, what was redone as sent. Two at once wait for each other until the transaction ends.
 */
export async function findSent(context: Context, db: Queries, input: object): Promise<SentEntry[]> {
  const { idempotencyKey, recorded } = context;
  if (!idempotencyKey) return [];
  const said = JSON.stringify([requireActor(context).user.id, idempotencyKey, input]);
  recorded.sent = createHash('sha256').update(said).digest('base64url');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recorded.sent}, 0))`);
  return db
    .select({ id: activity.id, subjectId: activity.subjectId })
    .from(activity)
    .where(
      and(
        eq(activity.sent, recorded.sent),
        // An undo is an entry too, and so is taking it back: every second one leaves the entry in force.
        sql`(
          with recursive undoings (id) as (
            select undone.id from activity undone where undone.undoes = ${activity.id}
            union all
            select undone.id from activity undone join undoings on undone.undoes = undoings.id
          )
          select count(*) % 2 = 0 from undoings
        )`,
      ),
    )
    .orderBy(asc(activity.id));
}
