import { lazy, Suspense, useRef } from 'react';
import { Form } from 'react-router';
import { type FoundPage, type ProductFilters, sorts } from '../../contracts/catalogue.ts';
import type { ListedCategory } from '../../contracts/categories.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useChangeQuery, withParameter, withParameters } from '../ui/use-change-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { FilterSelect } from './filter-select.tsx';
import { askedFor } from './missed-search.ts';
import { type Filters, ownOrderOf, type View } from './product-filters.ts';
import styles from './products.module.css';
import { SearchBox } from './search-box.tsx';

/**
 * Lazy-loaded: it is collapsed, and not part of the first download. Requested with the list, since Back has to restore
 * its height.
 */
export const loadRefineList = () => import('./refine-list.tsx');
const RefineList = lazy(loadRefineList);

/** Progressive enhancement: a GET form that works without scripts; with them it submits on change. */
export function ProductToolbar({
  categories,
  filters,
  offered,
  page,
}: {
  categories: ListedCategory[];
  filters: Filters;
  offered: ProductFilters;
  page: FoundPage;
}) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const change = useChangeQuery();
  // The default order is not in the URL.
  const ownOrder = ownOrderOf(filters.q) ?? 'best';
  const send = () =>
    change((query) => {
      const fields = [...new FormData(form.current ?? undefined)].filter(([name]) => name !== 'view');
      return withParameters(query, Object.fromEntries(fields) as Record<string, string>);
    });
  const search = (q: string) => {
    askedFor(q);
    send();
  };
  const setView = (view: View) => change((query) => withParameter(query, 'view', view));
  return (
    <Form ref={form} className={styles.toolbar} role="search" method="get" preventScrollReset>
      <input type="hidden" name="store" value={filters.store} />
      {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
      <SearchBox
        q={filters.q}
        store={filters.store}
        placeholder={catalogue.searchPlaceholder}
        onSearch={search}
      />
      <CategoryChips categories={categories} filters={filters} />
      <FilterSelect aria-label={catalogue.category} name="category" value={filters.category} onChange={send}>
        <option value="">{catalogue.allCategories}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name[language]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        aria-label={catalogue.sortBy}
        name="sort"
        value={filters.sort === ownOrder ? '' : (filters.sort ?? '')}
        onChange={send}
      >
        <option value="">{catalogue.sorts[ownOrder]}</option>
        {sorts
          .filter(
            (sort) => sort !== ownOrder && (sort !== 'popular' || offered.bought || filters.sort === sort),
          )
          .map((sort) => (
            <option key={sort} value={sort}>
              {catalogue.sorts[sort]}
            </option>
          ))}
      </FilterSelect>
      <Segmented
        label={catalogue.view}
        value={filters.view}
        onValueChange={setView}
        options={[
          { value: 'grid', label: catalogue.grid, icon: 'grid' },
          { value: 'list', label: catalogue.list, icon: 'list' },
        ]}
      />
      <noscript>
        <Button type="submit" variant="line" size="sm">
          {catalogue.search}
        </Button>
      </noscript>
      <Suspense fallback={<div className={styles.folded} />}>
        <RefineList filters={filters} offered={offered} page={page} />
      </Suspense>
    </Form>
  );
}
