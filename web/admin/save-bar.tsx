import { type ReactNode, useEffect, useRef } from 'react';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** Unsaved changes: the bar stays in sight above the tabs. */
  isChanged: boolean;
  /** The buttons. */
  children: ReactNode;
  /** Content before the buttons. */
  said?: ReactNode;
};

/** The foot of a long form. */
export function SaveBar({ isChanged, said, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? keepClear(bar.current) : undefined), []);
  return (
    <div ref={bar} className={styles.bar} data-above-tabs data-unsaved={isChanged || undefined}>
      {said}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

/** What a toast takes at the foot of a phone, in pixels: of a short form the bar stands higher than that. */
const toastRoom = 160;

/** Tells toasts, as `--save-bar`, how far up a bar reaches that stands where they come: Save is pressed next. Returns what ends it. */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.body;
  const end = () => style.removeProperty('--save-bar');
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    if (window.innerHeight - bottom < toastRoom)
      style.setProperty('--save-bar', `${window.innerHeight - top}px`);
    else end();
  };
  measure();
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, measure, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, measure);
    end();
  };
}
