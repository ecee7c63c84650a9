import { security as ar } from '../i18n/ar/security.ts';
import { security as en } from '../i18n/en/security.ts';
import { usePageWords } from '../i18n/use-page-words.ts';

const words = { en, ar };

/** The words of two-factor login, of logged-in devices and of the data export. */
export const useSecurityWords = (): typeof en => usePageWords(words);
