import { useLocation } from 'react-router';
import { otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { storeInCookie } from '../browser/browser-storage.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import styles from './language-link.module.css';

/**
 * Link to the same page in the other language, as a full document load (its words are another bundle). Without scripts
 * or in a new tab the `lang` parameter makes the server set the cookie and redirect. `short`: abbreviated on phones.
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
      href={`${pathInLanguage(pathname, other)}?${query}`}
      lang={other}
      hrefLang={other}
      // hreflang links are in the head; crawlers need not follow this one.
      rel="nofollow"
      onClick={(event) => {
        storeInCookie('language', other);
        // The server does not see the fragment, and caches one page for URLs that differ in unknown parameters: both are
        // appended on click.
        event.currentTarget.search = location.search;
        event.currentTarget.hash = location.hash;
      }}
    >
      {short ? (
        <>
          {/* Stays in the accessible name on phones, beside the visible short one (WCAG 2.5.3, label in name). */}
          <span className={styles.whole}>{shell.otherLanguage}</span>{' '}
          <span className={styles.short}>{shell.otherLanguageShort}</span>
        </>
      ) : (
        shell.otherLanguage
      )}
    </a>
  );
}
