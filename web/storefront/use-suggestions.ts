import { useEffect, useState } from 'react';
import { type Store, type Suggestions, suggestProducts } from '../../contracts/catalogue.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';

/** How long one may pause between two letters before suggestions are asked for, in milliseconds. */
const typingPause = 150;
const longest = 100;

/**
 * What may be meant by a text, once its writer pauses; null for none, and while nothing has come. The last suggestions
 * stay until others are there. Without a network there are none: the search itself says what is wrong.
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
