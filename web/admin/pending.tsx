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
  /** What came before still stands below. */
  isKept?: boolean;
};

/** What stands in a tab's place while its answer is on the way, and when it could not be had; nothing once it is there. */
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
