import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = {
  title: ReactNode;
  /** What the page is for, or whose it is. */
  text?: ReactNode;
  /** In smaller letters: a customer's name may be 300 characters long. */
  isLong?: boolean;
  /** At the end of the title's row: what can be done with the whole page. */
  children?: ReactNode;
};

/** The title row of a page of the shop admin. */
export function PageTitle({ title, text, isLong, children }: PageTitleProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 data-long={isLong || undefined}>{title}</h1>
        {children}
      </div>
      {text && <p className="muted">{text}</p>}
    </header>
  );
}
