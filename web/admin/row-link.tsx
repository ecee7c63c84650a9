import { Link } from 'react-router';
import { fromList } from './list-address.ts';
import styles from './row-link.module.css';

/**
 * The name link of a list row. Stretched link: its `::after` covers the row (which has `position: relative`), so the
 * whole row is the target.
 */
export function RowLink({
  to,
  name,
  state = fromList,
}: {
  to: string;
  name: string;
  state?: typeof fromList;
}) {
  return (
    <Link className={styles.name} to={to} state={state}>
      <bdi>{name}</bdi>
    </Link>
  );
}
