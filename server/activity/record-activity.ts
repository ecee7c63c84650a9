import { type Action, undoable } from '../../contracts/activity.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

export type NewEntry = {
  action: Action;
  subjectId: string;
  subject: Bilingual;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The id of the entry that this one undoes. */
  undoes?: number | undefined;
};

/**
 * Writes the activity entry of an administrator's action, in the action's transaction; returns the entry's id, by which
 * it can be undone. Writes none without an actor, as when an empty shop is seeded. Undoing an entry twice violates the
 * unique key `activity_undoes_unique`.
 */
export async function recordActivity(
  { actor, now, recorded }: Pick<Context, 'actor' | 'now' | 'recorded'>,
  db: Queries,
  entry: NewEntry,
): Promise<void> {
  if (!actor) return;
  const values = { ...entry, at: now(), userId: actor.user.id, sent: recorded.sent };
  const [row] = await db.insert(activity).values(values).returning({ id: activity.id });
  if (row && undoable.includes(entry.action)) recorded.activity = row.id;
}

/** Records a scheduled action in the name of the administrator who scheduled it; null where that account was deleted. */
export async function recordLater(
  db: Queries,
  { userId, at }: { userId: string | null; at: Date },
  entry: NewEntry,
): Promise<void> {
  await db.insert(activity).values({ ...entry, at, userId });
}

/** Entries per statement: PostgreSQL limits the parameters of one. */
const atOnce = 1000;

/** Records many changes at once; returns the entries' ids in order. */
export async function recordMany(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  db: Queries,
  entries: NewEntry[],
): Promise<number[]> {
  if (!actor) return [];
  const rows = entries.map((entry) => ({ ...entry, at: now(), userId: actor.user.id }));
  const ids: number[] = [];
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const written = await db.insert(activity).values(some).returning({ id: activity.id });
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

/** Audits an export of customers' data: records the number of rows, not their contents. */
export function recordDownload(
  context: Pick<Context, 'actor' | 'now' | 'recorded'>,
  db: Queries,
  action: Extract<Action, `${string}.export`>,
  rows: number,
): Promise<void> {
  const subject = { en: '', ar: '' };
  return recordActivity(context, db, { action, subjectId: action, subject, before: null, after: { rows } });
}
