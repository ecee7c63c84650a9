import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { EditedAbroad } from '../../contracts/abroad.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

/** The key in the settings table. */
export const abroadSetting = 'abroad';
const name = abroadSetting;
const byName = eq(settings.name, name);

/** A country that is delivered to; qirsh, null where the price is named after the order is confirmed. */
type StoredCountry = { code: string; feeQirsh: number | null };
type Stored = { countries: StoredCountry[]; version: number };

const unset: Stored = { countries: [], version: 0 };

/** The stored value; a new shop delivers nowhere abroad. */
export const abroadFrom = (value: unknown): Stored => ({
  ...unset,
  ...(value as Partial<Stored> | null | undefined),
});

export async function readAbroad(db: Queries): Promise<EditedAbroad> {
  return viewOf(abroadFrom(await readSetting(db, name)));
}

export const getAbroad = ({ db }: Context): Promise<EditedAbroad> => readAbroad(db);

/** Replaces the countries. Refuses `changed_meanwhile` when `version` is not the stored one (optimistic locking). */
export async function setAbroad(context: Context, input: EditedAbroad): Promise<EditedAbroad> {
  return inTransaction(context.db, async (db) => {
    const before = await lockAbroad(db);
    if (before.version !== input.version) throw new ShopError('changed_meanwhile');
    const countries = input.countries.map(({ code, fee }) => ({
      code,
      feeQirsh: fee === null ? null : toQirsh(fee),
    }));
    return viewOf(await changeAbroad(context, db, before, countries));
  });
}

type Snapshot = Pick<Stored, 'countries'>;
/** A change in the activity log. */
export type AbroadChange = { before: Snapshot; after: Snapshot };

/** Restores the value before a change. Refuses `changed_since` when it has changed again. */
export async function revertAbroad(
  context: Context,
  db: Queries,
  { before, after }: AbroadChange,
  undoes: number,
): Promise<void> {
  const stored = await lockAbroad(db);
  if (!isDeepStrictEqual(stored.countries, after.countries)) throw new ShopError('changed_since');
  await changeAbroad(context, db, stored, before.countries, undoes);
}

async function lockAbroad(db: Queries): Promise<Stored> {
  return abroadFrom(await lockSetting(db, name, unset));
}

async function changeAbroad(
  context: Context,
  db: Queries,
  before: Stored,
  countries: StoredCountry[],
  undoes?: number,
): Promise<Stored> {
  if (isDeepStrictEqual(before.countries, countries)) return before;
  const after: Stored = { countries, version: before.version + 1 };
  await db.update(settings).set({ value: after }).where(byName);
  await recordActivity(context, db, {
    action: 'area.abroad',
    subjectId: name,
    subject: { en: 'Delivery abroad', ar: 'التوصيل إلى الخارج' },
    before: { countries: before.countries },
    after: { countries },
    undoes,
  });
  return after;
}

const viewOf = ({ countries, version }: Stored): EditedAbroad => ({
  countries: countries.map(({ code, feeQirsh }) => ({
    code,
    fee: feeQirsh === null ? null : fromQirsh(feeQirsh),
  })),
  version,
});
