import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import type { Draft } from './draft.ts';
import { importImages } from './import.table.ts';

/**
 * Replaces the address of an image that was already copied by its copy, so that importing the same file again does not
 * restore the address.
 */
export async function recognizeCopies(db: Queries, drafts: Draft[]): Promise<void> {
  const urls = drafts.flatMap(({ image, moreImages = [] }) =>
    [image ?? '', ...moreImages.map(({ url }) => url)].filter((url) => url.startsWith('http')),
  );
  if (urls.length === 0) return;
  const known = await db
    .select({ url: importImages.url, image: importImages.image })
    .from(importImages)
    .where(and(inArray(importImages.url, urls), eq(importImages.state, 'copied')));
  const copies = new Map(known.map(({ url, image }) => [url, image ?? url]));
  for (const draft of drafts) {
    draft.image = copies.get(draft.image ?? '') ?? draft.image;
    for (const image of draft.moreImages ?? []) image.url = copies.get(image.url) ?? image.url;
  }
}
