import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './load-failed.module.css';

type LoadFailedProps = {
  /** What failed, and why. */
  children: ReactNode;
  retryLabel: string;
  onRetry: () => void;
};

/** Error state of what a page loads: the reason, and the button that tries again. */
export function LoadFailed({ children, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.failed}>
      <Alert>{children}</Alert>
      <Button size="sm" variant="line" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
