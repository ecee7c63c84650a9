import type { Language } from '../../contracts/language.ts';
import { admin as ar } from '../i18n/ar/admin.ts';
import { admin as en } from '../i18n/en/admin.ts';
import { useLanguage } from '../i18n/language.tsx';

const words: Record<Language, typeof en> = { en, ar };

/** The desk's own words: both languages are part of its bundle, so that no shopper downloads them. */
export const useAdminWords = (): typeof en => words[useLanguage()];
