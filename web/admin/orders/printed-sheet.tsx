import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-sheet.module.css';

/** What comes out when the page is printed, and it alone: black on white, beside the page in the document. */
export function PrintedSheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return createPortal(
    <section className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>,
    document.body,
  );
}

type Line = { key: string; name: { en: string; ar: string }; quantity: number; note?: ReactNode };

/** What is to be taken, line by line, with a box to tick for the pen. Names stand in both languages. */
export function PrintedLines({ lines }: { lines: Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, quantity, note }) => (
        <li key={key}>
          <span className={styles.box} />
          <b className={styles.quantity}>{quantity} ×</b>
          <span className={styles.names}>
            <bdi lang="ar">{name.ar}</bdi>
            <bdi lang="en">{name.en}</bdi>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
