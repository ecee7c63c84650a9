import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { lineImages } from './line-images.ts';

/** In bytes, which an index can hold; images at longer addresses stay there. */
const longestUrl = 2000;

/** Notes each image elsewhere on the web that an applied import's products name, and queues the copying of the first. */
export async function queueImages({ jobs }: Context, db: Queries, importId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into import_images (import_id, number, url)
    select ${importId}, row_number() over (order by min(l.line), u.url), u.url
    from import_lines l, ${lineImages}
    where l.import_id = ${importId} and l.applied and u.url ~ '^https?:' and octet_length(u.url) <= ${longestUrl}
    group by u.url`);
  if (rowCount) await jobs.enqueueImages(db, { importId });
}
