import { Link } from 'react-router';
import { isWordmarkText } from '../../contracts/wordmark.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Wordmark } from './logo.tsx';
import styles from './logo-link.module.css';

type LogoLinkProps = {
  /** Whether the shop's name is written beside the mark, where it is another than the mark's own. */
  named?: boolean;
  title?: string;
};

/** The mark of the shop, which leads home. Its size, colour and whether the name is shown are set by what it stands in. */
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
