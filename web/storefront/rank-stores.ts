import { type FoundPage, type FoundProduct, type Store, stores } from '../../contracts/catalogue.ts';

/** How many of the best results are compared to decide which store comes first. */
export const comparedResults = 5;

type StoreResult = { items: FoundProduct[]; page: FoundPage };

/**
 * The store with the best match, from the best results of both and those of each store. On a tie, the one with more of
 * the best results: otherwise the shorter name would decide, and corn oil precede all olive oils.
 */
export function bestStore(best: FoundProduct[], found: StoreResult[]): Store | undefined {
  const first = best[0]?.store;
  const [one, other] = found.map(({ items, page }) => items[0]?.available && page.best_points);
  if (typeof one !== 'number' || one !== other) return first;
  const count = best.filter(({ store }) => store === first).length;
  return 2 * count >= best.length ? first : stores.find((store) => store !== first);
}
