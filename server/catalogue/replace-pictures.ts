import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** `to` instead of `from`, in these products. */
export type Replacement = { ids: string[]; from: string; to: string };

/**
 * Gives products the shop's own copy of their picture, in the caller's transaction; one that has got another picture meanwhile
 * keeps it. It is the same picture, so the version is not counted up: who edits the product is not disturbed.
 */
export async function replacePictures(db: Queries, replacements: Replacement[]): Promise<void> {
  const rows = JSON.stringify(
    replacements.flatMap(({ ids, from, to }) => ids.map((id) => ({ id, from, to }))),
  );
  await db.execute(sql`
    update products p set image = x."to", updated_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as x(id uuid, "from" text, "to" text)
    where p.id = x.id and p.image = x."from"`);
}
