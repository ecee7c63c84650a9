import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './load-failed.module.css';

type LoadFailedProps = {
  /** The error message. */
  children: ReactNode;
  retryLabel: string;
  onRetry: () => void;
};

/** Error state of a page's data: the reason, and a retry button. */
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
