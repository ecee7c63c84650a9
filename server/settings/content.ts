import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Content } from '../../contracts/content.ts';
import type { EditedContent } from '../../contracts/settings.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Config } from '../config.ts';
import { type Context, requireIdentity } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';
import {
  type ContentSnapshot,
  contentSnapshotFrom,
  type StoredContent,
  storedContentFrom,
  unset,
} from './upgrade-content.ts';

/** The key in the settings table. */
export const contentSetting = 'content';

/** The shop's content with the seller's phone (`''` for none); defaults until it is first set. */
export async function readContent(
  { sellerPhone }: Pick<Config, 'sellerPhone'>,
  db: Queries,
): Promise<EditedContent> {
  return withPhone(await readStored(db), sellerPhone);
}

export const readShopName = async (db: Queries): Promise<Content['name']> => (await readStored(db)).name;

export const getContent = ({ config, readDb }: Context): Promise<Content> => readContent(config, readDb);

export const getEditableContent = ({ config, db }: Context): Promise<EditedContent> =>
  readContent(config, db);

/**
 * Replaces the content. A new seller's number requires re-authentication. Refuses `changed_meanwhile` when `version` is
 * not the stored one (optimistic locking).
 */
export async function setContent(context: Context, input: EditedContent): Promise<EditedContent> {
  const { sellerPhone } = context.config;
  return inTransaction(context.db, async (db) => {
    const before = await lockContent(db);
    const { version, ...content } = input;
    if (before.version !== version) throw new ShopError('changed_meanwhile');
    const phone = content.phone === (sellerPhone ?? '') ? null : content.phone;
    return withPhone(await changeContent(context, db, before, { ...content, phone }), sellerPhone);
  });
}

/** A change of the content in the activity log. */
export type ContentChange = { before: ContentSnapshot; after: ContentSnapshot };

/** Restores the content before a change. Refuses `changed_since` when it has changed again. */
export async function revertContent(
  context: Context,
  db: Queries,
  { before, after }: ContentChange,
  undoes: number,
): Promise<void> {
  const stored = await lockContent(db);
  if (!isDeepStrictEqual(snapshotOf(stored), contentSnapshotFrom(after)))
    throw new ShopError('changed_since');
  await changeContent(context, db, stored, contentSnapshotFrom(before), undoes);
}

const lockContent = async (db: Queries): Promise<StoredContent> =>
  storedContentFrom((await lockSetting(db, contentSetting, unset)) as Partial<StoredContent>);

async function changeContent(
  context: Context,
  db: Queries,
  before: StoredContent,
  input: ContentSnapshot,
  undoes?: number,
): Promise<StoredContent> {
  // An earlier release recorded saves without changes, too: their undo is recorded like any other.
  if (undoes === undefined && isDeepStrictEqual(snapshotOf(before), input)) return before;
  // Orders are sent to this number: a change diverts them.
  if (input.phone !== before.phone) requireIdentity(context);
  const after: StoredContent = { ...input, version: before.version + 1 };
  await db.update(settings).set({ value: after }).where(eq(settings.name, contentSetting));
  await recordActivity(context, db, {
    action: 'content.update',
    subjectId: contentSetting,
    subject: { en: 'Shop settings', ar: 'إعدادات المتجر' },
    before: snapshotOf(before),
    after: snapshotOf(after),
    undoes,
  });
  return after;
}

/** Without `version`, which an undo increases, too. */
const snapshotOf = ({ version: _, ...content }: StoredContent) => content;

async function readStored(db: Queries): Promise<StoredContent> {
  const value = await readSetting(db, contentSetting);
  return value === undefined ? unset : storedContentFrom(value as Partial<StoredContent>);
}

let lastParsed: { text: string; stored: StoredContent } | undefined;

/** Parses the stored text of the content, null where there is none. Cached, as it is mostly the same text. */
export function contentFrom(
  { sellerPhone }: Pick<Config, 'sellerPhone'>,
  text: string | null,
): EditedContent {
  return withPhone(parseStored(text), sellerPhone);
}

/** Whether shoppers can order without an account, from the same text. */
export const mayGuestsOrder = (text: string | null): boolean => parseStored(text).guestOrders;

function parseStored(text: string | null): StoredContent {
  if (text === null) return unset;
  if (lastParsed?.text !== text) lastParsed = { text, stored: storedContentFrom(JSON.parse(text)) };
  return lastParsed.stored;
}

const withPhone = (stored: StoredContent, sellerPhone: string | null): EditedContent => ({
  ...stored,
  phone: stored.phone ?? sellerPhone ?? '',
});
