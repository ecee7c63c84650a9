import { useNavigate } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { askedFor } from './missed-search.ts';

/** Leads to what a text finds in both stores; nowhere without a text. */
export function useSearch(): (q: string) => void {
  const path = usePath();
  const navigate = useNavigate();
  return (q) => {
    if (q === '') return;
    askedFor(q);
    navigate(path(`/search?${new URLSearchParams({ q })}`));
  };
}
