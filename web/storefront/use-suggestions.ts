import { useEffect, useState } from 'react';
import { type Store, type Suggestions, suggestProducts } from '../../contracts/catalogue.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Debounce of the suggestions, in milliseconds. */
const typingPause = 150;
const longest = 100;

type Shown = { suggestions: Suggestions; list: typeof import('./suggestion-list.tsx') };

/**
 * Debounced search suggestions with the list component, which is not part of the first download; null for none or while
 * loading. Stale-while-revalidate: the previous ones stay until the next arrive. Errors are ignored: the search itself
 * reports them.
 */
export function useSuggestions(text: string, store: Store | undefined): Shown | null {
  const language = useLanguage();
  const [found, setFound] = useState<Shown | null>(null);
  const q = text.trim().slice(0, longest);
  useEffect(() => {
    if (q === '') return setFound(null);
    const stop = new AbortController();
    const settle = (value: Shown | null) => {
      if (!stop.signal.aborted) setFound(value);
    };
    const timer = setTimeout(() => {
      const asked = call(suggestProducts, { q, store, language }, { signal: stop.signal });
      Promise.all([asked, import('./suggestion-list.tsx')]).then(
        ([suggestions, list]) => settle({ suggestions, list }),
        () => settle(null),
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, store, language]);
  return found;
}
