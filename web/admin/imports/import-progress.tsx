import type { ProductImport } from '../../../contracts/imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';

type ImportProgressProps = { value: ProductImport; hasFailed: boolean; onRetry: () => void };

/** Progress as reported by the server. */
export function ImportProgress({ value, hasFailed, onRetry }: ImportProgressProps) {
  const words = useAdminWords().imports;
  const { done, total } = value;
  const share = total > 0 ? Math.min(done / total, 1) : 0;
  const label = value.state === 'applying' ? words.applying : words.checking;
  return (
    <div className={card.form}>
      <p role="status">{label}</p>
      <ProgressTrack label={label} share={share} />
      <p className={styles.figures}>
        <bdi>{words.progress(done, total)}</bdi>
      </p>
      {hasFailed ? (
        <>
          <Alert>{words.loadFailed}</Alert>
          <Button size="sm" variant="line" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      ) : (
        <p className="muted">{words.leaveOpen}</p>
      )}
    </div>
  );
}

/** A progress bar; the share is from 0 to 1. */
export function ProgressTrack({ label, share }: { label: string; share: number }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div className={styles.sewn} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
