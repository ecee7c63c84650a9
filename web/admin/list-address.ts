import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePath } from '../i18n/language.tsx';

/** Router state of links that leave a list: the back link then uses history, which restores the scroll position. */
export const fromList = { isFromList: true };

/** The same for links to a page that is reached from several: its back link names the page it was opened from. */
export const fromProduct = { ...fromList, from: 'product' };
export const fromStock = { ...fromList, from: 'stock' };

/** The latest query string (filters) of each list, by path. */
const queries = new Map<string, string>();

/** Stores the filters of a list for the links back to it. */
export function useRememberedQuery(): void {
  const { pathname, search } = useLocation();
  useEffect(() => void queries.set(pathname, search), [pathname, search]);
}

/** The link back to a list: `navigate(-1)` when opened from it, else its address with the latest filters. */
export function useListAddress(path: string) {
  const inLanguage = usePath();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = state?.isFromList === true;
  const plain = inLanguage(path);
  const list = plain + (queries.get(plain) ?? '');
  return {
    list,
    goToList: () => void (isFromList ? navigate(-1) : navigate(list)),
    /** Click handler of links to `list`: a plain click goes back; modified clicks (new tab) follow the href. */
    followBack: (event: MouseEvent) => {
      if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(-1);
    },
  };
}
