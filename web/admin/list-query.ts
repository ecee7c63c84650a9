import { useEffect } from 'react';
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
  /** The address of the page with this cursor; null is the first. */
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

/**
 * Removes unknown parameters from a list's address, as in an old or mistyped link, which would wrongly suggest a
 * filter. `filters` are all known ones, as parsed.
 */
export function useKnownFilters(filters: Record<string, string | null | undefined>): void {
  const [query, setQuery] = useSearchParams();
  const unknown = Object.entries(filters)
    .filter(([name, value]) => name !== 'q' && query.has(name) && query.get(name) !== value)
    .map(([name]) => name)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is unknown; the function is another at every render.
  useEffect(() => {
    if (unknown === '') return;
    const known = new URLSearchParams(query);
    for (const name of unknown.split(',')) known.delete(name);
    setQuery(known, { replace: true, preventScrollReset: true });
  }, [unknown]);
}
