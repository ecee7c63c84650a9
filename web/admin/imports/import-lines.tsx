import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ImportLine,
  listImportLines,
  type Outcome,
  outcomes,
  type ProductImport,
} from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { useLatest, useLoaded } from '../../session/use-loaded.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCategories } from '../products/use-categories.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { ImportedLine } from './imported-line.tsx';
import styles from './imports.module.css';

const pageSize = 50;

/** The file's lines by what becomes of them: the counts choose, and the choice is in the URL. */
export function ImportLines({ value }: { value: ProductImport }) {
  const words = useAdminWords().imports;
  const [query, setQuery] = useSearchParams();
  const { counts } = value;
  const asked = outcomes.find((outcome) => outcome === query.get('show'));
  const first = (['refuse', 'add', 'change', 'same'] as const).find((outcome) => counts[outcome] > 0);
  const shown = asked ?? first ?? 'add';
  const labels = {
    add: words.wouldAdd,
    change: words.wouldChange,
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
            aria-pressed={outcome === shown}
            onClick={() => choose(outcome)}
          >
            <b>{counts[outcome]}</b> <span>{labels[outcome]}</span>
          </button>
        ))}
      </div>
      {value.rows > 0 && (
        <p className="muted">{words.sum({ ...counts, rows: value.rows, parts: value.parts })}</p>
      )}
      <LineList id={value.id} outcome={shown} />
    </section>
  );
}

function LineList({ id, outcome }: { id: string; outcome: Outcome }) {
  const { imports: words, listKept } = useAdminWords();
  const shelf = useCategories();
  const categories = shelf.status === 'ready' ? shelf.value : [];
  const [grown, setGrown] = useState<{ of: Outcome; items: ImportLine[]; cursor: string | null }>();
  const more = grown?.of === outcome ? grown : null;
  const load = (cursor?: string) => call(listImportLines, { id, outcome, limit: pageSize, cursor });
  const loaded = useLoaded(`${id} ${outcome}`, () => load());
  // Stale-while-revalidate: the previous lines stay while a request is pending or has failed.
  const first = useLatest(loaded);
  const isCurrent = loaded.status === 'ready';
  const cursor = more ? more.cursor : isCurrent ? loaded.value.page.cursor : null;
  const { isBusy, failure, start } = useAction(async () => {
    if (!cursor) return;
    const next = await load(cursor);
    setGrown({ of: outcome, items: [...(more?.items ?? []), ...next.items], cursor: next.page.cursor });
  });
  const failed = loaded.status === 'failed' && (
    <div className={styles.failed}>
      <Alert>
        {words.loadFailed} {first && listKept}
      </Alert>
      <Button size="sm" variant="line" onClick={loaded.retry}>
        {words.retry}
      </Button>
    </div>
  );
  if (!first) return failed || <p role="status">{words.loading}</p>;
  const items = [...first.items, ...(more?.items ?? [])];
  return (
    <>
      {failed}
      {items.length === 0 && <p className="muted">{words.none}</p>}
      <ol className={styles.list} aria-busy={!isCurrent || undefined}>
        {items.map((line) => (
          <ImportedLine key={line.line} line={line} categories={categories} />
        ))}
      </ol>
      {failure && <Alert>{failure}</Alert>}
      {cursor && (
        <Button block variant="line" busy={isBusy} onClick={start}>
          {words.more}
        </Button>
      )}
    </>
  );
}
