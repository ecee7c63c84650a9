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
 * Writes the activity entry of what an administrator does, in the transaction that does it; the call answers the entry's id, by
 * which it is undone. Without an actor, as when an empty shop is seeded, there is none. Undoing an entry twice breaks the
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

/** Records what was arranged earlier and happens without a call, in the name of who arranged it; null where that account is gone. */
export async function recordLater(
  db: Queries,
  { userId, at }: { userId: string | null; at: Date },
  entry: NewEntry,
): Promise<void> {
  await db.insert(activity).values({ ...entry, at, userId });
}

/** Entries in one statement: PostgreSQL limits its parameters. */
const atOnce = 1000;

/** Records many changes at once; answers the entries' ids, in their order. */
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

/** Audit log of an export of customers' data: the number of rows, none of their contents. */
export function recordDownload(
  context: Pick<Context, 'actor' | 'now' | 'recorded'>,
  db: Queries,
  action: Extract<Action, `${string}.export`>,
  rows: number,
): Promise<void> {
  const subject = { en: '', ar: '' };
  return recordActivity(context, db, { action, subjectId: action, subject, before: null, after: { rows } });
}
