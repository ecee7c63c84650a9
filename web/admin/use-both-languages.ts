import { type Language, otherLanguage } from '../../contracts/language.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Both languages as the fields of a form stand: the reader's own first. */
export function useBothLanguages(): Language[] {
  const language = useLanguage();
  return [language, otherLanguage(language)];
}
