import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** Replaces the address `from` by `to` in these products. */
export type Replacement = { ids: string[]; from: string; to: string };

/** SQL for a list of images after the first, with addresses replaced by those in the JSON object `copies`. */
export const copiedImages = (images: SQL): SQL => sql`(
  select coalesce(jsonb_agg(image || jsonb_build_object('url', coalesce(copies ->> (image ->> 'url'), image ->> 'url')) order by place), '[]')
  from jsonb_array_elements(${images}) with ordinality as e(image, place))`;

/**
 * Points products at the shop's copies of their remote images, in the caller's transaction, unless an image was
 * changed meanwhile. Leaves `version` alone, so that a concurrent edit is not refused.
 */
export async function replaceImages(db: Queries, replacements: Replacement[]): Promise<void> {
  const rows = JSON.stringify(
    replacements.flatMap(({ ids, from, to }) => ids.map((id) => ({ id, from, to }))),
  );
  await db.execute(sql`
    update products p
    set image = coalesce(copies ->> p.image, p.image), more_images = ${copiedImages(sql`p.more_images`)}, updated_at = now()
    from (
      select id, jsonb_object_agg("from", "to") as copies
      from jsonb_to_recordset(${rows}::jsonb) as x(id uuid, "from" text, "to" text) group by id
    ) x
    where p.id = x.id and (copies ? p.image
      or exists (select from jsonb_array_elements(p.more_images) as e(image) where copies ? (image ->> 'url')))`);
}
