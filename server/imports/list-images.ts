import { and, eq, sql } from 'drizzle-orm';
import { type ImageFault, type ImportImages, maxListed } from '../../contracts/import-images.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { importImages } from './import.table.ts';
import { lineImages } from './line-images.ts';
import { getImport } from './list-imports.ts';

/** The progress of copying an import's images. Refuses `not_found`. */
export async function getImportImages(context: Context, { id }: { id: string }): Promise<ImportImages> {
  const { db } = context;
  await getImport(context, { id });
  const { rows: sums } = await db.execute<Omit<ImportImages, 'failures'>>(sql`
    select count(*)::int as total, count(*) filter (where state = 'copied')::int as copied,
      count(*) filter (where state = 'failed')::int as failed
    from import_images where import_id = ${id}`);
  const [counts = { total: 0, copied: 0, failed: 0 }] = sums;
  type Failure = { url: string; fault: ImageFault; id: string | null; en: string; ar: string };
  const { rows } = await db.execute<Failure>(sql`
    select i.url, i.fault, p.id, p.name_en as en, p.name_ar as ar from import_images i
    left join lateral (
      select p.id, p.name_en, p.name_ar from import_lines l join products p on p.id = l.product_id, ${lineImages}
      where l.import_id = ${id} and l.applied and u.url = i.url and p.deleted_at is null
      order by l.line limit 1
    ) p on true
    where i.import_id = ${id} and i.state = 'failed' order by i.number limit ${maxListed}`);
  const failures = rows.map(({ url, fault, id, en, ar }) => ({
    url,
    fault,
    product: id === null ? null : { id, name: { en, ar } },
  }));
  return { ...counts, failures };
}

/** Queues an import's failed images again. Refuses `not_found`. */
export async function retryImportImages(context: Context, { id }: { id: string }): Promise<ImportImages> {
  await getImport(context, { id });
  await inTransaction(context.db, async (db) => {
    const again = await db
      .update(importImages)
      .set({ state: 'waiting', fault: null })
      .where(and(eq(importImages.importId, id), eq(importImages.state, 'failed')))
      .returning({ number: importImages.number });
    if (again.length > 0) await context.jobs.enqueueImages(db, { importId: id });
  });
  return getImportImages(context, { id });
}
