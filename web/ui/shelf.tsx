import { type ReactNode, useId } from 'react';
import styles from './shelf.module.css';

type ShelfProps = {
  /** Names the section; without it give `label`. */
  heading?: ReactNode;
  label?: string;
  /** Content at the other end of the heading: a line of text, a link, a timer. */
  aside?: ReactNode;
  /** In a wide window; 3 from 721 to 1100 px, 2 below. */
  columns?: 4 | 6;
  /** The cloth under the ledge. */
  edging?: 'slim' | 'full';
  /** `ProductCard`s. */
  children: ReactNode;
  /** Below the last row: a "load more" button. */
  foot?: ReactNode;
};

/** A wall with one shelf per row, across the window. */
export function Shelf({ heading, label, aside, columns = 4, edging = 'slim', children, foot }: ShelfProps) {
  const id = useId();
  return (
    <section
      className={`wall ${styles.shelf}`}
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : label}
    >
      {heading && (
        <div className={`wrap ${styles.head}`}>
          <h2 id={id}>{heading}</h2>
          {aside}
        </div>
      )}
      <ul className={styles.items} data-columns={columns} data-edging={edging}>
        {children}
      </ul>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
