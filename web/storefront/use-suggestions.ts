import { useEffect, useState } from 'react';
import { type Store, type Suggestions, suggestProducts } from '../../contracts/catalogue.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Debounce of the suggestions, in milliseconds. */
const typingPause = 150;
const longest = 100;

/**
 * Debounced search suggestions; null for none or while loading. Stale-while-revalidate: the previous ones stay until the next
 * arrive. Errors are ignored: the search itself reports them.
 */
export function useSuggestions(text: string, store: Store | undefined): Suggestions | null {
  const language = useLanguage();
  const [found, setFound] = useState<Suggestions | null>(null);
  const q = text.trim().slice(0, longest);
  useEffect(() => {
    if (q === '') return setFound(null);
    const stop = new AbortController();
    const settle = (value: Suggestions | null) => {
      if (!stop.signal.aborted) setFound(value);
    };
    const timer = setTimeout(() => {
      call(suggestProducts, { q, store, language }, { signal: stop.signal }).then(settle, () => settle(null));
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, store, language]);
  return found;
}
