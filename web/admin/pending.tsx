import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import type { Fetched } from '../session/use-fetched.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './pending.module.css';
import { useAdminWords } from './use-admin-words.ts';

export type PendingWords = { loading: string; failed: string; retry: string };
type PendingProps = {
  loaded: Omit<Fetched<unknown>, 'data'>;
  say: PendingWords;
  /** Stale data from the previous load is still shown below, so only the error is added. */
  isKept?: boolean;
};

/** Loading and error state (with retry) of a tab; null once the data is there. */
export function Pending({ loaded, say, isKept = false }: PendingProps) {
  const words = useWords();
  const { listKept } = useAdminWords();
  if (isKept && !loaded.isError) return null;
  if (loaded.isPending) {
    return (
      <p className={styles.waiting} role="status">
        {say.loading}
      </p>
    );
  }
  if (!loaded.isError) return null;
  return (
    <div className={styles.failed}>
      <Alert>
        {say.failed} {describeError(loaded.error, words, '')} {isKept && listKept}
      </Alert>
      <Button size="sm" variant="line" onClick={() => void loaded.refetch()}>
        {say.retry}
      </Button>
    </div>
  );
}
