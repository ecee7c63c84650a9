import { useLocation, useSearchParams } from 'react-router';
import { useChangeQuery, withParameters } from '../ui/use-change-query.ts';
import { useRememberedQuery } from './list-address.ts';

/** State of an admin list (filters, cursor) in the URL, so that Back and reload keep it. A changed filter resets the cursor. */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { pathname } = useLocation();
  useRememberedQuery();
  const change = (changes: Record<string, string>) =>
    changeQuery((current) => withParameters(current, { ...changes, cursor: '' }), {
      isTyping: 'q' in changes,
    });
  /** Where the page with this cursor is; null is the first. */
  const pageAt = (cursor: string | null): string => {
    const next = new URLSearchParams(query);
    next.delete('cursor');
    if (cursor) next.set('cursor', cursor);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return {
    query,
    change,
    pageAt,
    /** Cache key of the page. */
    key: query.toString(),
    isFiltered: [...query.keys()].some((name) => name !== 'cursor' && name !== 'sort'),
    clear: () => setQuery({}),
  };
}

/** The parameter's value if allowed; unknown values are ignored. */
export const choiceOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);
