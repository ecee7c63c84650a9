import { storeSelection as ar } from './ar/store-selection.ts';
import { storeSelection as en } from './en/store-selection.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the choice between the two stores. */
export const useStoreSelectionWords = (): typeof en => usePageWords(words);
