import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { lineImages } from './line-images.ts';

/** In bytes, the limit of an index entry; images with longer addresses are not copied. */
const longestUrl = 2000;

/** Stores each remote image of an applied import's products, and queues copying the first ones. */
export async function queueImages({ jobs }: Context, db: Queries, importId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into import_images (import_id, number, url)
    select ${importId}, row_number() over (order by min(l.line), u.url), u.url
    from import_lines l, ${lineImages}
    where l.import_id = ${importId} and l.applied and u.url ~ '^https?:' and octet_length(u.url) <= ${longestUrl}
    group by u.url`);
  if (rowCount) await jobs.enqueueImages(db, { importId });
}
