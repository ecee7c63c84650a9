import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { publishLegalText as contract, LegalPage, LegalText } from '../../contracts/legal.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { legalTexts } from './legal-text.table.ts';
import { readLegalText } from './read-legal-texts.ts';

/**
 * Publishes the next version of a page. Refuses `changed_meanwhile` when the edited version is not the current one
 * (optimistic locking).
 */
export async function publishLegalText(
  context: Context,
  { page, version, text }: ParsedInputOf<typeof contract>,
): Promise<LegalText> {
  return inTransaction(context.db, async (db) => {
    const before = await readLegalText(db, { page });
    if (before.version !== version) throw new ShopError('changed_meanwhile');
    if (before.text.en === text.en && before.text.ar === text.ar) return before;
    await addVersion(context, db, before, text);
    return readLegalText(db, { page });
  }).catch((error: unknown) => {
    // The primary key resolves the race: the second publisher of a version is refused.
    throw violatesUnique(error) ? new ShopError('changed_meanwhile') : error;
  });
}

/** A change of a page in the activity log, by version number; the texts are in their versions. */
export type LegalChange = { id: string; before: { legalVersion: number }; after: { legalVersion: number } };

/** Reverts by publishing the former text as a new version (append-only). Refuses `changed_since`. */
export async function revertLegalText(
  context: Context,
  db: Queries,
  { id, before, after }: LegalChange,
  undoes: number,
): Promise<void> {
  const page = id as LegalPage;
  const current = await readLegalText(db, { page });
  if (current.version !== after.legalVersion) throw new ShopError('changed_since');
  const { text } = await readLegalText(db, { page, version: before.legalVersion });
  await addVersion(context, db, current, text, undoes);
}

async function addVersion(
  context: Context,
  db: Queries,
  { page, version }: LegalText,
  text: Bilingual,
  undoes?: number,
): Promise<void> {
  await db.insert(legalTexts).values({
    page,
    version: version + 1,
    textEn: text.en,
    textAr: text.ar,
    publishedAt: context.now(),
    publishedBy: requireActor(context).user.id,
  });
  await recordActivity(context, db, {
    action: 'legal.publish',
    subjectId: page,
    subject: titles[page],
    before: { legalVersion: version },
    after: { legalVersion: version + 1 },
    undoes,
  });
}

const titles: Record<LegalPage, Bilingual> = {
  privacy: { en: 'Privacy notice', ar: 'سياسة الخصوصية' },
  terms: { en: 'Terms', ar: 'الشروط' },
  'delivery-returns': { en: 'Delivery and returns', ar: 'التوصيل والإرجاع' },
};
