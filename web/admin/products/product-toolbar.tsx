import { type ComponentProps, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { adminSorts, type Category, productStates, stores } from '../../../contracts/catalogue.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Select } from '../../ui/field.tsx';
import { SearchBox } from '../list-filters.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Filters } from './product-filters.ts';
import styles from './products.module.css';

type ProductToolbarProps = { categories: Category[]; filters: Filters };

/** Search, filters and order; each change is in the URL at once. */
export function ProductToolbar({ categories, filters }: ProductToolbarProps) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    const chosen = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '');
    submit(new URLSearchParams(chosen as [string, string][]), { replace: true, preventScrollReset: true });
  };
  return (
    <Form ref={form} className={styles.toolbar} role="search" method="get" preventScrollReset>
      <SearchBox
        name="q"
        label={words.search}
        placeholder={words.searchHint}
        value={filters.q}
        onSearch={send}
      />
      <FilterSelect aria-label={words.store} name="store" value={filters.store} onChange={send}>
        <option value="">{words.allStores}</option>
        {stores.map((store) => (
          <option key={store} value={store}>
            {words.stores[store]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        // The options load after the URL is read: remounted once, so that the URL's value is selected among them.
        key={categories.length}
        aria-label={words.category}
        name="category"
        value={filters.category}
        onChange={send}
      >
        <option value="">{words.allCategories}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name[language]}
          </option>
        ))}
        {categories.length === 0 && filters.category && <option>{filters.category}</option>}
      </FilterSelect>
      <FilterSelect aria-label={words.state} name="state" value={filters.state} onChange={send}>
        <option value="">{words.allStates}</option>
        {productStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect aria-label={words.sortBy} name="sort" value={filters.sort} onChange={send}>
        <option value="">{filters.q ? words.best : words.sorts.newest}</option>
        {adminSorts
          .filter((sort) => filters.q || sort !== 'newest')
          .map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
      </FilterSelect>
    </Form>
  );
}

/** A select that follows the URL. Uncontrolled: a remount at each change would lose keyboard focus. */
function FilterSelect({ value, ...rest }: ComponentProps<typeof Select> & { value: string }) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (list.current) list.current.value = value;
  }, [value]);
  return <Select {...rest} ref={list} defaultValue={value} />;
}
