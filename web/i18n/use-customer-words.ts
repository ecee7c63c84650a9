import { customer as ar } from './ar/customer.ts';
import { customer as en } from './en/customer.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of orders, favourites and the profile. */
export const useCustomerWords = (): typeof en => usePageWords(words);
