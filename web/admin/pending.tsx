import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import type { Fetched } from '../session/use-fetched.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
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
  if (loaded.isPending) return <Waiting>{say.loading}</Waiting>;
  if (!loaded.isError) return null;
  return (
    <LoadFailed retryLabel={say.retry} onRetry={() => void loaded.refetch()}>
      {say.failed} {describeError(loaded.error, words, '')} {isKept && listKept}
    </LoadFailed>
  );
}

/** Says that a page is loading. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      {children}
    </p>
  );
}
