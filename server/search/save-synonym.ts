import { eq, inArray } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { createSynonym, Synonym, updateSynonym } from '../../contracts/search.ts';
import { isUnchanged } from '../activity/is-unchanged.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { soundOfPhrase } from './find-replacements.ts';
import { indexTerms } from './index-terms.ts';
import { missedSearches } from './missed-search.table.ts';
import { queryTerms } from './query-terms.ts';
import { synonyms } from './synonym.table.ts';

type Row = typeof synonyms.$inferSelect;
/** A synonym's snapshot in the activity log, for undo. */
type SynonymSnapshot = Pick<Row, 'term' | 'same'>;
export type SynonymChange = { id: string; before: SynonymSnapshot | null; after: SynonymSnapshot | null };

export const synonymView = ({ id, term, same }: Row): Synonym => ({ id, term, same });
const snapshot = ({ term, same }: Row): SynonymSnapshot => ({ term, same });

/** Defines two words or phrases as synonyms. Refuses `synonym_taken`, and words that are already equal. */
export async function addSynonym(
  context: Context,
  input: ParsedInputOf<typeof createSynonym>,
): Promise<Synonym> {
  return inTransaction(context.db, async (db) =>
    synonymView(await keep(context, db, null, crypto.randomUUID(), input)),
  );
}

/** Refuses what `addSynonym` refuses, and `not_found`. */
export async function changeSynonym(
  context: Context,
  { id, ...input }: ParsedInputOf<typeof updateSynonym>,
): Promise<Synonym> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const before = await lock(db, id);
    if (!before) throw new ShopError('not_found');
    if (isUnchanged(before, input)) return synonymView(before);
    return synonymView(await keep(context, db, before, id, input));
  });
}

export async function deleteSynonym(context: Context, { id }: { id: string }): Promise<null> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const before = await lock(db, id);
    if (!before) throw new ShopError('not_found');
    await remove(context, db, before);
    return null;
  });
}

/** Reverts a change; refuses `changed_since` when the synonym has changed since, or its words are used in another one. */
export async function revertSynonym(
  context: Context,
  db: Queries,
  { id, before, after }: SynonymChange,
  undoes: number,
): Promise<void> {
  const row = await lock(db, id);
  const isAsLeft = row ? row.term === after?.term && row.same === after.same : after === null;
  if (!isAsLeft) throw new ShopError('changed_since');
  if (before) {
    await keep(context, db, row, id, before, undoes).catch((error: unknown) => {
      throw error instanceof ShopError ? new ShopError('changed_since') : error;
    });
  } else if (row) await remove(context, db, row, undoes);
}

async function lock(db: Queries, id: string): Promise<Row | null> {
  const [row] = await db.select().from(synonyms).where(eq(synonyms.id, id)).for('update');
  return row ?? null;
}

async function keep(
  context: Context,
  db: Queries,
  before: Row | null,
  id: string,
  { term, same }: SynonymSnapshot,
  undoes?: number,
): Promise<Row> {
  // Limited like a query's terms: longer synonyms would never match, and exceed the unique index.
  const [termTyped, sameTyped] = [queryTerms(term), queryTerms(same)];
  const [termWords, sameWords] = [termTyped.join(' '), sameTyped.join(' ')];
  refuse('term', termWords === '' ? 'letters_required' : undefined);
  refuse('same', sameWords === '' ? 'letters_required' : termWords === sameWords ? 'same_word' : undefined);
  await indexTerms(db, [term, same]);
  const values = {
    ...{ id, term, same, termWords, sameWords },
    termSound: soundOfPhrase(termTyped),
    sameSound: soundOfPhrase(sameTyped),
    updatedAt: context.now(),
  };
  const [row] = await db
    .insert(synonyms)
    .values(values)
    .onConflictDoUpdate({ target: synonyms.id, set: values })
    .returning()
    .catch((error: unknown) => {
      throw violatesUnique(error, 'synonyms_pair') ? new ShopError('synonym_taken') : error;
    });
  if (!row) throw new Error('the saved synonym did not come back');
  await db.delete(missedSearches).where(inArray(missedSearches.words, [termWords, sameWords]));
  await recordActivity(context, db, {
    action: before ? 'synonym.update' : 'synonym.create',
    subjectId: id,
    subject: nameOf(row),
    before: before && snapshot(before),
    after: snapshot(row),
    undoes,
  });
  return row;
}

async function remove(context: Context, db: Queries, row: Row, undoes?: number): Promise<void> {
  await db.delete(synonyms).where(eq(synonyms.id, row.id));
  await recordActivity(context, db, {
    action: 'synonym.delete',
    subjectId: row.id,
    subject: nameOf(row),
    before: snapshot(row),
    after: null,
    undoes,
  });
}

const nameOf = ({ term, same }: SynonymSnapshot) => ({ en: `${term} = ${same}`, ar: `${term} = ${same}` });

function refuse(path: 'term' | 'same', code: 'letters_required' | 'same_word' | undefined): void {
  if (!code) return;
  throw new ShopError('validation_failed', { details: [{ path, message: fieldErrors[code], code }] });
}
