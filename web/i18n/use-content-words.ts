import { content as ar } from './ar/content.ts';
import { content as en } from './en/content.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the pages about the shop, of contact and of checkout. */
export const useContentWords = (): typeof en => usePageWords(words);
