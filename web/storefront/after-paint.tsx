import type { ReactNode } from 'react';
import styles from './after-paint.module.css';
import { useAfterPaint } from './use-after-paint.ts';

/** As high as the window, so that the footer stays out of view while the rest of the page is missing. */
const room = <div className={styles.room} />;

/** A part below the fold: rendered after the first frame of a page change. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint() ? children : room;
}

/** Two rows of cards fill the window of a phone, and of a desktop. */
const countInWindow = () => (window.innerWidth < 860 ? 4 : 8);

/**
 * Progressive list: the items to render (in the first frame of a page change only as many as fill the window), and the
 * placeholder below them.
 */
export function useProgressiveList<Item>(items: Item[]): [drawn: Item[], below: ReactNode] {
  const isDrawn = useAfterPaint();
  if (isDrawn || items.length <= countInWindow()) return [items, null];
  return [items.slice(0, countInWindow()), room];
}
