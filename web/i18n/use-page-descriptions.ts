import { pageDescriptions as ar } from './ar/page-descriptions.ts';
import { pageDescriptions as en } from './en/page-descriptions.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** Descriptions of pages other than lists, for search engines and shared links. */
export const usePageDescriptions = (): typeof en => usePageWords(words);
