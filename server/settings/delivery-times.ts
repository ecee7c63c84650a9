import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { DeliveryTimes, EditedDeliveryTimes } from '../../contracts/delivery-times.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

/** The key in the settings table. The trigger `count_slot_orders` reads a slot's capacity there, too. */
export const timesSetting = 'delivery_times';
const name = timesSetting;
const byName = eq(settings.name, name);

const unset: EditedDeliveryTimes = {
  slots: [],
  exceptions: [],
  lead_hours: 0,
  cut_off: null,
  paused: { delivery: false, pickup: false },
  version: 0,
};

/** The stored value; a new shop has no slots. */
export const deliveryTimesFrom = (value: unknown): EditedDeliveryTimes => ({
  ...unset,
  ...(value as Partial<EditedDeliveryTimes> | null | undefined),
});

export async function readDeliveryTimes(db: Queries): Promise<EditedDeliveryTimes> {
  return deliveryTimesFrom(await readSetting(db, name));
}

export const getDeliveryTimes = ({ db }: Context): Promise<EditedDeliveryTimes> => readDeliveryTimes(db);

/** Replaces the slots. Refuses `changed_meanwhile` when `version` is not the stored one (optimistic locking). */
export async function setDeliveryTimes(
  context: Context,
  input: EditedDeliveryTimes,
): Promise<EditedDeliveryTimes> {
  return inTransaction(context.db, async (db) => {
    const before = await lockTimes(db);
    if (before.version !== input.version) throw new ShopError('changed_meanwhile');
    return changeTimes(context, db, before, input);
  });
}

/** A change in the activity log. */
export type TimesChange = { before: DeliveryTimes; after: DeliveryTimes };

/** Restores the value before a change. Refuses `changed_since` when it has changed again. */
export async function revertDeliveryTimes(
  context: Context,
  db: Queries,
  { before, after }: TimesChange,
  undoes: number,
): Promise<void> {
  const stored = await lockTimes(db);
  if (!isDeepStrictEqual(withoutVersion(stored), after)) throw new ShopError('changed_since');
  await changeTimes(context, db, stored, before, undoes);
}

async function lockTimes(db: Queries): Promise<EditedDeliveryTimes> {
  return deliveryTimesFrom(await lockSetting(db, name, unset));
}

async function changeTimes(
  context: Context,
  db: Queries,
  before: EditedDeliveryTimes,
  input: DeliveryTimes,
  undoes?: number,
): Promise<EditedDeliveryTimes> {
  const after: EditedDeliveryTimes = { ...unset, ...input, version: before.version + 1 };
  if (isDeepStrictEqual(withoutVersion(before), withoutVersion(after))) return before;
  await db.update(settings).set({ value: after }).where(byName);
  await recordActivity(context, db, {
    action: 'area.times',
    subjectId: name,
    subject: { en: 'Delivery times', ar: 'مواعيد التوصيل' },
    before: withoutVersion(before),
    after: withoutVersion(after),
    undoes,
  });
  return after;
}

const withoutVersion = ({ version: _, ...rest }: EditedDeliveryTimes): DeliveryTimes => rest;
