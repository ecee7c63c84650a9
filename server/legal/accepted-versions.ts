import { sql } from 'drizzle-orm';
import type { Accepted } from '../../contracts/legal.ts';
import type { Queries } from '../database/queries.ts';
import { legalTexts } from './legal-text.table.ts';

/** The versions that a browser reports as shown and accepted, where they exist; anything else is ignored rather than refused. */
export async function acceptedVersions(
  db: Queries,
  accepted: Accepted | undefined,
): Promise<{ termsVersion: number | null; privacyVersion: number | null }> {
  const none = { termsVersion: null, privacyVersion: null };
  if (!accepted) return none;
  const { terms, privacy } = accepted;
  const found = await db
    .select({ page: legalTexts.page })
    .from(legalTexts)
    .where(sql`(page, version) in (('terms', ${terms}), ('privacy', ${privacy}))`);
  return found.length === 2 ? { termsVersion: terms, privacyVersion: privacy } : none;
}
