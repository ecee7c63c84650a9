import { sql } from 'drizzle-orm';

/** SQL for the addresses of all images of the product of a line `l`, as a table `u`. */
export const lineImages = sql`lateral (
  select l.input ->> 'image' as url
  union select image ->> 'url' from jsonb_array_elements(l.input -> 'moreImages') as e(image)
) u`;
