import { legalPage as ar } from './ar/legal-page.ts';
import { legalPage as en } from './en/legal-page.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words around and in the shop's legal texts. */
export const useLegalWords = (): typeof en => usePageWords(words);
