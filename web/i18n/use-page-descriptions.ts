import { pageDescriptions as ar } from './ar/page-descriptions.ts';
import { pageDescriptions as en } from './en/page-descriptions.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** What pages other than the shelves say of themselves to search engines and shared links. */
export const usePageDescriptions = (): typeof en => usePageWords(words);
