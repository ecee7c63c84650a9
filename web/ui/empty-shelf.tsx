import type { ReactNode } from 'react';
import styles from './empty-shelf.module.css';
import { Ledge } from './ledge.tsx';

type EmptyShelfProps = {
  /** What stands on the shelf, or hangs above it; nothing if left out. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing here yet: the same shelf with nothing to buy on it, one line, one button. */
export function EmptyShelf({ picture, title, text, action, level = 2 }: EmptyShelfProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.stand}>{picture}</div>
      <Ledge />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className="muted">{text}</p>}
        {action}
      </div>
    </div>
  );
}
