import type { Why } from '../../contracts/catalogue.ts';
import { useWords } from '../i18n/language.tsx';
import styles from './why-found.module.css';

/** Why a search found a product whose name doesn't show it: `Also found as labneh`. */
export function WhyFound({ why }: { why: Why }) {
  const { catalogue } = useWords();
  return (
    <span className={styles.why}>
      {catalogue.why[why.by]} <bdi>{why.word}</bdi>
    </span>
  );
}
