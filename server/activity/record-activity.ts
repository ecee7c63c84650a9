import { type Action, undoable } from '../../contracts/activity.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { activity } from './activity.table.ts';

export type Deed = {
  action: Action;
  subjectId: string;
  subject: Bilingual;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The id of the entry that this deed takes back. */
  undoes?: number | undefined;
};

/**
 * Remembers what an administrator does, in the transaction that does it. What nobody did by hand, as the filling of an
 * empty shop, is not remembered. The call answers the entry's id, by which it is undone. A second taking back of the same entry breaks the unique key `activity_undoes_unique`.
 */
export async function recordActivity(
  { actor, now, recorded }: Pick<Context, 'actor' | 'now' | 'recorded'>,
  db: Queries,
  deed: Deed,
): Promise<void> {
  if (!actor) return;
  const entry = { ...deed, at: now(), userId: actor.user.id };
  const [row] = await db.insert(activity).values(entry).returning({ id: activity.id });
  if (row && undoable.includes(deed.action)) recorded.activity = row.id;
}

/** So many entries go into one statement, whose parameters are limited. */
const atOnce = 1000;

/** The same of many things that were done at once. */
export async function recordMany(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  db: Queries,
  deeds: Deed[],
): Promise<void> {
  if (!actor) return;
  const entries = deeds.map((deed) => ({ ...deed, at: now(), userId: actor.user.id }));
  for (let first = 0; first < entries.length; first += atOnce) {
    await db.insert(activity).values(entries.slice(first, first + atOnce));
  }
}

/** Remembers that an administrator took customers' data out of the shop: how many rows, and nothing of what they say. */
export function recordDownload(
  context: Pick<Context, 'actor' | 'now' | 'recorded'>,
  db: Queries,
  action: Extract<Action, `${string}.export`>,
  rows: number,
): Promise<void> {
  const subject = { en: '', ar: '' };
  return recordActivity(context, db, { action, subjectId: action, subject, before: null, after: { rows } });
}
