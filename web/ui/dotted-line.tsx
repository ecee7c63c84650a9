import type { ReactNode } from 'react';
import styles from './dotted-line.module.css';

/** Parts in a row separated by dots, none of which begins or ends a line. Missing parts are left out. */
export function DottedLine({ parts }: { parts: ReactNode[] }) {
  return (
    <span className={styles.line}>
      {parts
        .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
        .map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is text without a state of its own.
          <span key={place}>{typeof part === 'string' ? <bdi>{part}</bdi> : part}</span>
        ))}
    </span>
  );
}
