import { legalPage as ar } from './ar/legal-page.ts';
import { legalPage as en } from './en/legal-page.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts around and in the shop's legal pages. */
export const useLegalWords = (): typeof en => usePageWords(words);
