import { Link } from 'react-router';
import { fromList } from './list-address.ts';
import styles from './row-link.module.css';

/** The name of somebody in a list. The whole row, which stands `position: relative`, leads where it leads. */
export function RowLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className={styles.name} to={to} state={fromList}>
      <bdi>{name}</bdi>
    </Link>
  );
}
