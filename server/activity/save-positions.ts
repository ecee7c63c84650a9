import { asc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Action } from '../../contracts/activity.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { recordActivity } from './record-activity.ts';

/** A list that sellers sort by hand: its table of rows with positions, and how the activity log names a change. */
export type SortedList = {
  table: PgTable & {
    id: AnyPgColumn<{ data: string; notNull: true }>;
    position: AnyPgColumn<{ data: number; notNull: true }>;
  };
  action: Action;
  subjectId: string;
  subject: Bilingual;
};

/** A change of a list's order in the activity log, as ids of its rows. */
export type PositionsChange = { before: { ids: string[] }; after: { ids: string[] } };

/**
 * Renumbers a list's rows, as one entry in the activity log: the `wanted` rows in that order, then the others in their
 * present order.
 */
export async function savePositions(
  context: Context,
  db: Queries,
  list: SortedList,
  wanted: string[],
): Promise<void> {
  await writePositions(context, db, list, await lockPositions(db, list), wanted);
}

async function writePositions(
  context: Context,
  db: Queries,
  { table, ...said }: SortedList,
  current: string[],
  wanted: string[],
  undoes?: number,
): Promise<void> {
  const placeOf = new Map(wanted.map((id, place) => [id, place]));
  const place = (id: string) => placeOf.get(id) ?? wanted.length + current.indexOf(id);
  const sorted = current.toSorted((one, other) => place(one) - place(other));
  if (undoes === undefined && sorted.join() === current.join()) return;
  await db.execute(sql`update ${table} set position = sorted.position
    from unnest(${sql.param(sorted)}::uuid[]) with ordinality as sorted (id, position)
    where ${table.id} = sorted.id`);
  await recordActivity(context, db, {
    ...said,
    before: { ids: current },
    after: { ids: sorted },
    undoes,
  });
}

/** Restores the order before a change. Refuses `changed_since` when the order has changed again. */
export async function revertPositions(
  context: Context,
  db: Queries,
  list: SortedList,
  { before, after }: PositionsChange,
  undoes: number,
): Promise<void> {
  const current = await lockPositions(db, list);
  if (current.join() !== after.ids.join()) throw new ShopError('changed_since');
  await writePositions(context, db, list, current, before.ids, undoes);
}

/** The ids in their order. Rows are locked in order of id, so that concurrent sorts wait instead of deadlocking. */
async function lockPositions(db: Queries, { table }: SortedList): Promise<string[]> {
  const { id, position } = table;
  const rows = await db.select({ id, position }).from(table).orderBy(asc(id)).for('update');
  return rows.toSorted((one, other) => one.position - other.position).map((row) => row.id);
}
