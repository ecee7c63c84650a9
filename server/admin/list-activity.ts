import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import {
  type Activity,
  actions,
  type listActivity as contract,
  type Kind,
  kinds,
  undoable,
} from '../../contracts/activity.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { withinDays } from '../database/within-days.ts';
import { orders } from '../orders/order.table.ts';

const pageSize = 50;

/** The activity log, newest first. The cursor is the id of the last entry shown. */
export async function listActivity({ db }: Context, input: ParsedInputOf<typeof contract>) {
  const limit = input.limit ?? pageSize;
  const found = and(
    input.action && isAction(input.action),
    input.user !== undefined ? isBy(input.user) : undefined,
    input.subject !== undefined ? eq(activity.subjectId, input.subject) : undefined,
    withinDays(activity.at, input),
  );
  const isAfter = input.cursor ? lt(activity.id, Number(input.cursor)) : undefined;
  const items = await readActivity(db, and(found, isAfter), limit + 1);
  const counted = await countUpTo(db, activity, found);
  const shown = items.slice(0, limit);
  const cursor = items.length > limit ? String(shown.at(-1)?.id) : null;
  return { items: shown, page: { ...counted, cursor } };
}

/** Entries that match a condition, newest first. */
export async function readActivity(
  db: Queries,
  condition: SQL | undefined,
  limit: number,
): Promise<Activity[]> {
  const rows = await db
    .select({ entry: activity, user: { id: users.id, name: users.name }, isUndone, isOvertaken, isPickup })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(condition)
    .orderBy(desc(activity.id))
    .limit(limit);
  return rows.map(({ entry, user, isUndone: undone, isOvertaken: overtaken, isPickup: pickup }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    user,
    action: entry.action,
    subject_id: entry.subjectId,
    subject: entry.subject,
    before: withoutPlanned(entry.before),
    after: entry.after,
    undoes: entry.undoes,
    undone,
    undoable: canBeUndone(entry) && !undone && !overtaken,
    ...(pickup && { is_pickup: true as const }),
  }));
}

/** The prices of a cancelled plan are needed only for its undo, and can be thousands. */
function withoutPlanned(before: Activity['before']): Activity['before'] {
  if (!before) return before;
  const { planned: _, ...shown } = before;
  return shown;
}

/**
 * An undone import has no redo: its file is uploaded and checked again. Neither has an undone payment or refund, which
 * is recorded anew.
 */
const canBeUndone = ({ action, undoes, before, after }: typeof activity.$inferSelect): boolean =>
  undoable.includes(action) &&
  !(['import.apply', 'payment.record'].includes(action) && undoes !== null) &&
  // Entries of earlier versions lack the prices of a cancelled plan. A single price that an undo put back into its plan
  // is cancelled in the plan.
  !(action === 'price.plan' && undoes !== null && !before?.planned && !after?.changed) &&
  // Entries of earlier versions lack the plan of a price that was cancelled individually.
  !(action === 'price.cancel' && !before?.planId);

const isUndone = sql<boolean>`exists (select from ${activity} later where later.undoes = ${activity}.id)`;

/** A later entry of the same subject that was not undone blocks this one's undo; undo of a later entry does not. */
const isOvertaken = sql<boolean>`exists (
  select from ${activity} later
  where later.subject_id = ${activity}.subject_id and later.id > ${activity}.id
    and (later.undoes is null or later.undoes <= ${activity}.id)
    and not exists (select from ${activity} latest where latest.undoes = later.id))`;

/** A subquery by id, evaluated only for these entries. */
const isPickup = sql<boolean | null>`(select placed.delivery_method = 'pickup' from ${orders} placed
  where placed.id = case when ${activity.action} = 'order.status' then ${activity.subjectId}::uuid end)`;

function isAction(action: (typeof actions)[number] | Kind): SQL | undefined {
  const isKind = (kinds as readonly string[]).includes(action);
  return inArray(
    activity.action,
    actions.filter((one) => one === action || (isKind && one.startsWith(`${action}.`))),
  );
}

const isBy = (userId: string): SQL => (isUuid(userId) ? eq(activity.userId, userId) : sql`false`);
