import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePath } from '../i18n/language.tsx';

/** The state of links that lead away from a list: the way back is then the browser's own Back. */
export const fromList = { isFromList: true };

/** By the path of a list, the filters with which it was last looked at: `?status=pending`. */
const queries = new Map<string, string>();

/** On the page of a list: it is left for one of its things and come back to with the filters that were set. */
export function useRememberedQuery(): void {
  const { pathname, search } = useLocation();
  useEffect(() => void queries.set(pathname, search), [pathname, search]);
}

/** The way back to the list at `path`: to where it was scrolled if one came from there, else with the filters of last time. */
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
    /** For links to `list`, so that a plain press goes back and any other opens what it says. */
    followBack: (event: MouseEvent) => {
      if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(-1);
    },
  };
}
