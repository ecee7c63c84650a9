import { useNavigate } from 'react-router';
import type { Store } from '../../contracts/catalogue.ts';
import { usePath } from '../i18n/language.tsx';
import { askedFor } from './missed-search.ts';

/** Leads to what a text finds in a store, or in the whole shop; nowhere without a text. */
export function useSearch(store: Store | undefined): (q: string) => void {
  const path = usePath();
  const navigate = useNavigate();
  return (q) => {
    if (q === '') return;
    askedFor(q);
    navigate(
      path(
        store ? `/products?${new URLSearchParams({ store, q })}` : `/search?${new URLSearchParams({ q })}`,
      ),
    );
  };
}
