import { account as ar } from './ar/account.ts';
import { account as en } from './en/account.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts of logging in and signing up. */
export const useAccountWords = (): typeof en => usePageWords(words);
