import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** Paper with stepped corners, as for a receipt; `hem` adds an embroidered edge. */
export function Paper({ hem = false, children }: { hem?: boolean; children: ReactNode }) {
  return (
    <div className={styles.paper} data-hem={hem || undefined}>
      {children}
    </div>
  );
}
