import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Banner, EditedBanner } from '../../contracts/banner.ts';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

/** The key in the settings table. */
const name = 'banner';
const byName = eq(settings.name, name);

/** `shown` says whether it is shown today. Stored, and updated as days pass, so that cached pages depend on no clock. */
type Stored = EditedBanner & { shown: boolean };
type Snapshot = Omit<EditedBanner, 'version'>;

const unset: Stored = {
  ...{ text: { en: '', ar: '' }, link: '', from: null, until: null },
  ...{ version: 0, shown: false },
};

export async function getBanner({ readDb }: Context): Promise<Banner | null> {
  const { text, link, shown } = await readStored(readDb);
  return shown ? { text, link } : null;
}

export const getEditableBanner = ({ db }: Context): Promise<Stored> => readStored(db);

/** Replaces the banner. Refuses `changed_meanwhile` when `version` is not the stored one (optimistic locking). */
export async function setBanner(context: Context, input: EditedBanner): Promise<Stored> {
  return inTransaction(context.db, async (db) => {
    const before = await lockBanner(db);
    if (before.version !== input.version) throw new ShopError('changed_meanwhile');
    return changeBanner(context, db, before, input);
  });
}

/** A change in the activity log. */
export type BannerChange = { before: Snapshot; after: Snapshot };

/** Restores the value before a change. Refuses `changed_since` when it has changed again. */
export async function revertBanner(
  context: Context,
  db: Queries,
  { before, after }: BannerChange,
  undoes: number,
): Promise<void> {
  const stored = await lockBanner(db);
  if (!isDeepStrictEqual(snapshotOf(stored), after)) throw new ShopError('changed_since');
  await changeBanner(context, db, stored, before, undoes);
}

/** Shows a banner whose first day has come, and hides one whose last day has passed. Returns whether anything changed. */
export async function applyBanner(db: Database, now = new Date()): Promise<boolean> {
  const stored = await readStored(db);
  if (stored.shown === isShownOn(stored, now)) return false;
  return inTransaction(db, async (tx) => {
    const locked = await lockBanner(tx);
    const shown = isShownOn(locked, now);
    if (locked.shown === shown) return false;
    await write(tx, { ...locked, shown });
    return true;
  });
}

async function changeBanner(
  context: Context,
  db: Queries,
  before: Stored,
  input: Snapshot,
  undoes?: number,
): Promise<Stored> {
  const { text, link, from, until } = input;
  const said = { text, link, from, until };
  if (isDeepStrictEqual(snapshotOf(before), said)) return before;
  const after = { ...said, version: before.version + 1, shown: isShownOn(said, context.now()) };
  await write(db, after);
  await recordActivity(context, db, {
    action: 'content.banner',
    subjectId: name,
    subject: { en: 'Banner', ar: 'الشريط' },
    before: snapshotOf(before),
    after: said,
    undoes,
  });
  return after;
}

const write = (db: Queries, value: Stored) => db.update(settings).set({ value }).where(byName);

const lockBanner = async (db: Queries): Promise<Stored> => bannerFrom(await lockSetting(db, name, unset));

const readStored = async (db: Queries): Promise<Stored> => bannerFrom(await readSetting(db, name));

const bannerFrom = (value: unknown): Stored => ({
  ...unset,
  ...(value as Partial<Stored> | null | undefined),
});

const snapshotOf = ({ text, link, from, until }: Snapshot): Snapshot => ({ text, link, from, until });

function isShownOn({ text, from, until }: Snapshot, now: Date): boolean {
  const today = dayInAmman(now);
  return text.en !== '' && (from === null || from <= today) && (until === null || today <= until);
}
