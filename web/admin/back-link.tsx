import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './back-link.module.css';
import { useListAddress } from './list-address.ts';

/** Back link to a list, with its filters and scroll position. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { list, followBack } = useListAddress(to);
  return (
    <Link className={styles.back} to={list} onClick={followBack}>
      <Icon name="back" flip />
      {children}
    </Link>
  );
}
