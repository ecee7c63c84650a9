import { waitlist as ar } from './ar/waitlist.ts';
import { waitlist as en } from './en/waitlist.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The texts of the form for joining a product's waiting list. */
export const useWaitlistWords = (): typeof en => usePageWords(words);
