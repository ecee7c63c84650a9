import { type CSSProperties, useEffect, useState } from 'react';
import styles from './loading-bar.module.css';
import { barEnd, barHideDelay, barStart, barTick, nextPercent } from './loading-bar-progress.ts';

/** Saffron stitches along the top of the window: 20 % at the start, creeping up to 95 %, gone 300 ms after
 *  the end. Nothing is drawn while nothing is loading. */
export function LoadingBar({ busy, label }: { busy: boolean; label: string }) {
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    if (busy) {
      setPercent(barStart);
      const timer = setInterval(() => {
        setPercent((now) => nextPercent(now ?? barStart, Math.random()));
      }, barTick);
      return () => clearInterval(timer);
    }
    setPercent((now) => (now === null ? null : barEnd));
    const timer = setTimeout(() => setPercent(null), barHideDelay);
    return () => clearTimeout(timer);
  }, [busy]);

  if (percent === null) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <div className={styles.thread} style={{ '--done': `${percent}%` } as CSSProperties} />
    </div>
  );
}
