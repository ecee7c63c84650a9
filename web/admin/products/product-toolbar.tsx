import type { ReactNode } from 'react';
import { adminSorts, productStates, stores } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useChangeQuery, withParameters } from '../../ui/use-change-query.ts';
import { ListFilters } from '../list-filters.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Filters } from './product-filters.ts';

type ProductToolbarProps = { categories: Category[]; filters: Filters; children: ReactNode };

/** Search, filters and order; each change is in the URL at once. */
export function ProductToolbar({ categories, filters, children }: ProductToolbarProps) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const changeQuery = useChangeQuery();
  const change = (changes: Record<string, string>) =>
    changeQuery((query) => withParameters(query, changes), { isTyping: 'q' in changes });
  const { q, store, category, state, sort } = filters;
  const known = categories.map(({ slug, name }) => [slug, name[language]] as const);
  const isKnown = known.some(([slug]) => slug === category);
  return (
    <ListFilters
      search={{ label: words.search, placeholder: words.searchHint, value: q }}
      fields={[
        {
          name: 'store',
          label: words.store,
          value: store,
          options: [['', words.allStores], ...stores.map((one) => [one, words.stores[one]] as const)],
        },
        {
          name: 'category',
          label: words.category,
          value: category,
          // The categories load after the URL is read.
          options: [
            ['', words.allCategories],
            ...known,
            ...(category && !isKnown ? [[category, category] as const] : []),
          ],
        },
        {
          name: 'state',
          label: words.state,
          value: state,
          options: [['', words.allStates], ...productStates.map((one) => [one, words.states[one]] as const)],
        },
        {
          name: 'sort',
          label: words.sortBy,
          value: sort,
          options: [
            ['', q ? words.best : words.sorts.newest],
            ...adminSorts
              .filter((one) => q || one !== 'newest')
              .map((one) => [one, words.sorts[one]] as const),
          ],
          isOrder: true,
        },
      ]}
      onChange={change}
    >
      {children}
    </ListFilters>
  );
}
