import { useLocation } from 'react-router';
import { otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { rememberInCookie } from '../browser/browser-storage.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import styles from './language-link.module.css';

/**
 * The same page in the other language, as a new document: its words are another download. Followed without scripts, or
 * into a new tab, `lang` has the server remember the choice and take it off the address. `short`: on a phone its short name.
 */
export function LanguageLink({ short = false }: { short?: boolean }) {
  const { shell } = useWords();
  const other = otherLanguage(useLanguage());
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <a
      className={styles.language}
      aria-label={shell.otherLanguage}
      href={`${pathInLanguage(pathname, other)}?${query}`}
      lang={other}
      hrefLang={other}
      // The head names both languages' pages to search engines.
      rel="nofollow"
      onClick={(event) => {
        rememberInCookie('language', other);
        // The server knows no hash, and keeps one page for all addresses that differ in parameters unknown to it.
        event.currentTarget.search = location.search;
        event.currentTarget.hash = location.hash;
      }}
    >
      {short ? (
        <>
          <span className={styles.whole}>{shell.otherLanguage}</span>
          <span className={styles.short}>{shell.otherLanguageShort}</span>
        </>
      ) : (
        shell.otherLanguage
      )}
    </a>
  );
}
