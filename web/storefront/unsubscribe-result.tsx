import type { ReactNode } from 'react';
import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './newsletter-leave.module.css';
import type { Loaded } from './use-loaded.ts';

type UnsubscribeResultProps = {
  left: Loaded<unknown>;
  say: Record<'leaving' | 'failed' | 'retry' | 'left' | 'leftText', string>;
  action: ReactNode;
};

/** The result of opening an unsubscribe link. */
export function UnsubscribeResult({ left, say, action }: UnsubscribeResultProps) {
  const words = useWords();
  if (left.status === 'failed') {
    return (
      <div className="wrap">
        <LoadFailed retryLabel={say.retry} onRetry={left.retry}>
          {say.failed} {describeError(left.error, words)}
        </LoadFailed>
      </div>
    );
  }
  return (
    <div role="status">
      {left.status === 'loading' ? (
        <p className={`wrap ${styles.leaving}`}>{say.leaving}</p>
      ) : (
        <EmptyShelf
          image={<Motif of={birdMotif} unit={7} />}
          title={say.left}
          text={say.leftText}
          action={action}
        />
      )}
    </div>
  );
}
