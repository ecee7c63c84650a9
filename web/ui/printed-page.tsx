import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-page.module.css';

/** Print-only content, in a portal beside the app. */
export function PrintedPage({ label, children }: { label?: string; children: ReactNode }) {
  return createPortal(
    <section className={styles.sheet} aria-label={label}>
      {children}
    </section>,
    document.body,
  );
}
