import type { ReactNode } from 'react';
import { PageHead } from '../content/public-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import clay from '../illustrations/scenes/prop-clay.svg';
import { ButtonLink } from '../ui/button.tsx';
import { Ledge } from '../ui/ledge.tsx';
import styles from './broken-page.module.css';

/** Offline fallback for a page that is not in the service worker cache. `again` retries. */
export function UnseenPage({ again }: { again: ReactNode }) {
  const { offline, shell } = useWords();
  const path = usePath();
  return (
    <div className={`wall ${styles.page}`}>
      <PageHead title={shell.title(offline.title)} description={offline.text} noindex />
      <img className={styles.jar} src={clay} width={240} height={240} alt="" />
      <Ledge edging="large" />
      <div className={`wrap ${styles.words}`}>
        <h1>{offline.title}</h1>
        <p className="muted">{offline.text}</p>
        <div className={styles.actions}>
          {again}
          <ButtonLink variant="line" to={path('/')} reloadDocument>
            {offline.home}
          </ButtonLink>
          <ButtonLink variant="line" to={path('/cart')} reloadDocument>
            {offline.cart}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
