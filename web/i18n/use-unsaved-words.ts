import { unsaved as ar } from './ar/unsaved.ts';
import { unsaved as en } from './en/unsaved.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts of the question before unsaved changes are left. */
export const useUnsavedWords = (): typeof en => usePageWords(words);
