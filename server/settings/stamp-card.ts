import { eq } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { setStampCard as contract } from '../../contracts/stamp-card.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

type StampCard = AnswerOf<typeof contract>;

/** The key in the settings table; the value is a number, 0 for no stamp card. */
export const stampCardSetting = 'stamp_card';
const name = stampCardSetting;

/** 0 means none. */
const everyOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** The number of a customer's orders of which one is delivered free; null until it is set. */
export async function readStampCard(db: Queries): Promise<number | null> {
  return everyOf(await readSetting(db, name));
}

export const getStampCardSetting = async ({ db }: Context): Promise<StampCard> => ({
  every: await readStampCard(db),
});

/** Sets the number of orders. Refuses `changed_meanwhile` when it has changed since it was read (optimistic locking). */
export async function setStampCard(
  context: Context,
  { every, expected_every }: ParsedInputOf<typeof contract>,
): Promise<StampCard> {
  return inTransaction(context.db, async (db) => {
    const before = await lockStampCard(db);
    if (expected_every !== undefined && expected_every !== before) throw new ShopError('changed_meanwhile');
    if (before !== every) await change(context, db, before, every);
    return { every };
  });
}

/** A change of the stamp card in the activity log. */
export type StampCardChange = { before: { stampCard: number | null }; after: { stampCard: number | null } };

/** Restores the value before a change. Refuses `changed_since` when it has changed again. */
export async function revertStampCard(
  context: Context,
  db: Queries,
  { before, after }: StampCardChange,
  undoes: number,
): Promise<void> {
  const every = await lockStampCard(db);
  if (every !== after.stampCard) throw new ShopError('changed_since');
  await change(context, db, every, before.stampCard, undoes);
}

async function lockStampCard(db: Queries): Promise<number | null> {
  return everyOf(await lockSetting(db, name, 0));
}

async function change(
  context: Context,
  db: Queries,
  before: number | null,
  after: number | null,
  undoes?: number,
): Promise<void> {
  await db
    .update(settings)
    .set({ value: after ?? 0 })
    .where(eq(settings.name, name));
  await recordActivity(context, db, {
    action: 'coupon.stamps',
    subjectId: name,
    subject: { en: 'Stamp card', ar: 'بطاقة الولاء' },
    before: { stampCard: before },
    after: { stampCard: after },
    undoes,
  });
}
