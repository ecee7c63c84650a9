import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-page.module.css';

/** What comes out when the page is printed, and it alone: black on white, beside the page in the document. */
export function PrintedPage({ label, children }: { label?: string; children: ReactNode }) {
  return createPortal(
    <section className={styles.sheet} aria-label={label}>
      {children}
    </section>,
    document.body,
  );
}
