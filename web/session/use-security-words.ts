import type { Language } from '../../contracts/language.ts';
import { security as ar } from '../i18n/ar/security.ts';
import { security as en } from '../i18n/en/security.ts';
import { useLanguage } from '../i18n/language.tsx';

const words: Record<Language, typeof en> = { en, ar };

/** Both languages are part of the account's own files: no shopper downloads them with the first page. */
export const useSecurityWords = (): typeof en => words[useLanguage()];
