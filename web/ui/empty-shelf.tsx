import type { ReactNode, Ref } from 'react';
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
  /** For use below other parts of a page: lower on a phone, so that its text is on the first screen. */
  isLow?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Empty state: an empty shelf with one line and one button. */
export function EmptyShelf({ image, title, text, action, level = 2, isLow, ref }: EmptyShelfProps) {
  const Heading = `h${level}` as const;
  return (
    <div ref={ref} className={styles.empty} data-low={isLow || undefined}>
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
