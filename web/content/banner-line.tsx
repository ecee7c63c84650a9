import { Link } from 'react-router';
import type { Banner } from '../../contracts/banner.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import styles from './banner-line.module.css';

/** The seller's line of these days; where it leads elsewhere, it opens there. */
export function BannerLine({ banner: { text, link } }: { banner: Banner }) {
  const language = useLanguage();
  const path = usePath();
  const line = <bdi>{text[language]}</bdi>;
  return (
    <p className={styles.banner}>
      {link.startsWith('/') ? <Link to={path(link)}>{line}</Link> : link ? <a href={link}>{line}</a> : line}
    </p>
  );
}
