import { useNavigate } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { askedFor } from './missed-search.ts';

/** Opens the search of both stores for a text; does nothing without a text. */
export function useSearch(): (q: string) => void {
  const path = usePath();
  const navigate = useNavigate();
  return (q) => {
    if (q === '') return;
    askedFor(q);
    navigate(path(`/search?${new URLSearchParams({ q })}`));
  };
}
