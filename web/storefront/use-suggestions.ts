import { useEffect, useState } from 'react';
import { type Store, type Suggestions, suggestProducts } from '../../contracts/catalogue.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { SuggestionList } from './suggestion-list.tsx';

/** Debounce of the suggestions, in milliseconds. */
const typingPause = 150;
const longest = 100;

type Shown = { suggestions: Suggestions; SuggestionList: typeof SuggestionList };

/**
 * Debounced search suggestions and the list to show them in, whose file is not part of the first download; null for none or
 * while loading. Stale-while-revalidate: the previous ones stay until the next arrive. Errors are ignored: the search itself
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
        ([suggestions, { SuggestionList }]) => settle({ suggestions, SuggestionList }),
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

export type SuggestionItem =
  | { kind: 'word'; text: string }
  /** The search for what was typed. */
  | { kind: 'typed'; text: string }
  | ({ kind: 'category' } & Suggestions['categories'][number])
  | ({ kind: 'product' } & Suggestions['products'][number]);

/** The options in the order of the arrow keys; the last is the search for what was typed. */
export function itemsOf({ words, categories, products }: Suggestions, typed: string): SuggestionItem[] {
  return [
    ...words.map((text) => ({ kind: 'word' as const, text })),
    ...categories.map((category) => ({ kind: 'category' as const, ...category })),
    ...products.map((product) => ({ kind: 'product' as const, ...product })),
    ...(words.includes(typed) ? [] : [{ kind: 'typed' as const, text: typed }]),
  ];
}
