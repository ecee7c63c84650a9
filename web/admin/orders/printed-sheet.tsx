import type { ReactNode } from 'react';
import { PrintedPage } from '../../ui/printed-page.tsx';
import styles from './printed-sheet.module.css';

/** A paper of the desk, under its name. */
export function PrintedSheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <PrintedPage>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </PrintedPage>
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
