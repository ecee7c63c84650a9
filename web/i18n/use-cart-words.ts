import { cartPage as ar } from './ar/cart-page.ts';
import { cartPage as en } from './en/cart-page.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the cart's page and of the bars that lead to it. */
export const useCartWords = (): typeof en => usePageWords(words);
