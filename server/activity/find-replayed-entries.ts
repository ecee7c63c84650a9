import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

type ReplayedEntry = { id: number; subjectId: string };

/**
 * Idempotency of an administrator's call that creates something: the entries that the same call recorded earlier, when
 * its answer was lost. Empty for a new call and without a key. An undone entry doesn't count, a redone one does. Two
 * concurrent calls wait for each other until the transaction ends.
 */
export async function findReplayedEntries(
  context: Context,
  db: Queries,
  input: object,
): Promise<ReplayedEntry[]> {
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
        // An undo is an entry of its own that can be undone in turn: after an even number of undos the entry is in force.
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
