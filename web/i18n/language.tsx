import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, type ReactNode, useContext } from 'react';
import { directionOf, type Language, pathInLanguage } from '../../contracts/language.ts';
import type { Words } from './en.ts';

type Reading = { language: Language; words: Words };

const ReadingContext = createContext<Reading | null>(null);

/** Context of the reader's language and its words, provided by the entries; the other language's words are never downloaded. */
export function LanguageProvider({ language, words, children }: Reading & { children: ReactNode }) {
  return (
    <ReadingContext value={{ language, words }}>
      <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
    </ReadingContext>
  );
}

function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('the page has no LanguageProvider');
  return reading;
}

export const useLanguage = (): Language => useReading().language;
export const useWords = (): Words => useReading().words;

/** Returns a function that prefixes paths for the reader's language: `path('/cart')` is `/cart` or `/ar/cart`. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathInLanguage(path, language);
}
