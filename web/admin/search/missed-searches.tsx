import { useState } from 'react';
import { dismissMissedSearch, listMissedSearches, type MissedSearch } from '../../../contracts/search.ts';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useLatest, useLoaded } from '../../session/use-loaded.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './search.module.css';

type MissedSearchesProps = {
  /** Changing the number refetches the list. */
  version: number;
  /** Starts a new synonym with the search text. */
  onAdd: (query: string) => void;
};

/** What shoppers searched for and did not find, the most frequent first. */
export function MissedSearches({ version, onAdd }: MissedSearchesProps) {
  const { search: say } = useAdminWords();
  const [dismissals, setDismissals] = useState(0);
  const loaded = useLoaded(`missed ${version} ${dismissals}`, (signal) =>
    call(listMissedSearches, {}, { signal }),
  );
  const words = { loading: say.missedLoading, failed: say.missedFailed, retry: say.retry };
  const missed = useLatest(loaded);
  return (
    <section className={styles.section} aria-labelledby="missed">
      <h2 id="missed">{say.missed}</h2>
      <Pending loaded={loaded} say={words} isKept={missed !== null} />
      {missed?.length === 0 && <p className="muted">{say.missedNone}</p>}
      {missed && missed.length > 0 && (
        <>
          <p className="muted">{say.missedText}</p>
          <ul className={styles.list}>
            {missed.map((one) => (
              <Row
                key={one.words}
                missed={one}
                onAdd={onAdd}
                onDismissed={() => setDismissals((count) => count + 1)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type RowProps = { missed: MissedSearch; onAdd: (query: string) => void; onDismissed: () => void };

function Row({ missed: { words, query, count, last_at }, onAdd, onDismissed }: RowProps) {
  const { search: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { isBusy, failure, start } = useAction(async () => {
    await call(dismissMissedSearch, { words });
    onDismissed();
    showToast({ text: say.dismissed(query) });
  }, say.failedToDelete);
  return (
    <li className={styles.row}>
      <p className={styles.pair}>
        <bdi>{query}</bdi>
        <span className={`muted num ${styles.facts}`}>
          {say.times(count)} · {say.last(formatMoment(last_at, language))}
        </span>
      </p>
      {failure && <Alert>{failure}</Alert>}
      <div className={styles.actions}>
        <Button size="sm" aria-label={say.addFor(query)} onClick={() => onAdd(query)}>
          {say.add}
        </Button>
        <Button size="sm" variant="line" busy={isBusy} aria-label={say.dismissNamed(query)} onClick={start}>
          {say.dismiss}
        </Button>
      </div>
    </li>
  );
}
