import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import type { MotifPaths } from '../illustrations/motif-paths.ts';
import { LanguageLink } from '../ui/language-link.tsx';
import { LogoLink } from '../ui/logo-link.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './account-page.module.css';

const threads = ['#fbf1dc', '#fbf1dc', '#f0b64a'];

type AccountPageProps = {
  title: string;
  motif: MotifPaths;
  proverb: string;
  /** The link to the alternative page (signup for login, for example), if there is one. */
  other: { question: string; to: string; text: string } | false;
  children: ReactNode;
};

/** A page outside the shop's frame: cloth with a motif on one side, the form on the other. */
export function AccountPage({ title, motif, proverb, other, children }: AccountPageProps) {
  const { shell } = useWords();
  const account = useAccountWords();
  const path = usePath();
  const [query] = useSearchParams();
  const next = query.get('next');
  const withNext = next ? `?${new URLSearchParams({ next })}` : '';
  return (
    <>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <div className={styles.page}>
        <div className={styles.cloth} aria-hidden="true">
          <div className={styles.scene}>
            <div className={styles.patch}>
              <Motif of={motif} stitch="cross" colors={threads} unit={22} />
            </div>
            <p className="display">{proverb}</p>
          </div>
        </div>
        <div className={styles.side}>
          <AccountHeader />
          <main id="main" className={styles.main} tabIndex={-1}>
            <h1>{title}</h1>
            {other && (
              <p className="muted">
                {other.question}{' '}
                <Link className="link" to={path(other.to) + withNext}>
                  {other.text}
                </Link>
              </p>
            )}
            {children}
            {other && other.to !== '/' && (
              <p className={styles.guest}>
                <Link className="link" to={path('/')}>
                  {account.toShop}
                </Link>
              </p>
            )}
          </main>
        </div>
      </div>
    </>
  );
}

function AccountHeader() {
  return (
    <header className={styles.header}>
      <LogoLink named />
      <LanguageLink />
    </header>
  );
}
