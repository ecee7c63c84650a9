import { type Language, otherLanguage } from '../../contracts/language.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Both languages in the order of a form's fields: the reader's first. */
export function useBothLanguages(): Language[] {
  const language = useLanguage();
  return [language, otherLanguage(language)];
}
