import { useLocation } from 'react-router';
import { otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { rememberInCookie } from '../state/browser-storage.ts';
import styles from './language-link.module.css';

/** The same page in the other language, as a new document: its words are another download. */
export function LanguageLink() {
  const { shell } = useWords();
  const other = otherLanguage(useLanguage());
  const { pathname, search } = useLocation();
  return (
    <a
      className={styles.language}
      href={pathInLanguage(pathname + search, other)}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        rememberInCookie('language', other);
        // The server knows no hash, and keeps one page for all addresses that differ in parameters unknown to it.
        event.currentTarget.search = location.search;
        event.currentTarget.hash = location.hash;
      }}
    >
      {shell.otherLanguage}
    </a>
  );
}
