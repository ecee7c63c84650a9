import { storeChoice as ar } from './ar/store-choice.ts';
import { storeChoice as en } from './en/store-choice.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the choice between the two stores. */
export const useStoreChoiceWords = (): typeof en => usePageWords(words);
