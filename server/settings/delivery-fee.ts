import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import type { setDeliveryFee as contract } from '../../contracts/settings.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

/** The key in the settings table; the value is a number of qirsh. */
export const feeSetting = 'delivery_fee_qirsh';
const name = feeSetting;

const qirshOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The delivery fee in qirsh; 0 until it is set. */
export async function readDeliveryFee(db: Queries): Promise<number> {
  return qirshOf(await readSetting(db, name));
}

export async function getDeliveryFee({ readDb }: Context): Promise<{ delivery_fee: number }> {
  return { delivery_fee: fromQirsh(await readDeliveryFee(readDb)) };
}

/** Sets the fee for future orders. Refuses `changed_meanwhile` when it has changed since it was read (optimistic locking). */
export async function setDeliveryFee(
  context: Context,
  { amount, expected_amount }: ParsedInputOf<typeof contract>,
): Promise<{ delivery_fee: number }> {
  const qirsh = toQirsh(amount);
  return inTransaction(context.db, async (db) => {
    const before = await lockFee(db);
    if (expected_amount !== undefined && toQirsh(expected_amount) !== before)
      throw new ShopError('changed_meanwhile');
    if (before !== qirsh) await changeFee(context, db, before, qirsh);
    return { delivery_fee: fromQirsh(qirsh) };
  });
}

/** A change of the fee in the activity log. */
export type FeeChange = { before: { qirsh: number }; after: { qirsh: number } };

/** Restores the fee before a change. Refuses `changed_since` when it has changed again. */
export async function revertDeliveryFee(
  context: Context,
  db: Queries,
  { before, after }: FeeChange,
  undoes: number,
): Promise<void> {
  const qirsh = await lockFee(db);
  if (qirsh !== after.qirsh) throw new ShopError('changed_since');
  await changeFee(context, db, qirsh, before.qirsh, undoes);
}

async function lockFee(db: Queries): Promise<number> {
  return qirshOf(await lockSetting(db, name, 0));
}

async function changeFee(
  context: Context,
  db: Queries,
  before: number,
  after: number,
  undoes?: number,
): Promise<void> {
  await db.update(settings).set({ value: after }).where(eq(settings.name, name));
  await recordActivity(context, db, {
    action: 'fee.update',
    subjectId: name,
    subject: { en: 'Delivery fee', ar: 'رسوم التوصيل' },
    before: { qirsh: before },
    after: { qirsh: after },
    undoes,
  });
}
