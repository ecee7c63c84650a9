import { usePath, useWords } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Filters } from './product-filters.ts';

/** Leads a search to the other store, or out of its category, where so many products answer better. */
export function ElsewhereLink({ filters, count }: { filters: Filters; count: number }) {
  const { catalogue } = useWords();
  const path = usePath();
  const { store, q, category } = filters;
  const other = store === 'mouneh' ? 'cilka' : 'mouneh';
  const query = new URLSearchParams({ store: category ? store : other, q });
  return (
    <ButtonLink variant="soft" size="sm" to={path(`/products?${query}`)}>
      {category ? catalogue.inAllCategories : catalogue.inOtherStore(catalogue.stores[other].name, count)}
    </ButtonLink>
  );
}
