import { isWordmarkText } from '../../contracts/wordmark.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { heartlineMotif } from '../illustrations/motif-paths/heartline-motif.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './offline.module.css';
import { UnseenPage } from './unseen-page.tsx';

/** The service worker answers any URL with this page: hydrating it would render another route. */
export const handle = { withoutScripts: true };

const comeBack = "addEventListener('online',()=>location.reload())";

/** The offline fallback page: plain links and one inline script. */
export default function Offline() {
  const { offline, shell } = useWords();
  const language = useLanguage();
  const path = usePath();
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <a href={path('/')} aria-label={shell.logo}>
          <Wordmark />
          {!isWordmarkText(shell.shopName) && <span lang={language}>{shell.shopName}</span>}
        </a>
        <nav aria-label={shell.mainNavigation}>
          <a className={styles.favourites} href={path('/favorites')} aria-label={shell.footer.favourites}>
            <Motif of={heartlineMotif} colors={['currentColor']} unit={2} />
          </a>
          <a href={path('/cart')} aria-label={shell.footer.cart}>
            <Icon name="basket" />
          </a>
        </nav>
      </header>
      <main id="main" className={styles.main}>
        <UnseenPage
          again={
            // biome-ignore lint/a11y/useValidAnchor: an empty address is the one of the page that was asked for.
            <a className={button.button} data-size="md" href="">
              {offline.again}
            </a>
          }
        />
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: comeBack }} />
    </>
  );
}
