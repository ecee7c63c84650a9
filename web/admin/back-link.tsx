import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './back-link.module.css';

/** The way from one thing back to the list it is of. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="back" flip />
      {children}
    </Link>
  );
}
