import { waitlist as ar } from './ar/waitlist.ts';
import { waitlist as en } from './en/waitlist.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the form by which people ask to be told when a product is back. */
export const useWaitlistWords = (): typeof en => usePageWords(words);
