import { home as ar } from './ar/home.ts';
import { home as en } from './en/home.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the home page. */
export const useHomeWords = (): typeof en => usePageWords(words);
