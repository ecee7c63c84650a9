import { and, asc, gt, isNull } from 'drizzle-orm';
import { type Store, stores } from '../../contracts/catalogue.ts';
import { labelsOf } from '../../contracts/size-labels.ts';
import { oldSlugs, type ProductRow, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import type { Draft } from './draft.ts';
import { isShownAlike } from './size-of.ts';

/** How many products are read at once. */
const pageSize = 5000;

type Named = Pick<ProductRow, 'id' | 'weight' | 'nameEn' | 'nameAr'>;
/** `several` when more than one product has the name, and the weight does not decide. */
type FoundProduct = string | 'several' | undefined;

/**
 * Finds the product that a line refers to: by its id, else by its slug, else by a name in its store. Without a store,
 * the chosen store is searched first, then the other one, where the size must be equal unless the line has no category.
 */
export type ProductIndex = {
  find: (draft: Draft, store: Store) => FoundProduct;
  /** The names of a product in either store that has one of a new line's names and its size. */
  alike: (draft: Draft) => string | undefined;
};

/** Reads the present names of products; without deleted ones. */
export async function openProductIndex(db: Queries): Promise<ProductIndex> {
  const ids = new Set<string>();
  const bySlug = new Map<string, string>();
  const byName = { mouneh: new Map<string, Named[]>(), cilka: new Map<string, Named[]>() };
  for (const { slug, productId } of await db.select().from(oldSlugs)) bySlug.set(slug, productId);
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({
        id: products.id,
        slug: products.slug,
        nameEn: products.nameEn,
        nameAr: products.nameAr,
        store: products.store,
        weight: products.weight,
      })
      .from(products)
      .where(and(isNull(products.deletedAt), last ? gt(products.id, last) : undefined))
      .orderBy(asc(products.id))
      .limit(pageSize);
    for (const { id, slug, nameEn, nameAr, store, weight } of rows) {
      ids.add(id);
      bySlug.set(slug, id);
      for (const key of new Set([keyOf(nameEn), keyOf(nameAr)])) {
        const named = byName[store].get(key);
        if (named) named.push({ id, weight, nameEn, nameAr });
        else byName[store].set(key, [{ id, weight, nameEn, nameAr }]);
      }
    }
    last = rows.at(-1)?.id;
    if (rows.length < pageSize) break;
  }
  const known = (id: string | undefined) => (id && ids.has(id) ? id : undefined);
  const findByName = (draft: Draft, chosen: Store): FoundProduct => {
    const key = keyOf(draft.nameEn ?? draft.nameAr ?? '');
    const inStore = (store: string) => (key ? byName[store as Store]?.get(key) : undefined);
    const named = inStore(draft.store ?? chosen);
    if (named) return tellApart(named, draft);
    const elsewhere = draft.store ? undefined : inStore(chosen === 'mouneh' ? 'cilka' : 'mouneh');
    // A file with only names and the changed fields is about existing products, whatever their size.
    const meant = draft.categories ? elsewhere?.filter(isOfSize(draft.weight)) : elsewhere;
    return meant?.length ? tellApart(meant, draft) : findSize(draft, chosen);
  };
  const findSize = ({ size, store }: Draft, chosen: Store): FoundProduct => {
    const named = size && byName[(store as Store) ?? chosen]?.get(keyOf(size.title));
    return named?.find(isOfSize(size?.label))?.id;
  };
  const alike = ({ nameEn, nameAr, weight }: Draft) => {
    const keys = [nameEn, nameAr].flatMap((name) => (name ? keyOf(name) : []));
    const named = stores.flatMap((store) => keys.flatMap((key) => byName[store].get(key) ?? []));
    const one = named.find(isOfSize(weight));
    return one && [...new Set([one.nameEn, one.nameAr])].join(' · ');
  };
  return {
    find: (draft, store) =>
      known(draft.id && isUuid(draft.id) ? draft.id.toLowerCase() : undefined) ??
      known(draft.slug && bySlug.get(draft.slug)) ??
      findByName(draft, store),
    alike,
  };
}

const keyOf = (name: string): string => name.trim().toLowerCase();
const weightKey = (weight: string): string => weight.replace(/\s/g, '').toLowerCase();
/** Whether a text in a file is a size's label, in one language or both, or as displayed. */
const isLabel = (said: string, weight: string): boolean =>
  [weight, ...Object.values(labelsOf(weight))].some((label) => weightKey(label) === weightKey(said)) ||
  isShownAlike(said, weight);

/** A line without a size refers to a product without one. */
const isOfSize =
  (said = '') =>
  ({ weight }: Named): boolean =>
    isLabel(said, weight);

/** The product with this weight among several of one name, such as oil by the bottle and by the can. */
function tellApart(named: Named[], { weight, group }: Draft): FoundProduct {
  const alike = named.filter((one) => weight && isLabel(weight, one.weight));
  if (alike.length === 1) return alike[0]?.id;
  // A line in a group of sizes is a new size when no existing one has this weight.
  if (group?.id && weight && alike.length === 0) return undefined;
  return named.length === 1 ? named[0]?.id : 'several';
}
