import { checkout as ar } from './ar/checkout.ts';
import { checkout as en } from './en/checkout.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts of the checkout. */
export const useCheckoutWords = (): typeof en => usePageWords(words);
