import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  type LineNote,
  lineNotes,
  listImportLines,
  type Outcome,
  outcomes,
  type ProductImport,
} from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import rows from '../list.module.css';
import { useKnownFilters } from '../list-query.ts';
import { useCategories } from '../products/use-categories.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useGrowingList } from '../use-growing-list.ts';
import { ImportedLine } from './imported-line.tsx';
import styles from './imports.module.css';

/** Few, since each line may have many faults: on a phone the list is the longest part of the page. */
const pageSize = 8;

type LookProps = {
  /** Scroll to the requested lines once they are loaded. */
  isLooking: boolean;
  onShown: () => void;
};

/** The file's lines by outcome, chosen by the counts; the choice is in the URL. */
export function ImportLines({ value, ...look }: LookProps & { value: ProductImport }) {
  const words = useAdminWords().imports;
  const [query, setQuery] = useSearchParams();
  const { counts } = value;
  const asked = outcomes.find((outcome) => outcome === query.get('show'));
  const first = (['refuse', 'add', 'change', 'same'] as const).find((outcome) => counts[outcome] > 0);
  const shown = asked ?? first ?? 'add';
  const note = lineNotes.find((one) => one === query.get('note'));
  useKnownFilters({ show: asked, note });
  const isUndone = value.state === 'undone';
  const labels = {
    add: isUndone ? words.wasAdded : words.wouldAdd,
    change: isUndone ? words.wasChanged : words.wouldChange,
    same: words.wouldStay,
    refuse: words.refused,
  };
  const choose = (outcome: Outcome) =>
    setQuery({ id: value.id, show: outcome }, { replace: true, preventScrollReset: true });
  return (
    <section className={styles.lines}>
      <h2>{words.lines}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div className={styles.tiles} role="group" aria-label={words.lines}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            data-outcome={outcome}
            data-none={counts[outcome] === 0 || undefined}
            aria-pressed={outcome === shown && !note}
            onClick={() => choose(outcome)}
          >
            <b>{counts[outcome]}</b> <span>{labels[outcome]}</span>
          </button>
        ))}
      </div>
      <LineList value={value} outcome={shown} note={note} {...look} />
    </section>
  );
}

type LineListProps = LookProps & { value: ProductImport; outcome: Outcome; note: LineNote | undefined };

function LineList({ value, outcome, note, isLooking, onShown }: LineListProps) {
  const { id, state, created_at, counts } = value;
  const { imports: words, listKept } = useAdminWords();
  const { data: categories = [] } = useCategories();
  // A new check, and applying, change the lines.
  const { list, isCurrent, fetched, more } = useGrowingList(
    ['import lines', id, state, created_at, outcome, note],
    (cursor, signal) => call(listImportLines, { id, outcome, note, limit: pageSize, cursor }, { signal }),
  );
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!isLooking || !isCurrent) return;
    lines.current?.focus({ preventScroll: true });
    // The list may be longer than the screen: scroll to its first line.
    lines.current?.scrollIntoView({ block: 'start' });
    onShown();
  }, [isLooking, isCurrent, onShown]);
  const failed = fetched.isError && (
    <LoadFailed retryLabel={words.retry} onRetry={() => void fetched.refetch()}>
      {words.loadFailed} {list && listKept}
    </LoadFailed>
  );
  if (!list) return failed || <p role="status">{words.loading}</p>;
  return (
    <>
      {failed}
      {list.items.length === 0 && <p className="muted">{words.none}</p>}
      {note && isCurrent && <p role="status">{words.progress(list.page.total, counts[outcome])}</p>}
      <ol
        ref={lines}
        tabIndex={-1}
        aria-label={words.lines}
        className={rows.list}
        aria-busy={!isCurrent || undefined}
      >
        {list.items.map((line) => (
          <ImportedLine key={line.line} line={line} categories={categories} isApplied={state === 'applied'} />
        ))}
      </ol>
      {more.failure && <Alert>{more.failure}</Alert>}
      {isCurrent && list.page.cursor && (
        <Button block variant="line" busy={more.isBusy} onClick={more.start}>
          {words.more(list.page.total - list.items.length)}
        </Button>
      )}
    </>
  );
}
