import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './back-link.module.css';
import { useListAddress } from './list-address.ts';

/** The way from one thing back to the list it is of, as that was left. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { list, followBack } = useListAddress(to);
  return (
    <Link className={styles.back} to={list} onClick={followBack}>
      <Icon name="back" flip />
      {children}
    </Link>
  );
}
