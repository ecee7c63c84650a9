import { type Store, stores } from '../../contracts/catalogue.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Filters } from './product-filters.ts';

export const otherStore = (store: Store): Store => stores.find((one) => one !== store) ?? store;

/** Links to the other store, or to the search without its category, where this many products match better. */
export function ElsewhereLink({ filters, count }: { filters: Filters; count: number }) {
  const { catalogue } = useWords();
  const path = usePath();
  const { store, q, category } = filters;
  const other = otherStore(store);
  const isWholeStore = q !== '' && category !== '';
  const query = new URLSearchParams({ store: isWholeStore ? store : other, ...(q ? { q } : { category }) });
  return (
    <ButtonLink variant="soft" size="sm" to={path(`/products?${query}`)}>
      {isWholeStore ? catalogue.inAllCategories : catalogue.inOtherStore(catalogue.stores[other].name, count)}
    </ButtonLink>
  );
}
