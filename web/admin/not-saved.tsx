import styles from './not-saved.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** Marks what differs from what is saved. */
export function NotSaved() {
  const { notSaved } = useAdminWords();
  return <b className={styles.mark}>{notSaved}</b>;
}
