import type { ReactNode } from 'react';
import styles from './empty-shelf.module.css';
import { Ledge } from './ledge.tsx';

type EmptyShelfProps = {
  /** Illustration of the empty state; optional. */
  image?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The call to action: one button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Empty state: an empty shelf with one line and one button. */
export function EmptyShelf({ image, title, text, action, level = 2 }: EmptyShelfProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.stand}>{image}</div>
      <Ledge />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className="muted">{text}</p>}
        {action}
      </div>
    </div>
  );
}
