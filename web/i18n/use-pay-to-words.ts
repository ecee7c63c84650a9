import { payTo as ar } from './ar/pay-to.ts';
import { payTo as en } from './en/pay-to.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts about the account for paying an order. */
export const usePayToWords = (): typeof en => usePageWords(words);
