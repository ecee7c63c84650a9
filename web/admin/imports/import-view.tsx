import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LineNote, ProductImport } from '../../../contracts/imports.ts';
import { usePath } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ApplyButton } from './apply-button.tsx';
import { CopiedImages } from './copied-images.tsx';
import { FaultGroups } from './fault-groups.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './imports.module.css';
import { Mapping } from './mapping.tsx';
import { RestBox } from './rest-box.tsx';
import { UndoButton } from './undo-button.tsx';
import { Undone } from './undone.tsx';
import { useImport, type WatchedImport } from './use-import.ts';

/** An import: its progress, what it would do or has done line by line, and its actions. */
export function ImportView({ id }: { id: string }) {
  const words = useAdminWords().imports;
  const watched = useImport(id);
  const { value, hasFailed, retry } = watched;
  if (hasFailed && !value)
    return (
      <>
        <LoadFailed retryLabel={words.retry} onRetry={retry}>
          {words.loadFailed}
        </LoadFailed>
        <Again />
      </>
    );
  if (!value) return <p role="status">{words.loading}</p>;
  const isUnderWay = value.state === 'checking' || value.state === 'applying';
  return (
    <div className={styles.view}>
      <p className={styles.file}>
        <b>
          <bdi>{value.file}</bdi>
        </b>
        <span className="muted">
          {words.formats[value.format]} · {words.states[value.state]}
        </span>
      </p>
      {isUnderWay ? (
        <ImportProgress value={value} hasFailed={hasFailed} onRetry={retry} />
      ) : (
        // Remounted for each check: the chosen filter and page belong to its result.
        <Result key={value.created_at} value={value} watched={watched} />
      )}
    </div>
  );
}

function Result({ value, watched }: { value: ProductImport; watched: WatchedImport }) {
  const hasLines = Object.values(value.counts).some((count) => count > 0);
  // The key includes the state: a failed import has other lines than the checked one.
  const key = `${value.id} ${value.state} ${value.counts.refuse}`;
  const [isMappingChanged, setMappingChanged] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const isOpen = value.state === 'checked' || value.state === 'unmapped';
  const mapping = isOpen && (
    <Mapping value={value} onChange={() => setMappingChanged(true)} onChecked={watched.show} />
  );
  // The mapping is above the lines when it can fix them.
  const isMappingFirst =
    value.state === 'unmapped' || value.faults?.some(({ code }) => code === 'category_unknown');
  return (
    <>
      <Outcome
        value={value}
        watched={watched}
        isMappingChanged={isMappingChanged}
        onLook={() => setLooking(true)}
      />
      <FaultGroups faults={value.faults ?? []} />
      {isMappingFirst && mapping}
      <RestBox rest={value.rest} />
      {hasLines && (
        <ImportLines key={key} value={value} isLooking={isLooking} onShown={() => setLooking(false)} />
      )}
      {!isMappingFirst && mapping}
    </>
  );
}

type SumProps = {
  value: ProductImport;
  /** Called to show the lines of one outcome. */
  onLook: () => void;
};
type OutcomeProps = SumProps & { watched: WatchedImport; isMappingChanged: boolean };

function Outcome({ value, watched, isMappingChanged, onLook }: OutcomeProps) {
  const words = useAdminWords().imports;
  const path = usePath();
  const { add, change, refuse } = value.counts;
  switch (value.state) {
    case 'applied':
      return (
        <>
          <Alert tone="ok">{words.applied(add, change)}</Alert>
          <Sum value={value} onLook={onLook} />
          <Untranslated value={value} onLook={onLook} />
          <CopiedImages id={value.id} />
          <div className={styles.actions}>
            <ButtonLink to={path('/admin/products')}>{words.toProducts}</ButtonLink>
            <UndoButton value={value} onUndone={watched.show} />
            <Again />
          </div>
        </>
      );
    case 'undone':
      return (
        <>
          <Undone value={value} />
          <div className={styles.actions}>
            <Again />
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <Alert>{refuse > 0 ? words.broken : words.lost}</Alert>
          <Sum value={value} onLook={onLook} />
          <div className={styles.actions}>
            <Again />
          </div>
        </>
      );
    default:
      return (
        <>
          <Standing value={value} gaveUp={watched.gaveUp} />
          <Sum value={value} onLook={onLook} />
          <Alike value={value} onLook={onLook} />
          <Untranslated value={value} onLook={onLook} />
          <div className={styles.actions}>
            {add + change > 0 && !isMappingChanged && <ApplyButton value={value} onStarted={watched.show} />}
            <Again />
          </div>
          {isMappingChanged && <p role="status">{words.checkFirst}</p>}
        </>
      );
  }
}

/** Summary and actions of a checked import. */
function Standing({ value, gaveUp }: { value: ProductImport; gaveUp: boolean }) {
  const words = useAdminWords().imports;
  const { add, change, refuse } = value.counts;
  if (value.state === 'unmapped') return <Alert>{words.unmapped}</Alert>;
  if (value.stale > 0) return <Alert>{words.stale(value.stale)}</Alert>;
  if (gaveUp) return <Alert>{words.gaveUp}</Alert>;
  if (add + change > 0) return <p role="status">{words.readable}</p>;
  return refuse > 0 ? <Alert>{words.nothingGood}</Alert> : <Alert tone="ok">{words.nothing}</Alert>;
}

/** The numbers of lines by outcome, with the actions, and a link to the refused lines, far below on a phone. */
function Sum({ value, onLook }: SumProps) {
  const words = useAdminWords().imports;
  const { counts, rows, parts } = value;
  if (rows === 0) return null;
  return (
    <>
      <p className="muted">{words.sum({ ...counts, lines: rows, parts })}</p>
      {counts.refuse > 0 && (
        <div className={styles.actions}>
          <LookButton value={value} show="refuse" onLook={onLook}>
            {words.toRefused(counts.refuse)}
          </LookButton>
        </div>
      )}
    </>
  );
}

/** Lines that would create a duplicate, with a link to them among the new ones. */
function Alike({ value, onLook }: SumProps) {
  const words = useAdminWords().imports;
  if (value.alike === 0) return null;
  return (
    <div className={styles.note}>
      <p>{words.alike(value.alike)}</p>
      <LookButton value={value} show="add" note="product_alike" onLook={onLook}>
        {words.toAlike}
      </LookButton>
    </div>
  );
}

function LookButton({
  value: { id },
  show,
  note,
  onLook,
  children,
}: SumProps & { show: 'add' | 'refuse'; note?: LineNote; children: ReactNode }) {
  const [, setQuery] = useSearchParams();
  const look = () => {
    setQuery({ id, show, ...(note && { note }) }, { replace: true, preventScrollReset: true });
    onLook();
  };
  return (
    <Button size="sm" variant="line" onClick={look}>
      {children}
    </Button>
  );
}

/** Untranslated products, with a link to their lines, from which each product can be opened once it is imported. */
function Untranslated({ value, onLook }: SumProps) {
  const words = useAdminWords().imports;
  if (value.untranslated === 0) return null;
  return (
    <div className={styles.note}>
      <p>{words.untranslated(value.untranslated)}</p>
      <LookButton value={value} show="add" note="translation_missing" onLook={onLook}>
        {words.translate}
      </LookButton>
    </div>
  );
}

function Again() {
  const words = useAdminWords().imports;
  const path = usePath();
  return (
    <ButtonLink variant="line" to={path('/admin/products/import')}>
      {words.again}
    </ButtonLink>
  );
}
