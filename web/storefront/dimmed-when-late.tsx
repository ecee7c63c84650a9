import { type ReactNode, useEffect, useState } from 'react';
import styles from './products.module.css';

/** Milliseconds after which a list that is being replaced is dimmed. */
const dimAfter = 150;

/**
 * Dims the old list when the next one is late. Not at once: to fade a list, Chromium repaints all of it before the
 * pressed chip is shown.
 */
export function DimmedWhenLate({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLate(true), dimAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy]);
  return (
    <div aria-busy={isBusy} className={styles.results} data-late={isLate || undefined}>
      {children}
    </div>
  );
}
