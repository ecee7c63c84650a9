import { Link } from 'react-router';
import { isWordmarkText } from '../../contracts/wordmark.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Wordmark } from './logo.tsx';
import styles from './logo-link.module.css';

type LogoLinkProps = {
  /** Whether the shop's name is shown beside the mark, if it differs from the mark's own. */
  named?: boolean;
  title?: string;
};

/** The shop's mark, linked to home. Its container sets its size and colour, and whether the name is shown. */
export function LogoLink({ named = false, title }: LogoLinkProps) {
  const { shell } = useWords();
  const language = useLanguage();
  return (
    <Link className={styles.logo} to={usePath()('/')} aria-label={shell.logo} title={title}>
      <Wordmark />
      {named && !isWordmarkText(shell.shopName) && <span lang={language}>{shell.shopName}</span>}
    </Link>
  );
}
