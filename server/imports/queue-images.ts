import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';

/** In bytes, which an index can hold; images at longer addresses stay there. */
const longestUrl = 2000;

/** Notes each image elsewhere on the web that an applied import's products name, and queues the copying of the first. */
export async function queueImages({ jobs }: Context, db: Queries, importId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into import_images (import_id, number, url)
    select ${importId}, row_number() over (order by min(l.line)), l.input ->> 'image'
    from import_lines l
    where l.import_id = ${importId} and l.applied and l.input ->> 'image' ~ '^https?:'
      and octet_length(l.input ->> 'image') <= ${longestUrl}
    group by l.input ->> 'image'`);
  if (rowCount) await jobs.enqueueImages(db, { importId });
}
