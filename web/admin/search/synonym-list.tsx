import { deleteSynonym, listSynonyms, type Synonym } from '../../../contracts/search.ts';
import { call, callRecorded } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyList } from '../empty-list.tsx';
import { useListQuery } from '../list-query.ts';
import { PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchSearch, searchKey } from './refetch-search.ts';
import styles from './search.module.css';

export function SynonymList({ onEdit }: Pick<RowProps, 'onEdit'>) {
  const { search: say } = useAdminWords();
  const list = useListQuery();
  const q = list.query.get('q') ?? '';
  const cursor = list.query.get('cursor') ?? undefined;
  const loaded = useFetched({
    queryKey: [...searchKey, 'synonyms', list.key],
    queryFn: ({ signal }) => call(listSynonyms, { q, cursor }, { signal }),
  });
  const empty = list.isFiltered ? (
    <EmptyList
      level={3}
      title={say.none}
      action={
        <Button variant="line" onClick={list.clear}>
          {say.clear}
        </Button>
      }
    />
  ) : (
    <EmptyList level={3} title={say.empty} />
  );
  return (
    <>
      <SearchBox
        label={say.find}
        placeholder={say.findHint}
        value={q}
        onSearch={(text) => list.change({ q: text })}
      />
      <PagedList list={list} loaded={loaded} say={say} empty={empty}>
        {(synonym) => <Row key={synonym.id} synonym={synonym} onEdit={onEdit} />}
      </PagedList>
    </>
  );
}

type RowProps = { synonym: Synonym; onEdit: (synonym: Synonym) => void };

/** Deletes without confirmation: undo is in the toast and in the activity log. */
function Row({ synonym, onEdit }: RowProps) {
  const { search: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const { id, term, same } = synonym;
  const { isBusy, failure, start } = useAction(async () => {
    const { activity } = await callRecorded(deleteSynonym, { id });
    refetchSearch();
    offerUndo({
      activity,
      subject: id,
      text: say.deleted(toastName(term, 12), toastName(same, 12)),
      onUndone: refetchSearch,
    });
  }, say.failedToDelete);
  return (
    <li className={styles.row}>
      <p className={styles.pair}>
        <bdi>{term}</bdi> <span className="muted">=</span> <bdi>{same}</bdi>
      </p>
      {failure && <Alert>{failure}</Alert>}
      <div className={styles.actions}>
        <IconButton label={say.editNamed(term, same)} title={say.edit} onClick={() => onEdit(synonym)}>
          <Icon name="edit" />
        </IconButton>
        <IconButton label={say.removeNamed(term, same)} title={say.remove} busy={isBusy} onClick={start}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  );
}
