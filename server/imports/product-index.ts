import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import { oldSlugs, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import type { Draft } from './draft.ts';

/** How many products are read at once. */
const pageSize = 5000;

const nameKey = (store: string, name: string) => `${store} ${name.trim().toLowerCase()}`;

/** Finds the product that a line means: by its id, else by its slug, else by a name in its store. */
export type ProductIndex = {
  find: (draft: Draft, store: Store) => string | undefined;
};

/** Reads what products are called, as they stand now; deleted ones are no more. */
export async function openProductIndex(db: Queries): Promise<ProductIndex> {
  const ids = new Set<string>();
  const bySlug = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { slug, productId } of await db.select().from(oldSlugs)) bySlug.set(slug, productId);
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({
        id: products.id,
        slug: products.slug,
        nameEn: products.nameEn,
        nameAr: products.nameAr,
        store: products.store,
      })
      .from(products)
      .where(and(isNull(products.deletedAt), last ? gt(products.id, last) : undefined))
      .orderBy(asc(products.id))
      .limit(pageSize);
    for (const row of rows) {
      ids.add(row.id);
      bySlug.set(row.slug, row.id);
      byName.set(nameKey(row.store, row.nameEn), row.id);
      byName.set(nameKey(row.store, row.nameAr), row.id);
    }
    last = rows.at(-1)?.id;
    if (rows.length < pageSize) break;
  }
  const known = (id: string | undefined) => (id && ids.has(id) ? id : undefined);
  return {
    find: (draft, store) => {
      const name = draft.nameEn ?? draft.nameAr;
      return (
        known(draft.id && isUuid(draft.id) ? draft.id.toLowerCase() : undefined) ??
        known(draft.slug && bySlug.get(draft.slug)) ??
        (name ? byName.get(nameKey(draft.store ?? store, name)) : undefined)
      );
    },
  };
}
