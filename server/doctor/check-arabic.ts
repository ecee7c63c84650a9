import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type Finding, failure, ok } from './finding.ts';

const about = 'Arabic';

/**
 * Checks that the database's collation folds and sorts letters as searches and lists need it, in the version with which
 * its indexes were built: an upgrade of the operating system may change it.
 */
export async function checkArabic(db: Queries): Promise<Finding> {
  const { rows } = await db.execute<{ sorts: boolean; folds: boolean; changed: boolean }>(sql`
    select 'أرز' < 'زيت' collate "ar-x-icu" and 'ابريق' < 'أرز' collate "ar-x-icu" as sorts,
      lower('É' collate "und-x-icu") = 'é' and normalize('ﻣﻜﺪﻭﺱ', nfkd) = 'مكدوس'
        and 'مكدوس' ~ '^[[:alnum:]]+$' collate "und-x-icu" as folds,
      exists (select from pg_collation where collname in ('ar-x-icu', 'en-x-icu', 'und-x-icu')
        and collversion <> pg_collation_actual_version(oid)) as changed`);
  const { sorts = false, folds = false, changed = false } = rows[0] ?? {};
  if (!sorts || !folds) {
    return failure(
      about,
      'the database cannot fold and sort Arabic letters: use a PostgreSQL that was built with ICU.',
    );
  }
  if (changed) {
    return failure(
      about,
      'the rules for sorting have changed under the database: run REINDEX DATABASE, then ALTER COLLATION … REFRESH VERSION for "ar-x-icu", "en-x-icu" and "und-x-icu".',
    );
  }
  return ok(about, 'Arabic words are folded for searches and sorted by the alphabet');
}
