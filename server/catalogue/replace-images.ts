import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** `to` instead of `from`, in these products. */
export type Replacement = { ids: string[]; from: string; to: string };

/**
 * Points products at the shop's copy of their remote image, in the caller's transaction, unless the image was
 * changed meanwhile. Leaves `version` alone, so that a concurrent edit is not refused.
 */
export async function replaceImages(db: Queries, replacements: Replacement[]): Promise<void> {
  const rows = JSON.stringify(
    replacements.flatMap(({ ids, from, to }) => ids.map((id) => ({ id, from, to }))),
  );
  await db.execute(sql`
    update products p set image = x."to", updated_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as x(id uuid, "from" text, "to" text)
    where p.id = x.id and p.image = x."from"`);
}
