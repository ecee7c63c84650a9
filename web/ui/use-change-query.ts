import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/**
 * Changes the query string that was requested last, which may still be loading: based on the displayed one, the second
 * of two quick changes would revert the first (a lost update).
 */
export function useChangeQuery() {
  const [shown, show] = useSearchParams();
  const { state } = useNavigation();
  const asked = useRef(shown);
  useEffect(() => {
    if (state === 'idle') asked.current = shown;
  }, [shown, state]);
  return (change: (query: URLSearchParams) => URLSearchParams, { isTyping = false } = {}): void => {
    // Back undoes a whole search, not single letters.
    const replace = isTyping && asked.current.has('q');
    asked.current = change(new URLSearchParams(asked.current));
    show(asked.current, { replace, preventScrollReset: true });
  };
}

/** The query with this parameter, or without it for an empty value. */
export function withParameter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The query with all of these parameters, without the empty ones. */
export const withParameters = (query: URLSearchParams, values: Record<string, string>): URLSearchParams =>
  Object.entries(values).reduce((next, [name, value]) => withParameter(next, name, value), query);
