import { type AnyColumn, and, count, desc, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { foldText } from '../../contracts/fold-text.ts';
import type { listSynonyms as contract } from '../../contracts/search.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { synonymView } from './save-synonym.ts';
import { synonyms } from './synonym.table.ts';

const usualPage = 50;

/** The synonyms, latest first; with `q` those with its letters on either side. */
export async function listSynonyms(
  { db }: Context,
  { q, cursor, limit = usualPage }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const letters = q ? foldText(q).trim() : '';
  const has = (column: AnyColumn) => sql`strpos(${column}, ${letters}) > 0`;
  const found = letters ? or(has(synonyms.termWords), has(synonyms.sameWords)) : undefined;
  const rows = await db
    .select()
    .from(synonyms)
    .where(and(found, cursor ? isAfter(cursor) : undefined))
    .orderBy(desc(synonyms.updatedAt), desc(synonyms.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(synonyms).where(found);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(synonymView),
    page: {
      total: counted?.total ?? 0,
      cursor: last ? `${last.updatedAt.toISOString()}_${last.id}` : null,
    },
  };
}

function isAfter(cursor: string): SQL {
  const [, at, id] = /^(\d{4}-[\d-]+T[\d:.]+Z)_([\da-f-]{36})$/.exec(cursor) ?? [];
  if (!at || !id) {
    const details = [{ path: 'cursor', message: 'This cursor is not of this list' }];
    throw new ShopError('validation_failed', { details });
  }
  return sql`(${synonyms.updatedAt}, ${synonyms.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
