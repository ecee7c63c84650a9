import { newsletter as ar } from './ar/newsletter.ts';
import { newsletter as en } from './en/newsletter.ts';
import { usePageWords } from './use-page-words.ts';

const words = { en, ar };

/** The words of the newsletter's form. */
export const useNewsletterWords = (): typeof en => usePageWords(words);
