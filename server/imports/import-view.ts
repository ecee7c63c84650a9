import { type SQL, sql } from 'drizzle-orm';
import type { Outcome, ProductImport } from '../../contracts/imports.ts';
import type { Queries } from '../database/queries.ts';
import { imports } from './import.table.ts';

type Sums = Record<Outcome | 'untranslated' | 'alike' | 'stale', number>;

/** The sums over an import's lines, in a single scan. */
const sums = sql<Sums>`(
  select json_build_object(
    'add', count(*) filter (where outcome = 'add'),
    'change', count(*) filter (where outcome = 'change'),
    'same', count(*) filter (where outcome = 'same'),
    'refuse', count(*) filter (where outcome = 'refuse'),
    'untranslated', count(*) filter (where outcome = 'add' and faults @> '[{"code": "translation_missing"}]'),
    'alike', count(*) filter (where outcome = 'add' and faults @> '[{"code": "product_alike"}]'),
    'stale', count(*) filter (where outcome = 'refuse' and faults @> '[{"code": "line_stale"}]')
  ) from import_lines where import_id = ${imports}.id)`;

/** The matching imports, newest first, each with the sums over its lines. */
export async function viewImports(db: Queries, where?: SQL): Promise<ProductImport[]> {
  const rows = await db
    .select({ row: imports, sums })
    .from(imports)
    .where(where)
    .orderBy(sql`${imports.createdAt} desc, ${imports.id}`);
  return rows.map(({ row, sums: { untranslated, alike, stale, ...counts } }) => ({
    id: row.id,
    file: row.fileName,
    format: row.format,
    state: row.state,
    done: row.done,
    total: row.total,
    rows: row.rows,
    parts: row.parts,
    counts,
    rest: row.rest,
    untranslated,
    alike,
    stale,
    created_at: row.createdAt.toISOString(),
  }));
}
