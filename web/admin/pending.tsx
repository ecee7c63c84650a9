import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import type { Loaded } from '../session/use-loaded.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './pending.module.css';
import { useAdminWords } from './use-admin-words.ts';

export type PendingWords = { loading: string; failed: string; retry: string };
type PendingProps = {
  loaded: Loaded<unknown>;
  say: PendingWords;
  /** Stale data from the previous load is still shown below, so only the error is added. */
  isKept?: boolean;
};

/** Loading and error state (with retry) of a tab; null once the data is there. */
export function Pending({ loaded, say, isKept = false }: PendingProps) {
  const words = useWords();
  const { listKept } = useAdminWords();
  if (isKept && loaded.status !== 'failed') return null;
  if (loaded.status === 'loading') {
    return (
      <p className={styles.waiting} role="status">
        {say.loading}
      </p>
    );
  }
  if (loaded.status === 'ready') return null;
  return (
    <div className={styles.failed}>
      <Alert>
        {say.failed} {describeError(loaded.error, words, '')} {isKept && listKept}
      </Alert>
      <Button size="sm" variant="line" onClick={loaded.retry}>
        {say.retry}
      </Button>
    </div>
  );
}
