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
import {
  type ContentSnapshot,
  contentSnapshotFrom,
  type StoredContent,
  storedContentFrom,
  unset,
} from './upgrade-content.ts';

/** The content's name in the table of settings. */
export const contentSetting = 'content';

/** The shop's content with the seller's phone (`''` for none); defaults where nothing was ever set. */
export async function readContent(
  { sellerPhone }: Pick<Config, 'sellerPhone'>,
  db: Queries,
): Promise<EditedContent> {
  return withPhone(await readKept(db), sellerPhone);
}

export const readShopName = async (db: Queries): Promise<Content['name']> => (await readKept(db)).name;

export const getContent = ({ config, readDb }: Context): Promise<Content> => readContent(config, readDb);

export const getEditableContent = ({ config, db }: Context): Promise<EditedContent> =>
  readContent(config, db);

/**
 * Replaces the content. Another seller's number takes re-authentication. Refuses `changed_meanwhile` when `version`
 * is not the stored one (optimistic concurrency).
 */
export async function setContent(context: Context, input: EditedContent): Promise<EditedContent> {
  const { sellerPhone } = context.config;
  return inTransaction(context.db, async (db) => {
    const before = await lockKept(db);
    const { version, ...content } = input;
    if (before.version !== version) throw new ShopError('changed_meanwhile');
    const phone = content.phone === (sellerPhone ?? '') ? null : content.phone;
    return withPhone(await changeContent(context, db, before, { ...content, phone }), sellerPhone);
  });
}

/** A change of the content in the audit log. */
export type ContentChange = { before: ContentSnapshot; after: ContentSnapshot };

/** Sets the content that was before a change. Refuses `changed_since` when it is another one by now. */
export async function revertContent(
  context: Context,
  db: Queries,
  { before, after }: ContentChange,
  undoes: number,
): Promise<void> {
  const kept = await lockKept(db);
  if (!isDeepStrictEqual(rememberedOf(kept), contentSnapshotFrom(after)))
    throw new ShopError('changed_since');
  await changeContent(context, db, kept, contentSnapshotFrom(before), undoes);
}

/** Inserts the row if missing and locks it: without a row, concurrent first saves would not wait for each other. */
async function lockKept(db: Queries): Promise<StoredContent> {
  await db.insert(settings).values({ name: contentSetting, value: unset }).onConflictDoNothing();
  await db.select().from(settings).where(eq(settings.name, contentSetting)).for('update');
  return readKept(db);
}

async function changeContent(
  context: Context,
  db: Queries,
  before: StoredContent,
  input: ContentSnapshot,
  undoes?: number,
): Promise<StoredContent> {
  // An older release recorded saves that changed nothing, too: their undo is recorded as any other.
  if (undoes === undefined && isDeepStrictEqual(rememberedOf(before), input)) return before;
  // Orders go to this number: changing it diverts them.
  if (input.phone !== before.phone) requireIdentity(context);
  const after: StoredContent = { ...input, version: before.version + 1 };
  await db.update(settings).set({ value: after }).where(eq(settings.name, contentSetting));
  await recordActivity(context, db, {
    action: 'content.update',
    subjectId: contentSetting,
    subject: { en: 'Shop settings', ar: 'إعدادات المتجر' },
    before: rememberedOf(before),
    after: rememberedOf(after),
    undoes,
  });
  return after;
}

/** Without `version`, which counts up with an undo too. */
const rememberedOf = ({ version: _, ...content }: StoredContent) => content;

async function readKept(db: Queries): Promise<StoredContent> {
  const [row] = await db.select().from(settings).where(eq(settings.name, contentSetting));
  return row ? storedContentFrom(row.value as Partial<StoredContent>) : unset;
}

let lastParsed: { text: string; kept: StoredContent } | undefined;

/** The shop's content from the text of its setting, null where there is none. It is the same many times over. */
export function contentFrom(
  { sellerPhone }: Pick<Config, 'sellerPhone'>,
  text: string | null,
): EditedContent {
  return withPhone(parseKept(text), sellerPhone);
}

/** Whether one may order without an account, by the same text. */
export const mayGuestsOrder = (text: string | null): boolean => parseKept(text).guestOrders;

function parseKept(text: string | null): StoredContent {
  if (text === null) return unset;
  if (lastParsed?.text !== text) lastParsed = { text, kept: storedContentFrom(JSON.parse(text)) };
  return lastParsed.kept;
}

const withPhone = (kept: StoredContent, sellerPhone: string | null): EditedContent => ({
  ...kept,
  phone: kept.phone ?? sellerPhone ?? '',
});
