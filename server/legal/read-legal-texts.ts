import { and, desc, eq, max } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type * as contract from '../../contracts/legal.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { legalTexts } from './legal-text.table.ts';

const { page, version, publishedAt, publishedBy } = legalTexts;

/** The current version of each page. */
export async function listLegalPages({ readDb }: Context): Promise<AnswerOf<typeof contract.listLegalPages>> {
  // Version numbers increase with the time of publication.
  const rows = await readDb
    .select({ page, version: max(version), publishedAt: max(publishedAt) })
    .from(legalTexts)
    .groupBy(page);
  return rows.flatMap((row) =>
    row.version && row.publishedAt
      ? { page: row.page, version: row.version, published_at: row.publishedAt.toISOString() }
      : [],
  );
}

/** The current version, or the requested one. Refuses `not_found`. */
export const getLegalText = (
  { readDb }: Context,
  input: ParsedInputOf<typeof contract.getLegalText>,
): Promise<contract.LegalText> => readLegalText(readDb, input);

export async function readLegalText(
  db: Queries,
  input: ParsedInputOf<typeof contract.getLegalText>,
): Promise<contract.LegalText> {
  const isPage = eq(page, input.page);
  const wanted = input.version === undefined ? isPage : and(isPage, eq(version, input.version));
  const [row] = await db.select().from(legalTexts).where(wanted).orderBy(desc(version)).limit(1);
  if (!row) throw new ShopError('not_found');
  const [newest] = await db
    .select({ current: max(version) })
    .from(legalTexts)
    .where(isPage);
  return {
    page: row.page,
    version: row.version,
    current: newest?.current ?? row.version,
    published_at: row.publishedAt.toISOString(),
    text: { en: row.textEn, ar: row.textAr },
  };
}

/** All versions of a page, newest first. */
export async function listLegalVersions(
  { db }: Context,
  input: ParsedInputOf<typeof contract.listLegalVersions>,
): Promise<AnswerOf<typeof contract.listLegalVersions>> {
  const rows = await db
    .select({ version, publishedAt, user: { id: users.id, name: users.name } })
    .from(legalTexts)
    .leftJoin(users, eq(users.id, publishedBy))
    .where(eq(page, input.page))
    .orderBy(desc(version));
  return rows.map((row) => ({
    version: row.version,
    published_at: row.publishedAt.toISOString(),
    user: row.user,
  }));
}
