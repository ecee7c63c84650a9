import { formatDay } from '../../../contracts/language.ts';
import { dismissMissedSearch, listMissedSearches, type MissedSearch } from '../../../contracts/search.ts';
import { call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import list from '../list.module.css';
import { Pending } from '../pending.tsx';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { refetchSearch, searchKey } from './refetch-search.ts';
import styles from './search.module.css';

/** Searches of shoppers without results, the most frequent first. */
export function MissedSearches({ onAdd }: Pick<RowProps, 'onAdd'>) {
  const { search: say } = useAdminWords();
  const loaded = useFetched({
    queryKey: [...searchKey, 'missed'],
    queryFn: ({ signal }) => call(listMissedSearches, {}, { signal }),
  });
  const words = { loading: say.missedLoading, failed: say.missedFailed, retry: say.retry };
  const { data: missed } = loaded;
  return (
    <section className={styles.section} aria-labelledby="missed">
      <h2 id="missed">{say.missed}</h2>
      <Pending loaded={loaded} say={words} isKept={missed !== undefined} />
      {missed?.length === 0 && <p className="muted">{say.missedNone}</p>}
      {missed && missed.length > 0 && (
        <>
          <p className="muted">{say.missedText}</p>
          <ul className={list.list}>
            {missed.map((one) => (
              <Row key={one.words} missed={one} onAdd={onAdd} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type RowProps = {
  missed: MissedSearch;
  /** Starts a new synonym with the search text. */
  onAdd: (query: string) => void;
};

function Row({ missed: { words, query, count, last_at }, onAdd }: RowProps) {
  const { search: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { isBusy, failure, start } = useAction(async () => {
    await call(dismissMissedSearch, { words });
    refetchSearch();
    showToast({ text: say.dismissed(toastName(query)) });
  }, say.failedToDelete);
  return (
    <li className={styles.row}>
      <p className={styles.pair}>
        <bdi>{query}</bdi>
        <span className={`muted num ${styles.facts}`}>
          {say.times(count)} · {say.last(formatDay(last_at, language))}
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
